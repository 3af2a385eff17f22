package parlour.games.monotonic.engine.young;

import java.lang.foreign.Arena;
import parlour.claim.Budget;
import parlour.claim.CertificateSink;

/**
 * Who wins from every diagram of a box when the player who cannot stay within it loses: one bit for
 * each diagram, in memory.
 *
 * <p>Cost: all diagrams, a few machine instructions each, since neighbours in the order of words
 * are worked on together; a bit and a little more each.
 */
public final class YoungTable {
    private final Blocks blocks;
    private final Plane lost;
    private final Budget budget;
    private long count;

    /**
     * Solves a box.
     *
     * @throws Budget.Exceeded if the table does not fit into the memory, or the time runs out
     */
    public YoungTable(YoungBox box, Budget budget) {
        if (!fits(box, budget.memoryBytes())) {
            throw new Budget.Exceeded("memory");
        }
        this.budget = budget;
        this.blocks = new Blocks(box);
        this.lost = Plane.inMemory(blocks.words(), Arena.ofAuto());
        new LayerRun(blocks, new EndTables(blocks), budget)
                .run(lost, null, null, 0, (layer, found) -> count += found);
    }

    /** Whether a table fits into so many bytes, for sure. */
    public static boolean fits(YoungBox box, long bytes) {
        return box.diagrams() / Byte.SIZE + box.diagrams() / Long.BYTES / 2 <= bytes;
    }

    /** Whether the player to move loses at a diagram. */
    public boolean isLost(long word) {
        return lost.has(blocks.bit(word));
    }

    /**
     * Writes the lines of a {@linkplain parlour.games.monotonic.check.BoxCertificate certificate};
     * the header is up to the caller.
     *
     * @throws Budget.Exceeded if the time runs out
     */
    public void write(CertificateSink sink) {
        new BoxProof(blocks, sink, budget).write(lost, 0);
    }

    /** Bytes taken. */
    public long bytes() {
        return blocks.words() * Long.BYTES;
    }

    /** How many diagrams are lost for the player to move. */
    public long lost() {
        return count;
    }
}

package parlour.games.monotonic.engine.young;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.lang.foreign.Arena;
import parlour.claim.Budget;
import parlour.claim.CertificateSink;
import parlour.claim.Resumable;

/**
 * Who wins from every diagram of a box when the player who cannot stay within it loses: one bit for
 * each diagram, in memory.
 *
 * <p>Cost: all diagrams, a few machine instructions each, since neighbours in the order of words
 * are worked on together; a bit and a little more each. Kept are the layers that are finished; from
 * boxes of 17 by 17 on no layer has more than one in fifty of the diagrams.
 */
public final class YoungTable implements Resumable {
    /** The method's name in answers. */
    public static final String METHOD = "young-diagrams";

    /** Longs written or read at once. */
    private static final int CHUNK = 1 << 10;

    private final Blocks blocks;
    private final Plane lost;
    private final Budget budget;
    private volatile Finished finished = new Finished(0, 0);

    /**
     * Solves a box.
     *
     * @throws Budget.Exceeded if the table does not fit into the memory, or the time runs out
     */
    public YoungTable(YoungBox box, Budget budget) {
        this(blocks(box, budget), budget);
        run();
    }

    /** A table in which nothing is decided. */
    private YoungTable(Blocks blocks, Budget budget) {
        this.blocks = blocks;
        this.budget = budget;
        this.lost = Plane.inMemory(blocks.words(), Arena.ofAuto());
    }

    private static Blocks blocks(YoungBox box, Budget budget) {
        if (!fits(box, budget.memoryBytes())) {
            throw new Budget.Exceeded("memory");
        }
        return new Blocks(box);
    }

    /** Layers, and the lost diagrams in them. */
    private record Finished(int layers, long lost) {}

    /**
     * Solves a box; kept in the budget's place for that, and gone on with from there.
     *
     * @throws Budget.Exceeded if the table does not fit into the memory, or the time runs out
     */
    public static YoungTable kept(YoungBox box, Budget budget) {
        var table = new YoungTable(blocks(box, budget), budget);
        budget.checkpoints().begin(table);
        table.run();
        return table;
    }

    private void run() {
        new LayerRun(blocks, new EndTables(blocks), budget)
                .run(
                        lost,
                        null,
                        null,
                        finished.layers,
                        (layer, found) ->
                                finished = new Finished(layer + 1, finished.lost + found));
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
        return finished.lost;
    }

    @Override
    public String work() {
        return METHOD;
    }

    @Override
    public long steps() {
        return finished.layers;
    }

    @Override
    public long size() {
        return blocks.wordsBefore(finished.layers) * Long.BYTES;
    }

    @Override
    public void write(DataOutput out) throws IOException {
        Finished so = finished;
        out.writeInt(blocks.box().columns());
        out.writeInt(blocks.box().rows());
        out.writeInt(so.layers);
        out.writeLong(so.lost);
        long[] chunk = new long[CHUNK];
        long words = blocks.wordsBefore(so.layers);
        for (long place = 0; place < words; place += CHUNK) {
            int count = (int) Math.min(CHUNK, words - place);
            lost.read(place, chunk, count);
            for (int i = 0; i < count; i++) {
                out.writeLong(chunk[i]);
            }
        }
    }

    /** What was read in vain is written over, since no layer counts as finished then. */
    @Override
    public void read(DataInput in) throws IOException {
        if (in.readInt() != blocks.box().columns() || in.readInt() != blocks.box().rows()) {
            throw new IOException("the diagrams of another box");
        }
        int layers = in.readInt();
        if (layers < 0 || layers > blocks.layers()) {
            throw new IOException("a box of %d layers".formatted(layers));
        }
        long count = in.readLong();
        long[] chunk = new long[CHUNK];
        long words = blocks.wordsBefore(layers);
        for (long place = 0; place < words; place += CHUNK) {
            int some = (int) Math.min(CHUNK, words - place);
            for (int i = 0; i < some; i++) {
                chunk[i] = in.readLong();
            }
            lost.write(place, chunk, some);
        }
        finished = new Finished(layers, count);
    }
}

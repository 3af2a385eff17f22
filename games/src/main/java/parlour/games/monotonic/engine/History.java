package parlour.games.monotonic.engine;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * Remembers how often positions of a shape turned out lost for the player to move, to try such
 * positions first. A shape is the sequence of labels, whether each block has one card or more, and
 * the parity of the core. It guides the order only: no answer depends on it.
 */
final class History {
    private static final int BITS = 18;

    /** Most bytes that {@link #write} writes: three ints for a shape. */
    static final long MOST_BYTES = 12L << BITS;

    private static final int MOST = 1 << 20;

    private final int[] lost = new int[1 << BITS];
    private final int[] seen = new int[1 << BITS];

    /** The number of a position's shape. */
    static int shape(Core core) {
        long hash = 0;
        int cards = 0;
        for (int i = 0; i < core.size; i++) {
            int block = core.blocks[i];
            cards += Block.size(block);
            int few = Math.min(Block.size(block), 2) | Block.openness(block) << 2;
            hash = (hash ^ Block.x(block) << 12 ^ Block.y(block) << 6 ^ few) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 29;
        }
        hash = (hash ^ cards & 1) * 0x9E3779B97F4A7C15L;
        return (int) (hash >>> Long.SIZE - BITS);
    }

    /** Notes what became of a position of a shape. */
    void note(int shape, boolean isLost) {
        if (seen[shape] < MOST) {
            seen[shape]++;
            lost[shape] += isLost ? 1 : 0;
        }
    }

    /** Writes the shapes seen; a shape that there is not ends them. */
    void write(DataOutput out) throws IOException {
        for (int shape = 0; shape < seen.length; shape++) {
            if (seen[shape] > 0) {
                out.writeInt(shape);
                out.writeInt(seen[shape]);
                out.writeInt(lost[shape]);
            }
        }
        out.writeInt(-1);
    }

    /**
     * What another one has written.
     *
     * @throws IOException if the bytes make no sense
     */
    static History read(DataInput in) throws IOException {
        History history = new History();
        for (int shape = in.readInt(); shape >= 0; shape = in.readInt()) {
            int times = in.readInt();
            int losses = in.readInt();
            if (shape >= history.seen.length || losses < 0 || losses > times || times > MOST) {
                throw new IOException("shape " + shape + " lost " + losses + " of " + times);
            }
            history.seen[shape] = times;
            history.lost[shape] = losses;
        }
        return history;
    }

    /** Remembers what another one does, and nothing else. */
    void takeOver(History other) {
        System.arraycopy(other.seen, 0, seen, 0, seen.length);
        System.arraycopy(other.lost, 0, lost, 0, lost.length);
    }

    /**
     * How little one should expect a position of this shape to be lost: -log2 of (lost + 0.3) /
     * (seen + 1), in 256ths.
     */
    int surprise(int shape) {
        return log(10 * seen[shape] + 10) - log(10 * lost[shape] + 3);
    }

    /** 256 log2 of a positive number, the fraction linear between powers of two. */
    private static int log(int number) {
        int whole = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(number);
        long fraction = ((long) number << 8 >> whole) - 256;
        return (int) (256L * whole + fraction);
    }
}

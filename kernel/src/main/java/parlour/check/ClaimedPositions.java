package parlour.check;

import java.util.HashSet;
import java.util.Set;

/**
 * The positions that lines have claimed so far. Most positions that are asked for are none of them;
 * a table of one bit for a hash, small enough to stay near the processor, says so of nearly all of
 * these. Where it does not, equality decides.
 *
 * @param <P> positions
 */
final class ClaimedPositions<P> {
    /** Bits for each position at least; twice as many once they have been spread. */
    private static final int BITS = 16;

    private final Set<P> positions = new HashSet<>();
    private long[] bits = new long[4];

    int size() {
        return positions.size();
    }

    boolean contains(P position) {
        int bit = bit(position);
        return (bits[bit >>> 6] >>> bit & 1) != 0 && positions.contains(position);
    }

    /** False if the position is claimed already. */
    boolean add(P position) {
        if (!positions.add(position)) {
            return false;
        }
        // At most 2^31 bits, so that their numbers are integers; beyond them they tell less.
        if (positions.size() * (long) BITS > bits.length * 64L && bits.length < 1 << 25) {
            bits = new long[2 * bits.length];
            positions.forEach(this::mark);
        } else {
            mark(position);
        }
        return true;
    }

    private void mark(P position) {
        int bit = bit(position);
        bits[bit >>> 6] |= 1L << bit;
    }

    /** The highest bits of the hash times 2^64 over the golden ratio: they depend on all of it. */
    private int bit(P position) {
        long mixed = position.hashCode() * 0x9E3779B97F4A7C15L;
        return (int) (mixed >>> Long.numberOfLeadingZeros(bits.length * 64L - 1));
    }
}

package parlour.games.monotonic.engine.young;

/**
 * Ranges of bits in arrays of longs, the lowest bit first. Arrays have one long more than their
 * bits need, which is 0, so that reading never asks whether a range ends in the long it begins in.
 */
final class Bits {
    private Bits() {}

    /** Longs that hold this many bits, without the one more. */
    static int words(int bits) {
        return (bits + Long.SIZE - 1) / Long.SIZE;
    }

    /** A long of ones from the lowest bit on; 1 to 64 of them. */
    static long ones(int count) {
        return -1L >>> Long.SIZE - count;
    }

    /** 1 to 64 bits. */
    static long read(long[] bits, int from, int count) {
        int word = from >>> 6;
        int shift = from & 63;
        // Two steps, since a shift by 64 would be one by 0.
        return (bits[word] >>> shift | bits[word + 1] << 1 << 63 - shift) & ones(count);
    }

    /** Adds 1 to 63 bits to a range where none is set. */
    static void add(long[] bits, int at, long added) {
        int word = at >>> 6;
        int shift = at & 63;
        bits[word] |= added << shift;
        bits[word + 1] |= added >>> 1 >>> 63 - shift;
    }

    /** Adds a range to another. */
    static void add(long[] bits, int at, long[] added, int from, int count) {
        int done = 0;
        while (done < count) {
            int to = at + done;
            int size = Math.min(Long.SIZE - (to & 63), count - done);
            bits[to >>> 6] |= read(added, from + done, size) << to;
            done += size;
        }
    }
}

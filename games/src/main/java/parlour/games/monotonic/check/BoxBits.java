package parlour.games.monotonic.check;

/**
 * Rows of bits in longs, the lowest bit of the first long first. A row has a long more than it
 * needs, so that reading need not ask whether bits end in the long in which they begin.
 */
final class BoxBits {
    private BoxBits() {}

    /** 1 to 64 bits. */
    static long read(long[] row, long at, int count) {
        int place = (int) (at >>> 6);
        int shift = (int) at & 63;
        // Two steps, since a shift by 64 would be one by 0.
        long bits = row[place] >>> shift | row[place + 1] << 1 << 63 - shift;
        return bits & -1L >>> Long.SIZE - count;
    }

    /** Sets bits that are set in another row. */
    static void add(long[] from, long at, int count, long[] to, int place) {
        int done = 0;
        while (done < count) {
            int next = place + done;
            int size = Math.min(Long.SIZE - (next & 63), count - done);
            to[next >> 6] |= read(from, at + done, size) << next;
            done += size;
        }
    }
}

package parlour.games.sylver.check;

import java.util.Arrays;

/**
 * Sets of numbers in any number of words of bits, with everything above counted in: what {@link
 * SmallSets} are in one word. Sets that are put together have as many words.
 */
final class WideSets {
    private WideSets() {}

    /** All numbers from 0 on. */
    static long[] all(int words) {
        long[] set = new long[words];
        Arrays.fill(set, -1L);
        return set;
    }

    /** Whether n is in; it must be below 64 for every word. */
    static boolean has(long[] set, int n) {
        return (set[n >> 6] >>> n & 1) != 0;
    }

    /** Takes a number out; it must be below 64 for every word. */
    static void remove(long[] set, int n) {
        set[n >> 6] &= ~(1L << n);
    }

    /** The numbers that are not in a set, ascending. */
    static int[] gaps(long[] set) {
        int[] gaps = new int[gapCount(set)];
        int count = 0;
        for (int w = 0; w < set.length; w++) {
            for (long left = ~set[w]; left != 0; left &= left - 1) {
                gaps[count++] = (w << 6) + Long.numberOfTrailingZeros(left);
            }
        }
        return gaps;
    }

    static int gapCount(long[] set) {
        int count = 0;
        for (long word : set) {
            count += Long.bitCount(~word);
        }
        return count;
    }

    /**
     * Writes the union of a set and of another one moved up by n. From the last word down, so that
     * either may be written over.
     */
    static void unite(long[] set, long[] other, int n, long[] to) {
        int down = n >> 6;
        for (int w = set.length - 1; w >= 0; w--) {
            long moved = w < down ? 0 : other[w - down] << n;
            if (w > down && (n & 63) != 0) {
                moved |= other[w - down - 1] >>> -n;
            }
            to[w] = set[w] | moved;
        }
    }

    /** Whether a set holds all sums of its elements and those of another one. */
    static boolean holdsSums(long[] set, long[] other) {
        long[] sums = new long[set.length];
        for (int n = 0; n < set.length << 6; n++) {
            if (has(other, n)) {
                unite(set, set, n, sums);
                if (!Arrays.equals(set, sums)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Writes the sums of elements of a set and of any number of n &gt; 0. */
    static void adjoin(long[] set, int n, long[] to) {
        unite(set, set, n, to);
        for (int more = 2 * n; more < set.length << 6; more *= 2) {
            unite(to, to, more, to);
        }
    }
}

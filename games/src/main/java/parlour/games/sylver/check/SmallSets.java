package parlour.games.sylver.check;

import java.util.Arrays;

/** Sets of numbers as bits 0 to 63, with everything above counted in. */
final class SmallSets {
    private SmallSets() {}

    /**
     * The numbers that the given ones generate.
     *
     * @throws IllegalArgumentException if one above 62 is not generated
     */
    static long generated(long[] numbers) {
        long sums = 1;
        for (int n = 1; n < Long.SIZE; n++) {
            for (long a : numbers) {
                if (a <= n && (sums >>> (n - a) & 1) != 0) {
                    sums |= 1L << n;
                }
            }
        }
        long least = Arrays.stream(numbers).min().orElse(0);
        EvenShapes.demand(
                largestGap(sums) + least < Long.SIZE, "gaps reach beyond " + (Long.SIZE - 2));
        return sums;
    }

    static int largestGap(long set) {
        return Long.SIZE - 1 - Long.numberOfLeadingZeros(~set);
    }

    /** All sums of an element of one set and an element of another. */
    static long sums(long set, long other) {
        long sums = 0;
        for (long left = other; left != 0; left &= left - 1) {
            sums |= set << Long.numberOfTrailingZeros(left);
        }
        return sums;
    }

    /** The semigroup of a set and n: sums with any number of n. */
    static long adjoin(long set, int n) {
        long sums = set;
        for (int more = n; more < Long.SIZE; more += n) {
            sums |= set << more;
        }
        return sums;
    }
}

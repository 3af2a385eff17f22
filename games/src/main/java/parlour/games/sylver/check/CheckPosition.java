package parlour.games.sylver.check;

import java.util.BitSet;

/**
 * A finite position as checkers see it: which numbers from 0 to a bound are sums of named ones;
 * everything above the bound is. Never changed once made.
 *
 * @param sums the sums
 * @param bound at least the largest number that is no sum at the root
 */
record CheckPosition(BitSet sums, int bound) {
    /** The position after these numbers, given that everything above the bound is a sum. */
    static CheckPosition of(int bound, long... named) {
        BitSet sums = new BitSet(bound + 1);
        sums.set(0);
        for (int n = 1; n <= bound; n++) {
            for (long a : named) {
                if (a <= n && sums.get(n - (int) a)) {
                    sums.set(n);
                    break;
                }
            }
        }
        return new CheckPosition(sums, bound);
    }

    /** Whether n can be named. */
    boolean isLeft(long n) {
        return 1 <= n && n <= bound && !sums.get((int) n);
    }

    /** The position after naming n: each sum may have any number of n added. */
    CheckPosition name(int n) {
        BitSet after = (BitSet) sums.clone();
        for (int x = n; x <= bound; x++) {
            if (after.get(x - n)) {
                after.set(x);
            }
        }
        return new CheckPosition(after, bound);
    }

    /** The least numbers that generate the position, in ascending order, separated by spaces. */
    String text() {
        StringBuilder text = new StringBuilder();
        BitSet made = new BitSet();
        made.set(0);
        int least = sums.nextSetBit(1);
        least = least < 0 ? bound + 1 : least;
        // Above bound + least every number is a sum of least and a smaller one.
        for (int n = 1; n <= bound + least; n++) {
            if ((n > bound || sums.get(n)) && !made.get(n)) {
                text.append(text.isEmpty() ? "" : " ").append(n);
                for (int x = n; x <= bound + least; x++) {
                    if (made.get(x - n)) {
                        made.set(x);
                    }
                }
            }
        }
        return text.toString();
    }
}

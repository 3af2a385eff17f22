package parlour.games.sylver.check;

import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import parlour.check.Worded;

/**
 * A position as checkers see it: the greatest common divisor of the numbers named, and the
 * multiples x of it that are no sums of them, divided by it. Never changed once made.
 */
final class CheckPosition implements Worded {
    private final long gcd;

    /** Bit x says whether x is a gap; the last word is not 0. */
    private final long[] gaps;

    private CheckPosition(long gcd, long[] gaps) {
        int words = gaps.length;
        while (words > 0 && gaps[words - 1] == 0) {
            words--;
        }
        this.gcd = gcd;
        this.gaps = words == gaps.length ? gaps : Arrays.copyOf(gaps, words);
    }

    /**
     * The position after these numbers; its gcd is 0 if there are none.
     *
     * @throws IllegalArgumentException if gaps reach too far
     */
    static CheckPosition of(long... named) {
        long gcd = CheckInstance.gcd(named);
        if (gcd == 0) {
            return new CheckPosition(0, new long[0]);
        }
        long[] scaled = Arrays.stream(named).map(n -> n / gcd).toArray();
        long least = Arrays.stream(scaled).min().orElse(0);
        for (int bound = 256; bound <= CheckInstance.MAX_BOUND; bound *= 4) {
            BitSet sums = sums(scaled, bound);
            int last = Math.max(0, sums.previousClearBit(bound));
            // As many sums in a row as the least number: all that follow are sums too.
            if (last + least <= bound) {
                return new CheckPosition(gcd, ofSums(sums, last).gaps);
            }
        }
        throw new IllegalArgumentException(
                "numbers beyond " + CheckInstance.MAX_BOUND + " are left");
    }

    /** The position of gcd 1 with these sums up to a bound and everything above it. */
    static CheckPosition ofSums(BitSet sums, int bound) {
        BitSet gaps = sums.get(0, bound + 1);
        gaps.flip(0, bound + 1);
        return new CheckPosition(1, gaps.toLongArray());
    }

    /** The sums of numbers up to a bound. */
    static BitSet sums(long[] named, int bound) {
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
        return sums;
    }

    long gcd() {
        return gcd;
    }

    /** At least the largest gap. */
    int bound() {
        return gaps.length * Long.SIZE - 1;
    }

    /** Whether x is a gap. */
    boolean isGap(long x) {
        return 0 < x && x <= bound() && (gaps[(int) (x >> 6)] >>> x & 1) != 0;
    }

    /** Whether n can be named. */
    boolean isLeft(long n) {
        return n > 0 && (gcd == 0 || n % gcd != 0 || isGap(n / gcd));
    }

    /** Whether no number from {@code least}, 1 or 2, on can be named. */
    boolean isOver(int least) {
        return gcd == 1 && (gaps.length == 0 || gaps.length == 1 && gaps[0] >>> least == 0);
    }

    /** Whether the gcd is 2 or 3 and the gaps are half of the numbers up to the largest. */
    boolean isQuiet() {
        return (gcd == 2 || gcd == 3) && gaps.length > 0 && isSymmetric();
    }

    /**
     * Whether the gaps are half of the numbers from 0 up to the largest; also if there are none.
     */
    boolean isSymmetric() {
        return 2 * gapCount() == largestGap() + 1;
    }

    /** Whether this is a finite position that is won by the ender theorem. */
    boolean isEnder() {
        return gcd == 1 && largestGap() > 1 && 2 * gapCount() <= largestGap() + 2;
    }

    private int gapCount() {
        int count = 0;
        for (long word : gaps) {
            count += Long.bitCount(word);
        }
        return count;
    }

    /** The largest gap; -1 if there is none. */
    int largestGap() {
        return gaps.length == 0 ? -1 : bound() - Long.numberOfLeadingZeros(gaps[gaps.length - 1]);
    }

    /** The position after naming n, which is left. */
    CheckPosition name(long n) {
        if (gcd == 0 || n % gcd != 0) {
            long[] named = named();
            long[] after = Arrays.copyOf(named, named.length + 1);
            after[named.length] = n;
            return of(after);
        }
        // x remains a gap if x, x - n, x - 2n, … all were: first for n, then two at once, four.
        long[] after = gaps.clone();
        for (long step = n / gcd; step <= bound(); step *= 2) {
            keepIfGapBefore(after, (int) step);
        }
        return new CheckPosition(gcd, after);
    }

    /** Keeps x if x is less than a step or x less a step is a gap; from the largest x down. */
    private static void keepIfGapBefore(long[] gaps, int step) {
        int words = step >> 6;
        int left = step & 63;
        for (int w = gaps.length - 1; w >= words; w--) {
            long before = gaps[w - words] << left;
            if (w > words) {
                before |= gaps[w - words - 1] >>> 1 >>> 63 - left;
            } else {
                before |= (1L << left) - 1;
            }
            gaps[w] &= before;
        }
    }

    /** The least numbers that generate the position, in ascending order, separated by spaces. */
    String text() {
        StringBuilder text = new StringBuilder();
        for (long n : named()) {
            text.append(text.isEmpty() ? "" : " ").append(n);
        }
        return text.toString();
    }

    /** The least numbers that generate the position, in ascending order. */
    long[] named() {
        if (gcd == 0) {
            return new long[0];
        }
        long[] named = new long[8];
        int count = 0;
        int least = 1;
        while (isGap(least)) {
            least++;
        }
        // Above the largest gap and least all is made by least and a smaller element.
        int most = Math.max(0, bound()) + least;
        // What the numbers written so far do not make.
        long[] open = new long[(most >> 6) + 1];
        Arrays.fill(open, -1L);
        open[0] = -2L;
        for (int n = least; n <= most; n++) {
            if ((open[n >> 6] >>> n & 1) != 0 && !isGap(n)) {
                named = count == named.length ? Arrays.copyOf(named, 2 * count) : named;
                named[count++] = n * gcd;
                for (long step = n; step <= most; step *= 2) {
                    keepIfGapBefore(open, (int) step);
                }
            }
        }
        return Arrays.copyOf(named, count);
    }

    @Override
    public long @Nullable [] words() {
        return gcd == 1 ? gaps : null;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CheckPosition that
                && gcd == that.gcd
                && Arrays.equals(gaps, that.gaps);
    }

    @Override
    public int hashCode() {
        long hash = gcd;
        for (long word : gaps) {
            hash = (hash ^ word) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 32;
        }
        return (int) hash;
    }
}

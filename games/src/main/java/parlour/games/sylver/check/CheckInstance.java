package parlour.games.sylver.check;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parlour.claim.BadInput;

/**
 * An instance string taken at its word.
 *
 * @param named the numbers named
 * @param oneLoses whether 1 may be named and loses
 */
record CheckInstance(long[] named, boolean oneLoses) {
    /** Largest bound of a finite position: a position takes 8 KB. */
    static final int MAX_BOUND = 1 << 16;

    private static final Pattern FORM = Pattern.compile("sylver\\(named=([0-9 ]*)(,one=loses)?\\)");
    private static final Pattern NUMBERS = Pattern.compile("([1-9][0-9]{0,9}( |$))*");

    /**
     * Reads a canonical instance string.
     *
     * @throws IllegalArgumentException with the reason, if it is none
     */
    static CheckInstance read(String text) {
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            throw new IllegalArgumentException("no instance (" + BadInput.shown(text) + ")");
        }
        return new CheckInstance(numbers(form.group(1)), form.group(2) != null);
    }

    /**
     * Positive integers separated by single spaces.
     *
     * @throws IllegalArgumentException if the text is anything else
     */
    static long[] numbers(String text) {
        if (!NUMBERS.matcher(text).matches() || text.endsWith(" ")) {
            throw new IllegalArgumentException(
                    "expected numbers separated by spaces (" + BadInput.shown(text) + ")");
        }
        return text.isEmpty()
                ? new long[0]
                : Arrays.stream(text.split(" ")).mapToLong(Long::parseLong).toArray();
    }

    /** The greatest common divisor of the numbers; 0 if there is none. */
    long gcd() {
        long gcd = 0;
        for (long n : named) {
            gcd = gcd(gcd, n);
        }
        return gcd;
    }

    /**
     * The instance after a reply.
     *
     * @throws IllegalArgumentException if the reply may not be named
     */
    CheckInstance after(long reply) {
        long gcd = gcd();
        // A number that the gcd does not divide is no sum; others are left to the scaled position.
        boolean isLegal = reply > 1 && (gcd == 0 || reply % gcd != 0 || isLeft(reply / gcd, gcd));
        if (!isLegal) {
            throw new IllegalArgumentException("reply (" + reply + ") may not be named");
        }
        long[] after = Arrays.copyOf(named, named.length + 1);
        after[named.length] = reply;
        return new CheckInstance(after, oneLoses);
    }

    private boolean isLeft(long n, long gcd) {
        return position(Arrays.stream(named).map(a -> a / gcd).toArray()).isLeft(n);
    }

    static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    /**
     * The position, where finitely many numbers are left.
     *
     * @throws IllegalArgumentException if infinitely many are, or they reach too far
     */
    CheckPosition position() {
        return position(named);
    }

    /** The position after numbers whose gcd is 1. */
    static CheckPosition position(long[] named) {
        if (new CheckInstance(named, false).gcd() != 1) {
            throw new IllegalArgumentException("infinitely many numbers are left");
        }
        int most = largestGap(named);
        return CheckPosition.of(Math.max(0, most), named);
    }

    /** The last number that is no sum: as many sums in a row as the least number end the search. */
    private static int largestGap(long[] named) {
        long least = Arrays.stream(named).min().orElse(0);
        for (int bound = 256; bound <= MAX_BOUND; bound *= 4) {
            int last = CheckPosition.of(bound, named).sums().previousClearBit(bound);
            if (last + least <= bound) {
                return last;
            }
        }
        throw new IllegalArgumentException("numbers beyond " + MAX_BOUND + " are left");
    }
}

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

    /** Digits of a number at most: the sum of two still goes into a long. */
    private static final int MAX_DIGITS = 10;

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
        long[] numbers = new long[(text.length() + 1) / 2];
        int count = 0;
        for (int from = 0; from < text.length(); ) {
            int to = endOfNumber(text, from);
            if (to == from || to == text.length() - 1) {
                throw new IllegalArgumentException(
                        "expected numbers separated by spaces (" + BadInput.shown(text) + ")");
            }
            numbers[count++] = Long.parseLong(text, from, to, 10);
            from = to + 1;
        }
        return Arrays.copyOf(numbers, count);
    }

    /**
     * Where the number ends that begins here; here if none does that ends at a space or the end.
     */
    private static int endOfNumber(String text, int from) {
        int to = from;
        while (to < text.length() && text.charAt(to) >= '0' && text.charAt(to) <= '9') {
            to++;
        }
        boolean isNumber = to > from && text.charAt(from) != '0' && to - from <= MAX_DIGITS;
        boolean endsThere = to == text.length() || text.charAt(to) == ' ';
        return isNumber && endsThere ? to : from;
    }

    /** The greatest common divisor of the numbers; 0 if there is none. */
    long gcd() {
        return gcd(named);
    }

    /** The greatest common divisor of numbers; 0 if there is none. */
    static long gcd(long[] numbers) {
        long gcd = 0;
        for (long n : numbers) {
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
        // A number that the gcd does not divide is no sum.
        boolean isLegal = gcd == 0 || reply % gcd != 0 || CheckPosition.of(named).isLeft(reply);
        if (reply < 2 || !isLegal) {
            throw new IllegalArgumentException("reply (" + reply + ") may not be named");
        }
        long[] after = Arrays.copyOf(named, named.length + 1);
        after[named.length] = reply;
        return new CheckInstance(after, oneLoses);
    }

    static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}

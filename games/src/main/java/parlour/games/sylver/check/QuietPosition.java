package parlour.games.sylver.check;

import java.util.Arrays;

/**
 * A position of any gcd as checkers see it; equal if written equally.
 *
 * @param text the least numbers that generate it, ascending
 * @param gcd their greatest common divisor
 * @param scaled the position divided by it
 */
record QuietPosition(String text, long gcd, CheckPosition scaled) {
    /**
     * The position after these numbers.
     *
     * @throws IllegalArgumentException if there are none, or the scaled position reaches too far
     */
    static QuietPosition of(long... named) {
        long gcd = new CheckInstance(named, false).gcd();
        if (gcd == 0) {
            throw new IllegalArgumentException("nothing is named");
        }
        CheckPosition scaled =
                CheckInstance.position(Arrays.stream(named).map(n -> n / gcd).toArray());
        StringBuilder text = new StringBuilder();
        for (long n : CheckInstance.numbers(scaled.text())) {
            text.append(text.isEmpty() ? "" : " ").append(n * gcd);
        }
        return new QuietPosition(text.toString(), gcd, scaled);
    }

    /** The position after naming n. */
    QuietPosition name(long n) {
        long[] named = CheckInstance.numbers(text);
        long[] after = Arrays.copyOf(named, named.length + 1);
        after[named.length] = n;
        return of(after);
    }

    boolean isLeft(long n) {
        return n > 0 && (n % gcd != 0 || scaled.isLeft(n / gcd));
    }

    /** Whether the gcd is a prime and the scaled position symmetric, other than all numbers. */
    boolean isQuiet() {
        int gaps = scaled.bound() + 1 - scaled.sums().cardinality();
        return (gcd == 2 || gcd == 3) && gaps > 0 && 2 * gaps == scaled.bound() + 1;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof QuietPosition that && text.equals(that.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }
}

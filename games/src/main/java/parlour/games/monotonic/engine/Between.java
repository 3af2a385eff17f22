package parlour.games.monotonic.engine;

import parlour.exact.Rational;

/** A number within an open interval as it is written, {@code (0,1/2)} or {@code (-inf,3)}. */
final class Between {
    private Between() {}

    /** The middle; beside the only end, one farther; 0 if there is no end. */
    static Rational of(String interval) {
        String[] ends = interval.substring(1, interval.length() - 1).split(",", -1);
        boolean low = !ends[0].equals("-inf");
        boolean high = !ends[1].equals("inf");
        if (low && high) {
            Rational sum = Rational.parse(ends[0]).plus(Rational.parse(ends[1]));
            return sum.dividedBy(Rational.of(2));
        }
        if (low) {
            return Rational.parse(ends[0]).plus(Rational.ONE);
        }
        return high ? Rational.parse(ends[1]).minus(Rational.ONE) : Rational.ZERO;
    }
}

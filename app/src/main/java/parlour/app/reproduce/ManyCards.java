package parlour.app.reproduce;

import java.math.BigInteger;
import parlour.claim.Json;
import parlour.exact.Rational;

/**
 * The constants of Le Her with ever more cards, in the root c of c³ + c² + c = 1: critical cards s
 * = {@link #C} N + {@link #S_NEXT} + …, t likewise, value {@link #VALUE} + {@link #VALUE_NEXT} / N
 * + ….
 *
 * <p>c is rounded down to {@value #DIGITS} digits, so that what is linear or quadratic in it with
 * coefficients below 10³ is right to more digits than any source prints.
 */
final class ManyCards {
    private static final int DIGITS = 60;

    static final Rational C = root();
    static final Rational VALUE = quadratic(4, 5, -1).dividedBy(Rational.of(12));
    static final Rational VALUE_NEXT = quadratic(1, -3, 4).dividedBy(Rational.of(4));
    private static final Rational S_NEXT = quadratic(42, -34, 17).dividedBy(Rational.of(22));

    private ManyCards() {}

    /** The constants, rounded. */
    static Json.Fields of(int digits) {
        Rational slope = quadratic(1, 0, 1).dividedBy(Rational.of(2));
        Rational pure = quadratic(1, 2, 1);
        return Json.fields()
                .with("c", Figure.decimal(C, digits))
                .with("sNext", Figure.decimal(S_NEXT, digits))
                .with("sThird", Figure.decimal(quadratic(339, 626, 391, 2904), digits))
                .with("tSlope", Figure.decimal(slope, digits))
                .with("tNext", Figure.decimal(quadratic(39, -8, -29, 22), digits))
                .with("tThird", Figure.decimal(quadratic(424, 1202, 433, 2904), digits))
                .with("value", Figure.decimal(VALUE, digits))
                .with("valueNext", Figure.decimal(VALUE_NEXT, digits))
                .with("valueThird", Figure.decimal(quadratic(305, -106, -431, 528), digits))
                .with("pure", Figure.decimal(pure.dividedBy(pure.plus(quadratic(0, 0, 2))), digits))
                .with("theta", Figure.decimal(C.dividedBy(C.plus(slope)), digits));
    }

    /** By bisection of an interval whose ends are whole multiples of the last digit. */
    private static Rational root() {
        BigInteger one = BigInteger.TEN.pow(DIGITS);
        BigInteger low = BigInteger.ZERO;
        BigInteger high = one;
        while (high.subtract(low).compareTo(BigInteger.ONE) > 0) {
            BigInteger middle = low.add(high).shiftRight(1);
            Rational c = Rational.of(middle, one);
            boolean below =
                    c.plus(Rational.ONE)
                                    .times(c)
                                    .plus(Rational.ONE)
                                    .times(c)
                                    .compareTo(Rational.ONE)
                            <= 0;
            low = below ? middle : low;
            high = below ? high : middle;
        }
        return Rational.of(low, one);
    }

    private static Rational quadratic(long constant, long linear, long square) {
        return Rational.of(square)
                .times(C)
                .plus(Rational.of(linear))
                .times(C)
                .plus(Rational.of(constant));
    }

    private static Rational quadratic(long constant, long linear, long square, long by) {
        return quadratic(constant, linear, square).dividedBy(Rational.of(by));
    }
}

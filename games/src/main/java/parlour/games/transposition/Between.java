package parlour.games.transposition;

import org.jspecify.annotations.Nullable;
import parlour.exact.Rational;

/** Open intervals of rationals: where they end, how they are written, and a number of each. */
final class Between {
    private Between() {}

    /** Where an open stretch of moves ends below; null if nowhere. */
    static @Nullable Rational low(Domain domain, Stretch.Open open) {
        return open.above() != null
                ? open.above()
                : domain.lowerBound(domain.line().firstPart(open.span()));
    }

    /** Where it ends above; null if nowhere. */
    static @Nullable Rational high(Domain domain, Stretch.Open open) {
        return open.below() != null
                ? open.below()
                : domain.upperBound(domain.line().firstPart(open.span()));
    }

    /** The text of an open stretch of moves, as in {@code (-inf,1/2)}. */
    static String text(Domain domain, Stretch.Open open) {
        Rational low = low(domain, open);
        Rational high = high(domain, open);
        return "(" + (low == null ? "-inf" : low) + "," + (high == null ? "inf" : high) + ")";
    }

    /** A place between two bounds, either of which may be missing. */
    static Place place(int span, @Nullable Rational low, @Nullable Rational high) {
        Rational value = value(low, high);
        return new Place(span, value.floor().longValueExact(), value.isInteger() ? null : value);
    }

    private static Rational value(@Nullable Rational low, @Nullable Rational high) {
        if (low == null) {
            return high == null ? Rational.ZERO : Rational.of(high.ceil()).minus(Rational.ONE);
        }
        return high == null
                ? Rational.of(low.floor()).plus(Rational.ONE)
                : low.plus(high).dividedBy(Rational.of(2));
    }
}

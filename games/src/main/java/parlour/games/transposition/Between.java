package parlour.games.transposition;

import org.jspecify.annotations.Nullable;
import parlour.exact.Rational;

/** Picks a rational from an open interval. */
final class Between {
    private Between() {}

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

package parlour.games.transposition;

import org.jspecify.annotations.Nullable;
import parlour.exact.Rational;

/**
 * Where an element lies on the line of a domain. Places are ordered as the elements are.
 *
 * @param span the index of its span, from the left
 * @param whole the coordinate in a chain; in a dense span the integer part (floor)
 * @param fraction in a dense span the element itself unless it is an integer; otherwise null
 */
public record Place(int span, long whole, @Nullable Rational fraction)
        implements Comparable<Place> {
    /** A place with an integer coordinate. */
    public static Place of(int span, long whole) {
        return new Place(span, whole, null);
    }

    /** The rational at a place of a dense span. */
    public Rational value() {
        return fraction == null ? Rational.of(whole) : fraction;
    }

    @Override
    public int compareTo(Place other) {
        if (span != other.span) {
            return Integer.compare(span, other.span);
        }
        if (whole != other.whole || (fraction == null && other.fraction == null)) {
            return Long.compare(whole, other.whole);
        }
        return value().compareTo(other.value());
    }
}

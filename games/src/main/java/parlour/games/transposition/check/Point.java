package parlour.games.transposition.check;

import org.jspecify.annotations.Nullable;
import parlour.exact.Rational;

/**
 * An element of the domain as it was written, before any normalisation.
 *
 * @param part the part of the domain
 * @param at its own coordinate in a chain; 0 in a dense part
 * @param value the element of a dense part; null in a chain
 */
record Point(int part, long at, @Nullable Rational value) implements Comparable<Point> {
    @Override
    public int compareTo(Point other) {
        if (part != other.part) {
            return Integer.compare(part, other.part);
        }
        return value == null || other.value == null
                ? Long.compare(at, other.at)
                : value.compareTo(other.value);
    }
}

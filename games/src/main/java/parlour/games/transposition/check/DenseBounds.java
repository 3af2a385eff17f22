package parlour.games.transposition.check;

import org.jspecify.annotations.Nullable;
import parlour.exact.Rational;
import parlour.games.transposition.Domain;

/**
 * Where a dense part begins and ends.
 *
 * @param low the lower bound; null if there is none
 * @param high the upper bound; null if there is none
 */
record DenseBounds(@Nullable Rational low, @Nullable Rational high) {
    static DenseBounds of(Domain domain, int part) {
        return new DenseBounds(domain.lowerBound(part), domain.upperBound(part));
    }
}

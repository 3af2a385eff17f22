package parlour.games.sylver.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parlour.game.Outcome;

/**
 * An even part 2E that a certificate lists, with its shapes and rows; and what they say of the even
 * position 2E itself.
 *
 * <p>An odd winning reply makes 2E a win. All odd winning replies are known if rows repeat; or if
 * rows go 2F(E) beyond the first, since naming n makes every n + 2k with k &gt; F(E) a sum; or if E
 * is symmetric, other than the naturals, and rows go beyond F(E): an odd n in E leads to a
 * symmetric semigroup, a win. Then 2E is lost exactly if no even option is.
 */
final class EvenLevel {
    /** The levels ⟨E, e⟩ for the gaps e, ascending. */
    private final List<EvenLevel> above;

    private final EvenShapes shapes;
    private @Nullable EvenRows rows;
    private Optional<Outcome> outcome = Optional.empty();

    EvenLevel(long[] even, List<EvenLevel> above) {
        this.above = above;
        this.shapes = new EvenShapes(even, above.stream().map(level -> level.shapes).toList());
    }

    /** Accepts a listed shape, given by the gaps of its odd part. */
    void add(long[] oddGaps) {
        EvenShapes.demand(rows == null, "shapes come before rows");
        shapes.add(oddGaps);
    }

    /** The rows, once all shapes are listed. */
    EvenRows rows() {
        EvenRows known = rows;
        if (known == null) {
            shapes.close();
            known = new EvenRows(shapes, above.stream().map(EvenLevel::rows).toList());
            rows = known;
        }
        return known;
    }

    /** All rows are there. */
    void close() {
        rows().close();
        shapes.forgetMoves();
        outcome = computed();
    }

    private Optional<Outcome> computed() {
        if (!rows().singles().isEmpty() || above.stream().anyMatch(level -> level.isLost())) {
            return Optional.of(Outcome.NEXT);
        }
        boolean isLost =
                knowsAllOdd() && above.stream().allMatch(level -> level.outcome.isPresent());
        return isLost ? Optional.of(Outcome.PREVIOUS) : Optional.empty();
    }

    private boolean isLost() {
        return outcome.equals(Optional.of(Outcome.PREVIOUS));
    }

    private boolean knowsAllOdd() {
        int frobenius = shapes.frobenius();
        List<Long> found = rows().singles();
        return rows().isPeriodic()
                || (!found.isEmpty() && rows().next() > found.getFirst() + 2L * frobenius)
                || (shapes.isSymmetric() && frobenius > 0 && rows().next() > frobenius);
    }

    /** N, P, or nothing if the rows do not tell. */
    Optional<Outcome> outcome() {
        return outcome;
    }

    /** Below this number all winning moves are known; the largest if all are. */
    long knownBelow() {
        long odd = knowsAllOdd() ? Long.MAX_VALUE : rows().next();
        int[] gaps = shapes.gaps();
        for (int i = 0; i < gaps.length; i++) {
            if (above.get(i).outcome.isEmpty()) {
                return Math.min(odd, 2L * gaps[i]);
            }
        }
        return odd;
    }

    /** The winning moves that the rows show. */
    List<Long> wins() {
        List<Long> wins = new ArrayList<>(rows().singles());
        int[] gaps = shapes.gaps();
        for (int i = 0; i < gaps.length; i++) {
            if (above.get(i).isLost()) {
                wins.add(2L * gaps[i]);
            }
        }
        return wins;
    }
}

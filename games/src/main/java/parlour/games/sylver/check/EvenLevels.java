package parlour.games.sylver.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import parlour.game.Outcome;

/**
 * What checked rows say of the even positions 2E themselves.
 *
 * <p>An odd winning reply makes 2E a win. All odd winning replies are known if rows repeat; or if
 * rows go 2F(E) beyond the first, since naming n makes every n + 2k with k &gt; F(E) a sum; or if E
 * is symmetric, other than the naturals, and rows go beyond F(E): an odd n in E leads to a
 * symmetric semigroup, a win. Then 2E is lost exactly if no even option is.
 */
final class EvenLevels {
    private final EvenRows rows;
    private final Map<Long, @Nullable Outcome> known = new HashMap<>();

    EvenLevels(EvenRows rows) {
        this.rows = rows;
    }

    boolean knowsAllOdd(long even) {
        int frobenius = EvenShapes.largestGap(even);
        List<Long> found = rows.singles(even);
        boolean isSymmetric = 2 * Long.bitCount(~even) == frobenius + 1;
        return rows.isPeriodic()
                || (!found.isEmpty() && rows.next() > found.getFirst() + 2L * frobenius)
                || (isSymmetric && frobenius > 0 && rows.next() > frobenius);
    }

    /** N, P, or null if the rows do not tell. */
    @Nullable Outcome outcome(long even) {
        // What the rows do not tell is remembered as well.
        if (!known.containsKey(even)) {
            known.put(even, computed(even));
        }
        return known.get(even);
    }

    private @Nullable Outcome computed(long even) {
        if (!rows.singles(even).isEmpty()) {
            return Outcome.NEXT;
        }
        boolean isOpen = !knowsAllOdd(even);
        for (long left = ~even; left != 0; left &= left - 1) {
            Outcome option = outcome(EvenShapes.adjoin(even, Long.numberOfTrailingZeros(left)));
            if (option == Outcome.PREVIOUS) {
                return Outcome.NEXT;
            }
            isOpen |= option == null;
        }
        return isOpen ? null : Outcome.PREVIOUS;
    }

    /** The least even number whose option the rows do not decide; 2^31 if there is none. */
    long firstOpen(long even) {
        for (long left = ~even; left != 0; left &= left - 1) {
            int e = Long.numberOfTrailingZeros(left);
            if (outcome(EvenShapes.adjoin(even, e)) == null) {
                return 2L * e;
            }
        }
        return 1L << 31;
    }

    /** The winning moves that the rows show. */
    List<Long> wins(long even) {
        List<Long> wins = new ArrayList<>(rows.singles(even));
        for (long left = ~even; left != 0; left &= left - 1) {
            int e = Long.numberOfTrailingZeros(left);
            if (outcome(EvenShapes.adjoin(even, e)) == Outcome.PREVIOUS) {
                wins.add(2L * e);
            }
        }
        return wins;
    }
}

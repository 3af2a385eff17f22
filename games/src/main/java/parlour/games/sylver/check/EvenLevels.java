package parlour.games.sylver.check;

import java.math.BigInteger;
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
    private final EvenShapes shapes;
    private final EvenRows rows;
    private final Map<Integer, @Nullable Outcome> known = new HashMap<>();

    EvenLevels(EvenShapes shapes, EvenRows rows) {
        this.shapes = shapes;
        this.rows = rows;
    }

    /** Half of an even move, and the level that it leads to. */
    private record Move(int half, int level) {}

    private List<Move> moves(int level) {
        BigInteger even = shapes.even(level);
        return EvenShapes.gaps(even).stream()
                .map(e -> new Move(e, shapes.levelOf(EvenShapes.adjoin(even, e))))
                .toList();
    }

    boolean knowsAllOdd(int level) {
        BigInteger even = shapes.even(level);
        int frobenius = EvenShapes.largestGap(even);
        List<Long> found = rows.singles(level);
        boolean isSymmetric = 2 * EvenShapes.gaps(even).size() == frobenius + 1;
        return rows.isPeriodic()
                || (!found.isEmpty() && rows.next() > found.getFirst() + 2L * frobenius)
                || (isSymmetric && frobenius > 0 && rows.next() > frobenius);
    }

    /** N, P, or null if the rows do not tell. */
    @Nullable Outcome outcome(int level) {
        // What the rows do not tell is remembered as well.
        if (!known.containsKey(level)) {
            known.put(level, computed(level));
        }
        return known.get(level);
    }

    private @Nullable Outcome computed(int level) {
        if (!rows.singles(level).isEmpty()) {
            return Outcome.NEXT;
        }
        boolean isOpen = !knowsAllOdd(level);
        for (Move move : moves(level)) {
            Outcome option = outcome(move.level());
            if (option == Outcome.PREVIOUS) {
                return Outcome.NEXT;
            }
            isOpen |= option == null;
        }
        return isOpen ? null : Outcome.PREVIOUS;
    }

    /** The least even number whose option the rows do not decide; 2^31 if there is none. */
    long firstOpen(int level) {
        return moves(level).stream()
                .filter(move -> outcome(move.level()) == null)
                .mapToLong(move -> 2L * move.half())
                .findFirst()
                .orElse(1L << 31);
    }

    /** The winning moves that the rows show. */
    List<Long> wins(int level) {
        List<Long> wins = new ArrayList<>(rows.singles(level));
        for (Move move : moves(level)) {
            if (outcome(move.level()) == Outcome.PREVIOUS) {
                wins.add(2L * move.half());
            }
        }
        return wins;
    }
}

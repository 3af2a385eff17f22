package parlour.games.sylver.engine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import parlour.game.Outcome;

/**
 * What a {@link TwoScaleTable} says of the positions 3E, E a level.
 *
 * <p><b>Antichain theorem.</b> If m and k both win at S, k is no sum of m and S: else naming m at
 * the position after k would lead to the lost position after m. So with n the least winning reply
 * that 3 does not divide, none beyond 2n + 3F(E) wins. <b>Quiet end theorem.</b> If E is symmetric
 * and not all numbers, no n beyond F(E) wins unless 3 divides it.
 *
 * <p>3E is won if some reply wins; lost by the quiet end theorem, or by a period of E, if no option
 * is.
 */
final class TwoScaleOutcomes {
    private final TwoScaleMoves moves;
    private final IdealShapes shapes;
    private final TwoScaleTable table;
    private final TwoScalePeriods periods;
    private final @Nullable Outcome[] outcomes;

    TwoScaleOutcomes(TwoScaleMoves moves, TwoScaleTable table) {
        this.moves = moves;
        this.shapes = moves.shapes();
        this.table = table;
        this.periods = new TwoScalePeriods(moves, table);
        this.outcomes = new Outcome[shapes.levelCount()];
        update();
    }

    /** Takes notice of what the table reaches. */
    void update() {
        periods.update();
        for (int level = 0; level < outcomes.length; level++) {
            if (outcomes[level] == null) {
                outcomes[level] = computed(level);
            }
        }
    }

    private @Nullable Outcome computed(int level) {
        if (!table.singles(level).isEmpty()) {
            return Outcome.NEXT;
        }
        boolean isOpen = !knowsAllSingles(level);
        for (int option : options(level)) {
            if (outcomes[option] == Outcome.PREVIOUS) {
                return Outcome.NEXT;
            }
            isOpen |= outcomes[option] == null;
        }
        return isOpen ? null : Outcome.PREVIOUS;
    }

    /** The levels after adding each gap, in ascending order of the gaps. */
    private int[] options(int level) {
        int[] ideals = moves.even(shapes.single(level));
        int[] options = new int[ideals.length];
        for (int i = 0; i < options.length; i++) {
            options[i] = shapes.levelOfShape(ideals[i]);
        }
        return options;
    }

    private boolean knowsAllSingles(int level) {
        if (periods.of(level).isPresent()) {
            return true;
        }
        long frobenius = Math.max(0, shapes.frobenius(level));
        if (shapes.isSymmetric(level) && shapes.frobenius(level) > 0) {
            return frobenius <= table.reach();
        }
        List<Long> found = table.singles(level);
        return !found.isEmpty() && 2 * found.getFirst() + 3 * frobenius <= table.reach();
    }

    TwoScalePeriods periods() {
        return periods;
    }

    /** N, P, or null where open. */
    @Nullable Outcome outcome(int level) {
        return outcomes[level];
    }

    /** The largest number that 3 does not divide of which it is known whether it wins. */
    long reach() {
        return table.reach();
    }

    /** The multiples of 3 that can be named and are not decided, ascending. */
    List<Long> openMultiples(int level) {
        return multiples(level, null);
    }

    private List<Long> multiples(int level, @Nullable Outcome outcome) {
        int[] gaps = IdealShapes.gaps(shapes.level(level)).toArray();
        int[] options = options(level);
        List<Long> found = new ArrayList<>();
        for (int i = 0; i < gaps.length; i++) {
            if (outcomes[options[i]] == outcome) {
                found.add(3L * gaps[i]);
            }
        }
        return found;
    }

    /** Whether all winning moves are known. */
    boolean isComplete(int level) {
        return knowsAllSingles(level) && openMultiples(level).isEmpty();
    }

    /** The least number of which it is not known whether it wins. */
    long firstOpen(int level) {
        List<Long> open = openMultiples(level);
        long first = open.isEmpty() ? Long.MAX_VALUE : open.getFirst();
        return knowsAllSingles(level) ? first : Math.min(first, table.reach() + 1L);
    }

    boolean isSettled(int level, boolean wantsMoves) {
        return outcome(level) != null && (!wantsMoves || isComplete(level) || isLost(level));
    }

    private boolean isLost(int level) {
        return outcome(level) == Outcome.PREVIOUS;
    }

    /** The winning moves found, ascending. */
    List<Long> wins(int level) {
        List<Long> wins = new ArrayList<>(table.singles(level));
        wins.addAll(multiples(level, Outcome.PREVIOUS));
        wins.sort(null);
        return wins;
    }
}

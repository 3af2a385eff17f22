package parlour.games.sylver.engine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import parlour.claim.Budget;
import parlour.exact.NumericalSemigroup;

/**
 * A second engine for finite positions, for comparison: depth-first from S with a table of all
 * positions met, on plain semigroups, with no theorem and nothing in common with {@link
 * OversemigroupSweep}. The stack is its own, so that depth is no matter.
 */
public final class TopDownSearch {
    private final Map<NumericalSemigroup, Boolean> isLost = new HashMap<>();
    private final Budget budget;

    /** A search whose table lives as long as it does. */
    public TopDownSearch(Budget budget) {
        this.budget = budget;
    }

    /** Whether the player to move loses where 1 may not be named. */
    public boolean isLost(NumericalSemigroup start) {
        Deque<Visit> stack = new ArrayDeque<>();
        stack.push(new Visit(start));
        while (!stack.isEmpty()) {
            budget.spend();
            Visit top = stack.element();
            var open = top.advance();
            if (open != null) {
                stack.push(new Visit(open));
            } else {
                stack.pop();
            }
        }
        return known(start);
    }

    /** All winning moves, ascending. */
    public List<Long> winningMoves(NumericalSemigroup start) {
        List<Long> moves = new ArrayList<>();
        for (long gap : start.gaps()) {
            if (gap > 1 && isLost(start.adjoin(gap))) {
                moves.add(gap);
            }
        }
        return moves;
    }

    /** Positions in the table. */
    public int size() {
        return isLost.size();
    }

    private boolean known(NumericalSemigroup position) {
        return Boolean.TRUE.equals(isLost.get(position));
    }

    /** A position with the moves that have not been looked at. */
    private final class Visit {
        private final NumericalSemigroup position;
        private final long[] gaps;
        private int next;

        Visit(NumericalSemigroup position) {
            this.position = position;
            this.gaps = position.gaps();
            this.next = gaps.length - 1;
        }

        /** The next undecided option; null once the position is decided. */
        @org.jspecify.annotations.Nullable
        NumericalSemigroup advance() {
            for (; next > 0; next--) {
                NumericalSemigroup option = position.adjoin(gaps[next]);
                if (!isLost.containsKey(option)) {
                    return option;
                }
                if (known(option)) {
                    isLost.put(position, false);
                    return null;
                }
            }
            isLost.put(position, true);
            return null;
        }
    }
}

package parlour.solve.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parlour.claim.Budget;
import parlour.game.FiniteRuleset;
import parlour.game.Result;

/** How soon a search of a wide game obeys its budget, counted in lists of moves, not in time. */
class GraphSolverLooksTest {
    /** A thousand plies, at each of which any of many moves is made; all come to the same. */
    private static final class Wide implements FiniteRuleset<Integer, Integer> {
        private static final int WIDTH = 5_000;
        private static final int DEPTH = 1_000;

        private final Budget budget;
        private int listed;

        Wide(Budget budget) {
            this.budget = budget;
        }

        @Override
        public Integer start() {
            return 0;
        }

        @Override
        public List<Integer> moves(Integer position) {
            if (++listed == 3) {
                budget.cancel();
            }
            return IntStream.range(0, WIDTH).boxed().toList();
        }

        @Override
        public Optional<Result> result(Integer position) {
            return position == DEPTH ? Optional.of(Result.LOST) : Optional.empty();
        }

        @Override
        public Integer play(Integer position, Integer move) {
            return position + 1;
        }
    }

    @Test
    void looksWhereMovesAreListedNotOnlyWhereTheyArePlayed() {
        Budget budget = Budget.unlimited();
        Wide rules = new Wide(budget);
        var solver = new GraphSolver<>(rules, new Valuation.Remoteness(), budget);
        assertThatThrownBy(() -> solver.value(rules.start())).isInstanceOf(Budget.Exceeded.class);
        assertThat(rules.listed).isEqualTo(3);
    }
}

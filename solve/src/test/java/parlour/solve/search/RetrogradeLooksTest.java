package parlour.solve.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import parlour.claim.Budget;
import parlour.game.PackedRules;

/** How soon a table of a wide game obeys its budget, counted in positions, not in time. */
class RetrogradeLooksTest {
    private static final int WIDTH = 17_000;
    private static final int FEW = 8;
    private static final int DEPTH = 3;

    /**
     * Three plies; a move goes to any of {@link #WIDTH} positions of the next ply, but most
     * positions have one move only. Cancels a budget while a position is worked through.
     */
    private static final class Wide implements PackedRules {
        private final Budget budget;
        private final int cancelAt;
        private int worked;

        Wide(Budget budget, int cancelAt) {
            this.budget = budget;
            this.cancelAt = cancelAt;
        }

        @Override
        public int words() {
            return 1;
        }

        @Override
        public int maxOptions() {
            return WIDTH;
        }

        @Override
        public long[] start() {
            return new long[] {0};
        }

        @Override
        public int options(long[] keys, int at, long[] out) {
            if (++worked == cancelAt) {
                budget.cancel();
            }
            long ply = keys[at] / WIDTH;
            if (ply == DEPTH) {
                return ENDS_LOST;
            }
            long name = keys[at] % WIDTH;
            int count = name < FEW ? WIDTH : 1;
            for (int i = 0; i < count; i++) {
                out[i] = (ply + 1) * WIDTH + (count == 1 ? name : i);
            }
            return count << 3;
        }
    }

    private static void assertStops(Wide rules, Budget budget, String limit, long most) {
        Retrograde table = new Retrograde(rules, new Valuation.Remoteness(), budget, most);
        assertThatThrownBy(table::solve)
                .isInstanceOfSatisfying(
                        Budget.Exceeded.class,
                        stopped -> assertThat(stopped.limit()).isEqualTo(limit));
    }

    @Test
    void looksAfterOptionsNotAfterPositions() {
        Budget budget = Budget.unlimited();
        Wide rules = new Wide(budget, 5);
        assertStops(rules, budget, Budget.INTERRUPT, Long.MAX_VALUE);
        assertThat(rules.worked).isEqualTo(5);
    }

    /** The same on the way back, when values are found. */
    @Test
    void looksOnTheWayBackAsOften() {
        Budget budget = Budget.unlimited();
        int forward = 1 + DEPTH * WIDTH;
        Wide rules = new Wide(budget, forward + WIDTH + 5);
        assertStops(rules, budget, Budget.INTERRUPT, Long.MAX_VALUE);
        assertThat(rules.worked).isEqualTo(forward + WIDTH + 5);
    }

    @Test
    void aTableStaysWithinItsMemory() {
        Budget budget = Budget.unlimited().withMemory(1 << 17);
        Wide rules = new Wide(budget, Integer.MAX_VALUE);
        assertStops(rules, budget, "memory", Long.MAX_VALUE);
        assertThat(rules.worked).isEqualTo(1);
    }

    @Test
    void theBoundOnPositionsHoldsToThePosition() {
        Budget budget = Budget.unlimited();
        long all = 1 + (long) DEPTH * WIDTH;
        Retrograde table =
                new Retrograde(
                        new Wide(budget, Integer.MAX_VALUE),
                        new Valuation.Remoteness(),
                        budget,
                        all);
        table.solve();
        assertThat(table.positions()).isEqualTo(all);
        assertStops(new Wide(budget, Integer.MAX_VALUE), budget, "positions", all - 1);
    }
}

package parlour.games.sylver.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import parlour.claim.Budget;
import parlour.exact.NumericalSemigroup;

class LevelSweepTest {
    private static final Budget ONE = Budget.unlimited();
    private static final Budget TWO = ONE.withThreads(2);

    private static List<Object> result(NumericalSemigroup root, Budget budget) {
        var sweep = OversemigroupSweep.over(root, budget, Long.MAX_VALUE);
        return List.of(sweep.visited(), sweep.lostCount(), sweep.isLost(), sweep.winningMoves());
    }

    @Test
    void levelsDecideAsTheWalkDoes() {
        long seed = 1882;
        System.out.println("LevelSweepTest seed " + seed);
        var random = new Random(seed);
        List<NumericalSemigroup> roots = new ArrayList<>();
        roots.add(NumericalSemigroup.NATURALS);
        roots.add(NumericalSemigroup.of(2, 3));
        roots.add(NumericalSemigroup.of(10, 11, 58));
        roots.add(NumericalSemigroup.of(4, 401));
        while (roots.size() < 24) {
            int least = 4 + random.nextInt(5);
            roots.add(
                    NumericalSemigroup.of(
                            least,
                            least + 1 + random.nextInt(6),
                            least * (2 + random.nextInt(3)) + 1,
                            2 * least - 1));
        }
        for (NumericalSemigroup root : roots) {
            assertThat(result(root, TWO)).as("%s", root).isEqualTo(result(root, ONE));
        }
    }

    @Test
    void budgetsAreKept() {
        var root = NumericalSemigroup.of(10, 11, 58);
        assertThatThrownBy(() -> OversemigroupSweep.over(root, TWO, 1_000))
                .isInstanceOf(Budget.Exceeded.class);
        Budget cancelled = Budget.unlimited().withThreads(2);
        cancelled.cancel();
        assertThatThrownBy(() -> OversemigroupSweep.over(root, cancelled, Long.MAX_VALUE))
                .isInstanceOf(Budget.Exceeded.class);
        // A level that does not fit leaves the work to the walk.
        Budget small = TWO.withMemory(200_000);
        assertThat(result(root, small)).isEqualTo(result(root, ONE));
    }
}

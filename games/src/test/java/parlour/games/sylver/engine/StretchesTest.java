package parlour.games.sylver.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import parlour.claim.Budget;
import parlour.exact.NumericalSemigroup;

class StretchesTest {
    private static final Budget ONE = Budget.unlimited();
    private static final Budget TWO = ONE.withThreads(2);

    private static List<Object> result(NumericalSemigroup root, Budget budget) {
        var sweep = OversemigroupSweep.over(root, budget, Long.MAX_VALUE);
        return List.of(sweep.visited(), sweep.lostCount(), sweep.isLost(), sweep.winningMoves());
    }

    @Test
    void aSecondThreadThatWalksAheadChangesNothing() {
        long seed = 1882;
        System.out.println("StretchesTest seed " + seed);
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
    }

    @Test
    void aMoveSparesTheLastGapIfItLeavesThatAGap() {
        for (var root :
                List.of(
                        NumericalSemigroup.of(7, 12),
                        NumericalSemigroup.of(6, 13, 22),
                        NumericalSemigroup.of(4, 131),
                        NumericalSemigroup.of(9, 10))) {
            var frame = new GapFrame(root);
            var walk = new SparingWalk(frame);
            var stretch = walk.stretch();
            long[] set = frame.all();
            long[] option = frame.all();
            int[] path = new int[frame.gapCount() + 1];
            int gaps = 0;
            do {
                walk.fill(stretch);
                for (int i = 0; i < stretch.size(); i++) {
                    for (; gaps >= stretch.gapCount(i); gaps--) {
                        set[path[gaps] >> 6] |= 1L << path[gaps];
                    }
                    int x = stretch.lastGap(i);
                    path[++gaps] = x;
                    set[x >> 6] &= ~(1L << x);
                    for (int n = 2; n < x; n++) {
                        frame.adjoin(set, n, option);
                        boolean isSparing = !GapFrame.has(set, n) && !GapFrame.has(option, x);
                        if (stretch.isSparing(i, n) != isSparing) {
                            fail("%s, gap %d, move %d".formatted(root, x, n));
                        }
                    }
                }
            } while (stretch.isFull());
        }
    }
}

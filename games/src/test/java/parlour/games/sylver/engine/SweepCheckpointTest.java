package parlour.games.sylver.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.claim.Budget;
import parlour.exact.NumericalSemigroup;
import parlour.games.StoppedWork;

/** A sweep that was stopped and goes on is the sweep that was not stopped. */
class SweepCheckpointTest {
    private static final List<NumericalSemigroup> ROOTS =
            List.of(
                    NumericalSemigroup.NATURALS,
                    NumericalSemigroup.of(2, 3),
                    NumericalSemigroup.of(5, 7),
                    NumericalSemigroup.of(6, 9, 11),
                    NumericalSemigroup.of(7, 9, 13),
                    NumericalSemigroup.of(8, 9, 15),
                    NumericalSemigroup.of(7, 12),
                    NumericalSemigroup.of(6, 13, 22),
                    NumericalSemigroup.of(5, 21));

    /** Everything a sweep has found, the P-positions in their order. */
    private record Found(long visited, List<Long> wins, List<String> lost) {
        static Found of(OversemigroupSweep sweep, NumericalSemigroup root) {
            List<String> lost = new ArrayList<>();
            long[] set = sweep.frame().root();
            for (int place = 0; place < sweep.lostCount(); place++) {
                sweep.lost().read(place, set);
                lost.add(Arrays.toString(set));
            }
            return new Found(sweep.visited(), sweep.winningMoves(root), lost);
        }
    }

    private static Found whole(NumericalSemigroup root) {
        return Found.of(OversemigroupSweep.over(root, Budget.unlimited(), Long.MAX_VALUE), root);
    }

    private static OversemigroupSweep sweep(NumericalSemigroup root, Budget budget, int stretch) {
        var sweep = new OversemigroupSweep(root, budget, stretch);
        budget.checkpoints().begin(sweep);
        return sweep;
    }

    /** One run; whether it came to an end. */
    private static boolean ends(OversemigroupSweep sweep) {
        try {
            sweep.run(Long.MAX_VALUE);
            return true;
        } catch (Budget.Exceeded stopped) {
            return false;
        }
    }

    @Test
    void atEveryBoundary() {
        int stops = 0;
        for (NumericalSemigroup root : ROOTS) {
            Found whole = whole(root);
            for (long boundary = 0; boundary < whole.visited(); boundary++) {
                var work = new StoppedWork().stopAfter(boundary);
                Budget budget = Budget.unlimited().withCheckpoints(work);
                var first = sweep(root, budget, 1);
                assertThat(ends(first)).isFalse();
                assertThat(first.visited()).isEqualTo(1 + boundary);
                work.keep();
                work.stopAfter(Long.MAX_VALUE);
                var second = sweep(root, budget, 1);
                assertThat(second.visited()).as("steps kept").isEqualTo(first.visited());
                assertThat(ends(second)).isTrue();
                assertThat(Found.of(second, root)).as("%s at %d", root, boundary).isEqualTo(whole);
                stops++;
            }
        }
        System.out.println(stops + " boundaries");
        assertThat(stops).isGreaterThan(1_500);
    }

    /** The looks of all runs together are those of one run, and one more for each stop. */
    @Test
    void againAndAgain() {
        for (int threads : List.of(1, 2)) {
            NumericalSemigroup root = NumericalSemigroup.of(9, 10);
            Found whole = whole(root);
            var undisturbed = new StoppedWork();
            Budget budget = Budget.unlimited().withThreads(threads);
            assertThat(ends(sweep(root, budget.withCheckpoints(undisturbed), 4))).isTrue();
            var work = new StoppedWork();
            int stops = 0;
            while (true) {
                var sweep = sweep(root, budget.withCheckpoints(work.stopAfter(7)), 4);
                if (ends(sweep)) {
                    assertThat(Found.of(sweep, root)).isEqualTo(whole);
                    break;
                }
                work.keep();
                stops++;
            }
            assertThat(stops).isGreaterThan(20);
            assertThat(work.looks()).isEqualTo(undisturbed.looks() + stops);
        }
    }

    /** Memory runs out within a stretch, while a P-position is put away. */
    @Test
    void stoppedByMemory() {
        NumericalSemigroup root = NumericalSemigroup.of(4, 131);
        Found whole = whole(root);
        var work = new StoppedWork();
        int stops = 0;
        for (long bytes = 60_000; ; bytes += 5_000) {
            Budget budget = Budget.unlimited().withMemory(bytes).withCheckpoints(work);
            var sweep = sweep(root, budget, 1_000);
            if (ends(sweep)) {
                assertThat(Found.of(sweep, root)).isEqualTo(whole);
                break;
            }
            work.keep();
            stops++;
        }
        assertThat(stops).isGreaterThan(1);
    }

    @Test
    void whatDoesNotFitIntoTheMemoryIsNotTakenUp() {
        NumericalSemigroup root = NumericalSemigroup.of(10, 11, 58);
        byte[] kept =
                StoppedWork.written(
                        OversemigroupSweep.over(root, Budget.unlimited(), Long.MAX_VALUE));
        Budget small = Budget.unlimited().withMemory(20_000);
        var sweep = new OversemigroupSweep(root, small, SparingWalk.STRETCH);
        assertThatThrownBy(() -> StoppedWork.read(kept, sweep)).isInstanceOf(Budget.Exceeded.class);
        assertThat(sweep.visited()).isEqualTo(1);
        assertThat(sweep.lostCount()).isZero();
    }

    /** The same bound on visits strikes, and the same answer is given, after any stop. */
    @Test
    void boundsOnVisitsHoldForAllRunsTogether() {
        NumericalSemigroup root = NumericalSemigroup.of(9, 10);
        long most = whole(root).visited();
        for (long boundary = 0; boundary < 40; boundary++) {
            for (long bound : List.of(most - 1, most)) {
                var work = new StoppedWork().stopAfter(boundary);
                Budget budget = Budget.unlimited().withCheckpoints(work);
                assertThat(ends(sweep(root, budget, 16))).isFalse();
                work.keep();
                work.stopAfter(Long.MAX_VALUE);
                var second = sweep(root, budget, 10);
                if (bound == most) {
                    second.run(bound);
                } else {
                    assertThatThrownBy(() -> second.run(bound)).isInstanceOf(Budget.Exceeded.class);
                }
            }
        }
    }
}

package parlour.games.sylver.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import parlour.claim.Budget;
import parlour.exact.NumericalSemigroup;
import parlour.games.sylver.FrozenSets;
import parlour.games.sylver.Semigroups;
import parlour.games.sylver.Truth;

class FiniteEnginesTest {
    private static final Budget BUDGET = Budget.unlimited();

    private static OversemigroupSweep sweep(NumericalSemigroup semigroup) {
        return OversemigroupSweep.over(semigroup, BUDGET, Long.MAX_VALUE);
    }

    @Test
    void theWalkVisitsEveryOversemigroupOnceAfterAllLargerOnes() {
        List<NumericalSemigroup> all = Semigroups.upToGaps(9);
        for (var root : all) {
            Set<NumericalSemigroup> expected = new HashSet<>(all);
            expected.removeIf(s -> !s.includes(root));
            assertThat(visited(root)).as("%s", root).isEqualTo(expected);
        }
    }

    private static Set<NumericalSemigroup> visited(NumericalSemigroup root) {
        var tree = new OversemigroupTree(new GapFrame(root));
        Set<NumericalSemigroup> seen = new HashSet<>();
        while (tree.next()) {
            var current = tree.semigroup();
            assertThat(current.frobenius()).isEqualTo(tree.gapCount() == 0 ? -1 : tree.frobenius());
            for (long gap : current.gaps()) {
                assertThat(seen).contains(current.adjoin(gap));
            }
            assertThat(seen.add(current)).isTrue();
        }
        return seen;
    }

    @Test
    void allSemigroupsWithUpToTenGapsEqualBruteForce() {
        var excluded = new FrozenSets(false);
        var loses = new FrozenSets(true);
        var topDown = new TopDownSearch(BUDGET);
        for (var semigroup : Semigroups.upToGaps(10)) {
            if (semigroup.gapCount() == 0) {
                continue;
            }
            var left = FrozenSets.left(semigroup.generators());
            var values = excluded.of(left);
            var sweep = sweep(semigroup);
            assertThat(sweep.isLost()).as("%s", semigroup).isEqualTo(values.isLost());
            assertThat(sweep.winningMoves()).as("%s", semigroup).isEqualTo(values.wins());
            assertThat(topDown.isLost(semigroup)).isEqualTo(values.isLost());
            assertThat(topDown.winningMoves(semigroup)).isEqualTo(values.wins());
            assertThat(ValueSweep.nimbers(semigroup, BUDGET).value()).isEqualTo(values.nimber());
            assertThat(ValueSweep.remoteness(semigroup, BUDGET).value())
                    .isEqualTo(values.remoteness());
            var withOne = loses.of(left);
            assertThat(withOne.isLost()).isEqualTo(values.isLost());
            assertThat(withOne.wins()).isEqualTo(values.wins());
            assertThat(withOne.remoteness()).isEqualTo(values.remoteness() + 1);
            assertThat(withOne.longest()).isEqualTo(values.longest() + 1);
            assertThat(values.longest()).isEqualTo((int) semigroup.gapCount() - 1);
        }
    }

    @Test
    void publishedTableOfSmallSemigroups() {
        List<Truth.Row> rows = Truth.rows("finite_all_genus_le10");
        assertThat(rows).hasSizeGreaterThan(250);
        for (var row : rows) {
            var semigroup = NumericalSemigroup.of(Truth.numbers(row.get("generators")));
            assertThat(semigroup.frobenius()).isEqualTo(Long.parseLong(row.get("frobenius")));
            assertThat(semigroup.gapCount()).isEqualTo(Long.parseLong(row.get("genus")));
            assertSolved(semigroup, row);
            assertThat(ValueSweep.nimbers(semigroup, BUDGET).value())
                    .isEqualTo(Integer.parseInt(row.get("grundy")));
        }
    }

    private static void assertSolved(NumericalSemigroup semigroup, Truth.Row row) {
        var sweep = sweep(semigroup);
        assertThat(sweep.isLost()).as("%s", row).isEqualTo(row.get("outcome").equals("P"));
        assertThat(sweep.winningMoves())
                .as("%s", row)
                .isEqualTo(LongStream.of(Truth.numbers(row.get("winning_moves"))).boxed().toList());
    }

    @Test
    void publishedTableOfPairs() {
        int solved = 0;
        for (var row : Truth.rows("mn")) {
            if (Long.parseLong(row.get("oversemigroups")) > 100_000) {
                continue;
            }
            long m = Long.parseLong(row.get("m"));
            var semigroup = NumericalSemigroup.of(m, Long.parseLong(row.get("n")));
            assertSolved(semigroup, row);
            var sweep = sweep(semigroup);
            assertThat(sweep.visited()).isEqualTo(Long.parseLong(row.get("oversemigroups")));
            assertThat(sweep.lostCount()).isEqualTo(Long.parseLong(row.get("P_oversemigroups")));
            solved++;
        }
        assertThat(solved).isGreaterThan(70);
    }

    @Test
    @Tag("slow")
    void publishedTableOfLargePairs() {
        for (var row : Truth.rows("mn")) {
            long size = Long.parseLong(row.get("oversemigroups"));
            if (size > 100_000 && size < 10_000_000) {
                long m = Long.parseLong(row.get("m"));
                assertSolved(NumericalSemigroup.of(m, Long.parseLong(row.get("n"))), row);
            }
        }
    }

    @Test
    void publishedTableOfTriples() {
        for (var row : Truth.rows("mnk")) {
            var semigroup =
                    NumericalSemigroup.of(
                            Truth.numbers(row.get("m") + " " + row.get("n") + " " + row.get("k")));
            assertSolved(semigroup, row);
            if (!row.get("grundy").isEmpty() && semigroup.gapCount() <= 30) {
                assertThat(ValueSweep.nimbers(semigroup, BUDGET).value())
                        .isEqualTo(Integer.parseInt(row.get("grundy")));
            }
        }
    }

    @Test
    void publishedCountsOfOversemigroups() {
        assertThat(sweep(NumericalSemigroup.of(16, 20, 27, 28, 78)).visited()).isEqualTo(125_006);
        assertThat(sweep(NumericalSemigroup.of(11, 12)).visited()).isEqualTo(8_194);
    }

    @Test
    void bothEnginesAgreeOnRandomRoots() {
        long seed = 4_711;
        System.out.println("FiniteEnginesTest seed " + seed);
        var random = new Random(seed);
        var topDown = new TopDownSearch(BUDGET);
        for (int round = 0; round < 60; round++) {
            int a = 5 + random.nextInt(6);
            var semigroup =
                    NumericalSemigroup.of(
                            a, a + 1 + random.nextInt(5), 3 * a + 1, 4 * a + 2 + random.nextInt(9));
            var sweep = sweep(semigroup);
            assertThat(sweep.isLost()).as("%s", semigroup).isEqualTo(topDown.isLost(semigroup));
            assertThat(sweep.winningMoves()).isEqualTo(topDown.winningMoves(semigroup));
            for (long gap : semigroup.gaps()) {
                if (gap > 1) {
                    var option = semigroup.adjoin(gap);
                    assertThat(sweep.isLost(option)).isEqualTo(topDown.isLost(option));
                }
            }
        }
    }

    @Test
    void aBudgetOfMemoryOrVisitsIsKept() {
        var semigroup = NumericalSemigroup.of(13, 14);
        assertThat(
                        limit(
                                () ->
                                        OversemigroupSweep.over(
                                                semigroup, BUDGET.withMemory(40_000), 1L << 40)))
                .isEqualTo("memory");
        assertThat(limit(() -> OversemigroupSweep.over(semigroup, BUDGET, 10_000)))
                .isEqualTo("visits");
        var cancelled = Budget.unlimited();
        cancelled.cancel();
        assertThat(limit(() -> ValueSweep.nimbers(semigroup, cancelled))).isEqualTo("interrupt");
    }

    private static String limit(Runnable run) {
        try {
            run.run();
        } catch (Budget.Exceeded exceeded) {
            return exceeded.limit();
        }
        return "";
    }
}

package parlour.games.sylver.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import parlour.claim.Budget;
import parlour.exact.NumericalSemigroup;
import parlour.games.sylver.Truth;

class EvenPositionsTest {
    private static final Budget BUDGET = Budget.unlimited();

    private static EvenDecision decide(long... half) {
        return new EvenDecision(
                new IdealShapes(NumericalSemigroup.of(half)), true, BUDGET, EvenDecision.MAX_CELLS);
    }

    @Test
    void theFamousPositionHasOneReply() {
        var decision = decide(4, 15, 17);
        assertThat(decision.verdict().wins().moves()).containsExactly(49_337L);
        assertThat(decision.verdict().wins().isComplete()).isTrue();
        assertThat(decision.counts())
                .containsEntry("shapes", 1_964L)
                .containsEntry("evenParts", 54L);
    }

    @Test
    void longLossesRestOnAPeriod() {
        var decision = decide(4, 5, 11);
        assertThat(decision.verdict().isLost()).isTrue();
        assertThat(decision.counts()).containsEntry("shapes", 50L).containsEntry("period", 8L);
        var automaton = new IdealAutomaton(new IdealShapes(NumericalSemigroup.of(3, 5, 7)), BUDGET);
        while (!automaton.isPeriodic()) {
            automaton.step();
        }
        assertThat(automaton.period()).isEqualTo(4);
    }

    @Test
    void tablesAndRowsKeepWithinTheMemory() {
        var shapes = new IdealShapes(NumericalSemigroup.of(4, 5, 11));
        var few = new IdealAutomaton(shapes, BUDGET.withMemory(20_000));
        assertThatThrownBy(
                        () -> {
                            while (few.rowCount() < 1_000) {
                                few.step();
                            }
                        })
                .isInstanceOf(Budget.Exceeded.class)
                .hasMessageContaining("memory");
        assertThat(few.rowCount()).isBetween(100, 400);
        assertThatThrownBy(() -> new IdealAutomaton(shapes, BUDGET.withMemory(4_000)))
                .hasMessageContaining("memory");
    }

    @Test
    void publishedOutcomesUpToNineGaps() {
        int seen = 0;
        for (var row : Truth.rows("g2_outcomes")) {
            if (Integer.parseInt(row.get("gaps")) <= 9) {
                assertPublished(row);
                seen++;
            }
        }
        assertThat(seen).isGreaterThan(100);
    }

    static void assertPublished(Truth.Row row) {
        long[] half = LongStream.of(Truth.numbers(row.get("position"))).map(n -> n / 2).toArray();
        var verdict = decide(half).verdict();
        assertThat(verdict.outcome()).as("%s", row).isPresent();
        assertThat(verdict.isLost()).as("%s", row).isEqualTo(row.get("outcome").equals("P"));
        List<Long> odd = verdict.wins().moves().stream().filter(n -> n % 2 == 1).toList();
        List<Long> published = LongStream.of(Truth.numbers(row.get("odd"))).boxed().toList();
        if (row.get("even").isEmpty()) {
            assertThat(odd).as("%s", row).isEqualTo(published);
        } else {
            // The table was searched to a bound only where an even reply wins.
            assertThat(odd).as("%s", row).containsAll(published);
            odd.forEach(n -> assertThat(isLost(half, n)).as("%s %d", row, n).isTrue());
        }
        List<Long> even = verdict.wins().moves().stream().filter(n -> n % 2 == 0).toList();
        assertThat(even)
                .as("%s", row)
                .isEqualTo(LongStream.of(Truth.numbers(row.get("even"))).boxed().toList());
    }

    private static boolean isLost(long[] half, long odd) {
        long[] all =
                LongStream.concat(Arrays.stream(half).map(h -> 2 * h), LongStream.of(odd))
                        .toArray();
        return OversemigroupSweep.over(NumericalSemigroup.of(all), BUDGET, Long.MAX_VALUE).isLost();
    }

    @Test
    void repliesEqualTheFiniteSolver() {
        for (long[] half :
                List.of(
                        new long[] {3, 4},
                        new long[] {3, 5, 7},
                        new long[] {4, 5, 11},
                        new long[] {4, 6, 7, 9})) {
            var semigroup = NumericalSemigroup.of(half);
            var shapes = new IdealShapes(semigroup);
            var automaton = new IdealAutomaton(shapes, BUDGET);
            while (automaton.next() < 40) {
                automaton.step();
            }
            for (int level = 0; level < shapes.levelCount(); level++) {
                assertThat(automaton.singles(level))
                        .as("%s level %d", semigroup, level)
                        .isEqualTo(bySweep(shapes, level));
            }
        }
    }

    private static List<Long> bySweep(IdealShapes shapes, int level) {
        long[] even =
                LongStream.range(1, 2L * Long.SIZE)
                        .filter(e -> e >= 63 || (shapes.level(level) >>> e & 1) != 0)
                        .map(e -> 2 * e)
                        .toArray();
        return LongStream.iterate(3, n -> n < 40, n -> n + 2)
                .filter(
                        n -> {
                            long[] all = Arrays.copyOf(even, even.length + 1);
                            all[even.length] = n;
                            return OversemigroupSweep.over(
                                            NumericalSemigroup.of(all), BUDGET, Long.MAX_VALUE)
                                    .isLost();
                        })
                .boxed()
                .toList();
    }
}

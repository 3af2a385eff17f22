package parlour.games.sylver.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import parlour.claim.Budget;
import parlour.exact.NumericalSemigroup;
import parlour.games.sylver.SylverPosition;
import parlour.games.sylver.Truth;

class EvenPositionsTest {
    private static final Budget BUDGET = Budget.unlimited();

    private static EvenDecision decide(long... half) {
        return new EvenDecision(
                new IdealShapes(NumericalSemigroup.of(half)), true, EvenDecision.MAX_WORK);
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

    /** Blok's pairs decide every position of gcd 2 with 8 and 12, as rows do. */
    @Test
    void pairsAgreeWithRows() {
        int lost = 0;
        for (long x = 10; x < 90; x += 4) {
            for (SylverPosition position :
                    List.of(SylverPosition.of(8, 12, x), SylverPosition.of(8, 12, x, x + 4))) {
                var rows =
                        new EvenDecision(new IdealShapes(position.scaled()), false, Long.MAX_VALUE);
                assertThat(Theorems.outcome(position))
                        .as("%s", position)
                        .isEqualTo(rows.verdict().outcome());
                lost += rows.verdict().isLost() ? 1 : 0;
            }
        }
        assertThat(lost).isEqualTo(10);
    }

    @Test
    void longLossesRestOnAPeriod() {
        var decision = decide(4, 5, 11);
        assertThat(decision.verdict().isLost()).isTrue();
        assertThat(decision.counts()).containsEntry("shapes", 50L).containsEntry("period", 8L);
        var shapes = new IdealShapes(NumericalSemigroup.of(3, 5, 7));
        var automaton = new IdealAutomaton(shapes);
        while (automaton.known() < shapes.levelCount()) {
            automaton.step();
        }
        // {4, 6} is the only level above {6, 10, 14} that does not end: 2 rows, a period of 4.
        assertThat(automaton.level(1).isPeriodic()).isTrue();
        assertThat(automaton.level(1).period()).isEqualTo(2);
    }

    @Test
    void tablesAndRowsKeepWithinTheMemory() {
        var few = new IdealAutomaton(shapes(9_000));
        assertThatThrownBy(
                        () -> {
                            while (few.rowCount() < 1_000) {
                                few.step();
                            }
                        })
                .isInstanceOf(Budget.Exceeded.class)
                .hasMessageContaining("memory");
        assertThat(few.rowCount()).isBetween(2, 20);
        assertThatThrownBy(() -> new IdealAutomaton(shapes(5_000))).hasMessageContaining("memory");
        assertThatThrownBy(() -> shapes(4_000)).hasMessageContaining("memory");
    }

    private static IdealShapes shapes(long memory) {
        return new IdealShapes(
                NumericalSemigroup.of(4, 5, 11), Integer.MAX_VALUE, BUDGET.withMemory(memory));
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

    /** With the rows of fewer gaps, all of the table: who wins, and all winning moves. */
    @Test
    @Tag("slow")
    void publishedOutcomesUpToTwelveGaps() {
        for (var row : Truth.rows("g2_outcomes")) {
            if (Integer.parseInt(row.get("gaps")) > 9) {
                oddReplies(row);
            }
        }
    }

    /**
     * Levels of which the others need not wait: common periods of these three positions were not
     * found in 200,000 rows and more.
     */
    @Test
    void levelsHavePeriodsOfTheirOwn() {
        assertThat(decide(5, 12, 13, 16).verdict().wins())
                .isEqualTo(Verdict.Wins.all(List.of(16L, 49L)));
        for (long[] half : new long[][] {{6, 10, 13, 14, 17}, {5, 13}}) {
            assertThat(decide(half).verdict().isLost()).isTrue();
        }
    }

    /** Rows that are looked up, each beyond the row where its level ended or began to repeat. */
    @Test
    void knownRowsEqualTheFiniteSolver() {
        for (long[] half : List.of(new long[] {4, 5, 11}, new long[] {4, 6, 7, 9})) {
            var shapes = new IdealShapes(NumericalSemigroup.of(half));
            var automaton = new IdealAutomaton(shapes);
            while (automaton.known() < shapes.levelCount()) {
                automaton.step();
            }
            int periodic = 0;
            for (int level = 0; level < shapes.levelCount(); level++) {
                LevelRows rows = automaton.level(level);
                periodic += rows.isPeriodic() ? 1 : 0;
                for (int index = rows.count(); index < rows.count() + 2; index++) {
                    int[] row = rows.row(index);
                    for (int s = shapes.first(level); s <= shapes.single(level); s++) {
                        boolean isLost = isLost(shapes, s, LevelRows.odd(index));
                        assertThat(Arrays.binarySearch(row, s) >= 0)
                                .as("%s level %d row %d", Arrays.toString(half), level, index)
                                .isEqualTo(isLost);
                    }
                }
            }
            assertThat(periodic).isGreaterThan(1);
        }
    }

    /** A period is found among past rows as well, shortened to its first one, and kept to. */
    @Test
    void periodsBeginAtTheirFirstRow() {
        var rows = new LevelRows(2, new Ledger(BUDGET));
        int[][] sequence = {{9}, {1}, {2}, {3}, {2}, {3}, {2}, {3}, {2}, {3}, {2}, {3}, {2}, {3}};
        for (int[] row : sequence) {
            rows.add(row, false);
        }
        rows.seekPeriod(1, 3);
        assertThat(rows.isPeriodic()).isTrue();
        // Rows repeat by 2, but the levels above by 3; two rows have to stand before the place.
        assertThat(rows.period()).isEqualTo(6);
        assertThat(rows.repeatsFrom()).isEqualTo(4);
        assertThat(rows.count()).isEqualTo(10);
        assertThat(rows.row(1_001)).containsExactly(3);
        assertThat(rows.row(1_002)).containsExactly(2);
    }

    private static void assertPublished(Truth.Row row) {
        long[] half = half(row);
        oddReplies(row).forEach(n -> assertThat(isLost(half, n)).as("%s %d", row, n).isTrue());
    }

    private static long[] half(Truth.Row row) {
        return LongStream.of(Truth.numbers(row.get("position"))).map(n -> n / 2).toArray();
    }

    /** Decides the position of a row, compares what is published, and gives the odd replies. */
    private static List<Long> oddReplies(Truth.Row row) {
        var verdict = decide(half(row)).verdict();
        assertThat(verdict.outcome()).as("%s", row).isPresent();
        assertThat(verdict.isLost()).as("%s", row).isEqualTo(row.get("outcome").equals("P"));
        List<Long> odd = verdict.wins().moves().stream().filter(n -> n % 2 == 1).toList();
        List<Long> published = LongStream.of(Truth.numbers(row.get("odd"))).boxed().toList();
        if (row.get("even").isEmpty()) {
            assertThat(odd).as("%s", row).isEqualTo(published);
        } else {
            // The table was searched to a bound only where an even reply wins.
            assertThat(odd).as("%s", row).containsAll(published);
        }
        List<Long> even = verdict.wins().moves().stream().filter(n -> n % 2 == 0).toList();
        assertThat(even)
                .as("%s", row)
                .isEqualTo(LongStream.of(Truth.numbers(row.get("even"))).boxed().toList());
        return odd;
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
            var automaton = new IdealAutomaton(shapes);
            while (automaton.next() < 40) {
                automaton.step();
            }
            for (int level = 0; level < shapes.levelCount(); level++) {
                assertThat(automaton.level(level).singles())
                        .as("%s level %d", semigroup, level)
                        .isEqualTo(bySweep(shapes, level));
            }
        }
    }

    private static List<Long> bySweep(IdealShapes shapes, int level) {
        return LongStream.iterate(3, n -> n < 40, n -> n + 2)
                .filter(n -> isLost(shapes, shapes.single(level), n))
                .boxed()
                .toList();
    }

    /** By the finite solver. */
    private static boolean isLost(IdealShapes shapes, int shape, long m) {
        int[] even = shapes.gapsOfLevel(shapes.levelOfShape(shape));
        int[] odd = shapes.gapsOfShape(shape);
        long end = shapes.frobenius() + 2L;
        LongStream evens =
                LongStream.rangeClosed(1, 2 * end)
                        .filter(e -> e >= end || Arrays.binarySearch(even, (int) e) < 0)
                        .map(e -> 2 * e);
        LongStream odds =
                LongStream.range(0, end)
                        .filter(i -> Arrays.binarySearch(odd, (int) i) < 0)
                        .map(i -> m + 2 * i);
        return OversemigroupSweep.over(
                        NumericalSemigroup.of(LongStream.concat(evens, odds).toArray()),
                        BUDGET,
                        Long.MAX_VALUE)
                .isLost();
    }

    /** F from 65 to 131, where half of the even part takes two words or three. */
    @Test
    void largeGapsEqualTheFiniteSolver() {
        long seed = 20_261_130;
        System.out.println("EvenPositionsTest seed " + seed);
        var random = new Random(seed);
        for (long[] half : new long[][] {{2, 67}, {2, 101}, {2, 133}, {3, 34}, {4, 6, 69}}) {
            var shapes = new IdealShapes(NumericalSemigroup.of(half));
            assertThat(shapes.frobenius()).isBetween(63, 131);
            var automaton = new IdealAutomaton(shapes);
            int lost = 0;
            while (automaton.next() < (half[0] == 2 ? 2 * shapes.frobenius() : 24)) {
                long m = automaton.next();
                automaton.step();
                int[] row = automaton.row(automaton.rowCount() - 1);
                // P-shapes are few, so one of them and one of any.
                int any = random.nextInt(shapes.count());
                int one = row.length == 0 ? any : row[random.nextInt(row.length)];
                for (int shape : new int[] {any, one}) {
                    boolean isLost = Arrays.binarySearch(row, shape) >= 0;
                    assertThat(isLost)
                            .as("%s m=%d shape %d", Arrays.toString(half), m, shape)
                            .isEqualTo(isLost(shapes, shape, m));
                    lost += isLost ? 1 : 0;
                }
            }
            assertThat(lost).isGreaterThan(8);
        }
    }

    /** 4 is answered by 6, 6 by 4; more replies are lost to the finite solver, too. */
    @Test
    void openingsDecideLargeGaps() {
        for (long odd : new long[] {67, 101, 131, 133}) {
            assertThat(decide(2, odd).verdict().wins()).isEqualTo(Verdict.Wins.all(List.of(6L)));
        }
        for (long[] half : new long[][] {{3, 34}, {3, 37}, {3, 35, 67}}) {
            var wins = decide(half).verdict().wins();
            assertThat(wins.isComplete()).isTrue();
            assertThat(wins.moves()).contains(4L);
            List<Long> odd = wins.moves().stream().filter(n -> n % 2 == 1).toList();
            odd.forEach(n -> assertThat(isLost(half, n)).isTrue());
            LongStream.iterate(3, n -> n < 30, n -> n + 2)
                    .filter(n -> !odd.contains(n))
                    .forEach(n -> assertThat(isLost(half, n)).as("%d", n).isFalse());
        }
    }
}

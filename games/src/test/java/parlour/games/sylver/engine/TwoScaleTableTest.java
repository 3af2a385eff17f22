package parlour.games.sylver.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import parlour.claim.Budget;
import parlour.exact.NumericalSemigroup;
import parlour.games.sylver.Semigroups;

class TwoScaleTableTest {
    private static final Budget FREE = Budget.unlimited();

    private static TwoScaleTable table(IdealShapes shapes, int reach) {
        var table = new TwoScaleTable(new TwoScaleMoves(shapes), FREE);
        while (table.reach() < reach) {
            table.step();
        }
        return table;
    }

    private static boolean isLost(long[] multiples, long... others) {
        long[] all = LongStream.concat(LongStream.of(multiples), LongStream.of(others)).toArray();
        NumericalSemigroup semigroup = NumericalSemigroup.of(all);
        return semigroup.gapCount() <= 1
                || OversemigroupSweep.over(semigroup, FREE, Long.MAX_VALUE).isLost();
    }

    private static long[] triple(NumericalSemigroup half) {
        return LongStream.of(half.generators()).map(n -> 3 * n).toArray();
    }

    @Test
    void singleNumbersAreThoseOfTheSweep() {
        int reach = 23;
        for (NumericalSemigroup third : Semigroups.upToGaps(4)) {
            var shapes = new IdealShapes(third);
            List<Long> found = table(shapes, reach).singles(shapes.levelCount() - 1);
            List<Long> expected = new ArrayList<>();
            for (long n = 2; n <= reach; n++) {
                if (n % 3 != 0 && isLost(triple(third), n)) {
                    expected.add(n);
                }
            }
            assertThat(found).as("3 times %s", third).isEqualTo(expected);
        }
    }

    @Test
    void randomPositionsAreThoseOfTheSweep() {
        long seed = 4711;
        System.out.println("TwoScaleTableTest seed " + seed);
        var random = new Random(seed);
        int lost = 0;
        for (long[] third : new long[][] {{2, 5}, {3, 4, 5}, {3, 4}, {4, 5, 7}}) {
            var shapes = new IdealShapes(NumericalSemigroup.of(third));
            var table = table(shapes, 40);
            long[] multiples = LongStream.of(third).map(n -> 3 * n).toArray();
            int root = shapes.levelCount() - 1;
            for (int round = 0; round < 40; round++) {
                int sum = 4 + random.nextInt(24);
                int p = (2 * sum + 1) % 3 + 3 * random.nextInt(sum / 3);
                int q = sum - p;
                if (q < 0) {
                    continue;
                }
                int i = shapes.first(root) + random.nextInt(shapes.count() - shapes.first(root));
                int j = shapes.first(root) + random.nextInt(shapes.count() - shapes.first(root));
                boolean expected =
                        isLost(
                                multiples,
                                LongStream.concat(
                                                numbers(shapes.ideal(i), 2L * p + q),
                                                numbers(shapes.ideal(j), p + 2L * q))
                                        .toArray());
                boolean isLost = table.isLost(new TwoScaleMoves.Shapes(root, i, j), p, q);
                assertThat(isLost).as("%d %d %d %d %s", p, q, i, j, shapes).isEqualTo(expected);
                lost += isLost ? 1 : 0;
            }
        }
        assertThat(lost).isGreaterThan(5);
    }

    private static LongStream numbers(long ideal, long least) {
        return LongStream.range(0, 20).filter(x -> (ideal >>> x & 1) != 0).map(x -> least + 3 * x);
    }

    /**
     * The blocks {6k - 2, 6k - 1, 6k + 1, 6k + 2}: after 6 and 9, two numbers from 10 on, neither
     * made by the other, are lost iff they lie in one block, or are 13 and 14.
     */
    @Test
    void sixAndNineIsPaired() {
        var shapes = new IdealShapes(NumericalSemigroup.of(2, 3));
        var table = table(shapes, 200);
        int root = shapes.levelCount() - 1;
        int single = shapes.single(root);
        for (int sum = 10; sum <= 200; sum++) {
            for (int p = (2 * sum + 1) % 3; p <= sum; p += 3) {
                int q = sum - p;
                int a = 2 * p + q;
                int b = p + 2 * q;
                if (p == 0 || q == 0 || Math.min(a, b) < 10) {
                    continue;
                }
                boolean inBlock = (a + 2) / 6 == (b + 2) / 6 && a + b > 30;
                boolean expected = inBlock || a == 13 && b == 14;
                assertThat(table.isLost(new TwoScaleMoves.Shapes(root, single, single), p, q))
                        .as("6 9 %d %d", a, b)
                        .isEqualTo(expected);
            }
        }
        assertThat(table.singles(root)).isEmpty();
    }

    /** What the period tells beyond the table is what a table that goes on without it has. */
    @Test
    void thePeriodTellsWhatTheTableHas() {
        var shapes = new IdealShapes(NumericalSemigroup.of(2, 3));
        var moves = new TwoScaleMoves(shapes);
        var table = new TwoScaleTable(moves, FREE);
        var repeating = new TwoScaleTable(moves, FREE);
        var outcomes = new TwoScaleOutcomes(moves, repeating);
        for (int sum = 2; sum <= 400; sum++) {
            table.step();
            repeating.step();
            outcomes.update();
        }
        assertThat(outcomes.periods().of(1)).contains(new TwoScalePeriod(2, 4, 20, 62, 10));
        int lost = 0;
        for (int sum = 2; sum <= 400; sum++) {
            for (int p = TwoScaleCells.leastP(sum); p <= sum; p += 3) {
                int[] expected = table.lost(1, p, sum - p);
                assertThat(repeating.lost(1, p, sum - p)).isEqualTo(expected);
                lost += expected.length;
            }
        }
        assertThat(lost).isGreaterThan(10_000);
    }

    /**
     * {6, 15}, {9, 12} and {6, 21} show no period with t up to 12 as far as the table is looked at.
     */
    @Test
    void othersShowNoPeriod() {
        for (long[] third : new long[][] {{2, 5}, {3, 4}, {2, 7}}) {
            var shapes = new IdealShapes(NumericalSemigroup.of(third));
            var moves = new TwoScaleMoves(shapes);
            var table = new TwoScaleTable(moves, FREE);
            var outcomes = new TwoScaleOutcomes(moves, table);
            while (table.reach() < 512) {
                table.step();
                outcomes.update();
            }
            int root = shapes.levelCount() - 1;
            assertThat(table.singles(root)).isEmpty();
            assertThat(outcomes.periods().of(root)).isEmpty();
        }
    }
}

package parlour.games.sylver.engine;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Looks for periods of the levels of a {@link TwoScaleTable}.
 *
 * <p><b>Two-scale periods.</b> Let every level above E be finite, that is, have a lost single
 * number, or have a period. With D = max(1, F(E) + 1) let t be a multiple of the periods above, w0
 * at least F(E) + 1 and the widths above, N0 at least 3·w0 + 2. Suppose that in the table up to
 * {@link TwoScalePeriod#end} no single number is lost, and from p + q = N0 on the lost positions of
 * a cell depend only on p and q up to w0 + 1, p - q between -w0 - 1 and w0 + 1, and (a - 1)/3 and
 * (b - 2)/3 modulo t; and that where p, q and |p - q| are beyond w0 none of them has I = E or J =
 * E. Then all this holds for all cells.
 *
 * <p>{6, 9} has the period 2; no other level is known to have one.
 */
final class TwoScalePeriods {
    /** Periods tried, and widths beyond F(E) + 1: {6, 9} needs 2 and 2. */
    private static final int MAX_PERIOD = 12;

    private static final int MAX_EXTRA_WIDTH = 4;

    /** Where the table is looked at: powers of two up to this, since the work grows fourfold. */
    private static final int LAST_LOOK = 512;

    /** The first look, at which {6, 9} shows its period. */
    static final int FIRST_LOOK = 64;

    private final IdealShapes shapes;
    private final TwoScaleMoves moves;
    private final TwoScaleTable table;

    TwoScalePeriods(TwoScaleMoves moves, TwoScaleTable table) {
        this.moves = moves;
        this.shapes = moves.shapes();
        this.table = table;
    }

    /** The period of a level, if one was found. */
    Optional<TwoScalePeriod> of(int level) {
        return Optional.ofNullable(table.level(level).period());
    }

    /** Takes notice of how far the table reaches. */
    void update() {
        int reach = table.reach();
        if (reach < FIRST_LOOK
                || reach > LAST_LOOK
                || Integer.bitCount(reach) > 1
                || table.isWithinStep()) {
            return;
        }
        for (int level = 0; level < shapes.levelCount(); level++) {
            if (of(level).isEmpty() && canRepeat(level)) {
                search(level).ifPresent(table.level(level)::repeat);
            }
        }
    }

    /** Whether no single number is known to be lost, and all is known of the levels above. */
    boolean canRepeat(int level) {
        if (!table.singles(level).isEmpty()) {
            return false;
        }
        for (int above : above(level)) {
            if (of(above).isEmpty() && finiteFrom(above).isEmpty()) {
                return false;
            }
        }
        return true;
    }

    /** The levels above one: semigroups that hold it. */
    int[] above(int level) {
        long e = shapes.level(level);
        int[] above = new int[level];
        int size = 0;
        for (int other = 0; other < level; other++) {
            if ((e & ~shapes.level(other)) == 0) {
                above[size++] = other;
            }
        }
        return Arrays.copyOf(above, size);
    }

    /** With a lost single number, the sum from which on no position of a level is lost. */
    OptionalInt finiteFrom(int level) {
        if (table.singles(level).isEmpty()) {
            return OptionalInt.empty();
        }
        int single = Math.toIntExact(table.singles(level).getFirst());
        int frobenius = shapes.frobenius(level);
        int far = 3 * Math.max(1, frobenius + 1);
        return OptionalInt.of(Math.max(single + far, 2 * single + 3 * frobenius + 1));
    }

    private Optional<TwoScalePeriod> search(int level) {
        int least = shapes.frobenius(level) + 1;
        int from = 0;
        int step = 1;
        for (int above : above(level)) {
            @Nullable TwoScalePeriod period = table.level(above).period();
            if (period == null) {
                from = Math.max(from, finiteFrom(above).orElseThrow());
            } else {
                from = Math.max(from, period.from());
                least = Math.max(least, period.width());
                step = lcm(step, period.period());
            }
        }
        for (int period = step; period <= MAX_PERIOD; period += step) {
            for (int width = least; width <= least + MAX_EXTRA_WIDTH; width++) {
                int begin = Math.max(3 * width + 2, begin(level, period, width));
                int frobenius = shapes.frobenius(level);
                var shown = TwoScalePeriod.of(period, width, begin, frobenius, from);
                if (shown.end() <= table.reach()) {
                    return Optional.of(shown);
                }
            }
        }
        return Optional.empty();
    }

    private static int lcm(int a, int b) {
        int multiple = a;
        while (multiple % b != 0) {
            multiple += a;
        }
        return multiple;
    }

    /** The least sum from which on the table repeats in this way; beyond its reach if none. */
    private int begin(int level, int period, int width) {
        Map<Cell, int[]> seen = new HashMap<>();
        for (int sum = table.reach(); sum >= 2; sum--) {
            for (int p = TwoScaleCells.leastP(sum); p <= sum; p += 3) {
                int[] lost = table.lost(level, p, sum - p);
                int[] before = seen.putIfAbsent(Cell.of(p, sum - p, period, width), lost);
                boolean isOther = before != null && !Arrays.equals(before, lost);
                if (isOther || (isDeep(p, sum - p, width) && hasSingle(level, lost))) {
                    return sum + 1;
                }
            }
        }
        return 2;
    }

    private static boolean isDeep(int p, int q, int width) {
        return p > width && q > width && Math.abs(p - q) > width;
    }

    private boolean hasSingle(int level, int[] lost) {
        int count = moves.count(level);
        for (int pair : lost) {
            if (pair / count == count - 1 || pair % count == count - 1) {
                return true;
            }
        }
        return false;
    }

    /** What a cell may depend on. */
    private record Cell(int p, int q, int difference, int x, int y) {
        static Cell of(int p, int q, int period, int width) {
            return new Cell(
                    Math.min(p, width + 1),
                    Math.min(q, width + 1),
                    Math.clamp(p - q, -width - 1, width + 1),
                    (2 * p + q - 1) / 3 % period,
                    (p + 2 * q - 2) / 3 % period);
        }
    }
}

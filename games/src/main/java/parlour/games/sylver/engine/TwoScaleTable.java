package parlour.games.sylver.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import parlour.claim.Budget;

/**
 * Decides every position that follows from 3H, H a numerical semigroup, once numbers that leave 1
 * or 2 modulo 3 are named, as far as these reach no farther than a bound.
 *
 * <p>Such a position is (E, I, J, p, q): multiples of 3 are 3E, E a semigroup above H; with a the
 * least number that leaves 1 and b the least that leaves 2, the others are a + 3I and b + 3J. Since
 * 2a and 2b are sums, p = (2a - b)/3 and q = (2b - a)/3 are not negative; a = 2p + q, b = p + 2q.
 * It is a position iff E + E, E + I, E + J lie in E, I, J, and I + I + p in J, J + J + q in I, I +
 * J + p + q in E.
 *
 * <p>Levels are the E by gaps, cells the (p, q) by p + q; in a cell shapes stand by gaps of I, then
 * of J. Every move leads to an earlier level, cell or shape. Moves to a - 3k with k &gt; F(E) make
 * I = E. Those that keep b are told by the least such a at which the position is lost; those that
 * sink b to 2a' leave the single number a'; F(E) of them are looked up.
 *
 * <p>Cost: for each cell at most the square of the number of ideals, times a few F(E), but O(1) for
 * most of them; a bit for each pair of ideals and cell.
 */
final class TwoScaleTable {
    private static final int FIRST_SIZE = 64;

    private final IdealShapes shapes;
    private final TwoScaleMoves moves;
    private final Budget budget;
    private final List<Level> levels = new ArrayList<>();
    private int reach = 1;
    private long bytes;
    private long work;

    /** A table that reaches nothing yet. */
    TwoScaleTable(TwoScaleMoves moves, Budget budget) {
        this.shapes = moves.shapes();
        this.moves = moves;
        this.budget = budget;
        for (int level = 0; level < shapes.levelCount(); level++) {
            levels.add(new Level(level));
        }
    }

    /**
     * Reaches one farther: decides all cells with the next sum p + q. The cell of a = 1 is no
     * position, so sums begin with 2.
     *
     * @throws Budget.Exceeded if the budget or its memory runs out
     */
    void step() {
        budget.spend();
        if (bytes > budget.memoryBytes()) {
            throw new Budget.Exceeded("memory");
        }
        reach++;
        levels.forEach(Level::step);
    }

    /** q - p leaves 1 modulo 3, so 2p leaves p + q - 1. */
    private static int leastP(int sum) {
        return (2 * sum + 1) % 3;
    }

    private int wordsPerCell(int level) {
        int n = moves.count(level);
        return (Math.multiplyExact(n, n) + 63) >> 6;
    }

    /** The largest p + q decided; single numbers n have p + q = n. */
    int reach() {
        return reach;
    }

    /** Positions looked up. */
    long work() {
        return work;
    }

    /**
     * The numbers n from 2 up, no multiples of 3, with which 3E, E a level, is lost; ascending, as
     * far as the table reaches.
     */
    List<Long> singles(int level) {
        return levels.get(level).singles;
    }

    /** Whether a position is lost; the sets of the shapes need not be closed under sums yet. */
    boolean isLost(TwoScaleMoves.Shapes position, int p, int q) {
        var closed = moves.closed(position, p, q);
        return has(closed.level(), closed.first(), closed.second(), p, q);
    }

    private boolean has(int level, int i, int j, int p, int q) {
        int bit = moves.pair(level, i, j);
        long[] cells = levels.get(level).lost[p + q];
        return (cells[at(level, p, p + q) + (bit >> 6)] >>> bit & 1) != 0;
    }

    private int at(int level, int p, int sum) {
        return (p - leastP(sum)) / 3 * wordsPerCell(level);
    }

    /** The table of one level. */
    private final class Level {
        private final int level;
        private final int frobenius;
        private final int far;
        private final int first;
        private final int single;
        private final List<Long> singles = new ArrayList<>();

        /** By p + q, the cells with p rising by 3; in each the pairs of ideals, first I. */
        private long[][] lost = new long[FIRST_SIZE][];

        /**
         * For each b and J the least a with (E, E, J) lost and p beyond F; and the mirror image.
         */
        private int[][] columns = new int[FIRST_SIZE][];

        private int[][] rows = new int[FIRST_SIZE][];
        private long leastOne = Long.MAX_VALUE >> 2;
        private long leastTwo = Long.MAX_VALUE >> 2;

        Level(int level) {
            this.level = level;
            this.frobenius = shapes.frobenius(level);
            this.far = Math.max(1, frobenius + 1);
            this.first = shapes.first(level);
            this.single = shapes.single(level);
        }

        /** The cells with the last sum. */
        void step() {
            int sum = reach;
            int cells = (sum - leastP(sum)) / 3 + 1;
            if (2 * sum >= rows.length) {
                rows = Arrays.copyOf(rows, 2 * rows.length);
                columns = Arrays.copyOf(columns, 2 * columns.length);
                lost = Arrays.copyOf(lost, 2 * lost.length);
            }
            lost[sum] = new long[Math.multiplyExact(cells, wordsPerCell(level))];
            bytes += 8L * lost[sum].length;
            for (int p = leastP(sum); p <= sum; p += 3) {
                int q = sum - p;
                if (!isFlagged(2L * p + q, p + 2L * q)) {
                    fillCell(p, q);
                }
                addSingle(p, q);
            }
        }

        /** Whether a lost single far enough below answers all positions of a cell. */
        private boolean isFlagged(long a, long b) {
            return (leastOne <= a - 3L * far && 2 * leastOne < b - 3L * frobenius)
                    || (leastTwo <= b - 3L * far && 2 * leastTwo < a - 3L * frobenius);
        }

        private void addSingle(int p, int q) {
            if (p > 0 && q > 0) {
                return;
            }
            if (isLost(new TwoScaleMoves.Shapes(level, single, single), p, q)) {
                long n = (long) p + q;
                singles.add(n);
                if (p == 0) {
                    leastOne = Math.min(leastOne, n);
                } else {
                    leastTwo = Math.min(leastTwo, n);
                }
            }
        }

        private void fillCell(int p, int q) {
            int a = 2 * p + q;
            int b = p + 2 * q;
            boolean isInner = Math.min(p, q) > frobenius;
            int at = at(level, p, p + q);
            for (int i = first; i <= single; i++) {
                if (least(rows, a, i) <= b - 3 * far) {
                    continue;
                }
                for (int j = first; j <= single; j++) {
                    if (least(columns, b, j) > a - 3 * far
                            && (isInner || moves.isClosed(level, i, j, p, q))
                            && !canWin(i, j, p, q)) {
                        int bit = moves.pair(level, i, j);
                        lost[p + q][at + (bit >> 6)] |= 1L << bit;
                        if (i == single && p > frobenius) {
                            note(columns, b, j, a);
                        }
                        if (j == single && q > frobenius) {
                            note(rows, a, i, b);
                        }
                    }
                }
            }
        }

        private int least(int[][] lines, int line, int shape) {
            int[] known = lines[line];
            return known == null ? Integer.MAX_VALUE : known[shape - first];
        }

        private void note(int[][] lines, int line, int shape, int value) {
            if (lines[line] == null) {
                lines[line] = new int[single - first + 1];
                Arrays.fill(lines[line], Integer.MAX_VALUE);
                bytes += 4L * lines[line].length;
            }
            int before = lines[line][shape - first];
            lines[line][shape - first] = Math.min(before, value);
        }

        private boolean canWin(int i, int j, int p, int q) {
            work += 2L + 2L * frobenius;
            for (int to : moves.above(i)) {
                if (looksLost(level, to, j, p, q)) {
                    return true;
                }
            }
            for (int to : moves.above(j)) {
                if (looksLost(level, i, to, p, q)) {
                    return true;
                }
            }
            return winsBelow(i, j, p, q, false)
                    || winsBelow(j, i, q, p, true)
                    || winsEven(i, j, p, q);
        }

        private boolean winsEven(int i, int j, int p, int q) {
            int[] toFirst = moves.even(i);
            int[] toSecond = moves.even(j);
            for (int k = 0; k < toFirst.length; k++) {
                int to = shapes.levelOfShape(toFirst[k]);
                if (looksLost(to, toFirst[k], toSecond[k], p, q)) {
                    return true;
                }
            }
            return false;
        }

        private boolean looksLost(int to, int i, int j, int p, int q) {
            if (Math.max(p, q) <= shapes.frobenius(to)) {
                return isLost(new TwoScaleMoves.Shapes(to, i, j), p, q);
            }
            return p > q
                    ? has(to, moves.joined(i, j, q), j, p, q)
                    : has(to, i, moves.joined(j, i, p), p, q);
        }

        /**
         * Whether naming the least number of a class less 3k wins, as far as it has to be looked
         * up.
         *
         * @param isMirrored whether the class is that of 2, so that p and q stand for each other
         */
        private boolean winsBelow(int i, int j, int p, int q, boolean isMirrored) {
            int a = 2 * p + q;
            int most = (a - (isMirrored ? 2 : 4)) / 3;
            for (int k = 1; k <= Math.min(most, frobenius); k++) {
                if (winsBelow(k, moves.below(i, k), j, p, q, isMirrored)) {
                    return true;
                }
            }
            int last = Math.min(most, Math.floorDiv(p + frobenius, 2));
            for (int k = Math.max(far, Math.ceilDiv(p - frobenius, 2)); k <= last; k++) {
                if (winsBelow(k, single, j, p, q, isMirrored)) {
                    return true;
                }
            }
            return false;
        }

        private boolean winsBelow(int k, int i, int j, int p, int q, boolean isMirrored) {
            int second = j;
            int newP = p - 2 * k;
            int newQ = q + k;
            if (newP < 0) {
                second = moves.below(j, -newP);
                newP = 0;
                newQ = 2 * p + q - 3 * k;
            }
            return isMirrored
                    ? looksLost(level, second, i, newQ, newP)
                    : looksLost(level, i, second, newP, newQ);
        }
    }
}

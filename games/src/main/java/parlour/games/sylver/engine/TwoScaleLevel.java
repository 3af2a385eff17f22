package parlour.games.sylver.engine;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The table of one level of a {@link TwoScaleTable}: E fixed.
 *
 * <p>A cell is decided backwards: each lost position that some move leads to, few as they are,
 * marks the positions before it as won. What stays unmarked is lost, those with fewer gaps first.
 * Sums within a and within b matter where p or q is at most F(E): there the ideal that the sums go
 * to is told by going through all. Where both are, positions are looked at move by move.
 *
 * <p>Naming a - 3k with k &gt; F(E) makes I = E; a row or column that has such a lost position far
 * enough below is won from there on. Cells whose row or column is won for all ideals are passed
 * over, and so are rows that end for ever: what is left lies near a = b and near the edges.
 */
final class TwoScaleLevel {
    /** Levels with more ideals keep no notes of what they looked up: their square in bytes. */
    private static final int MAX_LOOKED = 256;

    private static final byte WON = 1;
    private static final byte LOST = 2;

    private final TwoScaleTable table;
    private final TwoScaleMoves moves;
    private final int level;
    private final int frobenius;
    private final int far;
    private final int first;
    private final int single;
    private final int count;
    private final int words;
    private final List<Long> singles = new ArrayList<>();
    private final TwoScaleCells cells = new TwoScaleCells();

    /** By (a - 1)/3 the rows, by (b - 2)/3 the columns. */
    private final List<TwoScaleLine> rows = new ArrayList<>();

    private final List<TwoScaleLine> columns = new ArrayList<>();

    /** The a of rows that are not won for ever, ascending. */
    private int[] active = new int[16];

    private int activeCount;

    /** Of the cell at hand, for each I the J with which it is known to be won. */
    private final long[] won;

    /** Moves of the cell at hand that have to be looked up: 2k, and 1 more for those below b. */
    private final List<Integer> unclear = new ArrayList<>();

    /** What has been looked up in the corner, by p times F(E) + 1 and q, by pairs of ideals. */
    private final byte[] @Nullable [] looked;

    private @Nullable TwoScalePeriod period;

    private long leastOne = Long.MAX_VALUE >> 2;
    private long leastTwo = Long.MAX_VALUE >> 2;
    private long work;

    TwoScaleLevel(TwoScaleTable table, TwoScaleMoves moves, int level) {
        IdealShapes shapes = moves.shapes();
        this.table = table;
        this.moves = moves;
        this.level = level;
        this.frobenius = shapes.frobenius(level);
        this.far = Math.max(1, frobenius + 1);
        this.first = shapes.first(level);
        this.single = shapes.single(level);
        this.count = moves.count(level);
        this.words = (count + 63) >> 6;
        this.won = new long[Math.multiplyExact(count, words)];
        this.looked = count > MAX_LOOKED ? new byte[0][] : new byte[far * far][];
    }

    List<Long> singles() {
        return singles;
    }

    /** Bytes taken. */
    long bytes() {
        return cells.bytes() + 4L * count * (rows.size() + columns.size());
    }

    /** Positions marked or looked at. */
    long work() {
        return work;
    }

    /** Whether a position that is closed under sums is lost. */
    boolean has(int i, int j, int p, int q) {
        int pair = (i - first) * count + j - first;
        return period == null
                ? cells.has(p, q, pair)
                : cells.has(period.p(p, q), period.q(p, q), pair);
    }

    /** The lost pairs of a cell: the number of I within the level times that of ideals, plus J. */
    int[] lost(int p, int q) {
        return period == null ? cells.lost(p, q) : cells.lost(period.p(p, q), period.q(p, q));
    }

    /** The period, if one was found. */
    @Nullable TwoScalePeriod period() {
        return period;
    }

    /** From now on cells are known without being decided. */
    void repeat(TwoScalePeriod known) {
        period = known;
    }

    /** Decides the cells with the next sum. */
    void step(int sum) {
        if (period != null) {
            return;
        }
        cells.open(sum);
        while (3 * rows.size() + 1 <= 2 * sum) {
            activate(3 * rows.size() + 1);
            rows.add(new TwoScaleLine(count));
            columns.add(new TwoScaleLine(count));
        }
        int kept = 0;
        for (int at = 0; at < activeCount; at++) {
            int a = active[at];
            int b = 3 * sum - a;
            work++;
            if (a >= sum && !isFlagged(a, b) && !row(a).isComplete(b - 3 * far)) {
                active[kept++] = a;
                if (!column(b).isComplete(a - 3 * far)) {
                    fill(a - sum, 2 * sum - a);
                }
            }
        }
        activeCount = kept;
        if (sum % 3 != 0) {
            addSingle(sum);
        }
        cells.close();
    }

    /** About how many bytes {@link #write} writes. */
    long size() {
        return bytes() + 4L * activeCount;
    }

    /** Writes what is decided, between steps. What has been looked up will be looked up again. */
    void write(DataOutput out) throws IOException {
        out.writeBoolean(period != null);
        if (period != null) {
            period.write(out);
        }
        out.writeLong(work);
        out.writeInt(singles.size());
        for (long single : singles) {
            out.writeLong(single);
        }
        out.writeInt(activeCount);
        for (int at = 0; at < activeCount; at++) {
            out.writeInt(active[at]);
        }
        out.writeInt(rows.size());
        for (int at = 0; at < rows.size(); at++) {
            rows.get(at).write(out);
            columns.get(at).write(out);
        }
        cells.write(out);
    }

    /**
     * Takes up what the same level of another table has written; this one must be new.
     *
     * @throws IOException if the bytes make no sense
     */
    void read(DataInput in) throws IOException {
        if (in.readBoolean()) {
            period = TwoScalePeriod.read(in);
        }
        work = in.readLong();
        for (int left = in.readInt(); left > 0; left--) {
            noteSingle(in.readLong());
        }
        for (int left = in.readInt(); left > 0; left--) {
            activate(in.readInt());
        }
        for (int left = in.readInt(); left > 0; left--) {
            var row = new TwoScaleLine(count);
            row.read(in);
            rows.add(row);
            var column = new TwoScaleLine(count);
            column.read(in);
            columns.add(column);
        }
        cells.read(in);
    }

    private void activate(int a) {
        if (activeCount == active.length) {
            active = Arrays.copyOf(active, 2 * activeCount);
        }
        active[activeCount++] = a;
    }

    private TwoScaleLine row(int a) {
        return rows.get((a - 1) / 3);
    }

    private TwoScaleLine column(int b) {
        return columns.get((b - 2) / 3);
    }

    /** Whether a lost single far enough below answers all positions of a cell. */
    private boolean isFlagged(long a, long b) {
        return (leastOne <= a - 3L * far && 2 * leastOne < b - 3L * frobenius)
                || (leastTwo <= b - 3L * far && 2 * leastTwo < a - 3L * frobenius);
    }

    /** The number n alone is at p = 0 if it leaves 1 modulo 3, at q = 0 if it leaves 2. */
    private void addSingle(int n) {
        boolean isOne = n % 3 == 1;
        var alone = new TwoScaleMoves.Shapes(level, single, single);
        if (table.isLost(alone, isOne ? 0 : n, isOne ? n : 0)) {
            noteSingle(n);
        }
    }

    private void noteSingle(long n) {
        singles.add(n);
        if (n % 3 == 1) {
            leastOne = Math.min(leastOne, n);
        } else {
            leastTwo = Math.min(leastTwo, n);
        }
    }

    private void fill(int p, int q) {
        TwoScaleLine row = row(2 * p + q);
        TwoScaleLine column = column(p + 2 * q);
        begin(row, p + 2 * q - 3 * far, column, 2 * p + q - 3 * far);
        unclear.clear();
        pullEven(p, q);
        pullBelow(p, q, false);
        pullBelow(q, p, true);
        boolean isCorner = Math.max(p, q) <= frobenius;
        for (int i = 0; i < count; i++) {
            for (int j = next(i, 0); j >= 0; j = next(i, j + 1)) {
                work++;
                if (isPosition(first + i, first + j, p, q)
                        && !canWin(first + i, first + j, p, q, isCorner)) {
                    cells.add(p, i * count + j);
                    if (!isCorner) {
                        pullAbove(first + i, first + j, p, q);
                    }
                    if (i == count - 1 && p > frobenius) {
                        column.note(j, 2 * p + q);
                    }
                    if (j == count - 1 && q > frobenius) {
                        row.note(i, p + 2 * q);
                    }
                }
            }
        }
    }

    /** Marks what is won by naming a number far below. */
    private void begin(TwoScaleLine row, int farB, TwoScaleLine column, int farA) {
        work += won.length;
        long[] dead = new long[words];
        for (int j = 0; j < count; j++) {
            if (column.least(j) <= farA) {
                dead[j >> 6] |= 1L << j;
            }
        }
        for (int i = 0; i < count; i++) {
            if (row.least(i) <= farB) {
                Arrays.fill(won, i * words, (i + 1) * words, -1L);
            } else {
                System.arraycopy(dead, 0, won, i * words, words);
            }
        }
    }

    /** The next J, from one on, with which I is not known to be won, or -1. */
    private int next(int i, int from) {
        for (int j = from; j < count; ) {
            long left = ~won[i * words + (j >> 6)] >>> j;
            if (left != 0) {
                j += Long.numberOfTrailingZeros(left);
                return j < count ? j : -1;
            }
            j = (j | 63) + 1;
        }
        return -1;
    }

    private void mark(int[] is, int[] js) {
        work += (long) is.length * js.length;
        for (int i : is) {
            int row = (i - first) * words;
            for (int j : js) {
                won[row + (j - first >> 6)] |= 1L << (j - first);
            }
        }
    }

    private boolean isPosition(int i, int j, int p, int q) {
        return Math.min(p, q) > frobenius || moves.isClosed(level, i, j, p, q);
    }

    private void pullEven(int p, int q) {
        int[] to = moves.even(single);
        for (int gap = 0; gap < to.length; gap++) {
            int above = moves.shapes().levelOfShape(to[gap]);
            int base = moves.shapes().first(above);
            int ideals = moves.count(above);
            for (int pair : table.lost(above, p, q)) {
                mark(
                        moves.beforeEven(level, gap, base + pair / ideals),
                        moves.beforeEven(level, gap, base + pair % ideals));
            }
        }
    }

    /** Marks what leads to a lost position of the same cell. */
    private void pullAbove(int i, int j, int p, int q) {
        int[] firsts = moves.beforeAbove(i);
        int[] seconds = moves.beforeAbove(j);
        mark(firsts, p > frobenius ? new int[] {j} : moves.beforeJoined(j, i, p));
        mark(q > frobenius ? new int[] {i} : moves.beforeJoined(i, j, q), seconds);
    }

    /**
     * Marks what leads to a lost position by naming the least number of a class less 3k: for k up
     * to F(E), and those further k that lead near the edge.
     *
     * @param isMirrored whether the class is that of 2, so that p and q, I and J change places
     */
    private void pullBelow(int p, int q, boolean isMirrored) {
        int most = (2 * p + q - (isMirrored ? 2 : 4)) / 3;
        for (int k = 1; k <= Math.min(most, frobenius); k++) {
            pullBelow(k, p, q, isMirrored);
        }
        int last = Math.min(most, Math.floorDiv(p + frobenius, 2));
        for (int k = Math.max(far, Math.ceilDiv(p - frobenius, 2)); k <= last; k++) {
            pullBelow(k, p, q, isMirrored);
        }
    }

    private void pullBelow(int k, int p, int q, boolean isMirrored) {
        int newP = Math.max(0, p - 2 * k);
        int newQ = p < 2 * k ? 2 * p + q - 3 * k : q + k;
        int sunk = Math.max(0, 2 * k - p);
        if (Math.max(newP, newQ) <= frobenius) {
            unclear.add(2 * k + (isMirrored ? 1 : 0));
            return;
        }
        for (int pair : isMirrored ? lost(newQ, newP) : lost(newP, newQ)) {
            int one = first + (isMirrored ? pair % count : pair / count);
            int two = first + (isMirrored ? pair / count : pair % count);
            work++;
            if (k > frobenius && one != single) {
                continue;
            }
            int[] ones = {one};
            int[] twos = {two};
            if (newP <= frobenius) {
                twos = moves.beforeBelow(moves.beforeJoined(two, one, newP), sunk);
            } else if (newQ <= frobenius) {
                ones = moves.beforeJoined(one, two, newQ);
            }
            ones = moves.beforeBelow(ones, k);
            if (isMirrored) {
                mark(twos, ones);
            } else {
                mark(ones, twos);
            }
        }
    }

    private int sunk(int shape, int by) {
        return by == 0 ? shape : moves.below(shape, by);
    }

    /** Whether some move that marks do not tell of leads to a lost position. */
    private boolean canWin(int i, int j, int p, int q, boolean isCorner) {
        for (int move : unclear) {
            boolean wins =
                    (move & 1) == 0
                            ? winsBelow(move >> 1, i, j, p, q, false)
                            : winsBelow(move >> 1, j, i, q, p, true);
            if (wins) {
                return true;
            }
        }
        return isCorner && winsAbove(i, j, p, q);
    }

    private boolean winsAbove(int i, int j, int p, int q) {
        for (int to : moves.above(i)) {
            if (isLost(to, j, p, q)) {
                return true;
            }
        }
        for (int to : moves.above(j)) {
            if (isLost(i, to, p, q)) {
                return true;
            }
        }
        return false;
    }

    /** Whether what these sets generate is lost; p and q are at most F(E). */
    private boolean isLost(int i, int j, int p, int q) {
        work++;
        if (looked.length == 0) {
            return table.isLost(new TwoScaleMoves.Shapes(level, i, j), p, q);
        }
        int cell = p * far + q;
        byte[] known = looked[cell];
        if (known == null) {
            known = new byte[count * count];
            looked[cell] = known;
        }
        int pair = (i - first) * count + j - first;
        if (known[pair] == 0) {
            boolean isLost = table.isLost(new TwoScaleMoves.Shapes(level, i, j), p, q);
            known[pair] = isLost ? LOST : WON;
        }
        return known[pair] == LOST;
    }

    private boolean winsBelow(int k, int i, int j, int p, int q, boolean isMirrored) {
        int newP = Math.max(0, p - 2 * k);
        int newQ = p < 2 * k ? 2 * p + q - 3 * k : q + k;
        int one = moves.below(i, k);
        int two = sunk(j, Math.max(0, 2 * k - p));
        return isMirrored ? isLost(two, one, newQ, newP) : isLost(one, two, newP, newQ);
    }
}

package parlour.games.sylver.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import parlour.claim.Budget;

/**
 * Computes, for one odd m after the other, which shapes (E, I) are P-positions with m the least odd
 * number: the row of m.
 *
 * <p><b>Moves</b> from (E, I, m): 2e for a gap e of E; m + 2j for a gap j of I; m - 2j for 1 &lt;=
 * j &lt;= F(E), to the row of m - 2j; m - 2j for j &gt; F(E), always to (E, E, m - 2j), a reset. If
 * m &gt; F(H) this is exact, since a sum of two odd elements is at least 2m and in 2E already. For
 * smaller m positions are closed under sums first.
 *
 * <p>So beyond F(H) a row is a function, the same for every m, of the F(H) rows before it and of
 * flags that say on which levels a single odd number far enough below is P. <b>Periodicity
 * theorem:</b> if the last F(H) + 1 rows and the flags are the same at two places, everything
 * repeats from there.
 *
 * <p>P-shapes are few; each strikes out the shapes from which it can be reached, in its own row and
 * in later ones. Cost: a row takes some words of bits and the struck-out edges.
 */
final class IdealAutomaton {
    /** Bytes of an edge. */
    private static final long EDGE = Integer.BYTES + Byte.BYTES;

    /**
     * Bytes that a row takes beside its bits if it is a new one: three objects and their places.
     */
    private static final long NEW_ROW = 120;

    /** Bytes that any row takes: its number, its flags, and its window's entry. */
    private static final long ROW = 72;

    private final IdealShapes shapes;
    private final Budget budget;
    private long bytes;
    private final int window;
    private final int words;

    /** For each shape the shapes from which a move leads to it, and by how many rows it falls. */
    private final int[][] predecessors;

    private final byte[][] falls;

    /** Struck-out shapes of the next rows, by row index modulo the window. */
    private final long[][] struck;

    /** Shapes of flagged levels: N from here on. */
    private final long[] flagged;

    private final long[] resetFrom;
    private final List<List<Long>> singles = new ArrayList<>();
    private final List<long[]> distinctRows = new ArrayList<>();
    private final Map<Row, Integer> rowIds = new HashMap<>();
    private int[] rows = new int[64];
    private int rowCount;

    /** By hash of the window and the flags, the first row index after such a window. */
    private final Map<Integer, Integer> windows = new HashMap<>();

    /**
     * The number of flags after each row; flags are never taken back, so equal numbers are equal
     * flags.
     */
    private int[] flagCounts = new int[64];

    private int flagCount;
    private long periodStart = -1;
    private long periodEnd = -1;

    IdealAutomaton(IdealShapes shapes, Budget budget) {
        this.shapes = shapes;
        this.budget = budget;
        this.window = Math.max(1, shapes.frobenius() + 1);
        this.words = (shapes.count() + 63) >> 6;
        this.predecessors = new int[shapes.count()][];
        this.falls = new byte[shapes.count()][];
        take((long) window * words * Long.BYTES + 16 * EDGE * shapes.count());
        this.struck = new long[window][words];
        this.flagged = new long[words];
        this.resetFrom = new long[shapes.levelCount()];
        Arrays.fill(resetFrom, Long.MAX_VALUE);
        for (int level = 0; level < shapes.levelCount(); level++) {
            singles.add(new ArrayList<>());
        }
        new Edges().fill();
    }

    /**
     * Counts memory that is about to be taken.
     *
     * @throws Budget.Exceeded if that is more than there is
     */
    private void take(long more) {
        bytes += more;
        if (bytes > budget.memoryBytes()) {
            throw new Budget.Exceeded("memory");
        }
    }

    /** Collects the moves of all shapes and turns them round. */
    private final class Edges {
        private final int[] sizes = new int[shapes.count()];

        void fill() {
            for (int shape = 0; shape < shapes.count(); shape++) {
                predecessors[shape] = new int[16];
                falls[shape] = new byte[16];
            }
            for (int shape = 0; shape < shapes.count(); shape++) {
                if ((shape & 255) == 0) {
                    budget.spend();
                }
                addMoves(shape);
            }
            for (int shape = 0; shape < shapes.count(); shape++) {
                predecessors[shape] = Arrays.copyOf(predecessors[shape], sizes[shape]);
                falls[shape] = Arrays.copyOf(falls[shape], sizes[shape]);
            }
        }

        private void addMoves(int shape) {
            int level = shapes.levelOfShape(shape);
            long gapsOfLevel = ~shapes.level(level);
            for (long left = gapsOfLevel; left != 0; left &= left - 1) {
                add(shapes.afterEven(shape, Long.numberOfTrailingZeros(left)), shape, 0);
            }
            for (long left = ~shapes.ideal(shape); left != 0; left &= left - 1) {
                add(shapes.afterAbove(shape, Long.numberOfTrailingZeros(left)), shape, 0);
            }
            for (int j = 1; j <= shapes.frobenius(level); j++) {
                add(shapes.afterBelow(shape, j), shape, j);
            }
        }

        private void add(int to, int from, int fall) {
            int size = sizes[to]++;
            if (size == predecessors[to].length) {
                take(size * EDGE);
                predecessors[to] = Arrays.copyOf(predecessors[to], 2 * size);
                falls[to] = Arrays.copyOf(falls[to], 2 * size);
            }
            predecessors[to][size] = from;
            falls[to][size] = (byte) fall;
        }
    }

    /** The odd number whose row comes next; rows begin with 3. */
    long next() {
        return 3 + 2L * rowCount;
    }

    /** Computes the next row. */
    void step() {
        if ((rowCount & 15) == 0) {
            budget.spend();
            take(0);
        }
        long m = next();
        raiseFlags(m);
        long[] row = m <= shapes.frobenius() ? baseRow((int) m) : laterRow();
        Arrays.fill(struck[rowCount % window], 0);
        keep(row);
        for (int level = 0; level < shapes.levelCount(); level++) {
            if (has(row, shapes.single(level))) {
                singles.get(level).add(m);
                long reset = m + 2L * Math.max(1, shapes.frobenius(level) + 1);
                resetFrom[level] = Math.min(resetFrom[level], reset);
            }
        }
    }

    private void raiseFlags(long m) {
        for (int level = 0; level < shapes.levelCount(); level++) {
            if (resetFrom[level] == m) {
                flagCount++;
                for (int s = shapes.first(level); s <= shapes.single(level); s++) {
                    flagged[s >> 6] |= 1L << s;
                }
            }
        }
    }

    private long[] laterRow() {
        long[] struckHere = struck[rowCount % window];
        long[] row = new long[words];
        for (int w = 0; w < words; w++) {
            long open = ~(struckHere[w] | flagged[w]) & valid(w);
            while (open != 0) {
                int shape = (w << 6) + Long.numberOfTrailingZeros(open);
                row[w] |= 1L << shape;
                strikeOut(shape);
                open &= ~(struckHere[w] | row[w]);
            }
        }
        return row;
    }

    /** Bits of a word that are shapes. */
    private long valid(int word) {
        int rest = shapes.count() - (word << 6);
        return rest >= 64 ? -1L : (1L << rest) - 1;
    }

    private void strikeOut(int shape) {
        int[] from = predecessors[shape];
        byte[] fall = falls[shape];
        for (int i = 0; i < from.length; i++) {
            struck[(rowCount + fall[i]) % window][from[i] >> 6] |= 1L << from[i];
        }
    }

    /** A row with m &lt;= F(H), where closure under sums may enlarge the even part. */
    private long[] baseRow(int m) {
        long[] struckHere = struck[rowCount % window];
        long[] row = new long[words];
        for (int shape = 0; shape < shapes.count(); shape++) {
            int closed = shapes.closed(shape, m);
            boolean lost =
                    closed == shape
                            ? !has(struckHere, shape) && !has(flagged, shape)
                            : has(row, closed);
            if (lost) {
                row[shape >> 6] |= 1L << shape;
                strikeOut(shape);
            }
        }
        return row;
    }

    private static boolean has(long[] bits, int shape) {
        return (bits[shape >> 6] >>> shape & 1) != 0;
    }

    /** Interns the row, and looks whether the window that ends with it was seen before. */
    private void keep(long[] row) {
        if (rowCount == rows.length) {
            rows = Arrays.copyOf(rows, 2 * rowCount);
            flagCounts = Arrays.copyOf(flagCounts, 2 * rowCount);
        }
        bytes += ROW;
        int id = rowIds.computeIfAbsent(new Row(row), r -> distinctRows.size());
        if (id == distinctRows.size()) {
            bytes += NEW_ROW + (long) words * Long.BYTES;
            distinctRows.add(row);
        }
        rows[rowCount] = id;
        flagCounts[rowCount++] = flagCount;
        int first = rowCount - window;
        if (periodStart < 0 && first >= 0 && odd(first) > shapes.frobenius()) {
            lookBack(first);
        }
    }

    private void lookBack(int first) {
        int hash = flagCount;
        for (int i = first; i < rowCount; i++) {
            hash = 31 * hash + rows[i];
        }
        int before = windows.getOrDefault(hash, -1);
        if (before < 0) {
            windows.put(hash, rowCount);
        } else if (flagCounts[before - 1] == flagCount
                && Arrays.equals(rows, before - window, before, rows, first, rowCount)) {
            periodStart = odd(before);
            periodEnd = odd(rowCount);
        }
    }

    private static long odd(int index) {
        return 3 + 2L * index;
    }

    /** Whether the rows are known to repeat for ever. */
    boolean isPeriodic() {
        return periodStart >= 0;
    }

    /** The first odd number from which rows repeat. */
    long periodStart() {
        return periodStart;
    }

    /** The period, as a difference of odd numbers. */
    long period() {
        return periodEnd - periodStart;
    }

    /** The odd numbers n computed so far with (E, E, n) a P-position, ascending. */
    List<Long> singles(int level) {
        return singles.get(level);
    }

    /** Rows computed. */
    int rowCount() {
        return rowCount;
    }

    /** The number of different rows among them. */
    int distinctRowCount() {
        return distinctRows.size();
    }

    /** The P-shapes of a row, by its index; the row of 3 is first. */
    long[] row(int index) {
        return distinctRows.get(rows[index]);
    }

    /** The number under which a row is known; equal rows have equal numbers. */
    int rowId(int index) {
        return rows[index];
    }

    /** A row with the equality of its bits. */
    private record Row(long[] bits) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Row that && Arrays.equals(bits, that.bits);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(bits);
        }
    }
}

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
 * in later ones. Cost: a row takes a word for 64 shapes and its strikes; memory 6 bytes for a move.
 */
final class IdealAutomaton {
    /**
     * Bytes that a row takes beside its shapes if it is a new one: three objects and their places.
     */
    private static final long NEW_ROW = 120;

    /** Bytes that any row takes: its number, its flags, and its window's entry. */
    private static final long ROW = 72;

    private final IdealShapes shapes;
    private final Ledger ledger;
    private final int window;
    private final int words;

    /**
     * The shapes from which a move leads to each shape, one shape after the other, and by how many
     * rows it falls; where those of a shape begin.
     */
    private final int[] predecessors;

    private final short[] falls;
    private final int[] firstOf;

    /** Struck-out shapes of the next rows, by row index modulo the window. */
    private final long[][] struck;

    /** Shapes of flagged levels: N from here on. */
    private final long[] flagged;

    private final long[] resetFrom;
    private final List<List<Long>> singles = new ArrayList<>();

    /** The row in hand: its P-shapes as bits, and one by one. */
    private final long[] lost;

    private int[] lostShapes = new int[64];
    private int lostCount;

    private final List<int[]> distinctRows = new ArrayList<>();
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
    private long strikes;
    private long periodStart = -1;
    private long periodEnd = -1;

    /**
     * The automaton before its first row.
     *
     * @throws Budget.Exceeded if memory does not hold the moves, or the budget runs out
     */
    IdealAutomaton(IdealShapes shapes) {
        this.shapes = shapes;
        this.ledger = shapes.ledger();
        this.window = Math.max(1, shapes.frobenius() + 1);
        this.words = (shapes.count() + 63) >> 6;
        if (shapes.moveCount() > Integer.MAX_VALUE - 8) {
            throw new Budget.Exceeded("memory");
        }
        ledger.take((window + 2L) * words * Long.BYTES + (long) shapes.count() * Integer.BYTES);
        this.predecessors = new int[(int) shapes.moveCount()];
        this.falls = new short[predecessors.length];
        this.firstOf = new int[shapes.count() + 1];
        this.struck = new long[window][words];
        this.flagged = new long[words];
        this.lost = new long[words];
        this.resetFrom = new long[shapes.levelCount()];
        Arrays.fill(resetFrom, Long.MAX_VALUE);
        for (int level = 0; level < shapes.levelCount(); level++) {
            singles.add(new ArrayList<>());
        }
        turnMoves();
    }

    /**
     * Turns the moves round: a first pass counts those to each shape, a second one puts them down.
     */
    private void turnMoves() {
        forEachMove((_, to, _) -> firstOf[to]++);
        int sum = 0;
        for (int shape = 0; shape < firstOf.length; shape++) {
            sum += firstOf[shape];
            firstOf[shape] = sum;
        }
        // Filled from behind, so that where they end becomes where they begin.
        forEachMove(
                (from, to, fall) -> {
                    int at = --firstOf[to];
                    predecessors[at] = from;
                    falls[at] = (short) fall;
                });
    }

    /** Takes notice of a move. */
    @FunctionalInterface
    private interface EdgeVisitor {
        void edge(int from, int to, int fall);
    }

    private void forEachMove(EdgeVisitor visitor) {
        for (int shape = 0; shape < shapes.count(); shape++) {
            if ((shape & 255) == 0) {
                ledger.budget().spend();
            }
            int from = shape;
            shapes.forEachMove(shape, (to, fall) -> visitor.edge(from, to, fall));
        }
    }

    /** The odd number whose row comes next; rows begin with 3. */
    long next() {
        return 3 + 2L * rowCount;
    }

    /** Computes the next row. */
    void step() {
        if ((rowCount & 15) == 0) {
            ledger.budget().spend();
        }
        long m = next();
        raiseFlags(m);
        Arrays.fill(lost, 0);
        lostCount = 0;
        if (m <= shapes.frobenius()) {
            baseRow((int) m);
        } else {
            laterRow();
        }
        Arrays.fill(struck[rowCount % window], 0);
        keep(Arrays.copyOf(lostShapes, lostCount));
        for (int level = 0; level < shapes.levelCount(); level++) {
            if (has(lost, shapes.single(level))) {
                singles.get(level).add(m);
                long reset = m + 2L * Math.max(1, shapes.frobenius(level) + 1);
                resetFrom[level] = Math.min(resetFrom[level], reset);
            }
        }
    }

    private void raiseFlags(long m) {
        for (int level = 0; level < resetFrom.length; level++) {
            if (resetFrom[level] == m) {
                flagCount++;
                for (int s = shapes.first(level); s <= shapes.single(level); s++) {
                    flagged[s >> 6] |= 1L << s;
                }
            }
        }
    }

    private void laterRow() {
        long[] struckHere = struck[rowCount % window];
        for (int w = 0; w < words; w++) {
            long open = ~(struckHere[w] | flagged[w]) & valid(w);
            while (open != 0) {
                lose((w << 6) + Long.numberOfTrailingZeros(open));
                open &= ~(struckHere[w] | lost[w]);
            }
        }
    }

    /** Bits of a word that are shapes. */
    private long valid(int word) {
        int rest = shapes.count() - (word << 6);
        return rest >= 64 ? -1L : (1L << rest) - 1;
    }

    /** A shape is P: strikes out those from which it can be reached. */
    private void lose(int shape) {
        lost[shape >> 6] |= 1L << shape;
        if (lostCount == lostShapes.length) {
            lostShapes = Arrays.copyOf(lostShapes, 2 * lostCount);
        }
        lostShapes[lostCount++] = shape;
        int here = rowCount % window;
        int end = firstOf[shape + 1];
        for (int i = firstOf[shape]; i < end; i++) {
            int row = here + falls[i];
            int from = predecessors[i];
            struck[row < window ? row : row - window][from >> 6] |= 1L << from;
        }
        strikes += end - firstOf[shape];
    }

    /** A row with m &lt;= F(H), where closure under sums may enlarge the even part. */
    private void baseRow(int m) {
        long[] struckHere = struck[rowCount % window];
        for (int shape = 0; shape < shapes.count(); shape++) {
            if ((shape & 4095) == 0) {
                ledger.budget().spend();
            }
            int closed = shapes.closed(shape, m);
            boolean isLost =
                    closed == shape
                            ? !has(struckHere, shape) && !has(flagged, shape)
                            : has(lost, closed);
            if (isLost) {
                lose(shape);
            }
        }
    }

    private static boolean has(long[] bits, int shape) {
        return (bits[shape >> 6] >>> shape & 1) != 0;
    }

    /** Interns the row, and looks whether the window that ends with it was seen before. */
    private void keep(int[] row) {
        if (rowCount == rows.length) {
            rows = Arrays.copyOf(rows, 2 * rowCount);
            flagCounts = Arrays.copyOf(flagCounts, 2 * rowCount);
        }
        int id = rowIds.computeIfAbsent(new Row(row), _ -> distinctRows.size());
        boolean isNew = id == distinctRows.size();
        if (isNew) {
            distinctRows.add(row);
        }
        rows[rowCount] = id;
        flagCounts[rowCount++] = flagCount;
        int first = rowCount - window;
        if (periodStart < 0 && first >= 0 && odd(first) > shapes.frobenius()) {
            lookBack(first);
        }
        ledger.take(ROW + (isNew ? NEW_ROW + (long) row.length * Integer.BYTES : 0));
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

    /** The P-shapes of a row, ascending, by its index; the row of 3 is first. */
    int[] row(int index) {
        return distinctRows.get(rows[index]);
    }

    /** The number under which a row is known; equal rows have equal numbers. */
    int rowId(int index) {
        return rows[index];
    }

    /** What was done so far: shapes struck out, and words of rows looked at. */
    long work() {
        return strikes + (long) rowCount * words;
    }

    /** A row with the equality of its shapes. */
    private record Row(int[] shapes) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Row that && Arrays.equals(shapes, that.shapes);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(shapes);
        }
    }
}

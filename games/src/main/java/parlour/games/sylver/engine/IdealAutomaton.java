package parlour.games.sylver.engine;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import parlour.claim.Budget;
import parlour.claim.Resumable;

/**
 * Computes, for one odd m after the other, which shapes (E, I) are P-positions with m the least odd
 * number: the row of m, level by level.
 *
 * <p><b>Moves</b> from (E, I, m): 2e for a gap e of E; m + 2j for a gap j of I; m - 2j for 1 &lt;=
 * j &lt;= F(E), to the row of m - 2j; m - 2j for j &gt; F(E), always to (E, E, m - 2j), a reset. If
 * m &gt; F(E) this is exact, since a sum of two odd elements is at least 2m and in 2E already. For
 * smaller m positions are closed under sums first.
 *
 * <p>No move leads to a smaller even part. So the rows of a level depend on those of the levels
 * above it only, and each level comes to its own end or period ({@link LevelRows}); from there on
 * its rows are looked up. Levels of which nobody wants to know more are left out.
 *
 * <p>P-shapes are few; each strikes out the shapes from which it can be reached, in its own row and
 * in later ones. Cost: a row takes a word for 64 shapes of its levels and its strikes; memory 6
 * bytes for a move.
 *
 * <p>Kept are the rows and what they have struck out; the shapes and their moves are found anew. A
 * row that was stopped at a level goes on with that level from its beginning: striking out twice is
 * striking out once.
 */
final class IdealAutomaton implements Resumable {
    /** The method's name in answers. */
    static final String METHOD = "ideal-automaton";

    /** Rows between two looks at the budget; shapes, in a row that has to be closed under sums. */
    private static final int ROWS_PER_LOOK = 16;

    private static final int SHAPES_PER_LOOK = 4096;

    private final IdealShapes shapes;
    private final int rowsPerLook;
    private final int shapesPerLook;
    private final Ledger ledger;
    private final int window;
    private final List<LevelRows> levels = new ArrayList<>();

    /**
     * The shapes from which a move leads to each shape, one shape after the other, and by how many
     * rows it falls; where those of a shape begin.
     */
    private final int[] predecessors;

    private final short[] falls;
    private final int[] firstOf;

    /** Levels whose rows are wanted, and levels whose rows are worked out. */
    private BitSet wanted = new BitSet();

    private final BitSet open = new BitSet();

    /** The levels that were open when moves were last thinned out. */
    private BitSet openBefore = new BitSet();

    /** What was known when it was last told which levels are wanted. */
    private int toldAt = -1;

    /** Struck-out shapes of the next rows, by row index modulo the window. */
    private final long[][] struck;

    /** The row in hand: its P-shapes as bits, and those of a level one by one. */
    private final long[] lost;

    private int[] lostShapes = new int[64];
    private int lostCount;

    private int rowCount;

    /** The level at which the row that comes next stands, and the work done before that. */
    private int standing;

    private long workBefore;
    private int known;
    private long work;

    /**
     * The automaton before its first row.
     *
     * @throws Budget.Exceeded if memory does not hold the moves, or the budget runs out
     */
    IdealAutomaton(IdealShapes shapes) {
        this(shapes, ROWS_PER_LOOK, SHAPES_PER_LOOK);
    }

    /** The same with other numbers of rows and shapes between two looks at the budget. */
    IdealAutomaton(IdealShapes shapes, int rowsPerLook, int shapesPerLook) {
        this.shapes = shapes;
        this.rowsPerLook = rowsPerLook;
        this.shapesPerLook = shapesPerLook;
        this.ledger = shapes.ledger();
        this.window = Math.max(1, shapes.frobenius() + 1);
        int words = (shapes.count() + 63) >> 6;
        if (shapes.moveCount() > Integer.MAX_VALUE - 8) {
            throw new Budget.Exceeded("memory");
        }
        ledger.take((window + 1L) * words * Long.BYTES + (long) shapes.count() * Integer.BYTES);
        this.predecessors = new int[(int) shapes.moveCount()];
        this.falls = new short[predecessors.length];
        this.firstOf = new int[shapes.count() + 1];
        this.struck = new long[window][words];
        this.lost = new long[words];
        for (int level = 0; level < shapes.levelCount(); level++) {
            levels.add(new LevelRows(shapes.frobenius(level), ledger));
        }
        wanted.set(0, shapes.levelCount());
        open.or(wanted);
        openBefore.or(open);
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

    private void forEachMove(IdealShapes.MoveVisitor visitor) {
        for (int level = 0; level < shapes.levelCount(); level++) {
            shapes.forEachMove(level, visitor);
        }
    }

    /**
     * From now on only these levels have rows, and those above them. Levels that were left out
     * before stay out.
     *
     * @param toldBy how much is known of the levels, by which it is told
     */
    void want(BitSet some, int toldBy) {
        toldAt = toldBy;
        BitSet all = (BitSet) some.clone();
        for (int level = shapes.levelCount() - 1; level >= 0; level--) {
            if (all.get(level)) {
                for (int option : shapes.options(level)) {
                    all.set(option);
                }
            }
        }
        wanted.and(all);
        open.and(wanted);
    }

    /** Takes out the moves from levels that are not worked out any more, once these are half. */
    private void thinOut() {
        if (2 * open.cardinality() <= openBefore.cardinality()) {
            openBefore = (BitSet) open.clone();
            keepMovesFromOpenBefore();
        }
    }

    private void keepMovesFromOpenBefore() {
        int kept = 0;
        int begin = 0;
        for (int shape = 0; shape < shapes.count(); shape++) {
            int end = firstOf[shape + 1];
            for (int i = begin; i < end; i++) {
                if (openBefore.get(shapes.levelOfShape(predecessors[i]))) {
                    predecessors[kept] = predecessors[i];
                    falls[kept++] = falls[i];
                }
            }
            begin = end;
            firstOf[shape + 1] = kept;
        }
    }

    IdealShapes shapes() {
        return shapes;
    }

    /** The odd number whose row comes next; rows begin with 3. */
    long next() {
        return LevelRows.odd(rowCount);
    }

    /** Computes the next row, at the levels that are wanted. */
    void step() {
        if (rowCount % rowsPerLook == 0) {
            ledger.budget().spend();
        }
        thinOut();
        int here = rowCount % window;
        for (int level = wanted.nextSetBit(standing);
                level >= 0;
                level = wanted.nextSetBit(level + 1)) {
            standing = level;
            workBefore = work;
            lostCount = 0;
            if (open.get(level)) {
                workOut(level, here);
            } else {
                for (int shape : levels.get(level).row(rowCount)) {
                    lose(shape);
                }
            }
        }
        rowCount++;
        standing = 0;
        workBefore = work;
        for (int level = open.nextSetBit(0); level >= 0; level = open.nextSetBit(level + 1)) {
            int last = shapes.single(level) >> 6;
            Arrays.fill(struck[here], shapes.first(level) >> 6, last + 1, 0);
            close(level);
        }
        if (next() <= shapes.frobenius()) {
            Arrays.fill(lost, 0);
        }
    }

    private void workOut(int level, int here) {
        if (next() <= shapes.frobenius(level)) {
            withSums(level, here);
        } else {
            withoutSums(level, here);
        }
        int[] row = Arrays.copyOf(lostShapes, lostCount);
        boolean isWon = lostCount > 0 && row[lostCount - 1] == shapes.single(level);
        levels.get(level).add(row, isWon);
    }

    /** Whether every shape of a level is won by a number far below. */
    private boolean hasReset(int level) {
        List<Long> singles = levels.get(level).singles();
        long reach = 2L * Math.max(1, shapes.frobenius(level) + 1);
        return !singles.isEmpty() && next() >= singles.getFirst() + reach;
    }

    private void withoutSums(int level, int here) {
        int first = shapes.first(level);
        int last = shapes.single(level);
        int lastWord = last >> 6;
        work += lastWord - (first >> 6) + 1;
        for (int w = first >> 6; w <= lastWord; w++) {
            long left = ~struck[here][w];
            left &= w == first >> 6 ? -1L << first : -1L;
            left &= w == lastWord ? -1L >>> (63 - (last & 63)) : -1L;
            while (left != 0) {
                lose((w << 6) + Long.numberOfTrailingZeros(left));
                // Moves that keep m lead to shapes before, so what is struck out comes after.
                left &= left - 1;
                left &= ~struck[here][w];
            }
        }
    }

    /** A row with m &lt;= F(E), where closure under sums may enlarge the even part. */
    private void withSums(int level, int here) {
        boolean hasReset = hasReset(level);
        for (int shape = shapes.first(level); shape <= shapes.single(level); shape++) {
            if (shape % shapesPerLook == 0) {
                ledger.budget().spend();
            }
            int closed = shapes.closed(shape, (int) next());
            if (closed == shape ? !hasReset && !has(struck[here], shape) : has(lost, closed)) {
                lose(shape);
            }
        }
    }

    private static boolean has(long[] bits, int shape) {
        return (bits[shape >> 6] >>> shape & 1) != 0;
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
        work += end - firstOf[shape];
    }

    /** Looks whether a level has ended, or repeats. */
    private void close(int level) {
        LevelRows rows = levels.get(level);
        if (rows.singles().isEmpty()) {
            seekPeriod(level, rows);
        }
        if (rows.isKnown()) {
            open.clear(level);
            known++;
        }
    }

    private void seekPeriod(int level, LevelRows rows) {
        int from = 0;
        long step = 1;
        for (int option : shapes.options(level)) {
            LevelRows above = levels.get(option);
            if (!above.isKnown()) {
                return;
            }
            from = Math.max(from, above.settledFrom());
            step = leastCommonMultiple(step, above.period());
        }
        if (step <= EvenDecision.MAX_ROWS) {
            rows.seekPeriod(from, step);
        }
    }

    /** Beyond what rows can be the number may be anything. */
    private static long leastCommonMultiple(long a, long b) {
        if (a > EvenDecision.MAX_ROWS) {
            return a;
        }
        long x = a;
        long y = b;
        while (y != 0) {
            long rest = x % y;
            x = y;
            y = rest;
        }
        return a / x * b;
    }

    /** The rows of a level, as far as they are worked out. */
    LevelRows level(int level) {
        return levels.get(level);
    }

    /** What was known when it was last told which levels are wanted; -1 if it never was. */
    int toldAt() {
        return toldAt;
    }

    /** Whether a row was stopped when some of its levels were done. */
    boolean isWithinRow() {
        return standing > 0;
    }

    /** How many levels have come to their end or period. */
    int known() {
        return known;
    }

    /** Rows computed at some level. */
    int rowCount() {
        return rowCount;
    }

    /** The P-shapes of a row, ascending, by its index; all levels have it. */
    int[] row(int index) {
        return levels.stream().flatMapToInt(level -> Arrays.stream(level.row(index))).toArray();
    }

    /** What was done so far: shapes struck out, and words of rows looked at. */
    long effort() {
        return work;
    }

    @Override
    public String work() {
        return METHOD;
    }

    @Override
    public long steps() {
        return (long) rowCount * (shapes.levelCount() + 1) + standing;
    }

    @Override
    public long size() {
        long size = (long) Long.BYTES * window * lost.length;
        for (LevelRows level : levels) {
            size += level.size();
        }
        return size;
    }

    @Override
    public void write(DataOutput out) throws IOException {
        shapes.writeRoot(out);
        out.writeInt(rowCount);
        out.writeInt(standing);
        out.writeInt(known);
        out.writeInt(toldAt);
        out.writeLong(workBefore);
        for (BitSet some : List.of(wanted, open, openBefore)) {
            for (int level = 0; level < shapes.levelCount(); level++) {
                out.writeBoolean(some.get(level));
            }
        }
        for (LevelRows level : levels) {
            level.write(out);
        }
        for (long[] row : struck) {
            for (long word : row) {
                out.writeLong(word);
            }
        }
    }

    @Override
    public void read(DataInput in) throws IOException {
        shapes.demandRoot(in);
        int[] numbers = {in.readInt(), in.readInt(), in.readInt(), in.readInt()};
        long done = in.readLong();
        List<BitSet> some = List.of(new BitSet(), new BitSet(), new BitSet());
        for (BitSet bits : some) {
            for (int level = 0; level < shapes.levelCount(); level++) {
                bits.set(level, in.readBoolean());
            }
        }
        long taken = ledger.bytes();
        try {
            List<LevelRows> rows = new ArrayList<>();
            for (int level = 0; level < shapes.levelCount(); level++) {
                rows.add(LevelRows.read(shapes.frobenius(level), ledger, in));
            }
            for (long[] row : struck) {
                for (int w = 0; w < row.length; w++) {
                    row[w] = in.readLong();
                }
            }
            levels.clear();
            levels.addAll(rows);
        } catch (IOException | RuntimeException e) {
            ledger.giveBackTo(taken);
            for (long[] row : struck) {
                Arrays.fill(row, 0);
            }
            throw e;
        }
        rowCount = numbers[0];
        standing = numbers[1];
        known = numbers[2];
        toldAt = numbers[3];
        work = done;
        workBefore = done;
        wanted = some.get(0);
        open.clear();
        open.or(some.get(1));
        if (!some.get(2).equals(openBefore)) {
            openBefore = some.get(2);
            keepMovesFromOpenBefore();
        }
        for (int level = wanted.nextSetBit(0);
                level >= 0 && level < standing;
                level = wanted.nextSetBit(level + 1)) {
            for (int shape : levels.get(level).row(rowCount)) {
                lost[shape >> 6] |= 1L << shape;
            }
        }
    }
}

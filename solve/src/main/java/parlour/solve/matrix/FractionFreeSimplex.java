package parlour.solve.matrix;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.TreeMap;
import parlour.claim.Budget;
import parlour.claim.Resumable;

/**
 * Solves a matrix game with positive integer entries by the primal simplex method in integers.
 *
 * <p>The column player's linear program is: maximise Σu subject to Au ≤ 1, u ≥ 0; the value is
 * 1/Σu. A basis is a square block P of A, the rows that bind against the columns in use. Kept are
 * the positive integer D = |det P| and the integer matrix Q = ±D·P⁻¹; by Sylvester's identity every
 * pivot divides by the old D without remainder (Edmonds, Bareiss), so that nothing is ever a
 * fraction and no number is longer than a minor of A.
 *
 * <p>Pivoting is by the largest coefficient; after a pivot that gains nothing Bland's rule takes
 * over until one does, so that it ends on degenerate games too. Cost: for blocks of k rows, k² long
 * and (rows + columns)·k short products a pivot. Sources: J. Edmonds 1967; E. H. Bareiss 1968; R.
 * G. Bland 1977.
 *
 * <p>Kept are the block, D and Q as they stand after a pivot.
 */
final class FractionFreeSimplex implements Resumable {
    private static final int NONE = -1;

    /** A {@code BigInteger}, the head of its array, and the reference to it. */
    static final long BYTES_OF_AN_INTEGER = 64;

    private final BigInteger[][] a;
    private final Budget budget;
    private int[] blockRows = {};
    private int[] blockColumns = {};
    private BigInteger d = BigInteger.ONE;
    private BigInteger[][] q = {};
    private boolean bland;
    private long pivots;

    /** Everything in {@code a} must be positive. */
    FractionFreeSimplex(BigInteger[][] a, Budget budget) {
        this.a = a;
        this.budget = budget;
    }

    /** Pivots until no strategy of either side improves. */
    Solution solve() {
        for (Entering entering = price(); entering != null; entering = price()) {
            budget.spend();
            demandRoom();
            pivot(entering);
        }
        TreeMap<Integer, BigInteger> row = new TreeMap<>();
        TreeMap<Integer, BigInteger> column = new TreeMap<>();
        BigInteger[] w = rowWeights();
        BigInteger[] u = columnWeights();
        for (int i = 0; i < w.length; i++) {
            row.put(blockRows[i], w[i]);
            column.put(blockColumns[i], u[i]);
        }
        return new Solution(Weights.of(row), Weights.of(column));
    }

    /**
     * A pivot makes a second Q, whose entries are about as long as D.
     *
     * @throws Budget.Exceeded if both would not fit
     */
    private void demandRoom() {
        demandRoom(q.length + 1L, d);
    }

    private void demandRoom(long side, BigInteger determinant) {
        long entry = BYTES_OF_AN_INTEGER + determinant.bitLength() / Byte.SIZE;
        // side < 2^31 and entry < 2^29: below 2^63 as long as side < 2^16, which memory sees to.
        if (Math.multiplyExact(2 * side * side, entry) > budget.memoryBytes()) {
            throw new Budget.Exceeded("memory");
        }
    }

    /** The mixes at the end. */
    record Solution(Weights row, Weights column) {}

    /** A column outside the block, or the slack of a row of the block (its place in the block). */
    private record Entering(int column, int place, BigInteger[] direction) {}

    private BigInteger[] rowWeights() {
        BigInteger[] w = new BigInteger[q.length];
        Arrays.fill(w, BigInteger.ZERO);
        for (BigInteger[] line : q) {
            for (int r = 0; r < w.length; r++) {
                w[r] = w[r].add(line[r]);
            }
        }
        return w;
    }

    private BigInteger[] columnWeights() {
        BigInteger[] u = new BigInteger[q.length];
        for (int c = 0; c < u.length; c++) {
            u[c] = Arrays.stream(q[c]).reduce(BigInteger.ZERO, BigInteger::add);
        }
        return u;
    }

    /**
     * The variable to enter: of largest reduced cost, or the first with a positive one under
     * Bland's rule.
     */
    private @org.jspecify.annotations.Nullable Entering price() {
        BigInteger[] w = rowWeights();
        boolean[] inBlock = members(blockColumns, a[0].length);
        BigInteger best = BigInteger.ZERO;
        int column = NONE;
        for (int j = 0; j < a[0].length && !(bland && column != NONE); j++) {
            BigInteger gain = inBlock[j] ? BigInteger.ZERO : d.subtract(columnPayoff(w, j));
            if (gain.compareTo(best) > 0) {
                best = gain;
                column = j;
            }
        }
        int place = bland && column != NONE ? NONE : firstOrWorstSlack(w, best);
        if (place != NONE) {
            return new Entering(NONE, place, columnOfQ(place));
        }
        return column == NONE ? null : new Entering(column, NONE, direction(column));
    }

    /**
     * The row of the block with the most negative weight beyond a bound; the lowest row under
     * Bland's rule.
     */
    private int firstOrWorstSlack(BigInteger[] w, BigInteger bound) {
        int place = NONE;
        BigInteger best = bound;
        for (int r = 0; r < w.length; r++) {
            boolean better =
                    bland
                            ? w[r].signum() < 0
                                    && (place == NONE || blockRows[r] < blockRows[place])
                            : w[r].negate().compareTo(best) > 0;
            if (better) {
                place = r;
                best = w[r].negate();
            }
        }
        return place;
    }

    private BigInteger columnPayoff(BigInteger[] w, int column) {
        BigInteger sum = BigInteger.ZERO;
        for (int r = 0; r < w.length; r++) {
            sum = sum.add(w[r].multiply(a[blockRows[r]][column]));
        }
        return sum;
    }

    private BigInteger rowPayoff(BigInteger[] u, int row) {
        BigInteger sum = BigInteger.ZERO;
        for (int c = 0; c < u.length; c++) {
            sum = sum.add(u[c].multiply(a[row][blockColumns[c]]));
        }
        return sum;
    }

    private BigInteger[] columnOfQ(int place) {
        BigInteger[] direction = new BigInteger[q.length];
        for (int c = 0; c < direction.length; c++) {
            direction[c] = q[c][place];
        }
        return direction;
    }

    private BigInteger[] direction(int column) {
        BigInteger[] direction = new BigInteger[q.length];
        for (int c = 0; c < direction.length; c++) {
            BigInteger sum = BigInteger.ZERO;
            for (int r = 0; r < q.length; r++) {
                sum = sum.add(q[c][r].multiply(a[blockRows[r]][column]));
            }
            direction[c] = sum;
        }
        return direction;
    }

    /**
     * The ratio test over the columns in use and the slacks of all other rows, and the change of
     * the block.
     */
    private void pivot(Entering entering) {
        Ratio ratio = new Ratio();
        BigInteger[] u = columnWeights();
        for (int c = 0; c < u.length; c++) {
            ratio.offer(u[c], entering.direction[c], blockColumns[c], c, NONE);
        }
        boolean[] inBlock = members(blockRows, a.length);
        for (int i = 0; i < a.length; i++) {
            if (!inBlock[i]) {
                BigInteger step = rowPayoff(entering.direction, i).negate();
                if (entering.column != NONE) {
                    step = step.add(d.multiply(a[i][entering.column]));
                }
                if (step.signum() > 0) {
                    ratio.offer(d.subtract(rowPayoff(u, i)), step, a[0].length + i, NONE, i);
                }
            }
        }
        exchange(entering, ratio);
    }

    /**
     * The least ratio of value to step so far; among equals the first variable, columns before
     * slacks.
     */
    private static final class Ratio {
        private BigInteger value = BigInteger.ONE;
        private BigInteger step = BigInteger.ZERO;
        private int variable = Integer.MAX_VALUE;
        private int place = NONE;
        private int row = NONE;

        void offer(
                BigInteger newValue,
                BigInteger newStep,
                int newVariable,
                int newPlace,
                int newRow) {
            if (newStep.signum() <= 0) {
                return;
            }
            int order = newValue.multiply(step).compareTo(value.multiply(newStep));
            if (order < 0 || step.signum() == 0 || (order == 0 && newVariable < variable)) {
                value = newValue;
                step = newStep;
                variable = newVariable;
                place = newPlace;
                row = newRow;
            }
        }
    }

    private void exchange(Entering entering, Ratio leaving) {
        boolean column = entering.column != NONE;
        boolean slack = leaving.row != NONE;
        BigInteger next = leaving.step;
        Block after;
        if (column && slack) {
            after = grown(entering, leaving.row, next);
        } else if (column) {
            after = columnSwapped(entering, leaving.place, next);
        } else if (slack) {
            after = rowSwapped(entering.place, leaving.row, next);
        } else {
            after = shrunk(entering.place, leaving.place, next);
        }
        // All at once, so that the work is whole whatever was thrown before.
        blockRows = after.rows;
        blockColumns = after.columns;
        q = after.q;
        d = next;
        bland = leaving.value.signum() == 0;
        pivots++;
    }

    /** The block after a pivot. */
    private record Block(int[] rows, int[] columns, BigInteger[][] q) {}

    private Block grown(Entering entering, int row, BigInteger next) {
        int k = q.length;
        BigInteger[] across = across(row);
        BigInteger[][] grown = new BigInteger[k + 1][k + 1];
        for (int c = 0; c < k; c++) {
            for (int r = 0; r < k; r++) {
                grown[c][r] =
                        next.multiply(q[c][r])
                                .add(entering.direction[c].multiply(across[r]))
                                .divide(d);
            }
            grown[c][k] = entering.direction[c].negate();
            grown[k][c] = across[c].negate();
        }
        grown[k][k] = d;
        return new Block(with(blockRows, row), with(blockColumns, entering.column), grown);
    }

    private Block columnSwapped(Entering entering, int place, BigInteger next) {
        BigInteger[][] swapped = new BigInteger[q.length][];
        for (int c = 0; c < q.length; c++) {
            swapped[c] = c == place ? q[c] : combined(q[c], next, entering.direction[c], q[place]);
        }
        int[] columns = blockColumns.clone();
        columns[place] = entering.column;
        return new Block(blockRows, columns, swapped);
    }

    private Block rowSwapped(int place, int row, BigInteger next) {
        BigInteger[] across = across(row);
        BigInteger[][] swapped = new BigInteger[q.length][q.length];
        for (int c = 0; c < q.length; c++) {
            BigInteger[] line = q[c];
            BigInteger pivot = line[place];
            for (int r = 0; r < line.length; r++) {
                swapped[c][r] =
                        r == place
                                ? pivot.negate()
                                : next.multiply(line[r]).add(pivot.multiply(across[r])).divide(d);
            }
        }
        int[] rows = blockRows.clone();
        rows[place] = row;
        return new Block(rows, blockColumns, swapped);
    }

    private Block shrunk(int rowPlace, int columnPlace, BigInteger next) {
        BigInteger[] pivotLine = q[columnPlace];
        BigInteger[][] shrunk = new BigInteger[q.length - 1][];
        for (int c = 0; c < q.length; c++) {
            if (c != columnPlace) {
                BigInteger[] line = combined(q[c], next, q[c][rowPlace], pivotLine);
                shrunk[c < columnPlace ? c : c - 1] = without(line, rowPlace);
            }
        }
        return new Block(without(blockRows, rowPlace), without(blockColumns, columnPlace), shrunk);
    }

    /** (next·line − factor·pivot)/d. */
    private BigInteger[] combined(
            BigInteger[] line, BigInteger next, BigInteger factor, BigInteger[] pivot) {
        BigInteger[] combined = new BigInteger[line.length];
        for (int r = 0; r < line.length; r++) {
            combined[r] = next.multiply(line[r]).subtract(factor.multiply(pivot[r])).divide(d);
        }
        return combined;
    }

    /** A row of A over the columns of the block, times Q. */
    private BigInteger[] across(int row) {
        BigInteger[] across = new BigInteger[q.length];
        Arrays.fill(across, BigInteger.ZERO);
        for (int c = 0; c < q.length; c++) {
            BigInteger entry = a[row][blockColumns[c]];
            for (int r = 0; r < across.length; r++) {
                across[r] = across[r].add(entry.multiply(q[c][r]));
            }
        }
        return across;
    }

    @Override
    public String work() {
        return "simplex";
    }

    @Override
    public long steps() {
        return pivots;
    }

    @Override
    public long size() {
        long entry = Integer.BYTES + d.bitLength() / Byte.SIZE + 1L;
        return (long) q.length * q.length * entry + 2L * Integer.BYTES * q.length + entry;
    }

    @Override
    public void write(DataOutput out) throws IOException {
        out.writeInt(Arrays.deepHashCode(a));
        out.writeLong(pivots);
        out.writeBoolean(bland);
        write(d, out);
        out.writeInt(q.length);
        for (int i = 0; i < q.length; i++) {
            out.writeInt(blockRows[i]);
            out.writeInt(blockColumns[i]);
            for (BigInteger entry : q[i]) {
                write(entry, out);
            }
        }
    }

    private static void write(BigInteger integer, DataOutput out) throws IOException {
        byte[] bytes = integer.toByteArray();
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    @Override
    public void read(DataInput in) throws IOException {
        if (in.readInt() != Arrays.deepHashCode(a)) {
            throw new IOException("another matrix");
        }
        long count = in.readLong();
        boolean lastGainedNothing = in.readBoolean();
        BigInteger determinant = integer(in);
        int k = in.readInt();
        if (k < 0 || k > Math.min(a.length, a[0].length)) {
            throw new IOException("a block of %d rows".formatted(k));
        }
        demandRoom(k, determinant);
        Block block = new Block(new int[k], new int[k], new BigInteger[k][k]);
        for (int i = 0; i < k; i++) {
            block.rows[i] = index(in, a.length);
            block.columns[i] = index(in, a[0].length);
            for (int r = 0; r < k; r++) {
                block.q[i][r] = integer(in);
            }
        }
        blockRows = block.rows;
        blockColumns = block.columns;
        q = block.q;
        d = determinant;
        bland = lastGainedNothing;
        pivots = count;
    }

    private static int index(DataInput in, int below) throws IOException {
        int index = in.readInt();
        if (index < 0 || index >= below) {
            throw new IOException("no strategy " + index);
        }
        return index;
    }

    private static BigInteger integer(DataInput in) throws IOException {
        byte[] bytes = new byte[Math.max(1, in.readInt())];
        in.readFully(bytes);
        return new BigInteger(bytes);
    }

    private static boolean[] members(int[] block, int size) {
        boolean[] members = new boolean[size];
        for (int member : block) {
            members[member] = true;
        }
        return members;
    }

    private static int[] with(int[] block, int last) {
        int[] longer = Arrays.copyOf(block, block.length + 1);
        longer[block.length] = last;
        return longer;
    }

    private static int[] without(int[] block, int place) {
        int[] shorter = Arrays.copyOf(block, block.length - 1);
        System.arraycopy(block, place + 1, shorter, place, shorter.length - place);
        return shorter;
    }

    private static BigInteger[] without(BigInteger[] line, int place) {
        BigInteger[] shorter = Arrays.copyOf(line, line.length - 1);
        System.arraycopy(line, place + 1, shorter, place, shorter.length - place);
        return shorter;
    }
}

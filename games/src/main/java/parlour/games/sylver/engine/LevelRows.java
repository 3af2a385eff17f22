package parlour.games.sylver.engine;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import parlour.claim.Budget;

/**
 * The rows of one level E: for m = 3, 5, 7, … the shapes (E, I) that are P with m the least odd
 * number, each different row kept once.
 *
 * <p>A row is a function of the F(E) rows of the level before it and of the row of the same m at
 * the levels ⟨E, e⟩, and beyond m = F(E) the function is the same for all m. Two ways lead to the
 * knowledge of all rows. If (E, E, n) is P, no shape is from m = n + 2·max(1, F(E) + 1) on, since n
 * answers it: the level has <i>ended</i>. If no (E, E, n) is, and the levels ⟨E, e⟩ have ended or
 * repeat with periods that divide t, then E repeats from a place on if the F(E) rows before it are
 * those before a later place, a multiple of t rows away.
 *
 * <p>Places are compared as R. P. Brent does: one is kept while twice as many rows as the last time
 * go by. So a period is found after at most about three times the rows it takes.
 */
final class LevelRows {
    private static final int[] EMPTY = {};

    /** Bytes that a row takes beside its shapes if it is a new one: three objects, their places. */
    private static final long NEW_ROW = 120;

    private final Ledger ledger;
    private final int frobenius;
    private final List<int[]> distinct = new ArrayList<>();
    private final Map<Row, Integer> numbers = new HashMap<>();
    private final List<Long> singles = new ArrayList<>();

    /** The numbers of the rows among the different ones. */
    private int[] rows = new int[8];

    private int count;

    /** The index of the row from which rows repeat; -1 as long as that is not known. */
    private int repeatsFrom = -1;

    private boolean hasEnded;

    /** The place that is compared with later ones, the next of these, and when to move on. */
    private int anchor = -1;

    private int hand;
    private long patience;

    LevelRows(int frobenius, Ledger ledger) {
        this.frobenius = frobenius;
        this.ledger = ledger;
    }

    /**
     * Adds the row that comes next.
     *
     * @param row its P-shapes, ascending
     * @param isWon whether the last of them is (E, E)
     * @throws Budget.Exceeded if memory is used up
     */
    void add(int[] row, boolean isWon) {
        // What may fail comes first, so that the rows are whole whenever it does.
        Integer number = numbers.get(new Row(row));
        if (number == null) {
            ledger.take(NEW_ROW + (long) row.length * Integer.BYTES);
            number = distinct.size();
            numbers.put(new Row(row), number);
            distinct.add(row);
        }
        if (count == rows.length) {
            ledger.take((long) count * Integer.BYTES);
            rows = Arrays.copyOf(rows, 2 * count);
        }
        if (isWon) {
            singles.add(next());
        }
        rows[count++] = number;
        hasEnded =
                !singles.isEmpty()
                        && next() > frobenius
                        && next() >= singles.getFirst() + 2L * Math.max(1, frobenius + 1);
    }

    /** The odd number of the row that comes next. */
    long next() {
        return odd(count);
    }

    /** The odd number of a row. */
    static long odd(int index) {
        return 3 + 2L * index;
    }

    /** Rows kept. */
    int count() {
        return count;
    }

    /** The number of different rows among them. */
    int distinctCount() {
        return distinct.size();
    }

    /** The number, among the different ones, of a row that is kept. */
    int number(int index) {
        return rows[index];
    }

    /** The P-shapes of a row that is kept, or, if all rows are known, of any. */
    int[] row(int index) {
        if (index < count) {
            return distinct.get(rows[index]);
        }
        return hasEnded ? EMPTY : distinct.get(rows[repeatsFrom + (index - count) % period()]);
    }

    /** The odd n with (E, E, n) a P-position, ascending, as far as rows are kept. */
    List<Long> singles() {
        return singles;
    }

    /** Whether all rows are known. */
    boolean isKnown() {
        return hasEnded || isPeriodic();
    }

    /** Whether rows repeat for ever, and no (E, E, n) is P. */
    boolean isPeriodic() {
        return repeatsFrom >= 0;
    }

    /** The index of the row from which rows repeat: those up to the last one, for ever. */
    int repeatsFrom() {
        return repeatsFrom;
    }

    /** The number of rows that repeat; 1 if the level has ended. */
    int period() {
        return isPeriodic() ? count - repeatsFrom : 1;
    }

    /** The index of the row from which rows repeat, or after which the level has ended. */
    int settledFrom() {
        return isPeriodic() ? repeatsFrom : count;
    }

    /**
     * Looks at the places not looked at yet for one that has come before.
     *
     * @param from the rows that the levels above take until they repeat
     * @param step what their periods divide
     */
    void seekPeriod(int from, long step) {
        int first = Math.max(from, Math.max(0, frobenius));
        if (anchor < 0 && count >= first) {
            anchor = first;
            hand = first;
            patience = step;
        }
        while (anchor >= 0 && hand < count) {
            hand++;
            if ((hand - anchor) % step == 0 && isSamePlace()) {
                settle(first, hand - anchor);
                return;
            }
            if (hand - anchor == patience) {
                anchor = hand;
                patience *= 2;
            }
        }
    }

    /** Whether the rows before the hand are those before the anchor. */
    private boolean isSamePlace() {
        for (int back = 1; back <= frobenius; back++) {
            if (rows[hand - back] != rows[anchor - back]) {
                return false;
            }
        }
        return true;
    }

    /** Keeps the rows up to the end of the first period. */
    private void settle(int first, int period) {
        int equal = anchor;
        while (equal > 0 && rows[equal - 1] == rows[equal - 1 + period]) {
            equal--;
        }
        repeatsFrom = Math.max(first, equal + Math.max(0, frobenius));
        count = repeatsFrom + period;
        numbers.clear();
    }

    /** About how many bytes {@link #write} writes. */
    long size() {
        long ints = (long) distinct.size() + count;
        for (int[] row : distinct) {
            ints += row.length;
        }
        return ints * Integer.BYTES;
    }

    /** Writes the rows, and what is looked for in them. */
    void write(DataOutput out) throws IOException {
        out.writeInt(distinct.size());
        for (int[] row : distinct) {
            writeInts(row, row.length, out);
        }
        out.writeInt(rows.length);
        writeInts(rows, count, out);
        out.writeInt(singles.size());
        for (long single : singles) {
            out.writeLong(single);
        }
        out.writeBoolean(hasEnded);
        out.writeInt(repeatsFrom);
        out.writeInt(anchor);
        out.writeInt(hand);
        out.writeLong(patience);
    }

    private static void writeInts(int[] from, int count, DataOutput out) throws IOException {
        out.writeInt(count);
        for (int i = 0; i < count; i++) {
            out.writeInt(from[i]);
        }
    }

    /**
     * The rows that those of the same level have written.
     *
     * @throws Budget.Exceeded if they take more memory than there is
     * @throws IOException if the bytes make no sense
     */
    static LevelRows read(int frobenius, Ledger ledger, DataInput in) throws IOException {
        var level = new LevelRows(frobenius, ledger);
        for (int left = in.readInt(); left > 0; left--) {
            int[] row = new int[size(in.readInt(), Integer.MAX_VALUE)];
            ledger.take(NEW_ROW + (long) row.length * Integer.BYTES);
            readInts(row, row.length, in);
            level.numbers.put(new Row(row), level.distinct.size());
            level.distinct.add(row);
        }
        int room = size(in.readInt(), 2 * EvenDecision.MAX_ROWS);
        ledger.take((long) Integer.BYTES * Math.max(0, room - level.rows.length));
        level.rows = new int[room];
        level.count = size(in.readInt(), room);
        readInts(level.rows, level.count, in);
        for (int left = in.readInt(); left > 0; left--) {
            level.singles.add(in.readLong());
        }
        level.hasEnded = in.readBoolean();
        level.repeatsFrom = in.readInt();
        level.anchor = in.readInt();
        level.hand = in.readInt();
        level.patience = in.readLong();
        if (level.isPeriodic()) {
            level.numbers.clear();
        }
        return level;
    }

    private static void readInts(int[] to, int count, DataInput in) throws IOException {
        for (int i = 0; i < count; i++) {
            to[i] = in.readInt();
        }
    }

    private static int size(int read, int most) throws IOException {
        if (read < 0 || read > most) {
            throw new IOException("rows of %d".formatted(read));
        }
        return read;
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

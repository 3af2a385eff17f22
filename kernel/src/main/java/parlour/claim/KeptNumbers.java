package parlour.claim;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Work on a table from which some numbers are wanted. Until they are known the table is kept; after
 * that the numbers alone are, so that neither the memory nor the disk holds a table that nobody
 * asks any more.
 */
public final class KeptNumbers implements Resumable {
    private final String work;

    /** Whether the table itself is wanted, so that numbers alone are of no use. */
    private final boolean isWhole;

    private @Nullable Resumable table;
    private long[] numbers = {};

    /** Done in all when the table went; or before this table was begun anew. */
    private long steps;

    private KeptNumbers(Resumable table, boolean isWhole) {
        this.work = table.work();
        this.isWhole = isWhole;
        this.table = table;
    }

    /**
     * The numbers, by work that is kept while it lasts.
     *
     * @param table the work, not begun
     * @param solve does it, goes on from where it stands, and reads the numbers from its end
     */
    public static long[] of(Checkpoints checkpoints, Resumable table, Supplier<long[]> solve) {
        var kept = new KeptNumbers(table, false);
        checkpoints.begin(kept);
        if (kept.table != null) {
            kept.settle(solve.get());
        }
        return kept.numbers;
    }

    /**
     * Lets work on a table go on from where work for its numbers was stopped, and the other way
     * round. It stays kept when it is done, since somebody asks the table. Where the numbers alone
     * were left it begins anew.
     */
    public static void begin(Checkpoints checkpoints, Resumable table) {
        checkpoints.begin(new KeptNumbers(table, true));
    }

    private void settle(long[] found) {
        steps = steps() + 1;
        numbers = found;
        table = null;
    }

    @Override
    public String work() {
        return work;
    }

    @Override
    public long steps() {
        return table == null ? steps : steps + table.steps();
    }

    @Override
    public long size() {
        return table == null ? (long) Long.BYTES * numbers.length : table.size();
    }

    @Override
    public void write(DataOutput out) throws IOException {
        out.writeBoolean(table == null);
        if (table != null) {
            table.write(out);
            return;
        }
        out.writeLong(steps);
        out.writeInt(numbers.length);
        for (long number : numbers) {
            out.writeLong(number);
        }
    }

    @Override
    public void read(DataInput in) throws IOException {
        if (table == null) {
            throw new IOException("the numbers are known");
        }
        if (!in.readBoolean()) {
            table.read(in);
            return;
        }
        long count = in.readLong();
        long[] found = new long[Math.max(0, in.readInt())];
        for (int i = 0; i < found.length; i++) {
            found[i] = in.readLong();
        }
        steps = count;
        if (!isWhole) {
            numbers = found;
            table = null;
        }
    }
}

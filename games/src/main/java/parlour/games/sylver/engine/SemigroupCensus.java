package parlour.games.sylver.engine;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.stream.IntStream;
import parlour.claim.Budget;

/**
 * Counts all finite positions by number of gaps: how many there are, how many are P, and how often
 * each nimber occurs, where 1 may not be named.
 *
 * <p>A semigroup with g gaps has them below 2g, so it fits one long. The children in the semigroup
 * tree of those with g gaps are all those with g + 1; every option has fewer gaps. So a row needs
 * the rows before it only, its semigroups can be decided in any order, on any number of threads,
 * and the census can be stopped after each row and taken up again.
 */
public final class SemigroupCensus {
    /** Most gaps: 2·31 &lt;= 62 leaves bit 63 for everything above. */
    public static final int MAX_GAPS = 31;

    private static final int CHUNK = 1 << 10;

    private final boolean hasNimbers;
    private final Budget budget;
    private final LongTable decided;
    private long[] level;
    private int gapCount;

    /**
     * A census that begins with the semigroup without gaps.
     *
     * @param hasNimbers whether nimbers are counted; otherwise only P-positions are kept
     */
    public SemigroupCensus(boolean hasNimbers, Budget budget) {
        this(hasNimbers, budget, 0, new long[] {-1L}, new LongTable());
    }

    private SemigroupCensus(
            boolean hasNimbers, Budget budget, int gapCount, long[] level, LongTable decided) {
        this.hasNimbers = hasNimbers;
        this.budget = budget;
        this.gapCount = gapCount;
        this.level = level;
        this.decided = decided;
    }

    /**
     * A row of the census.
     *
     * @param gapCount the number of gaps
     * @param total how many semigroups have it
     * @param lost how many of them are P
     * @param nimbers how often each nimber occurs; only 0 is counted where nimbers are not
     */
    public record Row(int gapCount, long total, long lost, long[] nimbers) {}

    /**
     * The next row: first that of 1 gap.
     *
     * @throws IllegalStateException beyond {@link #MAX_GAPS}
     * @throws Budget.Exceeded if the budget runs out; the census then stands where it stood
     */
    public Row next() {
        if (gapCount == MAX_GAPS) {
            throw new IllegalStateException("no row beyond " + MAX_GAPS + " gaps");
        }
        long[] row = children();
        byte[] values = new byte[row.length];
        int chunks = (row.length + CHUNK - 1) / CHUNK;
        IntStream order = IntStream.range(0, chunks);
        (budget.threads() > 1 ? order.parallel() : order)
                .forEach(
                        chunk -> {
                            budget.spend();
                            int end = Math.min(row.length, (chunk + 1) * CHUNK);
                            for (int i = chunk * CHUNK; i < end; i++) {
                                values[i] = (byte) (hasNimbers ? nimber(row[i]) : outcome(row[i]));
                            }
                        });
        long[] counts = new long[MAX_GAPS + 1];
        for (int i = 0; i < row.length; i++) {
            counts[values[i]]++;
            if (hasNimbers || values[i] == 0) {
                decided.add(row[i], values[i]);
            }
        }
        level = row;
        gapCount++;
        long[] nimbers = hasNimbers ? counts : new long[] {counts[0]};
        return new Row(gapCount, row.length, counts[0], nimbers);
    }

    private long[] children() {
        long[] found = new long[Math.max(16, 2 * level.length)];
        int count = 0;
        for (long set : level) {
            for (long left = removable(set); left != 0; left &= left - 1) {
                if (count == found.length) {
                    found = Arrays.copyOf(found, 2 * count);
                }
                found[count++] = set & ~Long.lowestOneBit(left);
            }
        }
        return Arrays.copyOf(found, count);
    }

    /** The minimal generators above the Frobenius number: no sums of two smaller elements. */
    private static long removable(long set) {
        long above = ~set == 0 ? -2L : -1L << (Long.SIZE - Long.numberOfLeadingZeros(~set));
        long elements = set & -2L;
        long sums = 0;
        // A sum below 64 has a summand below 32.
        for (long left = elements & 0xFFFF_FFFFL; left != 0; left &= left - 1) {
            sums |= elements << Long.numberOfTrailingZeros(left);
        }
        return elements & ~sums & above;
    }

    /** 0 if lost, 1 if won. */
    private int outcome(long set) {
        for (long left = ~set & -3L; left != 0; left &= left - 1) {
            int n = Long.numberOfTrailingZeros(left);
            if (decided.value(IdealShapes.generated(set, n)) == 0) {
                return 1;
            }
        }
        return 0;
    }

    private int nimber(long set) {
        long seen = 0;
        for (long left = ~set & -3L; left != 0; left &= left - 1) {
            int n = Long.numberOfTrailingZeros(left);
            seen |= 1L << decided.value(IdealShapes.generated(set, n));
        }
        return Long.numberOfTrailingZeros(~seen);
    }

    /** The number of gaps of the last row. */
    public int gapCount() {
        return gapCount;
    }

    /** Writes where the census stands. */
    public void write(DataOutputStream out) throws IOException {
        out.writeBoolean(hasNimbers);
        out.writeInt(gapCount);
        writeAll(out, level);
        long[] keys = decided.keys();
        writeAll(out, keys);
        for (long key : keys) {
            out.writeByte(decided.value(key));
        }
    }

    private static void writeAll(DataOutputStream out, long[] numbers) throws IOException {
        out.writeInt(numbers.length);
        for (long number : numbers) {
            out.writeLong(number);
        }
    }

    /** A census that goes on where one that was written stood. */
    public static SemigroupCensus read(DataInputStream in, Budget budget) throws IOException {
        boolean hasNimbers = in.readBoolean();
        int gapCount = in.readInt();
        long[] level = readAll(in);
        LongTable decided = new LongTable();
        for (long key : readAll(in)) {
            decided.add(key, in.readByte());
        }
        return new SemigroupCensus(hasNimbers, budget, gapCount, level, decided);
    }

    private static long[] readAll(DataInputStream in) throws IOException {
        long[] numbers = new long[in.readInt()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = in.readLong();
        }
        return numbers;
    }
}

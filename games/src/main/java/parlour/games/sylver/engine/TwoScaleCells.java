package parlour.games.sylver.engine;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;

/**
 * The lost positions of one level of a {@link TwoScaleTable}, cell by cell. Most cells have none:
 * of these a bit is kept.
 *
 * <p>Cells are written once, by ascending p + q, then by ascending p; pairs in a cell ascending.
 */
final class TwoScaleCells {
    private static final int FIRST_SIZE = 64;

    /** The least p + q of a position. */
    private static final int FIRST_SUM = 2;

    /** By p + q: the cells that have lost positions, a bit for each p. */
    private long[][] occupied = new long[FIRST_SIZE][];

    /** By p + q, for each word of bits: how many cells stand before it. */
    private int[][] before = new int[FIRST_SIZE][];

    /** By p + q, for each such cell: where its pairs end. */
    private int[][] ends = new int[FIRST_SIZE][];

    /** By p + q: the pairs of ideals that are lost. */
    private int[][] pairs = new int[FIRST_SIZE][];

    private int sum;
    private int cellCount;
    private int pairCount;
    private long bytes;

    /** q - p leaves 1 modulo 3, so 2p leaves p + q - 1. */
    static int leastP(int sum) {
        return (2 * sum + 1) % 3;
    }

    private static int index(int p, int sum) {
        return (p - leastP(sum)) / 3;
    }

    /** Begins with the cells of the next sum. */
    void open(int next) {
        sum = next;
        makeRoom();
        int words = words(sum);
        occupied[sum] = new long[words];
        before[sum] = new int[words];
        ends[sum] = new int[4];
        pairs[sum] = new int[4];
        cellCount = 0;
        pairCount = 0;
    }

    private void makeRoom() {
        if (sum >= pairs.length) {
            occupied = Arrays.copyOf(occupied, 2 * sum);
            before = Arrays.copyOf(before, 2 * sum);
            ends = Arrays.copyOf(ends, 2 * sum);
            pairs = Arrays.copyOf(pairs, 2 * sum);
        }
    }

    /** Longs with a bit for each cell of a sum. */
    private static int words(int sum) {
        return (index(sum, sum) >> 6) + 1;
    }

    /** Adds a lost pair to the cell with this p, which is the last one or a new one. */
    void add(int p, int pair) {
        int at = index(p, sum);
        if ((occupied[sum][at >> 6] >>> at & 1) == 0) {
            occupied[sum][at >> 6] |= 1L << at;
            for (int word = (at >> 6) + 1; word < before[sum].length; word++) {
                before[sum][word] = cellCount + 1;
            }
            if (cellCount == ends[sum].length) {
                ends[sum] = Arrays.copyOf(ends[sum], 2 * cellCount);
            }
            ends[sum][cellCount++] = pairCount;
        }
        if (pairCount == pairs[sum].length) {
            pairs[sum] = Arrays.copyOf(pairs[sum], 2 * pairCount);
        }
        pairs[sum][pairCount++] = pair;
        ends[sum][cellCount - 1] = pairCount;
    }

    /** Ends the sum: nothing is added to it any more. */
    void close() {
        ends[sum] = Arrays.copyOf(ends[sum], cellCount);
        pairs[sum] = Arrays.copyOf(pairs[sum], pairCount);
        bytes += 12L * occupied[sum].length + 4L * cellCount + 4L * pairCount;
    }

    /** Bytes taken. */
    long bytes() {
        return bytes;
    }

    /** Writes all cells; to be asked between sums. */
    void write(DataOutput out) throws IOException {
        out.writeInt(sum);
        for (int of = FIRST_SUM; of <= sum; of++) {
            for (long word : occupied[of]) {
                out.writeLong(word);
            }
            for (int end : ends[of]) {
                out.writeInt(end);
            }
            for (int pair : pairs[of]) {
                out.writeInt(pair);
            }
        }
    }

    /**
     * Takes up the cells that others have written; there must be none yet.
     *
     * @throws IOException if the bytes make no sense
     */
    void read(DataInput in) throws IOException {
        int last = in.readInt();
        for (sum = FIRST_SUM; sum <= last; sum++) {
            makeRoom();
            occupied[sum] = new long[words(sum)];
            before[sum] = new int[words(sum)];
            cellCount = 0;
            for (int word = 0; word < occupied[sum].length; word++) {
                before[sum][word] = cellCount;
                occupied[sum][word] = in.readLong();
                cellCount += Long.bitCount(occupied[sum][word]);
            }
            ends[sum] = readInts(cellCount, in);
            pairCount = cellCount == 0 ? 0 : ends[sum][cellCount - 1];
            if (pairCount < 0) {
                throw new IOException("a cell that ends before it begins");
            }
            pairs[sum] = readInts(pairCount, in);
            close();
        }
        sum = last;
    }

    private static int[] readInts(int count, DataInput in) throws IOException {
        int[] read = new int[count];
        for (int i = 0; i < count; i++) {
            read[i] = in.readInt();
        }
        return read;
    }

    /** The number of a cell among those of its sum that have lost positions, or -1. */
    private int cell(int p, int of) {
        int at = index(p, of);
        long word = occupied[of][at >> 6];
        if ((word >>> at & 1) == 0) {
            return -1;
        }
        return before[of][at >> 6] + Long.bitCount(word & ((1L << at) - 1));
    }

    /** Whether a pair of ideals is lost. */
    boolean has(int p, int q, int pair) {
        int of = p + q;
        int cell = cell(p, of);
        return cell >= 0
                && Arrays.binarySearch(pairs[of], start(of, cell), ends[of][cell], pair) >= 0;
    }

    private int start(int of, int cell) {
        return cell == 0 ? 0 : ends[of][cell - 1];
    }

    /** The pairs that are lost, ascending. */
    int[] lost(int p, int q) {
        int of = p + q;
        int cell = cell(p, of);
        return cell < 0 ? NONE : Arrays.copyOfRange(pairs[of], start(of, cell), ends[of][cell]);
    }

    private static final int[] NONE = {};
}

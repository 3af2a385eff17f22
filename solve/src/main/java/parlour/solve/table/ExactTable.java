package parlour.solve.table;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicLong;
import parlour.claim.Budget;

/**
 * A map from position keys to one bit, insert-only, with open addressing in arrays of longs. Keys
 * are kept whole: a match is an equality of positions, never of hashes.
 *
 * <p>The table is cut into segments that grow one at a time, so that growing needs little memory
 * beside the table itself. Several threads may use it at once: writers lock a segment; readers do
 * not lock, since a slot goes from empty to full once, its first long last.
 *
 * <p>Cost: 8 bytes a long, slots between 52 and 78 per cent full once the table has grown.
 */
public final class ExactTable {
    /** Answer of {@link #get} where a key is absent. */
    public static final int ABSENT = -1;

    /** Bits of a key's first long that a table can hold; the value takes the last. */
    public static final int FIRST_WORD_BITS = 63;

    static final int MOST_LOAD_PERCENT = 78;
    static final int LEAST_LOAD_PERCENT = 52;

    private static final int SEGMENT_BITS = 6;
    private static final int FIRST_SLOTS = 64;
    private static final VarHandle WORD = MethodHandles.arrayElementVarHandle(long[].class);

    private final int words;
    private final long[][] segments = new long[1 << SEGMENT_BITS][];
    private final int[] sizes = new int[1 << SEGMENT_BITS];
    private final Object[] locks = new Object[1 << SEGMENT_BITS];
    private final AtomicLong bytes = new AtomicLong();
    private final long mostBytes;

    /**
     * An empty table.
     *
     * @param words longs in a key
     * @param mostBytes how much memory the table may take
     */
    public ExactTable(int words, long mostBytes) {
        this.words = words;
        this.mostBytes = mostBytes;
        for (int s = 0; s < segments.length; s++) {
            segments[s] = new long[FIRST_SLOTS * words];
            locks[s] = new Object();
        }
        bytes.set(8L * FIRST_SLOTS * words * segments.length);
    }

    /**
     * The bit stored for a key, or {@link #ABSENT}.
     *
     * @param keys an array in which the key stands; its first long is positive
     * @param at the index of the key's first long
     */
    public int get(long[] keys, int at) {
        long hash = hash(keys, at);
        long[] segment = segments[(int) hash & (segments.length - 1)];
        int slots = segment.length / words;
        int slot = slot(hash, slots);
        while (true) {
            long first = (long) WORD.getAcquire(segment, slot * words);
            if (first == 0) {
                return ABSENT;
            }
            if (first >>> 1 == keys[at] && restMatches(segment, slot * words, keys, at)) {
                return (int) first & 1;
            }
            slot = slot + 1 == slots ? 0 : slot + 1;
        }
    }

    /**
     * Stores a bit for a key; the first bit stored for a key stays.
     *
     * @throws Budget.Exceeded if the table would outgrow its memory
     */
    public void put(long[] keys, int at, boolean bit) {
        long hash = hash(keys, at);
        int s = (int) hash & (segments.length - 1);
        synchronized (locks[s]) {
            if ((long) sizes[s] * 100 >= (long) (segments[s].length / words) * MOST_LOAD_PERCENT) {
                grow(s);
            }
            if (insert(segments[s], hash, keys, at, keys[at] << 1 | (bit ? 1 : 0))) {
                sizes[s]++;
            }
        }
    }

    /** Keys stored. */
    public long size() {
        long size = 0;
        for (int s = 0; s < segments.length; s++) {
            synchronized (locks[s]) {
                size += sizes[s];
            }
        }
        return size;
    }

    /** Bytes that the table takes. */
    public long bytes() {
        return bytes.get();
    }

    /**
     * Writes all keys with their bits, while others may go on adding some: for each segment how
     * long it is, then key after key; a zero ends them.
     */
    public void write(DataOutput out) throws IOException {
        out.writeLong(bytes());
        for (int s = 0; s < segments.length; s++) {
            long[] segment;
            synchronized (locks[s]) {
                segment = segments[s];
            }
            out.writeInt(segment.length);
            for (int slot = 0; slot < segment.length; slot += words) {
                long first = (long) WORD.getAcquire(segment, slot);
                if (first != 0) {
                    out.writeLong(first);
                    for (int w = 1; w < words; w++) {
                        out.writeLong(segment[slot + w]);
                    }
                }
            }
            out.writeLong(0);
        }
    }

    /**
     * A table with the keys that one with equally long keys has written. Its segments are as long
     * from the beginning: keys come in the order of their hashes, and in a shorter segment each
     * would have to pass all those before it.
     *
     * @throws Budget.Exceeded if that table took more memory than this one may
     * @throws IOException if the bytes make no sense
     */
    public static ExactTable read(int words, long mostBytes, DataInput in) throws IOException {
        if (in.readLong() > mostBytes) {
            throw new Budget.Exceeded("memory");
        }
        ExactTable table = new ExactTable(words, mostBytes);
        long[] key = new long[words];
        for (int s = 0; s < table.segments.length; s++) {
            table.lengthen(s, in.readInt());
            for (long first = in.readLong(); first != 0; first = in.readLong()) {
                key[0] = first >>> 1;
                for (int w = 1; w < words; w++) {
                    key[w] = in.readLong();
                }
                table.put(key, 0, (first & 1) != 0);
            }
        }
        return table;
    }

    /** Makes an empty segment as long as one of another table. */
    private void lengthen(int s, int length) throws IOException {
        if (length < segments[s].length || length % words != 0) {
            throw new IOException("a segment of %d longs".formatted(length));
        }
        if (bytes.addAndGet(8L * (length - segments[s].length)) > mostBytes) {
            throw new Budget.Exceeded("memory");
        }
        segments[s] = new long[length];
    }

    private boolean insert(long[] segment, long hash, long[] keys, int at, long first) {
        int slots = segment.length / words;
        int slot = slot(hash, slots);
        while (segment[slot * words] != 0) {
            if (segment[slot * words] >>> 1 == first >>> 1
                    && restMatches(segment, slot * words, keys, at)) {
                return false;
            }
            slot = slot + 1 == slots ? 0 : slot + 1;
        }
        for (int w = 1; w < words; w++) {
            segment[slot * words + w] = keys[at + w];
        }
        WORD.setRelease(segment, slot * words, first);
        return true;
    }

    private void grow(int s) {
        long[] old = segments[s];
        int slots = old.length / words;
        long more = (long) slots * MOST_LOAD_PERCENT / LEAST_LOAD_PERCENT + 1;
        long length = more * words;
        long added = 8 * (length - old.length);
        if (length > Integer.MAX_VALUE - 8 || bytes.addAndGet(added) > mostBytes) {
            throw new Budget.Exceeded("memory");
        }
        long[] grown = new long[(int) length];
        long[] key = new long[words];
        for (int slot = 0; slot < slots; slot++) {
            long first = old[slot * words];
            if (first != 0) {
                System.arraycopy(old, slot * words, key, 0, words);
                key[0] = first >>> 1;
                insert(grown, hash(key, 0), key, 0, first);
            }
        }
        segments[s] = grown;
    }

    private boolean restMatches(long[] segment, int slot, long[] keys, int at) {
        for (int w = 1; w < words; w++) {
            if (segment[slot + w] != keys[at + w]) {
                return false;
            }
        }
        return true;
    }

    private long hash(long[] keys, int at) {
        long h = keys[at] * 0x9E3779B97F4A7C15L;
        for (int w = 1; w < words; w++) {
            h = (h ^ h >>> 29 ^ keys[at + w]) * 0xBF58476D1CE4E5B9L;
        }
        h ^= h >>> 32;
        h *= 0x94D049BB133111EBL;
        return h ^ h >>> 29;
    }

    /** Scales the high bits of a hash to a slot, so that any number of slots will do. */
    private static int slot(long hash, int slots) {
        return (int) ((hash >>> 32) * slots >>> 32);
    }
}

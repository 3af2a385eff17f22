package parlour.solve.table;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import parlour.claim.Budget;

/**
 * Numbers the positions of one layer 0, 1, 2, … in the order in which they are met. Keys are kept
 * whole, one after the other, and found through an open-addressing array of numbers.
 *
 * <p>Cost: 8 bytes a long of key and 8 to 16 bytes for finding it. For one thread.
 */
public final class PositionIndex {
    private static final int FIRST_SLOTS = 1 << 8;
    private static final int LOOK_EVERY = 4096;

    private final int words;
    private long[] keys;
    private int[] slots = new int[FIRST_SLOTS];
    private int size;

    /** An empty index of keys with this many longs. */
    public PositionIndex(int words) {
        this.words = words;
        this.keys = new long[FIRST_SLOTS / 2 * words];
    }

    /**
     * The number of a key, which is added if it is new.
     *
     * @throws Budget.Exceeded if there are more keys than an array can number
     */
    public int add(long[] from, int at) {
        int slot = find(from, at);
        if (slots[slot] != 0) {
            return slots[slot] - 1;
        }
        if (2 * (size + 1) > slots.length) {
            grow();
            slot = find(from, at);
        }
        System.arraycopy(from, at, keys, size * words, words);
        slots[slot] = ++size;
        return size - 1;
    }

    /** The number of a key that is there. */
    public int number(long[] from, int at) {
        int number = slots[find(from, at)] - 1;
        if (number < 0) {
            throw new IllegalArgumentException("a position that was never added");
        }
        return number;
    }

    /** How many keys there are. */
    public int size() {
        return size;
    }

    /** The keys one after the other; positions beyond {@link #size} are unused. */
    public long[] keys() {
        return keys;
    }

    /** Bytes taken. */
    public long bytes() {
        return 8L * keys.length + 4L * slots.length;
    }

    /** Gives back what only finding new keys needs room for. */
    public void trim() {
        keys = Arrays.copyOf(keys, size * words);
    }

    /** Whether a key is the only one. */
    public boolean isOnly(long[] key) {
        return size == 1 && same(0, key, 0);
    }

    /** Writes the keys in the order of their numbers. */
    public void write(DataOutput out) throws IOException {
        out.writeInt(size);
        for (int i = 0; i < size * words; i++) {
            out.writeLong(keys[i]);
        }
    }

    /**
     * Takes up the keys that another index has written; this one must be empty.
     *
     * @param look told every few thousand keys; what it throws ends the reading
     * @throws IOException if a key comes twice, or the bytes end too early
     */
    public void read(DataInput in, Runnable look) throws IOException {
        long[] key = new long[words];
        int count = in.readInt();
        for (int i = 0; i < count; i++) {
            for (int w = 0; w < words; w++) {
                key[w] = in.readLong();
            }
            if (add(key, 0) != i) {
                throw new IOException("a position that comes twice");
            }
            if (i % LOOK_EVERY == 0) {
                look.run();
            }
        }
        look.run();
    }

    private void grow() {
        long wanted = 2L * slots.length;
        if (wanted > 1 << 30 || wanted / 2 * words > Integer.MAX_VALUE - 8) {
            throw new Budget.Exceeded("memory");
        }
        keys = Arrays.copyOf(keys, (int) (wanted / 2) * words);
        slots = new int[(int) wanted];
        for (int i = 0; i < size; i++) {
            slots[find(keys, i * words)] = i + 1;
        }
    }

    private int find(long[] from, int at) {
        int slot = (int) (hash(from, at) >>> 32) & (slots.length - 1);
        while (slots[slot] != 0 && !same((slots[slot] - 1) * words, from, at)) {
            slot = slot + 1 & slots.length - 1;
        }
        return slot;
    }

    private boolean same(int stored, long[] from, int at) {
        for (int w = 0; w < words; w++) {
            if (keys[stored + w] != from[at + w]) {
                return false;
            }
        }
        return true;
    }

    private long hash(long[] from, int at) {
        long h = 0;
        for (int w = 0; w < words; w++) {
            h = (h ^ h >>> 29 ^ from[at + w]) * 0x9E3779B97F4A7C15L;
        }
        h = (h ^ h >>> 32) * 0xBF58476D1CE4E5B9L;
        return h ^ h >>> 29;
    }
}

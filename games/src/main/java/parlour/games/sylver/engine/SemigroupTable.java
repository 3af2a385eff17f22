package parlour.games.sylver.engine;

import java.util.Arrays;
import parlour.claim.Budget;

/**
 * A set of oversemigroups of one frame, or a map from them to small numbers: open addressing in
 * primitive arrays. A slot is a tag byte, the exact key, and two bytes of value where values are
 * kept. The tag only saves looking at keys that differ; equality is decided by the key.
 */
final class SemigroupTable {
    private static final int FIRST_CAPACITY = 1 << 10;

    private final GapFrame frame;
    private final Budget budget;
    private final boolean hasValues;
    private final int keyWords;
    private final long[] key;
    private byte[] tags = {};
    private long[] keys = {};
    private short[] values = {};
    private int size;

    /** A table that throws {@link Budget.Exceeded} rather than grow beyond the budget's memory. */
    SemigroupTable(GapFrame frame, Budget budget, boolean hasValues) {
        this.frame = frame;
        this.budget = budget;
        this.hasValues = hasValues;
        this.keyWords = frame.keyWords();
        this.key = new long[keyWords];
        allocate(FIRST_CAPACITY);
    }

    private void allocate(int capacity) {
        long bytes = (long) capacity * (8L * keyWords + 1 + (hasValues ? 2 : 0));
        if (bytes > budget.memoryBytes() || (long) capacity * keyWords > Integer.MAX_VALUE - 8) {
            throw new Budget.Exceeded("memory");
        }
        tags = new byte[capacity];
        keys = new long[capacity * keyWords];
        values = new short[hasValues ? capacity : 0];
    }

    int size() {
        return size;
    }

    /** Bytes that the arrays take. */
    long bytes() {
        return tags.length + 8L * keys.length + 2L * values.length;
    }

    /** The slot of a set, -1 if absent. */
    int find(long[] set, long hash) {
        return find(set, hash, key);
    }

    /** The same with an own place for the key: safe for threads while none of them adds. */
    int find(long[] set, long hash, long[] scratch) {
        byte tag = tag(hash);
        int slot = slot(hash);
        for (; tags[slot] != 0; slot = slot + 1 == tags.length ? 0 : slot + 1) {
            if (tags[slot] == tag && hasKey(slot, set, scratch)) {
                return slot;
            }
        }
        return -1;
    }

    /** Whether a set with this hash may be in the table: its tag is met. */
    boolean mayContain(long hash) {
        byte tag = tag(hash);
        int slot = slot(hash);
        for (; tags[slot] != 0; slot = slot + 1 == tags.length ? 0 : slot + 1) {
            if (tags[slot] == tag) {
                return true;
            }
        }
        return false;
    }

    private boolean hasKey(int slot, long[] set, long[] scratch) {
        frame.key(set, scratch, 0);
        int at = slot * keyWords;
        return Arrays.equals(scratch, 0, keyWords, keys, at, at + keyWords);
    }

    /** Whether a set is in the table. */
    boolean contains(long[] set) {
        return find(set, GapFrame.hash(set)) >= 0;
    }

    int value(int slot) {
        return values[slot];
    }

    /** Adds a set that is not in the table yet. */
    void add(long[] set, int value) {
        // At most 7 of 8 slots are full, so that every search meets an empty one soon.
        if (size >= tags.length - (tags.length >> 3)) {
            grow();
        }
        frame.key(set, key, 0);
        place(key, 0, GapFrame.hash(set), value);
        size++;
    }

    private void place(long[] from, int at, long hash, int value) {
        int slot = slot(hash);
        while (tags[slot] != 0) {
            slot = slot + 1 == tags.length ? 0 : slot + 1;
        }
        tags[slot] = tag(hash);
        System.arraycopy(from, at, keys, slot * keyWords, keyWords);
        if (hasValues) {
            values[slot] = (short) value;
        }
    }

    private void grow() {
        byte[] oldTags = tags;
        long[] oldKeys = keys;
        short[] oldValues = values;
        allocate(Math.addExact(oldTags.length, oldTags.length >> 1));
        long[] set = new long[frame.words()];
        for (int slot = 0; slot < oldTags.length; slot++) {
            if (oldTags[slot] != 0) {
                int at = slot * keyWords;
                frame.set(oldKeys, at, set);
                place(oldKeys, at, GapFrame.hash(set), hasValues ? oldValues[slot] : 0);
            }
        }
    }

    /**
     * The upper bits of the hash times the capacity: any capacity will do, not just powers of 2.
     */
    private int slot(long hash) {
        return (int) ((hash >>> 32) * tags.length >>> 32);
    }

    private static byte tag(long hash) {
        byte tag = (byte) hash;
        return tag == 0 ? 1 : tag;
    }
}

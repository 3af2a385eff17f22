package parlour.games.sylver.engine;

import java.util.Arrays;

/** A map from nonzero longs to small numbers from 0 up, by open addressing in primitive arrays. */
final class LongTable {
    /** What {@link #value} says of an absent key. */
    static final int MISSING = -1;

    private long[] keys = new long[1 << 10];
    private byte[] values = new byte[1 << 10];
    private int size;

    /** The value of a key, {@link #MISSING} if absent. Safe for threads while none of them adds. */
    int value(long key) {
        for (int slot = slot(key); keys[slot] != 0; slot = slot + 1 & keys.length - 1) {
            if (keys[slot] == key) {
                return values[slot];
            }
        }
        return MISSING;
    }

    /** Adds a key that is absent. */
    void add(long key, int value) {
        if (2 * size >= keys.length) {
            grow();
        }
        int slot = slot(key);
        while (keys[slot] != 0) {
            slot = slot + 1 & keys.length - 1;
        }
        keys[slot] = key;
        values[slot] = (byte) value;
        size++;
    }

    private void grow() {
        long[] oldKeys = keys;
        byte[] oldValues = values;
        keys = new long[Math.multiplyExact(2, oldKeys.length)];
        values = new byte[keys.length];
        size = 0;
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != 0) {
                add(oldKeys[i], oldValues[i]);
            }
        }
    }

    /** All keys, ascending. */
    long[] keys() {
        return Arrays.stream(keys).filter(key -> key != 0).sorted().toArray();
    }

    private int slot(long key) {
        long hash = key * 0x9E3779B97F4A7C15L;
        return (int) (hash >>> 32) & keys.length - 1;
    }
}

package parlour.games.sylver.engine;

import java.util.Arrays;
import parlour.claim.Budget;

/**
 * Keys of a fixed number of words, numbered from 0 in the order in which they come, and found again
 * by open addressing in primitive arrays.
 */
final class NumberedSets {
    private final int words;
    private final Ledger ledger;
    private long[] keys;

    /** One more than the number of a key; 0 where there is none. */
    private int[] slots;

    private int size;

    NumberedSets(int words, Ledger ledger) {
        this.words = words;
        this.ledger = ledger;
        this.keys = new long[4 * words];
        this.slots = new int[8];
    }

    int size() {
        return size;
    }

    /** A word of the key with this number. */
    long word(int number, int word) {
        return keys[number * words + word];
    }

    /** Writes the key with this number. */
    void read(int number, long[] key) {
        System.arraycopy(keys, number * words, key, 0, words);
    }

    /** Gives back the room for more keys. */
    void trim() {
        ledger.take((long) (size * words - keys.length) * Long.BYTES);
        keys = Arrays.copyOf(keys, size * words);
    }

    /** The number of a key, -1 if it has none. */
    int find(long[] key) {
        int slot = slot(key, 0);
        while (slots[slot] != 0) {
            int at = (slots[slot] - 1) * words;
            if (Arrays.equals(key, 0, words, keys, at, at + words)) {
                return slots[slot] - 1;
            }
            slot = slot + 1 & slots.length - 1;
        }
        return -1;
    }

    /**
     * Gives the next number to a key that has none.
     *
     * @throws Budget.Exceeded if memory is used up
     */
    int add(long[] key) {
        if ((size + 1) * words > keys.length) {
            growKeys();
        }
        if (2 * size >= slots.length) {
            growSlots();
        }
        System.arraycopy(key, 0, keys, size * words, words);
        place(size);
        return size++;
    }

    private void place(int number) {
        int slot = slot(keys, number * words);
        while (slots[slot] != 0) {
            slot = slot + 1 & slots.length - 1;
        }
        slots[slot] = number + 1;
    }

    private void growKeys() {
        long old = keys.length;
        keys = Arrays.copyOf(keys, grown(old + old / 2 + words, Long.BYTES));
        ledger.take(-old * Long.BYTES);
    }

    private void growSlots() {
        long old = slots.length;
        slots = new int[grown(2 * old, Integer.BYTES)];
        ledger.take(-old * Integer.BYTES);
        for (int number = 0; number < size; number++) {
            place(number);
        }
    }

    /** A length that memory and arrays allow. */
    private int grown(long length, int bytes) {
        ledger.take(length * bytes);
        if (length > Integer.MAX_VALUE - 8) {
            throw new Budget.Exceeded("memory");
        }
        return (int) length;
    }

    /** Where to look first: every bit of the key counts, as sets differ in few of them. */
    private int slot(long[] from, int at) {
        long hash = 0;
        for (int w = at; w < at + words; w++) {
            hash = (hash ^ from[w]) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 32;
        }
        return (int) (hash * 0x9E3779B97F4A7C15L >>> 32) & slots.length - 1;
    }
}

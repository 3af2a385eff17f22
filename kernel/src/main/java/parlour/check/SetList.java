package parlour.check;

import java.util.Arrays;

/**
 * Different sets of numbers, each so many words of bits, numbered from 0 in the order in which they
 * came; found again by open addressing. Cost: the words of a set and 8 to 16 bytes more.
 */
public final class SetList {
    /**
     * Most words in all: the longest arrays that every Java machine makes have a few less than
     * 2^31.
     */
    private static final long MOST_WORDS = Integer.MAX_VALUE - 8L;

    private final int words;
    private long[] sets;

    /** One more than the number of a set, 0 where there is none: at most every second place. */
    private int[] places = new int[8];

    private int size;

    /** A list for sets of so many words. */
    public SetList(int words) {
        this.words = words;
        this.sets = new long[Math.multiplyExact(4, words)];
    }

    /** How many sets there are. */
    public int size() {
        return size;
    }

    /** Writes the set with this number. */
    public void read(int number, long[] to) {
        System.arraycopy(sets, number * words, to, 0, words);
    }

    /** The set with this number. */
    long[] read(int number) {
        return Arrays.copyOfRange(sets, number * words, (number + 1) * words);
    }

    /** The number of a set, -1 if it is not here. */
    public int find(long[] set) {
        for (int at = place(set); places[at] != 0; at = at + 1 & places.length - 1) {
            int from = (places[at] - 1) * words;
            if (Arrays.equals(set, 0, words, sets, from, from + words)) {
                return places[at] - 1;
            }
        }
        return -1;
    }

    /**
     * Gives the next number to a set; false if it has one.
     *
     * @throws OutOfMemoryError if there are more than an array holds
     */
    public boolean add(long[] set) {
        if (find(set) >= 0) {
            return false;
        }
        if (2 * (size + 1) > places.length) {
            spread();
        }
        long needed = (size + 1L) * words;
        if (needed > sets.length) {
            if (needed > MOST_WORDS) {
                throw new OutOfMemoryError("too many sets");
            }
            sets = Arrays.copyOf(sets, (int) Math.min(2 * needed, MOST_WORDS));
        }
        System.arraycopy(set, 0, sets, size * words, words);
        putDown(set, size++);
        return true;
    }

    private void spread() {
        if (places.length > 1 << 29) {
            throw new OutOfMemoryError("too many sets");
        }
        places = new int[2 * places.length];
        long[] set = new long[words];
        for (int number = 0; number < size; number++) {
            read(number, set);
            putDown(set, number);
        }
    }

    private void putDown(long[] set, int number) {
        int at = place(set);
        while (places[at] != 0) {
            at = at + 1 & places.length - 1;
        }
        places[at] = number + 1;
    }

    /** Where to look first: every bit of the set counts, as sets differ in few of them. */
    private int place(long[] set) {
        return (int) (hash(set) >>> 32) & places.length - 1;
    }

    /** A hash whose high bits depend on every bit of the words. */
    static long hash(long[] words) {
        long hash = 0;
        for (long word : words) {
            hash = (hash ^ word) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 32;
        }
        return hash * 0x9E3779B97F4A7C15L;
    }
}

package parlour.games.sylver.check;

import java.util.Arrays;

/**
 * Different sets of numbers, each so many words of bits, numbered from 0 in the order in which they
 * came; found again by open addressing. Cost: the words of a set and 8 to 16 bytes more.
 */
final class SetList {
    private final int words;
    private long[] sets;

    /** One more than the number of a set, 0 where there is none: at most every second place. */
    private int[] places = new int[8];

    private int size;

    SetList(int words) {
        this.words = words;
        this.sets = new long[4 * words];
    }

    int size() {
        return size;
    }

    /** Writes the set with this number. */
    void read(int number, long[] to) {
        System.arraycopy(sets, number * words, to, 0, words);
    }

    /** The number of a set, -1 if it is not here. */
    int find(long[] set) {
        for (int at = place(set); places[at] != 0; at = at + 1 & places.length - 1) {
            int from = (places[at] - 1) * words;
            if (Arrays.equals(set, 0, words, sets, from, from + words)) {
                return places[at] - 1;
            }
        }
        return -1;
    }

    /** Gives the next number to a set; false if it has one. */
    boolean add(long[] set) {
        if (find(set) >= 0) {
            return false;
        }
        if (2 * (size + 1) > places.length) {
            spread();
        }
        if ((size + 1) * words > sets.length) {
            sets = Arrays.copyOf(sets, 2 * sets.length);
        }
        System.arraycopy(set, 0, sets, size * words, words);
        putDown(set, size++);
        return true;
    }

    private void spread() {
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
        long hash = 0;
        for (long word : set) {
            hash = (hash ^ word) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 32;
        }
        return (int) (hash * 0x9E3779B97F4A7C15L >>> 32) & places.length - 1;
    }
}

package parlour.solve.search;

import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * Which positions threads that share a table are searching at present, so that one thread begins
 * with the options that no other is at. Positions share slots by hash: a hint for the order of
 * work, on which no answer depends.
 *
 * <p>Source: J.-C. Weill, The ABDADA distributed minimax search algorithm, ICCA Journal 19 (1996).
 */
final class UnderWay {
    /** Threads times plies stay far below so many slots. */
    private static final int BITS = 14;

    private final int words;
    private final AtomicIntegerArray searching = new AtomicIntegerArray(1 << BITS);

    /**
     * Nothing is under way yet.
     *
     * @param words longs in a key
     */
    UnderWay(int words) {
        this.words = words;
    }

    /** A thread begins to search an option. */
    void enter(long[] keys, int option) {
        searching.getAndIncrement(slot(keys, option));
    }

    /** It has decided it. */
    void leave(long[] keys, int option) {
        searching.getAndDecrement(slot(keys, option));
    }

    /** Whether some thread is at an option. */
    boolean has(long[] keys, int option) {
        return searching.get(slot(keys, option)) > 0;
    }

    private int slot(long[] keys, int option) {
        long hash = 0;
        for (int i = option * words; i < (option + 1) * words; i++) {
            hash = (hash ^ keys[i]) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 32;
        }
        return (int) (hash * 0x9E3779B97F4A7C15L >>> Long.SIZE - BITS);
    }
}

package parlour.games.monotonic.engine.young;

import java.util.Arrays;
import parlour.exact.BinomialCoefficient;

/**
 * The Young diagrams within a box, as words, and the moves of the monotonic game on Q between them.
 *
 * <p>A word is the boundary of a diagram from the top left corner of the box to the bottom right
 * one: R for a step right, B for a step down. It is kept in a long, the first letter in the highest
 * bit in use, R as 1, so that there are as many words as choices of {@code columns} bits out of
 * {@code columns + rows}. A move joins to the diagram a rectangle with corner at a boundary point
 * that is no outer corner (spec A4). In words: the first R of a run jumps left over some of the Bs
 * right before it, or the last B of a run jumps right over some of the Rs right after it; Bs at the
 * start of the word, and Rs at its end, stand for the axes beyond the diagram, and only one of them
 * can be jumped over. Every move makes the word a greater number.
 *
 * @param columns most columns of a diagram, 1 or more
 * @param rows most rows of a diagram, 1 or more
 */
public record YoungBox(int columns, int rows) {
    /** Most letters of a word: C(40, 20) &lt; 2^38, and blocks of 20 letters fit the tables. */
    public static final int MAX_LETTERS = 40;

    /** C(n, k) up to the longest words; all are below 2^38. */
    private static final long[][] CHOOSE = choose();

    /** Checks the bounds. */
    public YoungBox {
        if (columns < 1 || rows < 1 || !fits(columns, rows)) {
            throw new IllegalArgumentException("box " + columns + " x " + rows);
        }
    }

    private static long[][] choose() {
        long[][] choose = new long[MAX_LETTERS + 1][MAX_LETTERS + 2];
        for (int n = 0; n <= MAX_LETTERS; n++) {
            for (int k = 0; k <= n; k++) {
                choose[n][k] = BinomialCoefficient.value(n, k);
            }
        }
        return choose;
    }

    /** Whether words of such a box are short enough. */
    public static boolean fits(int columns, int rows) {
        return (long) columns + rows <= MAX_LETTERS;
    }

    /** C(n, k) for n up to {@link #MAX_LETTERS}; 0 where k is negative or above n. */
    static long choose(int n, int k) {
        return k < 0 || k > n ? 0 : CHOOSE[n][k];
    }

    /** Letters of a word. */
    public int letters() {
        return columns + rows;
    }

    /** How many diagrams there are. */
    public long diagrams() {
        return choose(letters(), columns);
    }

    /** The word of the empty diagram. */
    public long empty() {
        return (1L << columns) - 1;
    }

    /**
     * The diagrams that a move leads to within the box, each once; the player to move loses if
     * there are none.
     */
    public long[] options(long word) {
        long[] options = new long[letters()];
        int count = 0;
        int at = letters();
        while (at > 0) {
            int blues = 0;
            for (; at > 0 && (word >>> at - 1 & 1) == 0; at--) {
                blues++;
            }
            boolean first = at + blues == letters();
            int reds = 0;
            for (; at > 0 && (word >>> at - 1 & 1) == 1; at--) {
                reds++;
            }
            if (blues == 0 || reds == 0) {
                continue;
            }
            long red = 1L << at + reds - 1;
            for (int over = 1; over <= (first ? 1 : blues); over++) {
                options[count++] = word - red + (red << over);
            }
            for (int over = 2; over <= (at == 0 ? 1 : reds); over++) {
                options[count++] = word + 2 * red - (2 * red >>> over);
            }
        }
        return Arrays.copyOf(options, count);
    }

    /** How many words of the same letters are smaller. Cost: the number of Rs. */
    static long rank(long word) {
        long rank = 0;
        int reds = 0;
        for (long rest = word; rest != 0; rest &= rest - 1) {
            rank += choose(Long.numberOfTrailingZeros(rest), ++reds);
        }
        return rank;
    }
}

package parlour.games.monotonic.check;

import parlour.exact.BinomialCoefficient;

/**
 * The Young diagrams in a box of p columns and q rows, one after another, and the moves that lead
 * to them.
 *
 * <p>A diagram's word is its boundary from the top left corner of the box to the bottom right one,
 * p steps right (0) and q steps down (1), as a number with the first step as its highest bit.
 * Diagrams are counted from 0 in the order of these numbers: the full box is the first, the empty
 * diagram the last. As many words are smaller as the binomial coefficients C(place, i) sum to, over
 * the i-th step down from the end, with so many steps behind it.
 *
 * <p>A move chooses a point (s, t) of the diagram's own boundary, no corner after a step right and
 * before a step down, and joins the rectangle of s+1 columns and t+1 rows to it. Its boundary then
 * has a corner at (s+1, t+1), and there it went before either down over some steps and then right,
 * or right over some steps and then down. So the diagrams that a move leads from here come about at
 * each corner "right, down" in two ways: the step right of the corner trades places with some of
 * the steps down that follow it, or the step down with some of the steps right before it. Points on
 * an axis belong to the boundary only where the diagram ends: before the first step right, and
 * after the last step down, just one step may be passed.
 */
final class BoxDiagrams {
    private final int rows;
    private final int letters;

    /** C(n, k) at place {@code n * (rows + 1) + k}: it is read for every move. */
    private final long[] choose;

    private long word;

    /** Stands at the full box. */
    BoxDiagrams(int columns, int rows) {
        this.rows = rows;
        this.letters = columns + rows;
        this.choose = new long[letters * (rows + 1)];
        for (int n = 0; n < letters; n++) {
            for (int k = 0; k <= Math.min(n, rows); k++) {
                choose[n * (rows + 1) + k] = BinomialCoefficient.value(n, k);
            }
        }
        begin();
    }

    /** Goes back to the full box. */
    void begin() {
        word = (1L << rows) - 1;
    }

    /**
     * Goes on to the next greater number with as many ones: the lowest run moves its top one up.
     */
    void next() {
        long lowest = word & -word;
        long moved = word + lowest;
        word = moved | (word ^ moved) >>> 2 + Long.numberOfTrailingZeros(lowest);
    }

    /** The word of the diagram. */
    long word() {
        return word;
    }

    /**
     * Sets the bit of each diagram from which a move leads to this one; all of them come later.
     *
     * @param index the number of this diagram
     */
    void markSources(long[] bits, long index) {
        int below = 0;
        int from = Long.numberOfTrailingZeros(word);
        while (true) {
            int down = Long.numberOfTrailingZeros(~(word >>> from));
            int top = from + down;
            long rest = word >>> top;
            int right = rest == 0 ? letters - top : Long.numberOfTrailingZeros(rest);
            if (right > 0) {
                boolean isFirst = right == 1 && top + 1 + Long.bitCount(rest) == letters;
                boolean isLast = down == 1 && below == 0;
                int place = (top - 1) * (rows + 1) + below + down - 1;
                passed(bits, index, place, -rows - 2, isFirst ? 1 : down);
                passed(bits, index, place, rows + 1, isLast ? 1 : right);
            }
            if (rest == 0) {
                return;
            }
            below += down;
            from = top + right;
        }
    }

    /** One step trades places with one after another of those it passes. */
    private void passed(long[] bits, long index, int place, int stride, int steps) {
        long source = index;
        for (int i = 0; i < steps; i++) {
            source += choose[place + i * stride];
            bits[(int) (source >>> 6)] |= 1L << source;
        }
    }
}

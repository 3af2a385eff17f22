package parlour.games.monotonic.check;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import parlour.exact.BinomialCoefficient;

/**
 * The Young diagrams in a box of p columns and q rows, one after another, and the moves that lead
 * from them.
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
 * or right over some steps and then down. So a move is about a corner "down, right": its step right
 * trades places with some of the steps down before it, or its step down with some of the steps
 * right after it. Points on an axis belong to the boundary only where the diagram ends: of the
 * steps down that begin the word, and of the steps right that end it, just one may be passed.
 *
 * <p>Words are cut into a start and an end of up to {@value MOST_END} steps. Those with one start
 * have numbers in a row, a <em>block</em>, in the order of their ends. Moves that change the start
 * take words that agree on some steps behind the cut, also in a row, to such words: so the bits of
 * a range say which words of another have a won option, a long at a time. Moves that change the end
 * alone are the same behind all starts.
 */
final class BoxDiagrams {
    /** Steps of an end: C(14, 7) = 3432, so the bits of a block stay in the fastest memory. */
    private static final int MOST_END = 14;

    private final int rows;
    private final int endSteps;
    private final int startSteps;

    /** C(n, k) for all lengths n up to that of a word and k up to rows + 1; 0 for k &gt; n. */
    private final long[][] choose;

    /** The moves within ends, by their steps down; and those that begin the word. */
    private final List<BoxEnds> ends = new ArrayList<>();

    private final BoxEnds firstEnds;

    /** The start of the block, the steps down behind it, and the number of its first diagram. */
    private int start;

    private int down;
    private long index;

    /** Stands at the first block. */
    BoxDiagrams(int columns, int rows) {
        this(columns, rows, Math.min(MOST_END, columns + rows));
    }

    /** The same with words cut elsewhere. */
    BoxDiagrams(int columns, int rows, int endSteps) {
        this.rows = rows;
        this.endSteps = endSteps;
        this.startSteps = columns + rows - endSteps;
        this.choose = new long[columns + rows + 1][rows + 2];
        for (int n = 0; n <= columns + rows; n++) {
            for (int k = 0; k <= Math.min(n, rows + 1); k++) {
                choose[n][k] = BinomialCoefficient.value(n, k);
            }
        }
        for (int k = 0; k <= Math.min(endSteps, rows); k++) {
            ends.add(new BoxEnds(endSteps, k, false));
        }
        firstEnds = new BoxEnds(endSteps, Math.max(0, rows - startSteps), true);
        begin();
    }

    /** Goes back to the first block. */
    void begin() {
        start = -1;
        index = 0;
        down = -1;
        next();
    }

    /** Goes on to the next block. */
    void next() {
        index += size();
        do {
            start++;
            down = rows - Integer.bitCount(start);
        } while (down < 0 || down > endSteps);
    }

    /** The number of the first diagram of the block. */
    long index() {
        return index;
    }

    /** How many diagrams the block has. */
    int size() {
        return down < 0 ? 0 : (int) choose[endSteps][down];
    }

    /** Longs for the bits of any block. */
    int mostLongs() {
        return (int) choose[endSteps][Math.min(rows, endSteps / 2)] / Long.SIZE + 1;
    }

    /** The moves that change the end alone. */
    BoxEnds ends() {
        return isAllDown() ? firstEnds : ends.get(down);
    }

    private boolean isAllDown() {
        return start == (1 << startSteps) - 1;
    }

    /**
     * Marks the diagrams of the block from which a move that changes the start leads to one of some
     * others.
     *
     * @param others a bit for each diagram; of those before the block they are read
     * @param marks a bit for each diagram of the block
     */
    void mark(long[] others, long[] marks) {
        options(
                start,
                startSteps,
                true,
                down == 0,
                option -> BoxBits.add(others, first(option), size(), marks, 0));
        if (down == endSteps) {
            return;
        }
        int ones = Integer.numberOfTrailingZeros(~start);
        for (int i = 1; i <= (isAllDown() ? Math.min(ones, 1) : ones); i++) {
            stepRightComes(start - (1L << i - 1), isAllDown() ? 0 : down, others, marks);
        }
        if (start != 0) {
            int zeros = Integer.numberOfTrailingZeros(start);
            int most = down > 0 ? endSteps - down : zeros == 0 ? 1 : 0;
            stepDownGoes(start - (1L << zeros), most, others, marks);
        }
    }

    /** The step right behind the first steps down of the end, at most so many, trades places. */
    private void stepRightComes(long option, int most, long[] others, long[] marks) {
        for (int i = 0; i <= most; i++) {
            int size = (int) choose[endSteps - i - 1][down - i];
            long from = first(option) + choose[endSteps][down + 1] - size;
            BoxBits.add(others, from, size, marks, size() - (int) choose[endSteps - i][down - i]);
        }
    }

    /** The last step down of the start trades places with the first steps right of the end. */
    private void stepDownGoes(long option, int most, long[] others, long[] marks) {
        for (int i = 1; i <= most; i++) {
            long from = first(option) + choose[endSteps - i][down + 1];
            BoxBits.add(others, from, (int) choose[endSteps - i][down], marks, 0);
        }
    }

    /** The number of the first diagram with this start. */
    private long first(long option) {
        return smaller(option, endSteps, rows - Long.bitCount(option));
    }

    /** The number of the diagram with this word. */
    long indexOf(long diagram) {
        return smaller(diagram, 0, 0);
    }

    /** How many words are smaller than one that has such places and steps down behind these. */
    private long smaller(long steps, int places, int stepsDown) {
        long smaller = 0;
        int nth = stepsDown;
        for (long rest = steps; rest != 0; rest &= rest - 1) {
            smaller += choose[places + Long.numberOfTrailingZeros(rest)][++nth];
        }
        return smaller;
    }

    /**
     * The words that a move leads to.
     *
     * @param isFirst whether the steps down that this word begins with begin the boundary
     * @param isLast whether the steps right that it ends with end the boundary
     */
    static void options(long word, int steps, boolean isFirst, boolean isLast, LongConsumer to) {
        for (int right = 0; right < steps; ) {
            int corner = right + Long.numberOfTrailingZeros(word >>> right | 1L << steps - right);
            int top = corner + Long.numberOfTrailingZeros(~(word >>> corner));
            if (right < corner && corner < top) {
                long stepDown = 1L << corner;
                int passed = isLast && right == 0 ? 1 : corner - right;
                for (int i = 1; i <= passed; i++) {
                    to.accept(word - stepDown + (stepDown >>> i));
                }
                passed = isFirst && top == steps ? 1 : top - corner;
                for (int i = 2; i <= passed; i++) {
                    to.accept(word - (stepDown << i - 1) + (stepDown >>> 1));
                }
            }
            right = top;
        }
    }
}

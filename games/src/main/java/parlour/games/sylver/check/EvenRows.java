package parlour.games.sylver.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Checks row after row which shapes are claimed lost with m the least odd number, m = 3, 5, 7, …
 *
 * <p>A shape must be claimed lost exactly if no move leads to a lost one. So every claim strikes
 * out the shapes from which a move leads to it, in its own row and in the next F(H); what is left
 * over must be what is claimed. Moves that keep m lead to larger sets, so within a row the claims
 * follow by induction. Naming m - 2j with j &gt; F(E) leads to (E, E) with m - 2j, whatever the odd
 * part was.
 *
 * <p>Cost: the moves to the shapes that are lost, and a bit for each shape.
 */
final class EvenRows {
    private final EvenShapes shapes;
    private final int window;

    /** The last rows, and the shapes struck out in this row and the next, by number of the row. */
    private final int[][] recent;

    private final BitSet[] struck;

    private final List<int[]> listed = new ArrayList<>();
    private int count;

    /** For each level the odd n with which alone it is lost, ascending. */
    private final List<List<Long>> singles = new ArrayList<>();

    /** Shapes of levels of which some lost single lies so far below that naming it is a reset. */
    private final BitSet flagged = new BitSet();

    private int flags;
    private int[][] marked = {};
    private int markedFlags;

    EvenRows(EvenShapes shapes) {
        this.shapes = shapes;
        this.window = Math.max(1, shapes.frobenius() + 1);
        this.recent = new int[window][];
        this.struck = new BitSet[window];
        Arrays.setAll(struck, _ -> new BitSet());
        for (int level = 0; level < shapes.levelCount(); level++) {
            singles.add(new ArrayList<>());
        }
    }

    /** The odd number whose row comes next. */
    long next() {
        return 3 + 2L * count;
    }

    /** Accepts a row listed by its lost shapes, counted from 1. */
    void add(long[] lost) {
        for (long shape : lost) {
            EvenShapes.demand(shape <= shapes.count(), "no shape (" + shape + ")");
        }
        int[] row = Arrays.stream(lost).mapToInt(n -> (int) n - 1).sorted().distinct().toArray();
        listed.add(row);
        accept(row);
    }

    /** Accepts a row that is equal to a listed one, counted from 0. */
    void repeat(long number) {
        EvenShapes.demand(number < listed.size(), "no listed row (" + number + ")");
        accept(listed.get((int) number));
    }

    private void accept(int[] row) {
        raiseFlags();
        BitSet claimed = new BitSet(shapes.count());
        for (int shape : row) {
            claimed.set(shape);
            strikeOut(shape);
        }
        BitSet lost = struck[count % window];
        lost.or(flagged);
        lost.flip(0, shapes.count());
        if (next() <= shapes.frobenius()) {
            followSums(lost, claimed);
        }
        lost.xor(claimed);
        int wrong = lost.nextSetBit(0);
        EvenShapes.demand(
                wrong < 0,
                "row %d: shape %d is %slost"
                        .formatted(
                                next(), wrong + 1, claimed.get(Math.max(0, wrong)) ? "not " : ""));
        // Nothing is left of what was struck out: the place is free for the row after the window.
        recent[count % window] = row;
        for (int level = 0; level < shapes.levelCount(); level++) {
            if (claimed.get(shapes.single(level))) {
                singles.get(level).add(next());
            }
        }
        count++;
    }

    private void strikeOut(int shape) {
        for (int move = shapes.firstMove(shape); move < shapes.firstMove(shape + 1); move++) {
            struck[(count + shapes.fall(move)) % window].set(shapes.from(move));
        }
    }

    /** Shapes in which small odd numbers have new even sums are lost if the larger shape is. */
    private void followSums(BitSet lost, BitSet claimed) {
        for (int shape = 0; shape < shapes.count(); shape++) {
            int closed = shapes.closed(shape, (int) next());
            if (closed != shape) {
                lost.set(shape, claimed.get(closed));
            }
        }
    }

    private void raiseFlags() {
        for (int level = 0; level < shapes.levelCount(); level++) {
            List<Long> lost = singles.get(level);
            long reach = 2L * Math.max(1, EvenShapes.largestGap(shapes.even(level)) + 1);
            if (!lost.isEmpty() && lost.getFirst() + reach == next()) {
                flags++;
                for (int shape = 0; shape < shapes.count(); shape++) {
                    if (shapes.level(shape) == level) {
                        flagged.set(shape);
                    }
                }
            }
        }
    }

    /** Remembers the last rows, to be compared with the last ones of all. */
    void mark() {
        EvenShapes.demand(
                count >= window && 3 + 2L * (count - window) > shapes.frobenius(),
                "a period may begin only once the window is clear of small numbers");
        marked = window();
        markedFlags = flags;
    }

    private int[][] window() {
        int[][] rows = new int[window][];
        for (int j = 1; j <= window; j++) {
            rows[j - 1] = recent[(count - j) % window];
        }
        return rows;
    }

    /**
     * Whether the last rows and flags are those at the mark: then everything repeats for ever.
     * Flags are never taken back, so as many are the same.
     */
    boolean isPeriodic() {
        return marked.length > 0 && markedFlags == flags && Arrays.deepEquals(marked, window());
    }

    /** The odd n with which alone an even part is lost, as far as rows go. */
    List<Long> singles(int level) {
        return singles.get(level);
    }
}

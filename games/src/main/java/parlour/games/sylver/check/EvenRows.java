package parlour.games.sylver.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Checks row after row which shapes of one level are claimed lost with m the least odd number, m =
 * 3, 5, 7, …
 *
 * <p>A shape must be claimed lost exactly if no move leads to a lost one. So every claim, and every
 * lost shape of the levels above in the row of the same m, strikes out the shapes from which a move
 * leads to it, in its own row and in the next F(E); what is left over must be what is claimed.
 * Moves that keep m lead to larger sets, so within a row the claims follow by induction. Naming m -
 * 2j with j &gt; F(E) leads to (E, E) with m - 2j, whatever the odd part was.
 *
 * <p>So once (E, E) is lost with n, nothing is lost from n + 2 max(1, F(E) + 1) on: the level has
 * ended. And as long as (E, E) is never lost, a row beyond F(E) follows from the F(E) rows before
 * it and the levels above. If these have ended or repeat, and the last F(E) rows are those before
 * the mark, a multiple of all their periods away, everything repeats.
 *
 * <p>Cost: the moves to the shapes that are lost, and a bit for each shape.
 */
final class EvenRows {
    private final EvenShapes shapes;
    private final List<EvenRows> above;
    private final int window;
    private final int single;

    /** The shapes struck out in this row and the next ones, by number of the row. */
    private final BitSet[] struck;

    /**
     * Of the row in hand: what is claimed, and, where odd numbers are small, what is lost above.
     */
    private final BitSet claimed = new BitSet();

    private final BitSet lostAbove = new BitSet();

    private final List<int[]> listed = new ArrayList<>();
    private final List<int[]> rows = new ArrayList<>();

    /** The odd n with which (E, E) is lost, ascending. */
    private final List<Long> singles = new ArrayList<>();

    /** The row before which the mark stands, -1 if there is none. */
    private int mark = -1;

    EvenRows(EvenShapes shapes, List<EvenRows> above) {
        this.shapes = shapes;
        this.above = above;
        this.window = Math.max(1, shapes.frobenius() + 1);
        this.single = shapes.single();
        this.struck = new BitSet[window];
        Arrays.setAll(struck, _ -> new BitSet());
    }

    /** The odd number whose row comes next. */
    long next() {
        return 3 + 2L * rows.size();
    }

    /** Accepts a row listed by its lost shapes, counted from 1. */
    void add(long[] lost) {
        Arrays.sort(lost);
        int[] row = new int[lost.length];
        int count = 0;
        for (long shape : lost) {
            if (shape > shapes.count()) {
                throw new IllegalArgumentException("no shape (" + shape + ")");
            }
            // Repeats do not matter.
            if (count == 0 || row[count - 1] != shape - 1) {
                row[count++] = (int) shape - 1;
            }
        }
        row = Arrays.copyOf(row, count);
        listed.add(row);
        accept(row);
    }

    /** Accepts a row that is equal to a listed one of this level, counted from 0. */
    void repeat(long number) {
        EvenShapes.demand(number < listed.size(), "no listed row (" + number + ")");
        accept(listed.get((int) number));
    }

    private void accept(int[] row) {
        boolean isSmall = next() <= shapes.frobenius();
        lostAbove.clear();
        for (int i = 0; i < above.size(); i++) {
            int firstAbove = shapes.firstAbove(i);
            for (int shape : above.get(i).row(rows.size())) {
                lostAbove.set(firstAbove + shape, isSmall);
                strikeOut(firstAbove + shape);
            }
        }
        claimed.clear();
        for (int shape : row) {
            claimed.set(shape);
            strikeOut(shape);
        }
        BitSet lost = struck[rows.size() % window];
        if (hasReset()) {
            lost.set(0, shapes.count());
        }
        lost.flip(0, shapes.count());
        if (isSmall) {
            followSums(lost);
        }
        lost.xor(claimed);
        int wrong = lost.nextSetBit(0);
        if (wrong >= 0) {
            throw new IllegalArgumentException(
                    "row %d: shape %d is %slost"
                            .formatted(next(), wrong + 1, claimed.get(wrong) ? "not " : ""));
        }
        // Nothing is left of what was struck out: the place is free for the row after the window.
        if (claimed.get(single)) {
            singles.add(next());
        }
        rows.add(row);
    }

    private void strikeOut(int number) {
        int here = rows.size() % window;
        int end = shapes.firstMove(number + 1);
        for (int move = shapes.firstMove(number); move < end; move++) {
            int row = here + shapes.fall(move);
            struck[row < window ? row : row - window].set(shapes.from(move));
        }
    }

    /** Shapes in which small odd numbers have new even sums are lost if the larger shape is. */
    private void followSums(BitSet lost) {
        for (int shape = 0; shape < shapes.count(); shape++) {
            int closed = shapes.closed(shape, (int) next());
            if (closed != shape) {
                lost.set(shape, lostAbove.get(closed));
            }
        }
    }

    /** Whether some lost (E, E) lies so far below the next row that naming it is a reset. */
    private boolean hasReset() {
        long reach = 2L * Math.max(1, shapes.frobenius() + 1);
        return !singles.isEmpty() && next() >= singles.getFirst() + reach;
    }

    /** The period, if there is one, begins here. */
    void mark() {
        EvenShapes.demand(mark < 0, "a level has one mark at most");
        mark = rows.size();
    }

    /** The rows are all there: what the mark says must hold. */
    void close() {
        if (mark < 0) {
            return;
        }
        EvenShapes.demand(
                mark < rows.size() && mark >= shapes.frobenius() && singles.isEmpty(),
                "no period may begin at the mark");
        for (EvenRows level : above) {
            EvenShapes.demand(
                    level.isKnown()
                            && level.settledFrom() <= mark
                            && (rows.size() - mark) % level.period() == 0,
                    "a level above does not repeat with this period");
        }
        for (int back = 1; back <= shapes.frobenius(); back++) {
            EvenShapes.demand(
                    Arrays.equals(rows.get(mark - back), rows.get(rows.size() - back)),
                    "the rows before the mark are not the last ones");
        }
    }

    private boolean hasEnded() {
        return hasReset() && next() > shapes.frobenius();
    }

    /** Whether no (E, E) is lost, since rows repeat. */
    boolean isPeriodic() {
        return mark >= 0;
    }

    private boolean isKnown() {
        return isPeriodic() || hasEnded();
    }

    private int settledFrom() {
        return isPeriodic() ? mark : rows.size();
    }

    private int period() {
        return isPeriodic() ? rows.size() - mark : 1;
    }

    private int[] row(int index) {
        if (index < rows.size()) {
            return rows.get(index);
        }
        EvenShapes.demand(isKnown(), "a level above has no row " + (3 + 2L * index));
        return isPeriodic() ? rows.get(mark + (index - mark) % period()) : new int[0];
    }

    /** The odd n with which alone 2E is lost, as far as rows go. */
    List<Long> singles() {
        return singles;
    }
}

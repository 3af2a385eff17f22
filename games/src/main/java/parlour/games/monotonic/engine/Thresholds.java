package parlour.games.monotonic.engine;

import org.jspecify.annotations.Nullable;

/**
 * From which size on two blocks of a label are interchangeable, given the stacks and the waste.
 *
 * <p>Theorem (spec A8, sharpened): two positions with the same stacks and waste, whose core blocks
 * have the same labels and sizes that are equal or both at least T(x, y), have the same outcome,
 * where
 *
 * <ul>
 *   <li>T(x, 2) = free labels 3..x of the bottom stack, plus the waste still needed to rule out
 *       draws: more cards that arrive there change neither the stack nor the waste;
 *   <li>T(2, y) likewise for the top stack;
 *   <li>T(x, y) = T(x-1, y) + T(x, y-1) + 1 for x, y >= 3: a move leaves a lower part (x, y-1) and
 *       an upper part (x-1, y), small parts are matched exactly and two large parts by two large
 *       parts;
 *   <li>T(3, 3) is at most 2 where draws are impossible: with both labels 3 free there is no waste,
 *       and if just two cards were left here the whole deck could be exhausted;
 *   <li>in misère play with waste, T(3, 3) = 1, T(3, y) = y-3 and T(x, 3) = x-3: leaving a (3,3)
 *       card loses.
 * </ul>
 *
 * <p>The last two hold for outcomes only; without them equal options lead to equal options, so
 * nimbers and remoteness agree as well. Proof by induction on the play: free labels and needed
 * waste only fall along a play, labels too, so T does not rise, and "both large" persists. Checked
 * position by position against the plain rules in {@code LabelSearchTest}.
 */
final class Thresholds {
    /**
     * Largest label for which tables are kept: T stays below 2^20, sums of two below a block's size
     * limit.
     */
    static final int MAX_LABEL = 11;

    private final Frontier frontier;
    private final int side;
    private final int @Nullable [][] tables;

    Thresholds(Frontier frontier) {
        if (frontier.most() > MAX_LABEL) {
            throw new IllegalArgumentException(
                    "label " + frontier.most() + " exceeds " + MAX_LABEL);
        }
        this.frontier = frontier;
        this.side = frontier.most() + 1;
        this.tables = new int[(frontier.needed() + 1) << 2 * frontier.stackBits()][];
    }

    /** The table for these stacks (bits 3.. of the masks) and this waste; index x * side + y. */
    int[] of(int bottom, int top, int waste) {
        int bits = frontier.stackBits();
        int index = (waste << bits | bottom >>> 3) << bits | top >>> 3;
        int @Nullable [] table = tables[index];
        if (table == null) {
            table = make(bottom, top, frontier.needed() - waste);
            tables[index] = table;
        }
        return table;
    }

    /** The distance between rows of a table. */
    int side() {
        return side;
    }

    private int[] make(int bottom, int top, int missing) {
        int[] table = new int[side * side];
        for (int label = 3; label < side; label++) {
            table[label * side + 2] = free(bottom, label) + missing;
            table[2 * side + label] = free(top, label) + missing;
        }
        for (int x = 3; x < side; x++) {
            for (int y = 3; y < side; y++) {
                table[x * side + y] = core(table, x, y, missing);
            }
        }
        return table;
    }

    private int core(int[] table, int x, int y, int missing) {
        int sum = table[(x - 1) * side + y] + table[x * side + y - 1] + 1;
        if (missing > 0 || !frontier.outcomeOnly()) {
            return sum;
        }
        if (!frontier.stacks() && (x == 3 || y == 3)) {
            return x == 3 && y == 3 ? 1 : Math.max(x, y) - 3;
        }
        return x == 3 && y == 3 ? Math.min(sum, 2) : sum;
    }

    /** Labels 3..label that a stack does not hold; without stacks there is no room at all. */
    private int free(int stack, int label) {
        return frontier.stacks() ? label - 2 - Integer.bitCount(stack & (2 << label) - 1) : 0;
    }
}

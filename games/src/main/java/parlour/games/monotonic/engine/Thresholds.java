package parlour.games.monotonic.engine;

import java.util.HashMap;
import java.util.Map;
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
 *   <li>without stacks and with waste, T(3, 3) = 1, T(3, y) = y-3 and T(x, 3) = x-3: leaving a
 *       (3,3) card loses;
 *   <li>in a dense deck every block is like every other: T = 1.
 * </ul>
 *
 * <p>The last two hold for outcomes only; without them equal options lead to equal options, so
 * nimbers and remoteness agree as well. Proof by induction on the play: free labels and needed
 * waste only fall along a play, labels too, so T does not rise, and "both large" persists. Checked
 * position by position against the plain rules in {@code LabelSearchTest}.
 */
final class Thresholds {
    /** Up to this many bits of stacks their tables are found by index, beyond in a map. */
    private static final int INDEXED_BITS = 14;

    private final Frontier frontier;
    private final int row;
    private final int bits;
    private final int[] @Nullable [] indexed;
    private final Map<Long, int[]> mapped = new HashMap<>();

    Thresholds(Frontier frontier) {
        this.frontier = frontier;
        this.row = frontier.mostY() + 1;
        this.bits = frontier.bottomBits() + frontier.topBits();
        this.indexed = new int[bits <= INDEXED_BITS ? frontier.needed() + 1 << bits : 0][];
    }

    /** The table for these stacks (bits 3.. of the masks) and this waste; index x * row + y. */
    int[] of(int bottom, int top, int waste) {
        int stacks = bottom >>> 3 << frontier.topBits() | top >>> 3;
        if (bits > INDEXED_BITS) {
            return mapped.computeIfAbsent(
                    (long) waste << Integer.SIZE | stacks, _ -> make(bottom, top, waste));
        }
        int index = waste << bits | stacks;
        int @Nullable [] table = indexed[index];
        if (table == null) {
            table = make(bottom, top, waste);
            indexed[index] = table;
        }
        return table;
    }

    /** The distance between rows of a table. */
    int row() {
        return row;
    }

    private int[] make(int bottom, int top, int waste) {
        int missing = frontier.needed() - waste;
        int[] table = new int[(frontier.mostX() + 1) * row];
        for (int x = 3; x <= frontier.mostX(); x++) {
            table[x * row + 2] = free(bottom, x, frontier.bottomStack()) + missing;
        }
        for (int y = 3; y <= frontier.mostY(); y++) {
            table[2 * row + y] = free(top, y, frontier.topStack()) + missing;
        }
        for (int x = 3; x <= frontier.mostX(); x++) {
            for (int y = 3; y <= frontier.mostY(); y++) {
                table[x * row + y] = Math.min(Block.MAX_SIZE, core(table, x, y, missing));
            }
        }
        return table;
    }

    private int core(int[] table, int x, int y, int missing) {
        if (frontier.ends() == Ends.DENSE) {
            return 1;
        }
        int sum = table[(x - 1) * row + y] + table[x * row + y - 1] + 1;
        if (missing > 0 || frontier.aim() == Frontier.Aim.ALL_MOVES) {
            return sum;
        }
        if (!frontier.bottomStack() && !frontier.topStack() && (x == 3 || y == 3)) {
            return x == 3 && y == 3 ? 1 : Math.max(x, y) - 3;
        }
        return x == 3 && y == 3 ? Math.min(sum, 2) : sum;
    }

    /** Labels 3..label that a stack does not hold; without a stack there is no room at all. */
    private static int free(int stack, int label, boolean present) {
        return present ? label - 2 - Integer.bitCount(stack & (2 << label) - 1) : 0;
    }
}

package parlour.games.monotonic.engine.young;

import java.util.function.LongPredicate;
import parlour.claim.Budget;

/**
 * Checks a whole table by the plain moves: a diagram is lost exactly if none of its options is. By
 * induction from the full box down, a table that passes is the right one. Shares with the engine
 * the place of each bit and nothing else. Cost: every move of every diagram.
 */
final class PlaneCheck {
    /** Diagrams between two looks at the budget. */
    private static final int LOOK_EVERY = 1 << 16;

    private final YoungBox box;
    private final LongPredicate lost;
    private final Budget budget;

    PlaneCheck(YoungBox box, LongPredicate lost, Budget budget) {
        this.box = box;
        this.lost = lost;
        this.budget = budget;
    }

    /**
     * Checks all bits.
     *
     * @throws IllegalStateException naming a diagram whose bit is wrong
     */
    void run() {
        long word = box.empty();
        for (long left = box.diagrams(); left > 0; left--) {
            if (left % LOOK_EVERY == 0) {
                budget.spend();
            }
            if (lost.test(word) == hasLostOption(word)) {
                throw new IllegalStateException(
                        "table of %s is wrong at %s".formatted(box, Long.toBinaryString(word)));
            }
            word = after(word);
        }
    }

    private boolean hasLostOption(long word) {
        for (long option : box.options(word)) {
            if (lost.test(option)) {
                return true;
            }
        }
        return false;
    }

    /** The next greater number with as many ones: the lowest run moves its top one up. */
    private static long after(long word) {
        long lowest = Long.lowestOneBit(word);
        long moved = word + lowest;
        return moved | (word ^ moved) >>> 2 + Long.numberOfTrailingZeros(lowest);
    }
}

package parlour.solve.search;

import java.util.ArrayDeque;
import java.util.Deque;
import parlour.claim.Budget;
import parlour.game.PackedRules;
import parlour.solve.table.PositionIndex;

/**
 * Decides whether some play ends drawn, however badly it is played: where none does, and none ends
 * won by the player to move, every position has a nimber.
 *
 * <p>Depth first, so that a drawn end is met soon if there are many. Cost: every position within
 * reach once, if there is no drawn end.
 */
public final class DrawnEnd {
    private static final int LOOK_EVERY = 4096;

    private DrawnEnd() {}

    /**
     * Whether a drawn end is within reach of the start.
     *
     * @throws Budget.Exceeded if the budget runs out
     */
    public static boolean isWithinReach(PackedRules rules, Budget budget) {
        PositionIndex seen = new PositionIndex(rules.words());
        Deque<Integer> open = new ArrayDeque<>();
        long[] options = new long[rules.maxOptions() * rules.words()];
        open.push(seen.add(rules.start(), 0));
        for (long expanded = 0; !open.isEmpty(); expanded++) {
            if (expanded % LOOK_EVERY == 0) {
                look(seen, budget);
            }
            int listed = rules.options(seen.keys(), open.pop() * rules.words(), options);
            if ((listed & PackedRules.ENDS_DRAWN) != 0) {
                return true;
            }
            for (int option = 0; option < listed >>> 3; option++) {
                int known = seen.size();
                int number = seen.add(options, option * rules.words());
                if (number == known) {
                    open.push(number);
                }
            }
        }
        return false;
    }

    private static void look(PositionIndex seen, Budget budget) {
        budget.spend();
        if (seen.bytes() > budget.memoryBytes()) {
            throw new Budget.Exceeded("memory");
        }
    }
}

package parlour.games.sylver.check;

import java.util.Arrays;
import parlour.game.Outcome;

/**
 * A position at which one of 2 and 3 has been named, and neither 1 nor the other one, is won by the
 * other one, and by no other move.
 *
 * <p>Proof. The other one leaves {2, 3}, where only 1 is left. Any other number x &gt; 1 that is no
 * sum is greater than both: so after x the other one is no sum yet, and answers.
 */
final class TwoAndThree {
    private TwoAndThree() {}

    static Outcome outcome(CheckInstance instance) {
        winningMove(instance);
        return Outcome.NEXT;
    }

    static long winningMove(CheckInstance instance) {
        long[] small = Arrays.stream(instance.named()).filter(n -> n <= 3).distinct().toArray();
        HeaderClaim.demand(
                small.length == 1 && small[0] > 1, "not just one of 1, 2 and 3 is named, 2 or 3");
        return 5 - small[0];
    }
}

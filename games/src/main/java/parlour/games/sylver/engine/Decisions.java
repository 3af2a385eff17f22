package parlour.games.sylver.engine;

import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.games.sylver.SylverInstance;

/** Chooses the engine for a position by its gcd. */
final class Decisions {
    private Decisions() {}

    static Decision of(SylverInstance instance, Ask ask, Budget budget) {
        long gcd = instance.position().gcd();
        if (gcd == 1) {
            return new FiniteDecision(instance, ask, budget);
        }
        try {
            if (gcd == 2) {
                return new EvenDecision(instance, ask, budget);
            }
            if (gcd == 3) {
                return new TwoScaleDecision(instance, ask, budget);
            }
        } catch (Budget.Exceeded tooManyShapes) {
            // The replies may still tell.
            budget.spend();
        }
        return new ReplyDecision(instance, ask, budget);
    }
}

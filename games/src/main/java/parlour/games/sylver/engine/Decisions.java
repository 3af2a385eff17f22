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
                return even(instance, ask, budget);
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

    /** By a theorem, by rows, or where these lead to nothing within counted bounds by replies. */
    private static Decision even(SylverInstance instance, Ask ask, Budget budget) {
        if (Theorems.outcome(instance.position()).isPresent()) {
            return new ReplyDecision(instance, ask, budget);
        }
        var byRows = new EvenDecision(instance, ask, budget);
        if (byRows.verdict().outcome().isPresent() || byRows.verdict().isStopped()) {
            return byRows;
        }
        var byReplies = new ReplyDecision(instance, ask, budget);
        return byReplies.verdict().outcome().isPresent() ? byReplies : byRows;
    }
}

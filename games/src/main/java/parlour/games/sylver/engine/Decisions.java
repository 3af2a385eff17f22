package parlour.games.sylver.engine;

import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.games.sylver.SylverInstance;

/** Chooses the engine for a position by its gcd. */
final class Decisions {
    private Decisions() {}

    static Decision of(SylverInstance instance, Ask ask, Budget budget) {
        if (instance.position().isFinite()) {
            return new FiniteDecision(instance, ask, budget);
        }
        return new Settled(Verdict.unknown("none", "no method for this gcd yet", false));
    }

    /** A verdict without a certificate. */
    record Settled(Verdict verdict) implements Decision {}
}

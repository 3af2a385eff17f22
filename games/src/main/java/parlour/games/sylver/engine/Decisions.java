package parlour.games.sylver.engine;

import java.util.Optional;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Question;
import parlour.game.Outcome;
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

    /**
     * By a theorem, by rows, or where these lead to nothing within counted bounds by replies; and
     * if somebody chose a time, by rows again until that is up.
     */
    private static Decision even(SylverInstance instance, Ask ask, Budget budget) {
        Optional<Outcome> byTheorem = Theorems.outcome(instance.position());
        boolean isListWanted =
                !byTheorem.equals(Optional.of(Outcome.PREVIOUS))
                        && ask.wants(Question.WINNING_MOVES);
        if (byTheorem.isPresent() && !isListWanted) {
            return new ReplyDecision(instance, ask, budget);
        }
        Budget counted = budget.withCounts();
        Optional<IdealAutomaton> automaton = EvenDecision.begin(instance, counted);
        Optional<EvenDecision> byRows =
                automaton.map(rows -> new EvenDecision(rows, isListWanted, bound(counted)));
        boolean goesOn = budget.isTimed() && !budget.isDivided();
        boolean isListDue = goesOn && isListWanted;
        if (byRows.isPresent()
                && (isEnough(byRows.get(), isListDue) || isStopped(byRows.get(), byTheorem))) {
            return byRows.get();
        }
        var byReplies = new ReplyDecision(instance, ask, counted);
        if (isEnough(byReplies, isListDue)) {
            return byReplies;
        }
        Decision best = byRows.<Decision>map(rows -> rows).orElse(byReplies);
        if (goesOn) {
            Optional<IdealAutomaton> rows =
                    automaton.or(() -> EvenDecision.begin(instance, budget));
            best =
                    rows.isPresent()
                            ? new EvenDecision(rows.get(), isListWanted, bound(budget))
                            : new ReplyDecision(instance, ask, budget);
        }
        return isDecided(best) || !isDecided(byReplies) ? best : byReplies;
    }

    private static long bound(Budget budget) {
        return budget.bound(EvenDecision.MAX_WORK);
    }

    private static boolean isDecided(Decision decision) {
        return decision.verdict().outcome().isPresent();
    }

    private static boolean isEnough(Decision decision, boolean isListDue) {
        Verdict verdict = decision.verdict();
        boolean isFull = verdict.isLost() || verdict.wins().isComplete();
        return isDecided(decision) && (isFull || !isListDue);
    }

    /** Whether time is up, and no theorem tells any more than rows do. */
    private static boolean isStopped(Decision rows, Optional<Outcome> byTheorem) {
        return rows.verdict().isStopped() && byTheorem.isEmpty();
    }
}

package parlour.games.sylver.engine;

import java.util.List;
import java.util.Optional;
import parlour.claim.Budget;
import parlour.exact.NumericalSemigroup;
import parlour.game.Outcome;
import parlour.games.sylver.OneRule;
import parlour.games.sylver.SylverInstance;
import parlour.games.sylver.SylverPosition;

/**
 * Who wins at positions 3H, by the number of gaps of H: as far as the table of two scales tells
 * within the work that an answer without time limit may do.
 */
public final class TripleCensus {
    private TripleCensus() {}

    /**
     * What is known of a position.
     *
     * @param position 3H
     * @param outcome who wins, if known
     * @param wins the winning moves found on the way
     * @param reach up to which number those that 3 does not divide are decided; 1 if there are too
     *     many ideals
     * @param open the multiples of 3 that are not decided
     */
    public record Entry(
            SylverPosition position,
            Optional<Outcome> outcome,
            List<Long> wins,
            long reach,
            List<Long> open) {}

    /** The positions whose thirds have so many gaps. */
    public static List<SylverPosition> positions(int gapCount) {
        List<NumericalSemigroup> row = List.of(NumericalSemigroup.NATURALS);
        for (int gaps = 0; gaps < gapCount; gaps++) {
            row = row.stream().flatMap(s -> s.children().stream()).toList();
        }
        return row.stream().map(third -> new SylverPosition(3, third)).toList();
    }

    /**
     * What is known of a position.
     *
     * @throws Budget.Exceeded if the budget runs out
     */
    public static Entry entry(SylverPosition position, Budget budget) {
        TwoScaleDecision decision;
        try {
            var instance = new SylverInstance(position, OneRule.EXCLUDED);
            decision = new TwoScaleDecision(instance, false, budget, TwoScaleDecision.MAX_WORK);
        } catch (Budget.Exceeded exceeded) {
            if (!exceeded.limit().equals("shapes")) {
                throw exceeded;
            }
            return new Entry(position, Optional.empty(), List.of(), 1, List.of());
        }
        if (decision.isStopped()) {
            throw new Budget.Exceeded("time");
        }
        Verdict verdict = decision.verdict();
        return new Entry(
                position,
                verdict.outcome(),
                verdict.wins().moves(),
                decision.reach(),
                decision.openMultiples());
    }
}

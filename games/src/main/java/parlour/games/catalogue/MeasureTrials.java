package parlour.games.catalogue;

import java.util.List;
import parlour.claim.Budget;

/** A game in which candidates for a measure that falls on every move can be tried. */
public interface MeasureTrials {
    /**
     * Tries a candidate on all moves up to a bound.
     *
     * @param measure an expression in the game's own words
     * @throws parlour.claim.BadInput if the expression cannot be read or the bound is out of range
     * @throws Budget.Exceeded if the budget runs out
     */
    Trial tryMeasure(String measure, int bound, Budget budget);

    /**
     * What was found.
     *
     * @param positions positions looked at
     * @param moves moves from them
     * @param falls moves on which the candidate falls
     * @param levels moves on which it stays
     * @param rises moves on which it rises
     * @param offenders the first moves on which it does not fall
     */
    record Trial(
            long positions,
            long moves,
            long falls,
            long levels,
            long rises,
            List<Offender> offenders) {
        /** Keeps a copy. */
        public Trial {
            offenders = List.copyOf(offenders);
        }
    }

    /**
     * A move on which a candidate does not fall.
     *
     * @param instance the position
     * @param move the move
     * @param before the values before
     * @param after the values after
     * @param rises whether the values rise; otherwise they stay
     */
    record Offender(
            String instance, String move, List<String> before, List<String> after, boolean rises) {
        /** Keeps copies. */
        public Offender {
            before = List.copyOf(before);
            after = List.copyOf(after);
        }
    }
}

package parlour.games.transposition.engine;

import parlour.games.transposition.Gap;
import parlour.games.transposition.NumberGame;
import parlour.games.transposition.Parity;
import parlour.games.transposition.Side;
import parlour.games.transposition.Winner;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Every legal move of a position sorted by the outcome after it: complete, on every domain. Within
 * a gap only the first and the last element can differ from the others, except where colours decide
 * (f = n + 1); so this costs O(gaps).
 */
final class Moves {
    private final Survey survey;
    private final Side mover;
    private final Map<Winner, MoveSet> byOutcome = new EnumMap<>(Winner.class);
    private final Map<Parity, MoveSet> winning = new EnumMap<>(Parity.class);

    private Moves(Survey survey) {
        this.survey = survey;
        this.mover = survey.position().toMove();
        for (Winner winner : Winner.values()) {
            byOutcome.put(winner, new MoveSet());
        }
        for (Parity parity : Parity.values()) {
            winning.put(parity, new MoveSet());
        }
    }

    static Moves of(Survey survey) {
        Moves moves = new Moves(survey);
        NumberGame position = survey.position();
        if (position.moves() == 0) {
            return moves;
        }
        boolean coloured =
                position.domain().line().isFinite()
                        && position.moves() >= 3
                        && position.free() == position.moves() + 1;
        List<Gap> gaps = survey.anatomy().gaps();
        if (coloured) {
            moves.sortColours(gaps);
        } else {
            moves.sortSpots(gaps);
        }
        return moves;
    }

    private void sortSpots(List<Gap> gaps) {
        for (int i = 0; i < gaps.size(); i++) {
            Gap gap = gaps.get(i);
            for (Spot spot : Spot.of(i, gap)) {
                Winner winner = PivotTheorem.decide(survey.after(spot)).winner();
                byOutcome(winner).add(spot, gap);
                for (Parity wanted : Parity.values()) {
                    if (winner.favours(mover, wanted)) {
                        winning(wanted).add(spot, gap);
                    }
                }
            }
        }
    }

    private void sortColours(List<Gap> gaps) {
        Winner even = PivotTheorem.decide(survey.afterColour(true)).winner();
        Winner odd = PivotTheorem.decide(survey.afterColour(false)).winner();
        if (even == odd) {
            addAll(gaps, byOutcome(even));
        } else {
            addColour(gaps, byOutcome(even), 0);
            addColour(gaps, byOutcome(odd), 1);
        }
        for (Parity wanted : Parity.values()) {
            boolean evenWins = even.favours(mover, wanted);
            boolean oddWins = odd.favours(mover, wanted);
            if (evenWins && oddWins) {
                addAll(gaps, winning(wanted));
            } else if (evenWins || oddWins) {
                addColour(gaps, winning(wanted), evenWins ? 0 : 1);
            }
        }
    }

    private static void addAll(List<Gap> gaps, MoveSet set) {
        for (int i = 0; i < gaps.size(); i++) {
            for (Spot spot : Spot.of(i, gaps.get(i))) {
                set.add(spot, gaps.get(i));
            }
        }
    }

    private static void addColour(List<Gap> gaps, MoveSet set, long parity) {
        for (int i = 0; i < gaps.size(); i++) {
            set.addColour(i, gaps.get(i), parity);
        }
    }

    /** The moves after which the outcome is this. */
    MoveSet byOutcome(Winner winner) {
        return set(byOutcome.get(winner));
    }

    /** The winning moves of a mover who wants this parity. */
    MoveSet winning(Parity wanted) {
        return set(winning.get(wanted));
    }

    private static MoveSet set(@org.jspecify.annotations.Nullable MoveSet set) {
        return java.util.Objects.requireNonNull(set);
    }
}

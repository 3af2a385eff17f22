package parlour.games.transposition.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parlour.games.transposition.Gap;
import parlour.games.transposition.NumberGame;
import parlour.games.transposition.Parity;
import parlour.games.transposition.Place;
import parlour.games.transposition.Winner;

/** Everything decided about a position in numbers. Cost: O(m) once, sorting apart. */
public final class Decision {
    /**
     * With at most so many spots the stubborn move of a loser is searched for among all of them.
     */
    private static final int STUBBORN_SPOTS = 200;

    private final Survey survey;
    private final Facts facts;
    private final Verdict verdict;
    private @Nullable Moves winning;

    /** Decides a position. */
    public Decision(NumberGame position) {
        this.survey = new Survey(position);
        this.facts = survey.facts();
        this.verdict = PivotTheorem.decide(facts);
    }

    /** The position. */
    public NumberGame position() {
        return survey.position();
    }

    /** Who wins. */
    public Winner winner() {
        return verdict.winner();
    }

    /** The fixed word for the case of the theorem. */
    public String method() {
        return verdict.law().method();
    }

    /** The winning moves of a mover who wants this parity. */
    public MoveSet winning(Parity wanted) {
        if (winning == null) {
            winning = Moves.winning(survey);
        }
        return winning.winning(wanted);
    }

    /** The moves sorted by the outcome to which they lead. Cost: O(gaps) for every call. */
    Moves byOutcome() {
        return Moves.byOutcome(survey);
    }

    /**
     * A move to recommend: one that wins if there is one; otherwise the stubborn one, after which
     * the opponent has the fewest winning replies (where there are too many to compare, any). Empty
     * if play is over.
     */
    public Optional<Place> recommended(Parity wanted) {
        Optional<Place> winning = winning(wanted).any(position().domain());
        return winning.isPresent() ? winning : stubborn(wanted.other());
    }

    private Optional<Place> stubborn(Parity opponentWants) {
        if (position().moves() == 0) {
            return Optional.empty();
        }
        Place best = null;
        long fewest = Long.MAX_VALUE;
        for (Place place : samples()) {
            long replies = replies(place, opponentWants);
            if (best == null || replies < fewest) {
                best = place;
                fewest = replies;
            }
        }
        return Optional.ofNullable(best);
    }

    /**
     * How many winning replies an opponent has after a move; the greatest long if infinitely many.
     */
    long replies(Place place, Parity opponentWants) {
        MoveSet replies = new Decision(position().after(place)).winning(opponentWants);
        return replies.isInfinite() ? Long.MAX_VALUE : replies.count();
    }

    /** One element of each of the first spots. */
    private List<Place> samples() {
        var anatomy = survey.anatomy();
        List<Place> samples = new ArrayList<>();
        for (int i = 0; i < anatomy.gaps() && samples.size() < STUBBORN_SPOTS; i++) {
            Gap gap = anatomy.gap(i);
            for (Spot spot : Spot.of(i, gap)) {
                samples.add(position().domain().inside(spot.stretch(gap)));
            }
        }
        return samples;
    }

    Survey survey() {
        return survey;
    }

    Facts facts() {
        return facts;
    }

    Verdict verdict() {
        return verdict;
    }
}

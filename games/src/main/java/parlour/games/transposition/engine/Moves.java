package parlour.games.transposition.engine;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import parlour.games.transposition.Anatomy;
import parlour.games.transposition.Gap;
import parlour.games.transposition.NumberGame;
import parlour.games.transposition.Parity;
import parlour.games.transposition.Side;
import parlour.games.transposition.Winner;

/**
 * Every legal move of a position, sorted by the outcome after it or by the wish for which it wins:
 * complete, on every domain. Within a gap only the first and the last element can differ from the
 * others, except where colours decide (f = n + 1); so this costs O(gaps).
 */
final class Moves {
    private final Survey survey;
    private final Anatomy anatomy;
    private final Side mover;
    private final boolean ofOutcomes;
    private final Map<Winner, MoveSet> byOutcome = new EnumMap<>(Winner.class);
    private final Map<Parity, MoveSet> winning = new EnumMap<>(Parity.class);

    private Moves(Survey survey, boolean ofOutcomes) {
        this.survey = survey;
        this.ofOutcomes = ofOutcomes;
        this.anatomy = survey.anatomy();
        this.mover = survey.position().toMove();
        for (Winner winner : Winner.values()) {
            byOutcome.put(winner, new MoveSet());
        }
        for (Parity parity : Parity.values()) {
            winning.put(parity, new MoveSet());
        }
    }

    /** The moves by the outcome after them. */
    static Moves byOutcome(Survey survey) {
        return sorted(new Moves(survey, true), survey);
    }

    /** The winning moves by the mover's wish. */
    static Moves winning(Survey survey) {
        return sorted(new Moves(survey, false), survey);
    }

    private static Moves sorted(Moves moves, Survey survey) {
        NumberGame position = survey.position();
        if (position.moves() > 0) {
            moves.sort(position);
        }
        return moves;
    }

    private void sort(NumberGame position) {
        boolean finite = position.domain().line().isFinite();
        long spare = finite ? position.free() - position.moves() : 2;
        if (position.moves() >= 3 && spare == 1) {
            sortColours();
        } else if (position.moves() >= 3 && spare == 0) {
            sortAlike(Winner.WHITE);
        } else if (position.moves() >= 2 && spare >= 2 && survey.pivots() > (isBlack() ? 2 : 1)) {
            // A move takes away one pivot at most, and enough are left.
            sortAlike(Winner.BLACK);
        } else if (position.moves() == 1) {
            sortLast();
        } else {
            sortSpots();
        }
    }

    private boolean isBlack() {
        return mover == Side.BLACK;
    }

    /** All moves have the same outcome. Cost: one stretch for each span. */
    private void sortAlike(Winner winner) {
        List<MoveSet> sets = setsOf(winner);
        int from = 0;
        while (from < anatomy.gaps()) {
            int to = from;
            while (to + 1 < anatomy.gaps() && anatomy.spanOf(to + 1) == anatomy.spanOf(from)) {
                to++;
            }
            Gap first = anatomy.gap(from);
            Gap last = anatomy.gap(to);
            long used = (long) last.usedBelow() - first.usedBelow();
            for (MoveSet set : sets) {
                set.addAll(first, last, used);
            }
            from = to + 1;
        }
    }

    /** The last move: what it adds to the parity is the same all over a gap. */
    private void sortLast() {
        List<MoveSet> even = setsOf(Winner.of(survey.parity()));
        List<MoveSet> odd = setsOf(Winner.of(survey.parity().other()));
        for (int i = 0; i < anatomy.gaps(); i++) {
            add(anatomy.increment(i) == Parity.EVEN ? even : odd, i);
        }
    }

    private void add(List<MoveSet> sets, int index) {
        Gap gap = anatomy.gap(index);
        for (MoveSet set : sets) {
            set.addAll(index, gap);
        }
    }

    /** The sets to which a move with an outcome belongs, of those that are wanted. */
    private List<MoveSet> setsOf(Winner winner) {
        if (ofOutcomes) {
            return List.of(set(byOutcome.get(winner)));
        }
        List<MoveSet> sets = new ArrayList<>(2);
        for (Parity wanted : Parity.values()) {
            if (winner.favours(mover, wanted)) {
                sets.add(set(winning.get(wanted)));
            }
        }
        return sets;
    }

    private void sortSpots() {
        Map<Winner, List<MoveSet>> sets = new EnumMap<>(Winner.class);
        for (Winner winner : Winner.values()) {
            sets.put(winner, setsOf(winner));
        }
        for (int i = 0; i < anatomy.gaps(); i++) {
            Gap gap = anatomy.gap(i);
            for (Spot spot : Spot.of(i, gap)) {
                Winner winner = PivotTheorem.decide(survey.after(spot)).winner();
                for (MoveSet set : sets.getOrDefault(winner, List.of())) {
                    set.add(spot, gap);
                }
            }
        }
    }

    private void sortColours() {
        Winner even = PivotTheorem.decide(survey.afterColour(true)).winner();
        Winner odd = PivotTheorem.decide(survey.afterColour(false)).winner();
        if (even == odd) {
            sortAlike(even);
            return;
        }
        List<MoveSet> evenSets = setsOf(even);
        List<MoveSet> oddSets = setsOf(odd);
        for (int i = 0; i < anatomy.gaps(); i++) {
            Gap gap = anatomy.gap(i);
            evenSets.forEach(set -> set.addColour(gap, 0));
            oddSets.forEach(set -> set.addColour(gap, 1));
        }
    }

    /** The moves after which the outcome is this. */
    MoveSet byOutcome(Winner winner) {
        return set(byOutcome.get(winner)).closed();
    }

    /** The winning moves of a mover who wants this parity. */
    MoveSet winning(Parity wanted) {
        return set(winning.get(wanted)).closed();
    }

    private static MoveSet set(@org.jspecify.annotations.Nullable MoveSet set) {
        return java.util.Objects.requireNonNull(set);
    }
}

package parlour.games.transposition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.game.FiniteRuleset;
import parlour.game.Result;

/**
 * The rules as they are printed, on sequences, for finite domains. Moves are listed from left to
 * right. The end is judged by counting inversions.
 */
public final class SequenceRules implements FiniteRuleset<NumberGame, Place> {
    private final NumberGame start;

    /**
     * The rules for a start.
     *
     * @throws IllegalArgumentException if the domain is infinite or has more than {@link
     *     Sequence#MAX_SEQUENCE} elements, so that moves cannot be listed
     */
    public SequenceRules(NumberGame start) {
        Line line = start.domain().line();
        if (!line.isFinite() || line.size() > Sequence.MAX_SEQUENCE) {
            throw new IllegalArgumentException("the moves of this domain cannot be listed");
        }
        this.start = start;
    }

    @Override
    public NumberGame start() {
        return start;
    }

    @Override
    public Optional<Result> result(NumberGame position) {
        if (position.moves() > 0) {
            return Optional.empty();
        }
        Parity end = Parity.of(position.sequence().inversions());
        return Optional.of(end == position.moverWants() ? Result.WON : Result.LOST);
    }

    @Override
    public List<Place> moves(NumberGame position) {
        List<Place> moves = new ArrayList<>();
        for (long rank = 0; rank < start.domain().line().size() && position.moves() > 0; rank++) {
            Place place = Place.of(0, rank);
            if (!position.sequence().contains(place)) {
                moves.add(place);
            }
        }
        return moves;
    }

    @Override
    public boolean isLegal(NumberGame position, Place move) {
        return position.moves() > 0
                && move.span() == 0
                && move.fraction() == null
                && position.domain().line().spans().getFirst().contains(move.whole())
                && !position.sequence().contains(move);
    }

    @Override
    public NumberGame play(NumberGame position, Place move) {
        if (!isLegal(position, move)) {
            throw new IllegalArgumentException("not legal: " + move);
        }
        return position.after(move);
    }
}

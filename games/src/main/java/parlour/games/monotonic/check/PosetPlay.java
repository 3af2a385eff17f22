package parlour.games.monotonic.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.game.FiniteRuleset;
import parlour.game.Result;

/**
 * The rules on a poset in the label model. Playing a card with label (x, y) completes a run exactly
 * if x = 1 or y = 1. Otherwise every card above it with the same x gets x - 1, every card below it
 * with the same y gets y - 1, and no other label changes.
 *
 * <p>Why: only runs that end with the new card e are new. Below a card z they lie only if e &lt; z,
 * and they are longer than what z had only if z had no more than e. Moves are the cards in the
 * order of the deck, then, under misère play, {@link #DEAD}: any dead card, since playing any of
 * them loses at once.
 */
public final class PosetPlay implements FiniteRuleset<PosetPosition, Integer> {
    /** The move of any dead card. */
    public static final int DEAD = -1;

    private final PosetPosition start;
    private final boolean[][] isBelow;
    private final boolean misere;

    /**
     * The rules from a position on.
     *
     * @param isBelow whether the first card lies below the second
     */
    PosetPlay(PosetPosition start, boolean[][] isBelow, boolean misere) {
        this.start = start;
        this.isBelow = isBelow;
        this.misere = misere;
    }

    @Override
    public PosetPosition start() {
        return start;
    }

    @Override
    public Optional<Result> result(PosetPosition position) {
        if (position.equals(PosetPosition.COMPLETED)) {
            return Optional.of(misere ? Result.WON : Result.LOST);
        }
        return moves(position).isEmpty() ? Optional.of(Result.DRAWN) : Optional.empty();
    }

    @Override
    public List<Integer> moves(PosetPosition position) {
        List<Integer> moves = new ArrayList<>();
        for (int card = 0; card < position.cards(); card++) {
            if (position.isLeft(card)) {
                moves.add(card);
            }
        }
        if (position.hasDead()) {
            moves.add(DEAD);
        }
        return moves;
    }

    @Override
    public PosetPosition play(PosetPosition position, Integer move) {
        if (!isLegal(position, move)) {
            throw new IllegalArgumentException("move (" + move + ") is not legal at " + position);
        }
        if (move == DEAD || position.x(move) == 1 || position.y(move) == 1) {
            return PosetPosition.COMPLETED;
        }
        int[] x = new int[position.cards()];
        int[] y = new int[position.cards()];
        boolean hasDead = position.hasDead();
        for (int card = 0; card < x.length; card++) {
            if (card == move || !position.isLeft(card)) {
                continue;
            }
            boolean longerUp = isBelow[move][card] && position.x(card) == position.x(move);
            boolean longerDown = isBelow[card][move] && position.y(card) == position.y(move);
            x[card] = position.x(card) - (longerUp ? 1 : 0);
            y[card] = position.y(card) - (longerDown ? 1 : 0);
            if (misere && (x[card] == 1 || y[card] == 1)) {
                x[card] = 0;
                y[card] = 0;
                hasDead = true;
            }
        }
        return new PosetPosition(x, y, hasDead);
    }
}

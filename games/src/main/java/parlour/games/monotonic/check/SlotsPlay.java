package parlour.games.monotonic.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.game.FiniteRuleset;
import parlour.game.Result;

/**
 * The rules of the insertion form on a finite deck: a move puts an unused card into an empty slot;
 * the first row with an ascending run of length a or a descending one of length d is complete; all
 * slots filled without that is a draw. Moves come slot by slot, card by card.
 */
public final class SlotsPlay implements FiniteRuleset<List<Integer>, Integer> {
    private final List<Integer> start;
    private final int ascending;
    private final int descending;
    private final boolean misere;

    SlotsPlay(List<Integer> start, int ascending, int descending, boolean misere) {
        this.start = start;
        this.ascending = ascending;
        this.descending = descending;
        this.misere = misere;
    }

    @Override
    public List<Integer> start() {
        return start;
    }

    @Override
    public Optional<Result> result(List<Integer> cards) {
        if (isComplete(cards)) {
            return Optional.of(misere ? Result.WON : Result.LOST);
        }
        return cards.contains(0) ? Optional.empty() : Optional.of(Result.DRAWN);
    }

    @Override
    public List<Integer> moves(List<Integer> cards) {
        List<Integer> moves = new ArrayList<>();
        for (int slot = 0; slot < cards.size(); slot++) {
            for (int card = 1; card <= cards.size() && cards.get(slot) == 0; card++) {
                if (!cards.contains(card)) {
                    moves.add(slot * cards.size() + card - 1);
                }
            }
        }
        return moves;
    }

    @Override
    public List<Integer> play(List<Integer> cards, Integer move) {
        if (!isLegal(cards, move)) {
            throw new IllegalArgumentException("move (" + move + ") is not legal at " + cards);
        }
        List<Integer> after = new ArrayList<>(cards);
        after.set(move / cards.size(), move % cards.size() + 1);
        return List.copyOf(after);
    }

    /** Whether the row contains a critical run. */
    boolean isComplete(List<Integer> cards) {
        int[] up = new int[cards.size()];
        int[] down = new int[cards.size()];
        boolean complete = false;
        for (int i = 0; i < up.length; i++) {
            for (int j = 0; j < i && cards.get(i) > 0; j++) {
                if (cards.get(j) > 0 && cards.get(j) < cards.get(i)) {
                    up[i] = Math.max(up[i], up[j]);
                } else if (cards.get(j) > 0) {
                    down[i] = Math.max(down[i], down[j]);
                }
            }
            up[i]++;
            down[i]++;
            complete |= cards.get(i) > 0 && (up[i] >= ascending || down[i] >= descending);
        }
        return complete;
    }
}

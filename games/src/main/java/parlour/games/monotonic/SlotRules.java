package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import parlour.game.Convention;
import parlour.game.FiniteRuleset;
import parlour.game.Result;

/**
 * The rules of the insertion form on a finite deck as printed: a move puts an unused card into an
 * empty slot; the first row, read from left to right without the empty slots, that contains an
 * ascending run of length a or a descending run of length d is complete. All slots filled without
 * that is a draw. Filled slots are rooks that do not attack each other.
 *
 * <p>A position is the list of cards by slot, 0 where a slot is empty. Moves come slot by slot,
 * card by card. Plain rather than fast, to measure everything else against.
 */
public final class SlotRules implements FiniteRuleset<List<Integer>, Placed> {
    private final MonotonicInstance instance;
    private final List<Integer> start;

    /** The rules of an instance of the insertion form. */
    public SlotRules(MonotonicInstance instance, OffChain.OnSlots start) {
        this.instance = instance;
        List<Integer> cards = new ArrayList<>(Collections.nCopies(start.size(), 0));
        start.placed().forEach(placed -> cards.set(placed.slot() - 1, placed.card()));
        this.start = List.copyOf(cards);
    }

    @Override
    public List<Integer> start() {
        return start;
    }

    @Override
    public Optional<Result> result(List<Integer> cards) {
        List<Integer> row = cards.stream().filter(card -> card > 0).toList();
        if (BoardRules.longest(row, true) >= instance.ascending()
                || BoardRules.longest(row, false) >= instance.descending()) {
            return Optional.of(
                    instance.convention() == Convention.NORMAL ? Result.LOST : Result.WON);
        }
        return cards.contains(0) ? Optional.empty() : Optional.of(Result.DRAWN);
    }

    @Override
    public List<Placed> moves(List<Integer> cards) {
        List<Placed> moves = new ArrayList<>();
        for (int slot = 1; slot <= cards.size() && result(cards).isEmpty(); slot++) {
            for (int card = 1; card <= cards.size(); card++) {
                if (cards.get(slot - 1) == 0 && !cards.contains(card)) {
                    moves.add(new Placed(slot, card));
                }
            }
        }
        return moves;
    }

    @Override
    public List<Integer> play(List<Integer> cards, Placed move) {
        if (!isLegal(cards, move)) {
            throw new IllegalArgumentException("move (" + move + ") is not legal at " + cards);
        }
        List<Integer> after = new ArrayList<>(cards);
        after.set(move.slot() - 1, move.card());
        return List.copyOf(after);
    }
}

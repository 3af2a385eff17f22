package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.game.Convention;
import parlour.game.FiniteRuleset;
import parlour.game.Result;

/**
 * The rules as printed, on a deck that is a poset: a move appends an unused card; the first row
 * with an ascending run of length a or a descending run of length d, runs being chains of the
 * poset, is complete. A deck used up without that is a draw.
 *
 * <p>Plain rather than fast, to measure everything else against. Moves come in the order in which
 * the poset numbers its cards.
 */
public final class PosetRules implements FiniteRuleset<Board, Integer> {
    private final MonotonicInstance instance;
    private final OffChain.OnPoset start;

    /** The rules of an instance that stands on a poset. */
    public PosetRules(MonotonicInstance instance, OffChain.OnPoset start) {
        this.instance = instance;
        this.start = start;
    }

    @Override
    public Board start() {
        return start.row();
    }

    @Override
    public Optional<Result> result(Board row) {
        OffChain.OnPoset at = new OffChain.OnPoset(start.poset(), row);
        if (at.isOver(instance.ascending(), instance.descending())) {
            return Optional.of(
                    instance.convention() == Convention.NORMAL ? Result.LOST : Result.WON);
        }
        return at.isExhausted() ? Optional.of(Result.DRAWN) : Optional.empty();
    }

    @Override
    public List<Integer> moves(Board row) {
        List<Integer> moves = new ArrayList<>();
        for (int card = 0; card < start.poset().size() && result(row).isEmpty(); card++) {
            if (!row.cards().contains(card)) {
                moves.add(card);
            }
        }
        return moves;
    }

    @Override
    public Board play(Board row, Integer card) {
        if (!isLegal(row, card)) {
            throw new IllegalArgumentException("card (" + card + ") may not be played on " + row);
        }
        return row.append(card);
    }

    /** The length of the longest ascending (or descending) run of a row. */
    static int longest(Poset poset, Board row, boolean ascending) {
        List<Integer> cards = row.cards();
        int[] ending = new int[cards.size()];
        int longest = 0;
        for (int i = 0; i < ending.length; i++) {
            ending[i] = 1;
            for (int j = 0; j < i; j++) {
                int lower = cards.get(ascending ? j : i);
                int upper = cards.get(ascending ? i : j);
                if (poset.isBelow(lower, upper)) {
                    ending[i] = Math.max(ending[i], ending[j] + 1);
                }
            }
            longest = Math.max(longest, ending[i]);
        }
        return longest;
    }
}

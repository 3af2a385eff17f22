package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import parlour.game.Convention;
import parlour.game.FiniteRuleset;
import parlour.game.Result;

/**
 * The rules as printed, on rows of cards: a move appends an unused card; the first row that
 * contains an ascending run of length a or a descending run of length d is complete. Under normal
 * play its maker wins, under misère play he loses. A deck used up without that is a draw.
 *
 * <p>Everything else is measured against this class, so it is plain rather than fast: a move costs
 * the square of the row's length. Moves are listed from the lowest card to the highest.
 */
public final class BoardRules implements FiniteRuleset<Board, Integer> {
    private final int ascending;
    private final int descending;
    private final Convention convention;
    private final int cards;
    private final Board start;

    /**
     * The rules of an instance that has a deck.
     *
     * @throws IllegalArgumentException if only a colour word is known
     */
    public BoardRules(MonotonicInstance instance) {
        if (!(instance.start() instanceof Start.OnDeck(Deck.Finite(int n), Board board))) {
            throw new IllegalArgumentException("no board is known, only its colour word");
        }
        this.ascending = instance.ascending();
        this.descending = instance.descending();
        this.convention = instance.convention();
        this.cards = n;
        this.start = board;
    }

    @Override
    public Board start() {
        return start;
    }

    @Override
    public Optional<Result> result(Board board) {
        if (longest(board.cards(), true) >= ascending
                || longest(board.cards(), false) >= descending) {
            return Optional.of(convention == Convention.NORMAL ? Result.LOST : Result.WON);
        }
        return board.cards().size() == cards ? Optional.of(Result.DRAWN) : Optional.empty();
    }

    @Override
    public List<Integer> moves(Board board) {
        if (result(board).isPresent()) {
            return List.of();
        }
        Set<Integer> used = new HashSet<>(board.cards());
        List<Integer> moves = new ArrayList<>();
        for (int card = 1; card <= cards; card++) {
            if (!used.contains(card)) {
                moves.add(card);
            }
        }
        return moves;
    }

    @Override
    public boolean isLegal(Board board, Integer card) {
        return 1 <= card
                && card <= cards
                && !board.cards().contains(card)
                && result(board).isEmpty();
    }

    @Override
    public Board play(Board board, Integer card) {
        if (!isLegal(board, card)) {
            throw new IllegalArgumentException("card (" + card + ") may not be played on " + board);
        }
        return board.append(card);
    }

    /** The length of the longest ascending (or descending) subsequence. */
    static int longest(List<Integer> row, boolean ascending) {
        int[] ending = new int[row.size()];
        int longest = 0;
        for (int i = 0; i < row.size(); i++) {
            ending[i] = 1;
            for (int j = 0; j < i; j++) {
                if (ascending == row.get(j) < row.get(i)) {
                    ending[i] = Math.max(ending[i], ending[j] + 1);
                }
            }
            longest = Math.max(longest, ending[i]);
        }
        return longest;
    }
}

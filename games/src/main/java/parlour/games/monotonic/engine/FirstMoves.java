package parlour.games.monotonic.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import parlour.claim.Budget;
import parlour.game.Outcome;
import parlour.games.catalogue.FirstMovesRow;
import parlour.games.monotonic.Board;
import parlour.games.monotonic.CardPlaces;
import parlour.games.monotonic.Deck;
import parlour.games.monotonic.LabelMove;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.Order;
import parlour.games.monotonic.Ordered;
import parlour.games.monotonic.Start;

/**
 * The winning first cards of the decks 1..n as n grows, and those of every large deck: from some n
 * on they stay the same near both ends, with a central block of like cards, winning or not,
 * between.
 *
 * <p>Decks with more than (a-1)(d-1) cards, on which no play can end drawn, share one search and
 * its table with the large deck. They come first, since they take less than those a little shorter;
 * these are searched one by one.
 */
public final class FirstMoves {
    private final MonotonicInstance large;
    private final Budget budget;
    private final OrderSolver solver;

    /** The first moves of a game, given by its empty board on the large deck. */
    public FirstMoves(MonotonicInstance large, Budget budget) {
        this.large = large;
        this.budget = budget;
        this.solver = new OrderSolver(large, (Ordered) large.start(), budget);
    }

    /**
     * Decks of 1 to a number of cards, and last the large deck; unknown rows where the budget ran
     * out.
     */
    public List<FirstMovesRow> rows(int mostCards) {
        int drawless = Math.min(drawless(), mostCards + 1);
        List<FirstMovesRow> last = rows(0, 0, _ -> largeRow());
        List<FirstMovesRow> longer = rows(drawless, mostCards, this::longerRow);
        List<FirstMovesRow> rows = new ArrayList<>(rows(1, drawless - 1, this::shorterRow));
        rows.addAll(longer);
        rows.addAll(last);
        return rows;
    }

    /** From which number of cards on decks are searched together. */
    private int drawless() {
        int a = large.ascending();
        int d = large.descending();
        // A run of one card is completed by the first card: there is no class of such decks.
        return Math.min(a, d) == 1 ? Integer.MAX_VALUE : (a - 1) * (d - 1) + 1;
    }

    private List<FirstMovesRow> rows(int from, int to, IntFunction<FirstMovesRow> row) {
        List<FirstMovesRow> rows = new ArrayList<>();
        int cards = from;
        try {
            for (; cards <= to; cards++) {
                rows.add(row.apply(cards));
            }
        } catch (Budget.Exceeded e) {
            for (; cards <= to; cards++) {
                String size = cards == 0 ? Order.LARGE.sign() : String.valueOf(cards);
                rows.add(FirstMovesRow.unknown(size));
            }
        }
        return rows;
    }

    private FirstMovesRow largeRow() {
        boolean wins = solver.outcome() == Outcome.NEXT;
        List<String> ranges = wins ? solver.places().ranges(solver.winningMoves()) : List.of();
        return FirstMovesRow.of(Order.LARGE.sign(), solver.outcome(), ranges);
    }

    private FirstMovesRow longerRow(int cards) {
        List<LabelMove> winning =
                solver.winningCards(cards).stream().map(below -> new LabelMove(0, below)).toList();
        return row(cards, winning.isEmpty() ? Outcome.PREVIOUS : Outcome.NEXT, winning);
    }

    private FirstMovesRow shorterRow(int cards) {
        MonotonicSolver shorter = new MonotonicSolver(deck(cards), budget);
        List<LabelMove> winning = new ArrayList<>();
        if (shorter.outcome() == Outcome.NEXT) {
            shorter.winningMoves().forEach(range -> winning.addAll(range.moves()));
        }
        return row(cards, shorter.outcome(), winning);
    }

    private FirstMovesRow row(int cards, Outcome outcome, List<LabelMove> winning) {
        List<String> ranges = CardPlaces.of(deck(cards)).ranges(winning);
        return FirstMovesRow.of(String.valueOf(cards), outcome, ranges);
    }

    private MonotonicInstance deck(int cards) {
        return large.at(new Start.OnDeck(new Deck.Finite(cards), Board.EMPTY));
    }
}

package parlour.games.monotonic.engine;

import java.util.ArrayList;
import java.util.List;
import parlour.claim.Budget;
import parlour.game.Outcome;
import parlour.games.monotonic.Board;
import parlour.games.monotonic.CardPlaces;
import parlour.games.monotonic.Deck;
import parlour.games.monotonic.LabelMove;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.Start;

/**
 * The winning first cards of the decks 1..n as n grows, and those of every large deck: from some n
 * on they stay the same near both ends, with a central block of like cards between.
 */
public final class FirstMoves {
    private FirstMoves() {}

    /**
     * The winning first cards on one deck.
     *
     * @param deck the number of cards, or {@code L}
     * @param outcome the outcome before the first card
     * @param winning the winning first cards as ranges; none unless the outcome is N
     */
    public record Row(String deck, Outcome outcome, List<String> winning) {
        /** Keeps a copy. */
        public Row {
            winning = List.copyOf(winning);
        }

        /** The winning first cards in one line. */
        public String moves() {
            return winning.isEmpty() ? "none" : String.join(", ", winning);
        }
    }

    /**
     * Decks of 1 to a number of cards, and last the large deck.
     *
     * @param large the game's empty board on the large deck
     * @throws Budget.Exceeded if the budget runs out
     */
    public static List<Row> of(MonotonicInstance large, int mostCards, Budget budget) {
        List<Row> rows = new ArrayList<>();
        for (int n = 1; n <= mostCards; n++) {
            MonotonicInstance deck = large.at(new Start.OnDeck(new Deck.Finite(n), Board.EMPTY));
            MonotonicSolver solver = new MonotonicSolver(deck, budget);
            List<LabelMove> winning = new ArrayList<>();
            if (solver.outcome() == Outcome.NEXT) {
                solver.winningMoves().forEach(range -> winning.addAll(range.moves()));
            }
            List<String> ranges = CardPlaces.of(deck).ranges(winning);
            rows.add(new Row(String.valueOf(n), solver.outcome(), ranges));
        }
        OrderSolver solver = new OrderSolver(large, (Start.Ordered) large.start(), budget);
        boolean wins = solver.outcome() == Outcome.NEXT;
        List<String> ranges = wins ? solver.places().ranges(solver.winningMoves()) : List.of();
        rows.add(new Row("L", solver.outcome(), ranges));
        return rows;
    }
}

package parlour.games.monotonic;

import java.util.List;

/**
 * The cards of a row as pictures see them.
 *
 * @param ranks numbers in the order of the deck, one for each card; the cards themselves where
 *     these are whole numbers of a finite deck
 * @param names how the cards are written
 */
record PlayedRow(List<Integer> ranks, List<String> names) {
    /** The row of an instance; without cards at a colour word. */
    static PlayedRow of(Start start) {
        return switch (start) {
            case Start.OnDeck(_, Board(List<Integer> cards)) ->
                    new PlayedRow(cards, cards.stream().map(String::valueOf).toList());
            case Ordered.OnRow row -> new PlayedRow(row.ranks(), row.names());
            case Start.AtWord _, Ordered.AtClasses _, OffChain _ ->
                    new PlayedRow(List.of(), List.of());
        };
    }

    /** How the card with a rank is written. */
    String name(int rank) {
        return names.get(ranks.indexOf(rank));
    }

    /** The number of cards. */
    int size() {
        return ranks.size();
    }
}

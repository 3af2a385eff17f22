package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.List;

/**
 * A row of different cards in the order in which they were played.
 *
 * @param cards the cards
 */
public record Board(List<Integer> cards) {
    /** No card played yet. */
    public static final Board EMPTY = new Board(List.of());

    /** Keeps a copy. */
    public Board {
        cards = List.copyOf(cards);
    }

    /** The row with one more card at its end. */
    public Board append(int card) {
        List<Integer> longer = new ArrayList<>(cards);
        longer.add(card);
        return new Board(longer);
    }

    /** The cards separated by spaces, as in {@code 5 1 4}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int card : cards) {
            text.append(text.isEmpty() ? "" : " ").append(card);
        }
        return text.toString();
    }
}

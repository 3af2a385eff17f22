package parlour.exact;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.StringJoiner;

/**
 * The recorded cards of a board in increasing order, each with its colour.
 *
 * <p>It is all that decides the lengths of runs later on: a new card z ends an ascending run one
 * longer than there are reddish cards below it, and a descending run one longer than there are
 * bluish cards above it.
 *
 * @param cards the recorded cards, ascending
 * @param colours their colours, in the same order
 */
public record RecordingSequence(List<Integer> cards, ColourWord colours) {
    /** The recording sequence of the empty board. */
    public static final RecordingSequence EMPTY =
            new RecordingSequence(List.of(), ColourWord.EMPTY);

    /**
     * Keeps an unmodifiable copy.
     *
     * @throws IllegalArgumentException unless there is one colour to a card and the cards ascend
     */
    public RecordingSequence {
        cards = List.copyOf(cards);
        if (cards.size() != colours.length()) {
            throw new IllegalArgumentException(
                    "cards (" + cards + ") and colours (" + colours + ") must be equally many");
        }
        for (int i = 1; i < cards.size(); i++) {
            if (cards.get(i - 1) >= cards.get(i)) {
                throw new IllegalArgumentException("cards (" + cards + ") must ascend");
            }
        }
    }

    /**
     * The sequence after one more card. A card that was played before and has vanished is not known
     * here and hence not refused.
     *
     * @throws IllegalArgumentException if the card is recorded already
     */
    public RecordingSequence insert(int card) {
        int gap = -1 - Collections.binarySearch(cards, card);
        if (gap < 0) {
            throw new IllegalArgumentException("the card (" + card + ") is on the board already");
        }
        var insertion = colours.insert(gap);
        var after = new ArrayList<>(cards);
        insertion.record(after, card);
        return new RecordingSequence(after, insertion.after());
    }

    /** Cards with colours, such as {@code 1R 4P 5B}. */
    @Override
    public String toString() {
        var text = new StringJoiner(" ");
        for (int i = 0; i < cards.size(); i++) {
            text.add("" + cards.get(i) + colours.at(i).letter());
        }
        return text.toString();
    }
}

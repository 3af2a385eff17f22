package parlour.games.monotonic;

import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import parlour.exact.Colour;
import parlour.scene.Tone;

/**
 * The colours of a board's cards after double bumping. Reddish is, for each length, the last card
 * that ends an ascending run of just that length: it is the least, since a longest run below a
 * higher one could be prolonged by it. Bluish likewise for descending runs. Cost: k log k for k
 * cards; double bumping itself costs up to the square.
 */
final class RecordMarks {
    private RecordMarks() {}

    /** The recorded cards, ascending, with their colours. */
    static NavigableMap<Integer, Colour> of(List<Integer> cards) {
        NavigableMap<Integer, Colour> marks = new TreeMap<>();
        for (int card : lastOfEachLength(cards, Runs.ascending(cards))) {
            marks.put(card, Colour.RED);
        }
        for (int card : lastOfEachLength(cards, Runs.descending(cards))) {
            marks.merge(card, Colour.BLUE, (_, _) -> Colour.PURPLE);
        }
        return marks;
    }

    private static Iterable<Integer> lastOfEachLength(List<Integer> cards, int[] lengths) {
        TreeMap<Integer, Integer> last = new TreeMap<>();
        for (int i = 0; i < lengths.length; i++) {
            last.put(lengths[i], cards.get(i));
        }
        return last.values();
    }

    /** How a colour is drawn. */
    static Tone tone(Colour colour) {
        return switch (colour) {
            case RED -> Tone.ASCENDING;
            case BLUE -> Tone.DESCENDING;
            case PURPLE -> Tone.BOTH;
        };
    }
}

package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.List;
import parlour.exact.Colour;
import parlour.exact.RecordingSequence;

/**
 * Double bumping told card by card: each card enters purple, the first reddish card above it loses
 * red, the first bluish card below it loses blue, and cards without colour vanish. Cost: the square
 * of the number of cards, of which the first {@link #MAX_CARDS} are told.
 */
final class BumpingSteps {
    /** More cards than this nobody reads; and the cost stays below 10^5. */
    static final int MAX_CARDS = 200;

    private BumpingSteps() {}

    /** The steps of a row. */
    static List<String> of(PlayedRow row) {
        List<String> steps = new ArrayList<>();
        RecordingSequence before = RecordingSequence.EMPTY;
        for (int rank : row.ranks().subList(0, Math.min(MAX_CARDS, row.size()))) {
            RecordingSequence after = before.insert(rank);
            steps.add(told(row, rank, before, after));
            before = after;
        }
        return steps;
    }

    private static String told(
            PlayedRow row, int rank, RecordingSequence before, RecordingSequence after) {
        StringBuilder words = new StringBuilder(row.name(rank)).append(" enters purple");
        for (int i = 0; i < before.cards().size(); i++) {
            int card = before.cards().get(i);
            int place = after.cards().indexOf(card);
            Colour old = before.colours().at(i);
            if (place < 0) {
                words.append("; ").append(row.name(card)).append(lost(old)).append(" and vanishes");
            } else if (after.colours().at(place) != old) {
                Colour gone = after.colours().at(place).isReddish() ? Colour.BLUE : Colour.RED;
                words.append("; ").append(row.name(card)).append(lost(gone));
            }
        }
        words.append(". Recorded: ");
        for (int i = 0; i < after.cards().size(); i++) {
            words.append(i == 0 ? "" : " ")
                    .append(row.name(after.cards().get(i)))
                    .append(after.colours().letters().charAt(i));
        }
        // Theorem: as many cards are reddish as the longest ascending run has, and bluish
        // descending.
        return words.append(". Longest runs: ascending ")
                .append(after.colours().reddish())
                .append(", descending ")
                .append(after.colours().bluish())
                .append('.')
                .toString();
    }

    private static String lost(Colour colour) {
        return colour == Colour.RED ? " loses red" : " loses blue";
    }
}

package parlour.games.monotonic;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parlour.claim.BadInput;
import parlour.games.monotonic.check.Gap;

/**
 * Reads a move at a colour word with infinite or large gaps, {@code gap:key}, as what the card
 * leaves of its gap. Keys count from the left in finite gaps and N, from the right in -N; {@code
 * n-3} counts from the right in L; any integer will do in Z, any rational in Q.
 */
final class SplitReader {
    private static final Pattern MOVE = Pattern.compile("([0-9]{1,7}):(.*)");
    private static final Pattern COUNT = Pattern.compile("(n-)?([0-9]{1,7})");
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(/[0-9]+)?");
    private static final Pattern INTEGER = Pattern.compile("-?[0-9]+");

    private SplitReader() {}

    /**
     * What a card leaves of its gap.
     *
     * @param gap the number of the gap
     * @param below the {@link Gap} below the card
     * @param above the same above it
     */
    record Split(int gap, int below, int above) {}

    /**
     * Reads a move.
     *
     * @throws BadInput if it is none
     */
    static Split read(String text, List<Integer> gaps) {
        Matcher move = MOVE.matcher(text);
        if (!move.matches()) {
            throw bad(text, "is not of the form gap:key");
        }
        int gap = Integer.parseInt(move.group(1));
        if (gap >= gaps.size()) {
            throw bad(text, "names a gap beyond the last, " + (gaps.size() - 1));
        }
        return split(text, gap, gaps.get(gap), move.group(2));
    }

    /** Reads a card 1..n of the large deck, counted from either end. */
    static Split ofLargeDeck(String text) {
        String key = text.equals("n") ? "n-0" : text;
        Matcher count = COUNT.matcher(key);
        if (!count.matches()) {
            throw bad(text, "is no card of the deck L, whose cards are 1, 2, ..., n-1, n");
        }
        boolean fromEnd = count.group(1) != null;
        int cards = bounded(text, count.group(2)) - (fromEnd ? 0 : 1);
        if (cards < 0) {
            throw bad(text, "is no card of the deck L, whose cards are 1, 2, ..., n-1, n");
        }
        return fromEnd ? new Split(0, Gap.LARGE, cards) : new Split(0, cards, Gap.LARGE);
    }

    private static Split split(String text, int gap, int size, String key) {
        if (size == Gap.INTEGERS || size == Gap.RATIONALS) {
            if (!(size == Gap.INTEGERS ? INTEGER : NUMBER).matcher(key).matches()) {
                throw bad(text, "should have a number after the colon");
            }
            return new Split(gap, Gap.part(size, true), Gap.part(size, false));
        }
        Matcher count = COUNT.matcher(key);
        if (!count.matches() || (count.group(1) != null && size != Gap.LARGE)) {
            throw bad(text, "should have a key of its gap after the colon");
        }
        int cards = bounded(text, count.group(2));
        boolean fromEnd = size == Gap.NEGATIVES || count.group(1) != null;
        if (count.group(1) != null && --cards < 0) {
            throw bad(text, "is beyond the last card of its gap, n-1");
        }
        if (size >= 0) {
            if (cards >= size) {
                throw bad(text, "is beyond the cards of its gap, of which there are " + size);
            }
            return new Split(gap, cards, size - 1 - cards);
        }
        return fromEnd
                ? new Split(gap, Gap.part(size, true), cards)
                : new Split(gap, cards, Gap.part(size, false));
    }

    /** Counts stay as small as gaps that are read. */
    private static int bounded(String text, String count) {
        int cards = Integer.parseInt(count);
        if (cards > MonotonicInstance.MAX_DECK) {
            throw bad(text, "lies farther in than " + MonotonicInstance.MAX_DECK);
        }
        return cards;
    }

    private static BadInput bad(String text, String complaint) {
        return new BadInput(
                text,
                "move (%s) %s; moves lists those that are legal"
                        .formatted(BadInput.shown(text), complaint));
    }
}

package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.List;
import parlour.claim.BadInput;
import parlour.exact.ColourWord;
import parlour.games.catalogue.Values;

/** Reads a colour word with gaps, as {@code 3R0P2}. */
final class WordReader {
    private static final String EXAMPLE = "monotonic(a=4,d=3,at=3R0P2)";
    private static final Values.Bounds GAP =
            new Values.Bounds(0, MonotonicInstance.MAX_DECK, EXAMPLE);

    private final String text;
    private int at;

    WordReader(String text) {
        this.text = text;
    }

    /**
     * Reads the whole text.
     *
     * @throws BadInput if it is not a word with gaps, or no board has this word
     */
    Start.AtWord read(int ascending, int descending) {
        List<Integer> gaps = new ArrayList<>();
        StringBuilder letters = new StringBuilder();
        gaps.add(gap());
        while (at < text.length()) {
            letters.append(letter());
            gaps.add(gap());
        }
        if (gaps.stream().mapToLong(Integer::longValue).sum() > MonotonicInstance.MAX_DECK) {
            throw bad(text, "has more unused cards than " + MonotonicInstance.MAX_DECK);
        }
        ColourWord word = new ColourWord(letters.toString());
        if (!word.isAdmissible()) {
            throw bad(
                    text, "is no board's: its word may not begin with B, end with R or contain RB");
        }
        demandReachable(word, ascending, descending);
        return new Start.AtWord(word, gaps);
    }

    /**
     * A word is no position, not even a finished one, if its play was over before the last card.
     * The last card of a finished play made one of the two runs critical, or is the only card: a
     * card that lengthens both runs has red letters only below it and blue ones only above, and
     * without it these would be no board's word.
     */
    private void demandReachable(ColourWord word, int ascending, int descending) {
        int up = word.reddish();
        int down = word.bluish();
        boolean both = up >= ascending && down >= descending;
        boolean afterFirst = Math.min(ascending, descending) == 1 && word.length() > 1;
        if (up > ascending || down > descending || afterFirst || (both && word.length() > 1)) {
            throw bad(
                    text,
                    "has %d reddish and %d bluish letters: play was over before with a=%d,d=%d"
                            .formatted(up, down, ascending, descending));
        }
    }

    private char letter() {
        char letter = text.charAt(at);
        if ("RBP".indexOf(letter) < 0) {
            throw bad(text.substring(at), "should go on with a colour R, B or P");
        }
        at++;
        return letter;
    }

    private int gap() {
        int from = at;
        while (at < text.length() && '0' <= text.charAt(at) && text.charAt(at) <= '9') {
            at++;
        }
        if (from < at) {
            return Values.integer(text.substring(from, at), "gap", GAP);
        }
        String rest = text.substring(from);
        boolean isClass =
                rest.startsWith("-N") || (!rest.isEmpty() && "NQZL".indexOf(rest.charAt(0)) >= 0);
        throw bad(
                rest.isEmpty() ? text : rest,
                isClass
                        ? "begins with a class of gaps, not available yet"
                        : "lacks a number of unused cards");
    }

    private static BadInput bad(String token, String complaint) {
        return new BadInput(
                token,
                "at (%s) %s; write gap, colour, gap, ..., gap, as in %s"
                        .formatted(BadInput.shown(token), complaint, EXAMPLE));
    }
}

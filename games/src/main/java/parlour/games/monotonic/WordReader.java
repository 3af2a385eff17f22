package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.List;
import parlour.claim.BadInput;
import parlour.exact.ColourWord;
import parlour.games.catalogue.Values;
import parlour.games.monotonic.check.Gap;

/** Reads a colour word with gaps, as {@code 3R0P2} or {@code 3RNP-N}. */
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
    Start read(int ascending, int descending) {
        List<Integer> gaps = new ArrayList<>();
        StringBuilder letters = new StringBuilder();
        gaps.add(gap());
        while (at < text.length()) {
            letters.append(letter());
            gaps.add(gap());
        }
        if (gaps.stream().mapToLong(gap -> Math.max(0, gap)).sum() > MonotonicInstance.MAX_DECK) {
            throw bad(text, "has more unused cards than " + MonotonicInstance.MAX_DECK);
        }
        ColourWord word = new ColourWord(letters.toString());
        if (!word.isAdmissible()) {
            throw bad(
                    text, "is no board's: its word may not begin with B, end with R or contain RB");
        }
        demandReachable(word, ascending, descending);
        if (gaps.stream().allMatch(gap -> gap >= 0)) {
            return new Start.AtWord(word, gaps);
        }
        demandFit(gaps, GapLabel.ofWord(word, ascending, descending));
        return new Ordered.AtClasses(word, gaps);
    }

    /**
     * Gaps become one when the letters between them vanish, unless every card of one of them or of
     * both together completes a run then: labels only fall, and of the two the upper gap has the
     * lesser x, the lower one the lesser y.
     */
    private void demandFit(List<Integer> gaps, List<GapLabel> labels) {
        int lower = -1;
        for (int upper = 0; upper < gaps.size(); upper++) {
            if (gaps.get(upper) == 0) {
                continue;
            }
            boolean mayJoin = lower >= 0 && labels.get(upper).x() > 1 && labels.get(lower).y() > 1;
            if (mayJoin && !Gap.fit(gaps.get(lower), gaps.get(upper))) {
                throw bad(
                        text,
                        "needs more classes, as gaps %d and %d may become one: "
                                        .formatted(lower, upper)
                                + SumReader.mismatch(gaps.get(lower), gaps.get(upper)));
            }
            lower = upper;
        }
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
        for (Order order : Order.values()) {
            if (rest.startsWith(order.sign())) {
                at += order.sign().length();
                return order.gap();
            }
        }
        throw bad(
                rest.isEmpty() ? text : rest,
                "lacks a number of unused cards or a class Q, N, -N, Z, L");
    }

    private static BadInput bad(String token, String complaint) {
        return new BadInput(
                token,
                "at (%s) %s; write gap, colour, gap, ..., gap, as in %s"
                        .formatted(BadInput.shown(token), complaint, EXAMPLE));
    }
}

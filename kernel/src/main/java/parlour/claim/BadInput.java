package parlour.claim;

import java.util.List;
import java.util.Optional;

/**
 * Input that cannot be accepted: one clear line that names the offending token and shows a valid
 * example. It reaches the user as that line and exit code 2, never as a stack trace.
 */
public final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Misspellings further away than this many edits suggest nothing. */
    private static final int FARTHEST_SUGGESTION = 3;

    /** Longest part of a token, in characters, that a line repeats. */
    private static final int MAX_SHOWN = 60;

    private static final String DOTS = "...";

    private final String token;

    /**
     * @param token the offending piece of input, as the user wrote it
     * @param message the whole line: what is wrong, what was expected, a valid example
     */
    public BadInput(String token, String message) {
        super(oneLine(message));
        this.token = token;
    }

    /** The offending piece of input. */
    public String token() {
        return token;
    }

    /** The line for the user. */
    public String line() {
        return String.valueOf(getMessage());
    }

    /**
     * A complaint about a word that is none of those expected, with a "did you mean" when one of
     * them is near.
     *
     * @param kind what the word should have been, such as {@code game}
     */
    public static BadInput unknownWord(String kind, String word, List<String> expected) {
        String near = nearest(word, expected).map(w -> "did you mean " + w + "? ").orElse("");
        return new BadInput(
                word,
                "unknown %s (%s): %s%s"
                        .formatted(
                                kind,
                                shown(word),
                                near,
                                "expected one of " + String.join(", ", expected)));
    }

    /**
     * The expected word nearest to {@code word} in edits, if near enough to be meant. Cost: product
     * of the lengths.
     */
    public static Optional<String> nearest(String word, List<String> expected) {
        Optional<String> best = Optional.empty();
        int bestEdits = Math.min(FARTHEST_SUGGESTION, Math.max(1, word.length() / 2)) + 1;
        if (word.length() > 64) {
            return best;
        }
        for (String candidate : expected) {
            int edits =
                    edits(
                            word.toLowerCase(java.util.Locale.ROOT),
                            candidate.toLowerCase(java.util.Locale.ROOT));
            if (edits < bestEdits) {
                bestEdits = edits;
                best = Optional.of(candidate);
            }
        }
        return best;
    }

    /**
     * A user's token shortened and stripped of control characters so that it fits into one line.
     */
    public static String shown(String token) {
        String clean = oneLine(token);
        if (clean.length() <= MAX_SHOWN) {
            return clean;
        }
        int end = MAX_SHOWN - DOTS.length();
        boolean splitsPair = Character.isHighSurrogate(clean.charAt(end - 1));
        return clean.substring(0, splitsPair ? end - 1 : end) + DOTS;
    }

    private static String oneLine(String text) {
        StringBuilder line = new StringBuilder(text.length());
        text.codePoints().forEach(c -> line.appendCodePoint(Character.isISOControl(c) ? ' ' : c));
        return line.toString();
    }

    private static int edits(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int above = row[j];
                int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(change, 1 + Math.min(above, row[j - 1]));
                diagonal = above;
            }
        }
        return row[b.length()];
    }
}

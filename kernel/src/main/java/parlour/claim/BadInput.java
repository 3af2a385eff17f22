package parlour.claim;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Input that cannot be accepted: one clear line that names the offending token and shows a valid
 * example. It reaches the user as that line and exit code 2, never as a stack trace.
 */
public final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** One edit is allowed for so many letters, and one at least. */
    private static final int LETTERS_PER_EDIT = 3;

    /** Misspellings further away than this many edits suggest nothing. */
    private static final int FARTHEST_SUGGESTION = 3;

    /** Longer words are not compared. */
    private static final int MAX_COMPARED = 64;

    /** The first letters of a word, if so many, stand for it. */
    private static final int LEAST_PREFIX = 3;

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
        return new BadInput(
                word,
                "unknown %s (%s): %sexpected one of %s"
                        .formatted(
                                kind,
                                shown(word),
                                meant(word, expected),
                                String.join(", ", expected)));
    }

    /** "did you mean W? " with the word that {@link #nearest} finds; empty if there is none. */
    public static String meant(String word, List<String> expected) {
        return nearest(word, expected).map(near -> "did you mean " + near + "? ").orElse("");
    }

    /**
     * The expected word that is meant: one whose beginning the word is, else the one fewest edits
     * away, if these are few for its length. An edit adds, drops or changes a letter or swaps two
     * neighbours; case and dashes do not count. Cost: product of the lengths.
     */
    public static Optional<String> nearest(String word, List<String> expected) {
        String bare = bare(word);
        if (word.length() > MAX_COMPARED || bare.isEmpty()) {
            return Optional.empty();
        }
        return first(expected, word::equalsIgnoreCase)
                .or(() -> first(expected, candidate -> begins(bare, bare(candidate))))
                .or(() -> fewestEdits(bare, expected));
    }

    private static Optional<String> first(List<String> expected, Predicate<String> meant) {
        return expected.stream().filter(meant).findFirst();
    }

    private static boolean begins(String bare, String candidate) {
        return bare.length() >= LEAST_PREFIX && candidate.startsWith(bare);
    }

    private static Optional<String> fewestEdits(String bare, List<String> expected) {
        Optional<String> best = Optional.empty();
        int allowed = Math.clamp(bare.length() / LETTERS_PER_EDIT, 1, FARTHEST_SUGGESTION);
        // As many edits as letters would make any word of any other.
        int bestEdits = Math.min(allowed + 1, bare.length());
        for (String candidate : expected) {
            int edits = edits(bare, bare(candidate));
            if (edits < bestEdits) {
                bestEdits = edits;
                best = Optional.of(candidate);
            }
        }
        return best;
    }

    private static String bare(String word) {
        return word.toLowerCase(Locale.ROOT).replace("-", "");
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
        int[][] edits = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            edits[i][0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int least = edits[i][j - 1] + 1;
                if (i > 0) {
                    int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                    least = Math.min(least, edits[i - 1][j] + 1);
                    least = Math.min(least, edits[i - 1][j - 1] + change);
                }
                if (i > 1 && j > 1 && areSwapped(a, i, b, j)) {
                    least = Math.min(least, edits[i - 2][j - 2] + 1);
                }
                edits[i][j] = least;
            }
        }
        return edits[a.length()][b.length()];
    }

    /** Whether the two letters before i and before j are the same ones the other way round. */
    private static boolean areSwapped(String a, int i, String b, int j) {
        return a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    }
}

package parlour.exact;

/**
 * A word of colours R, B, P, from the lowest recorded card to the highest, immutable.
 *
 * <p>A word w is <i>admissible</i> if it does not start with B, does not end with R and has no
 * factor RB. Theorem: exactly the admissible words are the colours of a board; the proof is in
 * {@link AdmissibleWords}.
 *
 * <p>The longest ascending run of a board is as long as its word has reddish letters, the longest
 * descending run as it has bluish letters. Source: M. Albert and others, Monotonic sequence games,
 * 2006, arXiv math/0602630.
 *
 * @param letters R, B and P only
 */
public record ColourWord(String letters) {
    /** The word of the empty board. */
    public static final ColourWord EMPTY = new ColourWord("");

    /**
     * Checks the letters.
     *
     * @throws NotationException if a letter is not R, B or P
     */
    public ColourWord {
        letters.chars().forEach(letter -> Colour.of((char) letter));
    }

    /** The number of letters. */
    public int length() {
        return letters.length();
    }

    /** The colour at the 0-based place. */
    public Colour at(int place) {
        return Colour.of(letters.charAt(place));
    }

    /** The number of letters R and P. */
    public int reddish() {
        return reddishBefore(length());
    }

    /** The number of letters B and P. */
    public int bluish() {
        return bluishFrom(0);
    }

    /** The number of letters R and P among the first {@code gap}: those below a card in the gap. */
    public int reddishBefore(int gap) {
        return (int) letters.chars().limit(gap).filter(letter -> letter != 'B').count();
    }

    /** The number of letters B and P after the first {@code gap}: those above a card in the gap. */
    public int bluishFrom(int gap) {
        return (int) letters.chars().skip(gap).filter(letter -> letter != 'R').count();
    }

    /** Whether some board has this word. */
    public boolean isAdmissible() {
        return !letters.startsWith("B") && !letters.endsWith("R") && !letters.contains("RB");
    }

    /**
     * Inserts a purple card to the right of the first {@code gap} letters.
     *
     * @throws IndexOutOfBoundsException unless 0 &lt;= gap &lt;= length
     */
    public Insertion insert(int gap) {
        int losesRed = firstReddish(gap);
        int losesBlue = lastBluish(gap);
        var left = letters.substring(0, gap);
        var right = letters.substring(gap);
        if (losesBlue != Insertion.NONE) {
            left = recoloured(left, losesBlue, at(losesBlue) == Colour.PURPLE ? "R" : "");
        }
        if (losesRed != Insertion.NONE) {
            right = recoloured(right, losesRed - gap, at(losesRed) == Colour.PURPLE ? "B" : "");
        }
        return new Insertion(this, gap, losesRed, losesBlue, new ColourWord(left + "P" + right));
    }

    private int firstReddish(int gap) {
        for (int i = gap; i < length(); i++) {
            if (at(i).isReddish()) {
                return i;
            }
        }
        return Insertion.NONE;
    }

    private int lastBluish(int gap) {
        for (int i = gap - 1; i >= 0; i--) {
            if (at(i).isBluish()) {
                return i;
            }
        }
        return Insertion.NONE;
    }

    private static String recoloured(String part, int place, String remains) {
        return part.substring(0, place) + remains + part.substring(place + 1);
    }

    /** The letters. */
    @Override
    public String toString() {
        return letters;
    }
}

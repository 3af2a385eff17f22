package parlour.game;

/**
 * What a position is worth with best play on both sides.
 *
 * <p>The letters are those of <i>Winning Ways</i>, with D for positions in which either player can
 * avoid losing.
 */
public enum Outcome {
    /** The player to move wins: N. */
    NEXT('N'),
    /** The player who has just moved wins: P. */
    PREVIOUS('P'),
    /** Neither player can force a win: D. */
    DRAWN('D');

    private final char letter;

    Outcome(char letter) {
        this.letter = letter;
    }

    /** The letter under which the outcome is printed: N, P or D. */
    public char letter() {
        return letter;
    }

    /**
     * The outcome with this letter.
     *
     * @throws IllegalArgumentException if the letter is none of N, P, D
     */
    public static Outcome of(char letter) {
        for (Outcome outcome : values()) {
            if (outcome.letter == letter) {
                return outcome;
            }
        }
        throw new IllegalArgumentException(
                "no outcome is written (" + letter + "); N, P and D are");
    }

    /** The letter as text. */
    @Override
    public String toString() {
        return String.valueOf(letter);
    }
}

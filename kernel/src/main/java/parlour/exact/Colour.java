package parlour.exact;

/**
 * The colour of a recorded card in double bumping.
 *
 * <p>A card is <i>reddish</i> (red or purple) while it is the least end of an ascending run of some
 * length, and <i>bluish</i> (blue or purple) while it is the greatest end of a descending run.
 */
public enum Colour {
    /** Reddish only; printed R, drawn as a bar over the card. */
    RED('R'),
    /** Bluish only; printed B, drawn as a bar under the card. */
    BLUE('B'),
    /** Both; printed P. */
    PURPLE('P');

    private final char letter;

    Colour(char letter) {
        this.letter = letter;
    }

    /** R, B or P. */
    public char letter() {
        return letter;
    }

    /** Whether the card counts for ascending runs. */
    public boolean isReddish() {
        return this != BLUE;
    }

    /** Whether the card counts for descending runs. */
    public boolean isBluish() {
        return this != RED;
    }

    /**
     * The colour of this letter.
     *
     * @throws NotationException if it is not R, B or P
     */
    public static Colour of(char letter) {
        return switch (letter) {
            case 'R' -> RED;
            case 'B' -> BLUE;
            case 'P' -> PURPLE;
            default ->
                    throw new NotationException(
                            String.valueOf(letter), "is no colour; write R, B or P");
        };
    }
}

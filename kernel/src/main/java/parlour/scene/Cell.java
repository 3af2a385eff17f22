package parlour.scene;

/**
 * One labelled thing in a picture: a card, a number, a matrix entry, a level.
 *
 * @param label what is written on it, exact; never shortened by a renderer
 * @param caption its state in a word or a letter, such as {@code N} or {@code used}; may be empty
 * @param tone what it means
 * @param emphasized whether it stands out, as a saddle point or the last move does
 * @param move the move that it stands for on a board, as the game writes it; empty for none
 */
public record Cell(String label, String caption, Tone tone, boolean emphasized, String move) {

    /** Returns a cell that stands for no move. */
    public Cell(String label, String caption, Tone tone, boolean emphasized) {
        this(label, caption, tone, emphasized, "");
    }

    /** Returns a neutral cell without caption. */
    public static Cell of(String label) {
        return of(label, Tone.NEUTRAL);
    }

    /** Returns a cell of the given tone without caption. */
    public static Cell of(String label, Tone tone) {
        return new Cell(label, "", tone, false);
    }

    /** Returns this cell with another caption. */
    public Cell withCaption(String newCaption) {
        return new Cell(label, newCaption, tone, emphasized, move);
    }

    /** Returns this cell with another tone. */
    public Cell withTone(Tone newTone) {
        return new Cell(label, caption, newTone, emphasized, move);
    }

    /** Returns this cell, standing out. */
    public Cell withEmphasis() {
        return new Cell(label, caption, tone, true, move);
    }

    /** Returns this cell, standing for a move. */
    public Cell withMove(String newMove) {
        return new Cell(label, caption, tone, emphasized, newMove);
    }

    /**
     * Returns the words that stand in for the colour: the caption if there is one, otherwise the
     * sign of the tone.
     */
    public String state() {
        return caption.isEmpty() ? tone.sign() : caption;
    }
}

package parlour.scene;

/**
 * What a cell means, apart from its label. A renderer may turn a tone into colour, but must always
 * show its {@link #sign()}, the cell's caption or a line as well, so that nothing is told by colour
 * alone.
 */
public enum Tone {
    /** No meaning beyond the label. */
    NEUTRAL("", ""),
    /** Good for the one who chooses this cell. */
    WIN("+", "win"),
    /** Bad for the one who chooses this cell. */
    LOSS("-", "loss"),
    /** Neither side wins. */
    DRAW("=", "draw"),
    /** Not decided. */
    UNKNOWN("?", "unknown"),
    /** Part of an ascending record: a red overline in the literature. */
    ASCENDING("r", "ascending record (overline)"),
    /** Part of a descending record: a blue underline in the literature. */
    DESCENDING("b", "descending record (underline)"),
    /** Part of both records: a purple overline and underline in the literature. */
    BOTH("p", "both records (overline and underline)"),
    /** No longer available. */
    USED("x", "used"),
    /** Still available. */
    FREE("o", "free"),
    /** A block of odd size between free elements, in the transposition game. */
    PIVOT("^", "pivot"),
    /** A black piece. */
    BLACK("B", "black"),
    /** A white piece. */
    WHITE("W", "white");

    private final String sign;
    private final String meaning;

    Tone(String sign, String meaning) {
        this.sign = sign;
        this.meaning = meaning;
    }

    /** Returns the sign that stands for this tone where there is no colour; empty if neutral. */
    public String sign() {
        return sign;
    }

    /** Returns the words for this tone in a legend that does not override them. */
    public String meaning() {
        return meaning;
    }

    /** Says whether a cell of this tone carries a line above its label. */
    public boolean overlined() {
        return this == ASCENDING || this == BOTH;
    }

    /** Says whether a cell of this tone carries a line below its label. */
    public boolean underlined() {
        return this == DESCENDING || this == BOTH;
    }
}

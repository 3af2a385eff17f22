package parlour.games.transposition;

/** The four outcome classes: who gets his way with best play. */
public enum Winner {
    /** The player who moves last, whatever he wants. */
    BLACK,
    /** The other player, whatever he wants. */
    WHITE,
    /** Whoever wants an even number of inversions. */
    EVEN,
    /** Whoever wants an odd number of inversions. */
    ODD;

    /** The outcome in which this parity is forced. */
    public static Winner of(Parity parity) {
        return parity == Parity.EVEN ? EVEN : ODD;
    }

    /** Whether a player who wants a parity wins. */
    public boolean favours(Side side, Parity wanted) {
        return switch (this) {
            case BLACK -> side == Side.BLACK;
            case WHITE -> side == Side.WHITE;
            case EVEN -> wanted == Parity.EVEN;
            case ODD -> wanted == Parity.ODD;
        };
    }
}

package parlour.games.transposition;

/** The players, named by who makes the last moves. */
public enum Side {
    /** Makes the last move. */
    BLACK,
    /** Makes the last move but one. */
    WHITE;

    /** Who is to move with this many moves left; White if none is left. */
    public static Side toMove(long moves) {
        return (moves & 1) == 1 ? BLACK : WHITE;
    }

    /** The opponent. */
    public Side other() {
        return this == BLACK ? WHITE : BLACK;
    }

    /** The name with a capital. */
    public String title() {
        return this == BLACK ? "Black" : "White";
    }
}

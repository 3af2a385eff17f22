package parlour.game;

/** How a finished play ended, seen by the player whose turn it would be. */
public enum Result {
    /** The player to move has won. */
    WON,
    /** The player to move has lost. */
    LOST,
    /** Nobody has won. */
    DRAWN
}

package parlour.app.cli;

/** What is at the other end of standard output and standard error. */
interface Terminal {
    /** Whether standard input is a terminal. */
    default boolean isIn() {
        return false;
    }

    /** Whether the terminal can move its cursor, so that lines can be edited. */
    default boolean wantsEditing() {
        return false;
    }

    /** Whether standard output is a terminal. */
    boolean isOut();

    /** Whether standard error is a terminal. */
    boolean isErr();

    /** The columns of the terminal, or the usual number where it does not tell. */
    int width();

    /** Whether colour is welcome: the user has not set NO_COLOR and the terminal is not dumb. */
    boolean wantsColour();
}

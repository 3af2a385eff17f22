package parlour.app.cli;

/** What is at the other end of standard output and standard error. */
interface Terminal {
    /** Whether standard output is a terminal. */
    boolean isOut();

    /** Whether standard error is a terminal. */
    boolean isErr();

    /** The columns of the terminal, or the usual number where it does not tell. */
    int width();

    /** Whether colour is welcome: the user has not set NO_COLOR and the terminal is not dumb. */
    boolean wantsColour();
}

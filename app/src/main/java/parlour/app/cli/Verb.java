package parlour.app.cli;

/** One thing that the command line can do. */
interface Verb {
    /** The words it understands, the keys of the games left out. */
    Syntax syntax();

    /** Whether the keys of the games are options of this verb. */
    default boolean takesKeys() {
        return false;
    }

    /**
     * Does it.
     *
     * @return the exit code
     * @throws parlour.claim.BadInput if something in the call cannot be accepted
     */
    int run(Call call);
}

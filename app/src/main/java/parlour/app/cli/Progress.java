package parlour.app.cli;

/** How far a long command has come, told on standard error if somebody is watching. */
interface Progress extends AutoCloseable {
    /** One more row is done. */
    void step();

    @Override
    void close();

    /**
     * A bar, where standard error is a terminal that does not show the rows themselves; otherwise
     * nothing.
     */
    static Progress of(Call call, int rows) {
        Terminal terminal = call.console().terminal();
        boolean isWatched = terminal.isErr() && !terminal.isOut() && !call.has(Options.QUIET);
        return isWatched ? new ProgressMeter(call.console().err(), rows) : new Silent();
    }

    /** Tells nothing. */
    final class Silent implements Progress {
        @Override
        public void step() {}

        @Override
        public void close() {}
    }
}

package parlour.app.cli;

/** The options that several verbs share. */
final class Options {
    static final Option HELP = Option.flag("help", 'h', "Shows this page.");
    static final Option TRACE = Option.flag("trace", "Shows where a bug struck.");
    static final Option JSON = Option.flag("json", "Writes one JSON object instead of text.");
    static final Option STDIN =
            Option.flag("stdin", "Reads one instance a line, writes one JSON object a line.");
    static final Option QUIET = Option.flag("quiet", "Writes no progress and no warnings.");
    static final Option STATS = Option.flag("stats", "Writes counts and time to standard error.");

    /** What an instance may take. */
    static final Option TIME = time("each instance");

    static final Option MEMORY = Option.valued("memory", "SIZE", "Keeps tables within 512m or 2g.");
    static final Option THREADS =
            Option.valued("threads", "N", "Works with N threads; the answer stays the same.");

    static final Option PROOF =
            Option.valued(
                    "proof",
                    "FILE",
                    "Writes a certificate for check; gzipped if FILE ends in .gz.");

    static final Option STORE =
            Option.valued(
                    "store",
                    "FOLDER",
                    "Keeps results in this folder; else in PARLOUR_HOME, else where XDG says.");
    static final Option NO_STORE =
            Option.flag("no-store", "Neither looks results up nor keeps them.");

    private Options() {}

    /**
     * What something may take.
     *
     * @param stopped what the time stops, as the help page of a verb calls it
     */
    static Option time(String stopped) {
        return Option.valued(
                "time", "DURATION", "Stops %s after 500ms, 90s, 5m or 2h.".formatted(stopped));
    }
}

package parlour.check;

/** What a checker found. */
public sealed interface Report {
    /**
     * Everything claimed follows from the rules.
     *
     * @param positions claimed positions that were verified
     */
    record Accepted(long positions) implements Report {}

    /**
     * Something claimed does not follow, or the file is damaged.
     *
     * @param reason one line; for a strategy it names the first uncovered move
     */
    record Rejected(String reason) implements Report {}

    /** The last line that {@code check} prints. */
    default String line() {
        return switch (this) {
            case Accepted(_) -> "s VERIFIED";
            case Rejected(String reason) -> "s REJECTED " + reason;
        };
    }
}

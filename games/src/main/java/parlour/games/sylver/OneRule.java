package parlour.games.sylver;

/** What naming 1 means. Outcomes are the same either way; lengths of play differ by one. */
public enum OneRule {
    /** 1 may not be named; whoever has no move loses. */
    EXCLUDED,
    /** 1 may be named, and its namer loses at once. */
    LOSES;

    /** The word in instance strings. */
    public String word() {
        return this == EXCLUDED ? "excluded" : "loses";
    }
}

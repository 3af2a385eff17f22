package parlour.game;

/** Who wins when a play is completed. Part of an instance; the rules' {@code result} obeys it. */
public enum Convention {
    /** The player who completes wins. */
    NORMAL,
    /** The player who completes loses. */
    MISERE;

    /** The word used in instance strings: {@code normal} or {@code misere}. */
    public String word() {
        return this == NORMAL ? "normal" : "misere";
    }
}

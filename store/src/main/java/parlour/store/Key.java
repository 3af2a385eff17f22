package parlour.store;

/**
 * What a result answers. Two results with equal keys are the same result.
 *
 * @param instance the canonical instance string
 * @param question what was asked, in fixed words, such as {@code outcome winning-moves}
 * @param version the version of the program, so exact that equal versions give equal answers
 * @param within {@link #ANY} if the answer would be the same with any limits; else the bytes of
 *     memory within which it was found: it then is the answer of a search that ended at a bound
 */
public record Key(String instance, String question, String version, long within) {
    /** The answer does not depend on limits. */
    public static final long ANY = 0;

    /** The game's name, which stands before the parenthesis. */
    public String game() {
        int open = instance.indexOf('(');
        return open < 0 ? instance : instance.substring(0, open);
    }
}

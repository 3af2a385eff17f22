package parlour.claim;

/** Numbers with what they count, as people read them: {@code 1 move}, {@code 5 moves}. */
public final class Counted {
    private Counted() {}

    /** A number with a noun whose plural takes an s. */
    public static String of(long count, String noun) {
        return of(count, noun, noun + "s");
    }

    /** A number with the noun in its form for one, or for any other number. */
    public static String of(long count, String one, String several) {
        return count + " " + (count == 1 ? one : several);
    }

    /** The same with the verb: {@code 1 move is}, {@code 5 moves are}. */
    public static String are(long count, String noun) {
        return of(count, noun + " is", noun + "s are");
    }
}

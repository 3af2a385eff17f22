package parlour.games.transposition;

/** The order types of which domains are built, and which gaps between used elements have. */
public enum OrderType {
    /** Finitely many points, at least one. */
    RUN("run", true, true),
    /** Ordered like 0, 1, 2, …: a first element, no last. */
    OMEGA("omega", true, false),
    /** Ordered like …, −2, −1: a last element, no first. */
    OMEGA_STAR("omega*", false, true),
    /** Ordered like all integers. */
    ZETA("zeta", false, false),
    /** Dense without end points, like the rationals or an open interval. */
    DENSE("eta", false, false);

    private final String word;
    private final boolean first;
    private final boolean last;

    OrderType(String word, boolean first, boolean last) {
        this.word = word;
        this.first = first;
        this.last = last;
    }

    /** The word in order-type sums. */
    public String word() {
        return word;
    }

    /** Whether there is a first element. */
    public boolean hasFirst() {
        return first;
    }

    /** Whether there is a last element. */
    public boolean hasLast() {
        return last;
    }

    /** The type of a set of consecutive points with or without ends; never {@link #DENSE}. */
    public static OrderType chain(boolean first, boolean last) {
        if (first) {
            return last ? RUN : OMEGA;
        }
        return last ? OMEGA_STAR : ZETA;
    }
}

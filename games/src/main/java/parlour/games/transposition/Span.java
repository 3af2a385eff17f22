package parlour.games.transposition;

/**
 * A part of a domain with one order type. Its elements are addressed by integers that grow from
 * left to right and are consecutive for neighbours; those of a dense part by rationals.
 *
 * @param type the order type
 * @param low the first element's coordinate; 0 if there is none
 * @param high the last element's coordinate; 0 if there is none
 */
public record Span(OrderType type, long low, long high) {
    /** The dense span. */
    public static final Span DENSE = new Span(OrderType.DENSE, 0, 0);

    /** Consecutive points with the given ends. */
    public static Span run(long low, long high) {
        return new Span(OrderType.RUN, low, high);
    }

    /** The number of elements of a run. */
    public long size() {
        return Math.addExact(Math.subtractExact(high, low), 1);
    }

    /** Whether an integer is the coordinate of an element of this chain. */
    public boolean contains(long whole) {
        return (!type.hasFirst() || low <= whole) && (!type.hasLast() || whole <= high);
    }
}

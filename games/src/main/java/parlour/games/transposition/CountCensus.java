package parlour.games.transposition;

/**
 * All positions of a finite domain with some moves left and inversions counted modulo a number: in
 * how many of them a side can force every residue, or none. The used elements are any set, played
 * in ascending order.
 *
 * @param domain a finite domain of at most {@link #MAX_SIZE} elements
 * @param moves the number of moves left, at least 1
 * @param modulus modulo what inversions are counted
 */
public record CountCensus(Domain domain, long moves, int modulus) implements TranspositionInstance {
    /** Elements, at most: 2^16 sets for each number of moves, each with 16 moves. */
    public static final int MAX_SIZE = 16;

    @Override
    public String canonical() {
        return "transposition(domain=%s,moves=%d%s,census=true)"
                .formatted(domain.text(), moves, modulus == 2 ? "" : ",mod=" + modulus);
    }
}

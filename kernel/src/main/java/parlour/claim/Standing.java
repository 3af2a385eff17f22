package parlour.claim;

import java.util.List;

/** How well an answer is founded. */
public sealed interface Standing {
    /** Decided here; a certificate can be had. */
    record Proved() implements Standing {}

    /**
     * A published theorem says so without a construction.
     *
     * @param source the publication
     */
    record Cited(String source) implements Standing {}

    /**
     * Not decided.
     *
     * @param explored what was looked at, with the bound
     * @param stopped true if time, memory or a cancel ended it; false if no method is left
     * @param knownMoves moves that are settled all the same
     */
    record Unknown(String explored, boolean stopped, List<KnownMove> knownMoves)
            implements Standing {
        /** Keeps a copy of the moves. */
        public Unknown {
            knownMoves = List.copyOf(knownMoves);
        }

        /**
         * A limit struck.
         *
         * @param limit what ran out
         * @param sought what was being looked for then; empty if nothing had been found before
         */
        public static Unknown stoppedBy(String limit, String sought) {
            String explored = "stopped by " + limit;
            return new Unknown(
                    sought.isEmpty() ? explored : explored + " while looking for the " + sought,
                    true,
                    List.of());
        }
    }

    /**
     * A settled move of an undecided position.
     *
     * @param move the move, or range of moves
     * @param outcome the letter of the position after it
     */
    record KnownMove(String move, String outcome) {}

    /** The word under {@code status}. */
    default String word() {
        return switch (this) {
            case Proved() -> "proved";
            case Cited(_) -> "cited";
            case Unknown(_, _, _) -> "unknown";
        };
    }
}

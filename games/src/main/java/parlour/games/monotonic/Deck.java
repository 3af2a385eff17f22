package parlour.games.monotonic;

/** The cards that may be played, with their order. */
public sealed interface Deck {
    /**
     * The chain 1 &lt; 2 &lt; ... &lt; n.
     *
     * @param cards n, from 0 to {@link MonotonicInstance#MAX_DECK}
     */
    record Finite(int cards) implements Deck {
        /**
         * Checks the bounds.
         *
         * @throws IllegalArgumentException if n is out of bounds
         */
        public Finite {
            if (cards < 0 || cards > MonotonicInstance.MAX_DECK) {
                throw new IllegalArgumentException("deck (" + cards + ") is out of bounds");
            }
        }
    }
}

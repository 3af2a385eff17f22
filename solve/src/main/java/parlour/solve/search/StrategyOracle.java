package parlour.solve.search;

/**
 * What a strategy writer may ask about positions whose play is not over.
 *
 * @param <P> positions
 */
public interface StrategyOracle<P> {
    /** What is known without searching. */
    enum Known {
        /** Yes. */
        YES,
        /** No. */
        NO,
        /** A search would be needed. */
        UNKNOWN
    }

    /**
     * Whether the player to move loses (strict), or at least cannot win, as far as that is known
     * already.
     *
     * @param strict whether a draw is not enough
     */
    Known known(P position, boolean strict);

    /**
     * The same, searched if need be. A search that answers no leaves some option known to be lost,
     * or held.
     *
     * @throws parlour.claim.Budget.Exceeded if the budget runs out
     */
    boolean isBeaten(P position, boolean strict);
}

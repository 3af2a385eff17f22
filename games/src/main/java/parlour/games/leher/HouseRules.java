package parlour.games.leher;

/**
 * The rules that vary from house to house.
 *
 * @param ties who wins when the hands are equal
 * @param kingRefusal whether a dealer who holds the top rank refuses the exchange; then the hands
 *     are compared at once
 * @param voidKing whether drawing the top rank from the stock does not count, so that the dealer
 *     keeps what he holds
 */
public record HouseRules(Ties ties, boolean kingRefusal, boolean voidKing) {
    /** No refusal, no void king, ties to the dealer. */
    public static final HouseRules PLAIN = new HouseRules(Ties.DEALER, false, false);

    /** The rules of 1713. */
    public static final HouseRules AUTHENTIC = new HouseRules(Ties.DEALER, true, true);

    /** Who wins a tie. */
    public enum Ties {
        /** The dealer. */
        DEALER(0),
        /** The receiver. */
        RECEIVER(2),
        /** Both, half each. */
        SPLIT(1);

        private final int halves;

        Ties(int halves) {
            this.halves = halves;
        }
    }

    /** What the receiver wins when hands are compared, in halves of the stake: 2, 1 or 0. */
    public int halves(int receiver, int dealer) {
        return receiver > dealer ? 2 : receiver < dealer ? 0 : ties.halves;
    }
}

package parlour.games.leher;

/**
 * The counting form: what the receiver wins, in halves over all ordered triples of cards, split by
 * ranks and actions.
 *
 * <p>The payoff of any two strategies is a sum of these numbers, linear in the probability with
 * which the receiver keeps each rank and in that with which the dealer, after a keep, keeps each
 * rank. So best replies are found rank by rank. With M cards, mₓ of rank x, and w = mₓ(m_y − [x =
 * y]) pairs of hands: kept against kept counts w(M−2)c(x,y); kept against drawn w·Σ_z (m_z − [z=x]
 * − [z=y])·c(x,z), a void king z leaving y in place; an exchange is answered by the lesser of both
 * for a dealer who sees both hands. Cost: quadratic in the ranks.
 */
public final class DealCounts {
    private final Deck deck;
    private final HouseRules rules;
    private final long cards;
    private final long[] below;
    private final long[] exchange;

    /** Counts all deals. */
    public DealCounts(Deck deck, HouseRules rules) {
        this.deck = deck;
        this.rules = rules;
        this.cards = deck.cards();
        this.below = new long[ranks() + 2];
        for (int rank = 1; rank <= ranks(); rank++) {
            below[rank + 1] = below[rank] + deck.copies(rank);
        }
        this.exchange = new long[ranks() + 1];
        for (int rank = 1; rank <= ranks(); rank++) {
            exchange[rank] = exchangeOf(rank);
        }
    }

    /** The number of ranks. */
    public int ranks() {
        return deck.ranks();
    }

    /** All halves there are: 2·M(M−1)(M−2). */
    public long total() {
        return 2 * cards * (cards - 1) * (cards - 2);
    }

    /** The receiver keeps x and the dealer keeps y. */
    public long kept(int x, int y) {
        return pairs(x, y) * (cards - 2) * rules.halves(x, y);
    }

    /** The receiver keeps x and the dealer, holding y, draws. */
    public long drawn(int x, int y) {
        return pairs(x, y) * drawnOnce(x, y);
    }

    /** The receiver, holding x, asks for an exchange. */
    public long exchanged(int x) {
        return exchange[x];
    }

    /**
     * Whether a dealer who has given his y for x and knows both hands draws: it leaves the receiver
     * less.
     */
    boolean drawsAfterExchange(int x, int y) {
        return drawnOnce(y, x) < (cards - 2) * rules.halves(y, x);
    }

    private long pairs(int x, int y) {
        return (long) deck.copies(x) * (deck.copies(y) - (x == y ? 1 : 0));
    }

    private long drawnOnce(int receiver, int dealer) {
        int top = ranks();
        long lower = below[receiver] - (dealer < receiver ? 1 : 0);
        long equal = deck.copies(receiver) - 1L - (dealer == receiver ? 1 : 0);
        long tie = rules.halves(receiver, receiver);
        if (!rules.voidKing()) {
            return 2 * lower + tie * equal;
        }
        long kings = deck.copies(top) - (receiver == top ? 1L : 0) - (dealer == top ? 1 : 0);
        long ties = receiver == top ? 0 : tie * equal;
        return 2 * lower + ties + kings * rules.halves(receiver, dealer);
    }

    private long exchangeOf(int x) {
        long sum = 0;
        for (int y = 1; y <= ranks(); y++) {
            boolean refused = rules.kingRefusal() && y == ranks();
            long once =
                    refused
                            ? (cards - 2) * rules.halves(x, y)
                            : Math.min((cards - 2) * rules.halves(y, x), drawnOnce(y, x));
            // pairs first: a pair that does not exist must not count, whatever stands beside it
            sum += pairs(x, y) * once;
        }
        return sum;
    }
}

package parlour.games.leher;

import java.util.function.IntPredicate;

/**
 * The rules of two-handed Le Her, deal by deal.
 *
 * <p>The receiver gets X, the dealer Y, and Z is on top of the stock. The receiver keeps X or
 * exchanges it for Y; then the dealer keeps what he holds or exchanges it for Z; the higher card
 * wins. After an exchange the dealer knows both hands and does what leaves the receiver less. Cost:
 * cubic in the number of cards; meant for small decks, against which everything faster is tested.
 */
public final class LeHerDeals {
    private final int[] cards;
    private final int top;
    private final HouseRules rules;

    /** Spreads the deck out, card by card. */
    public LeHerDeals(Deck deck, HouseRules rules) {
        this.cards = new int[deck.cards()];
        this.top = deck.ranks();
        this.rules = rules;
        int at = 0;
        for (int rank = 1; rank <= top; rank++) {
            for (int copy = 0; copy < deck.copies(rank); copy++) {
                cards[at++] = rank;
            }
        }
    }

    /**
     * What the receiver wins over all ordered triples of cards, in halves, if both keep the given
     * ranks.
     */
    public long halves(IntPredicate receiverKeeps, IntPredicate dealerKeeps) {
        long halves = 0;
        for (int i = 0; i < cards.length; i++) {
            for (int j = 0; j < cards.length; j++) {
                if (i != j) {
                    halves +=
                            receiverKeeps.test(cards[i])
                                    ? kept(i, j, dealerKeeps)
                                    : exchanged(i, j);
                }
            }
        }
        return halves;
    }

    private long kept(int i, int j, IntPredicate dealerKeeps) {
        return dealerKeeps.test(cards[j])
                ? (long) (cards.length - 2) * rules.halves(cards[i], cards[j])
                : drawn(i, j, cards[i], cards[j]);
    }

    private long exchanged(int i, int j) {
        if (rules.kingRefusal() && cards[j] == top) {
            return (long) (cards.length - 2) * rules.halves(cards[i], cards[j]);
        }
        return Math.min(
                (long) (cards.length - 2) * rules.halves(cards[j], cards[i]),
                drawn(i, j, cards[j], cards[i]));
    }

    private long drawn(int i, int j, int receiver, int dealer) {
        long halves = 0;
        for (int k = 0; k < cards.length; k++) {
            if (k != i && k != j) {
                boolean isVoid = rules.voidKing() && cards[k] == top;
                halves += rules.halves(receiver, isVoid ? dealer : cards[k]);
            }
        }
        return halves;
    }
}

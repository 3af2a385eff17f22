package parlour.games.leher;

import java.util.List;
import parlour.games.catalogue.Counterplay.Deal;
import parlour.games.catalogue.Counterplay.Showdown;

/** One deal of two-handed Le Her, told step by step. Cost: quadratic in the ranks. */
final class LeHerShowdown {
    private final int top;
    private final HouseRules rules;
    private final DealCounts counts;

    LeHerShowdown(Deck deck, HouseRules rules) {
        this.top = deck.ranks();
        this.rules = rules;
        this.counts = new DealCounts(deck, rules);
    }

    /**
     * How a deal ends.
     *
     * @param dealerKeeps what the dealer does after a keep; after an exchange he knows both hands
     *     and does what leaves the receiver less
     */
    Showdown of(Deal deal, boolean receiverKeeps, boolean dealerKeeps) {
        int x = deal.first();
        int y = deal.second();
        if (receiverKeeps) {
            return dealer("The receiver keeps " + x + ".", deal, x, y, dealerKeeps);
        }
        if (rules.kingRefusal() && y == top) {
            return new Showdown(
                    List.of("The receiver asks for a change; the dealer refuses with " + y + "."),
                    rules.halves(x, y));
        }
        String exchanged = "The receiver changes %d for the dealer's %d.".formatted(x, y);
        return dealer(exchanged, deal, y, x, !counts.drawsAfterExchange(x, y));
    }

    /** The dealer's turn: what was done before, the hands, and whether he keeps his. */
    private Showdown dealer(String before, Deal deal, int receiver, int dealer, boolean keeps) {
        if (keeps) {
            return new Showdown(
                    List.of(before, "The dealer keeps " + dealer + "."),
                    rules.halves(receiver, dealer));
        }
        int drawn = deal.stock();
        boolean isVoid = rules.voidKing() && drawn == top;
        String told =
                "The dealer changes %d for %d from the stock%s."
                        .formatted(dealer, drawn, isVoid ? ", which is void" : "");
        return new Showdown(List.of(before, told), rules.halves(receiver, isVoid ? dealer : drawn));
    }
}

package parlour.games.leher;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parlour.games.catalogue.Counterplay;

/** One deal told, against the rules over all deals. */
class LeHerShowdownTest {
    private static final List<Deck> DECKS =
            List.of(Deck.of(5, 1), Deck.of(3, 2), new Deck(List.of(2, 1, 3, 1)));

    @ParameterizedTest
    @EnumSource(HouseRules.Ties.class)
    void allDealsTogetherWinWhatTheRulesSay(HouseRules.Ties ties) {
        for (Deck deck : DECKS) {
            for (int houses = 0; houses < 4; houses++) {
                HouseRules rules = new HouseRules(ties, houses % 2 == 1, houses > 1);
                LeHerDeals deals = new LeHerDeals(deck, rules);
                for (int s = 1; s <= deck.ranks() + 1; s++) {
                    for (int t = 1; t <= deck.ranks() + 1; t++) {
                        int from = s;
                        int dealerFrom = t;
                        assertThat(halves(deck, rules, s, t))
                                .as("%s, %s: %d against %d", deck, rules, s, t)
                                .isEqualTo(deals.halves(x -> x >= from, y -> y >= dealerFrom));
                    }
                }
            }
        }
    }

    private static long halves(Deck deck, HouseRules rules, int s, int t) {
        List<Integer> cards = new ArrayList<>();
        for (int rank = 1; rank <= deck.ranks(); rank++) {
            for (int copy = 0; copy < deck.copies(rank); copy++) {
                cards.add(rank);
            }
        }
        LeHerShowdown showdown = new LeHerShowdown(deck, rules);
        long halves = 0;
        int n = cards.size();
        for (int i = 0; i < n * n * n; i++) {
            int x = i % n;
            int y = i / n % n;
            int z = i / n / n;
            if (x != y && y != z && x != z) {
                var deal = new Counterplay.Deal(cards.get(x), cards.get(y), cards.get(z));
                halves += showdown.of(deal, cards.get(x) >= s, cards.get(y) >= t).halves();
            }
        }
        return halves;
    }
}

package parlour.games.leher;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.games.leher.HouseRules.Ties;

/** The counting form and the closed form against a literal walk through all deals. */
class CountingTest {
    static List<HouseRules> allRules() {
        List<HouseRules> all = new ArrayList<>();
        for (Ties ties : Ties.values()) {
            for (int bits = 0; bits < 4; bits++) {
                all.add(new HouseRules(ties, (bits & 1) == 1, (bits & 2) == 2));
            }
        }
        return all;
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6, 7, 8, 9, 10})
    void closedFormEqualsTheDeals(int cards) {
        LeHerDeals deals = new LeHerDeals(Deck.of(cards, 1), HouseRules.PLAIN);
        for (int s = 2; s <= cards; s++) {
            for (int t = 2; t <= cards; t++) {
                int from = s;
                int until = t;
                long halves = deals.halves(x -> x >= from, y -> y >= until);
                assertThat(2 * OneSuitPayoff.wins(cards, s, t))
                        .as("N=%d s=%d t=%d", cards, s, t)
                        .isEqualTo(halves);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("allRules")
    void countingFormEqualsTheDealsOnSmallDecks(HouseRules rules) {
        for (List<Integer> copies :
                List.of(
                        List.of(3),
                        List.of(1, 2),
                        List.of(2, 2, 2, 2),
                        List.of(3, 1, 2),
                        List.of(1, 1, 1, 4),
                        List.of(1, 1, 1, 1, 1))) {
            Deck deck = new Deck(copies);
            LeHerDeals deals = new LeHerDeals(deck, rules);
            ThresholdGame game = new ThresholdGame(new DealCounts(deck, rules));
            for (int s = 1; s <= deck.ranks() + 1; s++) {
                for (int t = 1; t <= deck.ranks() + 1; t++) {
                    int from = s;
                    int until = t;
                    assertThat(game.halves(s, t))
                            .as("%s %s s=%d t=%d", copies, rules, s, t)
                            .isEqualTo(deals.halves(x -> x >= from, y -> y >= until));
                }
            }
        }
    }

    @Test
    void closedFormEqualsTheCountingFormUpTo120Cards() {
        for (int cards = 3; cards <= 120; cards++) {
            ThresholdGame game =
                    new ThresholdGame(new DealCounts(Deck.of(cards, 1), HouseRules.PLAIN));
            for (int s = 2; s <= cards; s++) {
                for (int t = 2; t <= cards; t++) {
                    long wins = OneSuitPayoff.wins(cards, s, t);
                    assertThat(2 * wins).isEqualTo(game.halves(s, t));
                    BigInteger wide =
                            OneSuitPayoff.wins(
                                    BigInteger.valueOf(cards),
                                    BigInteger.valueOf(s),
                                    BigInteger.valueOf(t));
                    assertThat(wide).isEqualTo(wins);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 5, 7, 9})
    void matricesAgreeWithTheTruthTable(int cards) {
        for (String[] row : Truth.rows("matrix_N%02d.csv".formatted(cards), 2)) {
            int s = Integer.parseInt(row[0]);
            for (int t = 2; t <= cards; t++) {
                assertThat(OneSuitPayoff.wins(cards, s, t)).isEqualTo(Long.parseLong(row[t - 1]));
            }
        }
    }

    @Test
    void theAuthenticMatrixAgreesWithTheTruthTable() {
        var authentic = LeHerInstance.Packed.AUTHENTIC;
        ThresholdGame game = new ThresholdGame(new DealCounts(authentic.deck(), authentic.rules()));
        for (String[] row : Truth.rows("matrix_52_authentic.csv", 2)) {
            int s = Integer.parseInt(row[0]);
            for (int t = 1; t <= 14; t++) {
                assertThat(game.halves(s, t)).isEqualTo(Long.parseLong(row[t]));
            }
        }
    }
}

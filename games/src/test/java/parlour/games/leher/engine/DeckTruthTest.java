package parlour.games.leher.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SequencedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Claim;
import parlour.claim.InstanceText;
import parlour.claim.Question;
import parlour.exact.Rational;
import parlour.games.leher.LeHerGame;
import parlour.games.leher.Truth;

/**
 * Decks and rules against verified tables; every answer has been checked card by card before it is
 * given.
 */
class DeckTruthTest {
    private static Answer solve(String instance) {
        LeHerGame game = new LeHerGame();
        Ask ask = new Ask(EnumSet.of(Question.OUTCOME, Question.EXTREMES), Optional.empty());
        return game.solve(game.read(InstanceText.parse(instance)), ask, Budget.unlimited());
    }

    private static Rational value(Answer answer) {
        assertThat(answer.standing().word()).isEqualTo("proved");
        return answer.claim(Claim.Equilibrium.class).orElseThrow().value();
    }

    private static String rules(String tie, String refusal, String isVoid) {
        String ties = tie.equals("D") ? "dealer" : tie.equals("R") ? "receiver" : "split";
        return "ties=%s,kingRefusal=%s,voidKing=%s"
                .formatted(ties, refusal.equals("1"), isVoid.equals("1"));
    }

    /** For example {@code 7:5/8 8:3/8}. */
    private static Claim.Mix mix(String cell) {
        SequencedMap<BigInteger, Rational> mix = new TreeMap<>();
        for (String weight : cell.strip().split(" ")) {
            int colon = weight.indexOf(':');
            mix.put(
                    new BigInteger(weight.substring(0, colon)),
                    Rational.parse(weight.substring(colon + 1)));
        }
        return new Claim.Mix("threshold", mix);
    }

    @Test
    void theGridOfSuitsRanksAndRules() {
        List<String[]> rows = Truth.rows("deck_grid.csv", 1);
        assertThat(rows).hasSizeGreaterThan(870);
        for (String[] row : rows) {
            String instance =
                    "leher(ranks=%s,suits=%s,%s)"
                            .formatted(row[1], row[0], rules(row[2], row[3], row[4]));
            Answer answer = solve(instance);
            assertThat(value(answer))
                    .as(instance)
                    .isEqualTo(Rational.of(Long.parseLong(row[5]), Long.parseLong(row[6])));
            Claim.Uniqueness unique = answer.claim(Claim.Uniqueness.class).orElseThrow();
            Claim.Equilibrium found = answer.claim(Claim.Equilibrium.class).orElseThrow();
            if (unique.row()) {
                assertThat(found.row()).as(instance).isEqualTo(mix(row[8]));
            }
            if (unique.column()) {
                assertThat(found.column()).as(instance).isEqualTo(mix(row[9]));
            }
        }
    }

    @Test
    void specialDecks() {
        List<String[]> rows = Truth.rows("deck_special.csv", 1);
        assertThat(rows).hasSizeGreaterThan(130);
        for (String[] row : rows) {
            String instance = "leher(deck=%s,%s)".formatted(row[1], rules(row[2], row[3], row[4]));
            Rational expected = Rational.of(Long.parseLong(row[5]), Long.parseLong(row[6]));
            assertThat(value(solve(instance))).as(instance).isEqualTo(expected);
        }
    }

    @Test
    void theGameOf1713() {
        Claim.Equilibrium found =
                solve("leher(authentic)").claim(Claim.Equilibrium.class).orElseThrow();
        assertThat(found)
                .isEqualTo(
                        new Claim.Equilibrium(
                                Rational.of(11327, 22100), mix("7:5/8 8:3/8"), mix("8:3/8 9:5/8")));
        assertThat(solve("leher(authentic)").claim(Claim.Uniqueness.class).orElseThrow())
                .isEqualTo(new Claim.Uniqueness(true, true));
    }

    @ParameterizedTest
    @CsvSource({
        "receiver,true,false,18311/34425",
        "split,false,false,461/850",
        "dealer,false,false,2778/5525",
        "split,true,true,6077/11050"
    })
    void fiftyTwoCardsUnderOtherRules(String ties, String refusal, String isVoid, String value) {
        String instance =
                "leher(ranks=13,suits=4,ties=%s,kingRefusal=%s,voidKing=%s)"
                        .formatted(ties, refusal, isVoid);
        assertThat(value(solve(instance))).isEqualTo(Rational.parse(value));
    }

    @ParameterizedTest
    @CsvSource({"3", "4", "9", "40", "80"})
    void thePatternOfThirteenRanksInSuits(int suits) {
        String instance =
                "leher(ranks=13,suits=%d,kingRefusal=true,voidKing=true)".formatted(suits);
        Claim.Equilibrium found = solve(instance).claim(Claim.Equilibrium.class).orElseThrow();
        assertThat(found.row().weights().get(BigInteger.valueOf(7)))
                .isEqualTo(Rational.of(suits + 1, 2L * suits));
        assertThat(found.column().weights().get(BigInteger.valueOf(8)))
                .isEqualTo(Rational.of(4L * suits - 7, 6L * suits));
    }

    @Test
    void aDegenerateDeckOfUnevenRanks() {
        Claim.Equilibrium found =
                solve("leher(deck=1 1 1 9 1,voidKing=true)")
                        .claim(Claim.Equilibrium.class)
                        .orElseThrow();
        assertThat(found.row()).isEqualTo(mix("5:1"));
    }

    @Test
    void randomUnevenDecksAreProvedCardByCard() {
        long seed = 1713L;
        Random random = new Random(seed);
        String[] ties = {"D", "R", "S"};
        for (int trial = 0; trial < 300; trial++) {
            List<String> copies = new ArrayList<>();
            int ranks = 3 + random.nextInt(8);
            for (int rank = 0; rank < ranks; rank++) {
                copies.add(String.valueOf(1 + random.nextInt(20)));
            }
            String rules =
                    rules(
                            ties[random.nextInt(3)],
                            random.nextBoolean() ? "1" : "0",
                            random.nextBoolean() ? "1" : "0");
            String instance = "leher(deck=%s,%s)".formatted(String.join(" ", copies), rules);
            assertThat(solve(instance).standing().word())
                    .as("seed %d: %s", seed, instance)
                    .isEqualTo("proved");
        }
    }

    @Test
    void aDealerWhoIsToldPlaysWithOpenCards() {
        for (String[] row : Truth.rows("reveal_keep.csv", 1)) {
            Answer answer = solve("leher(cards=%s,dealerTold=true)".formatted(row[0]));
            Rational expected = Rational.of(Long.parseLong(row[2]), Long.parseLong(row[3]));
            assertThat(value(answer)).as("N=" + row[0]).isEqualTo(expected);
            Claim.Equilibrium found = answer.claim(Claim.Equilibrium.class).orElseThrow();
            assertThat(found.row().weights().sequencedKeySet().getFirst()).isEqualTo(row[1]);
        }
        assertThat(value(solve("leher(ranks=13,suits=4,dealerTold=true)")))
                .isLessThan(value(solve("leher(ranks=13,suits=4)")));
    }

    @Test
    void theSameSolutionStandsInTheJson() {
        SequencedMap<String, String> fields = new LinkedHashMap<>();
        solve("leher(cards=13)")
                .toJson()
                .values()
                .forEach((key, json) -> fields.put(key, json.toString()));
        assertThat(fields)
                .containsEntry("value", "{\"num\":548,\"den\":1001}")
                .containsEntry(
                        "columnMix",
                        "[{\"threshold\":9,\"num\":4,\"den\":7},{\"threshold\":10,\"num\":3,\"den\":7}]")
                .containsEntry("unique", "{\"row\":true,\"column\":true}");
    }
}

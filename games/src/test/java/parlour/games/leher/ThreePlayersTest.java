package parlour.games.leher;

import static org.assertj.core.api.Assertions.assertThat;

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
import parlour.games.leher.check.ThreePlayersChecker;

class ThreePlayersTest {
    private static Answer solve(String instance) {
        LeHerGame game = new LeHerGame();
        return game.solve(
                game.read(InstanceText.parse(instance)),
                Ask.of(Question.OUTCOME, Question.WHY),
                Budget.unlimited());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "leher(cards=4,players=3) | [1/2, 1/4, 1/4]",
                "leher(cards=5,players=3) | [9/20, 3/10, 1/4]",
                "leher(cards=6,players=3) | [11/24, 17/60, 31/120]",
                "leher(cards=7,players=3) | [47/105, 29/105, 29/105]",
                "leher(cards=8,players=3) | [31/70, 71/240, 439/1680]",
                "leher(cards=9,players=3) | [1339/3024, 31/108, 817/3024]",
                "leher(cards=4,players=3,pot=low) | [1/4, 0, -1/4]",
                "leher(cards=5,players=3,pot=low) | [3/20, 0, -3/20]",
                "leher(cards=6,players=3,pot=low) | [3/20, -1/40, -1/8]",
                "leher(cards=8,players=3,pot=low) | [69/560, -1/35, -53/560]",
            })
    void equilibriaOfTheTable(String instance, String payoffs) {
        Answer answer = solve(instance);
        Claim.SeveralPlayers claim = answer.claim(Claim.SeveralPlayers.class).orElseThrow();
        assertThat(claim.payoffs()).hasToString(payoffs);
        assertThat(claim.gains()).containsOnly(Rational.ZERO);
        assertThat(answer.toJson().toString()).contains("\"equilibrium\":\"one of possibly many\"");
    }

    @Test
    void strategiesAreSaidInWords() {
        Claim.SeveralPlayers claim =
                solve("leher(cards=8,players=3)").claim(Claim.SeveralPlayers.class).orElseThrow();
        assertThat(claim.strategies())
                .containsExactly("player 1 keeps 6 7 8", "player 2, after a keep, keeps 7 8");
    }

    @Test
    void whereNoStartLeadsToOneTheAnswerIsUnknown() {
        assertThat(solve("leher(cards=9,players=3,pot=low)").standing().word())
                .isEqualTo("unknown");
    }

    @Test
    void aPlayerWhoKeepsTheLowestCardGainsByExchanging() {
        ThreePlayerRules rules = new ThreePlayerRules(5, LeHerInstance.Pot.HIGH);
        boolean[] allKeep = new boolean[rules.situations()];
        java.util.Arrays.fill(allKeep, true);
        ThreePlayersChecker.Finding finding = ThreePlayersChecker.examine(rules, allKeep);
        assertThat(finding.payoffs()).containsOnly(Rational.of(1, 3));
        assertThat(finding.isEquilibrium()).isFalse();
        assertThat(finding.gains()[0].signum()).isPositive();
        assertThat(finding.better()[0]).isFalse();
    }
}

package parlour.games.leher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.claim.Budget;
import parlour.exact.Rational;

class BehaviourTest {
    private static final Behaviour AUTHENTIC =
            new Behaviour(
                    LeHerInstance.Packed.AUTHENTIC.deck(), LeHerInstance.Packed.AUTHENTIC.rules());

    @ParameterizedTest
    @CsvSource({"6,556/1105", "7,2828/5525", "8,2828/5525"})
    void securityLevelsOfPaulsThresholds(int threshold, String level) {
        assertThat(AUTHENTIC.secured(AUTHENTIC.threshold(threshold)))
                .isEqualTo(Rational.parse(level));
    }

    @ParameterizedTest
    @CsvSource({"8,2838/5525", "9,2834/5525"})
    void securityLevelsOfPierresThresholds(int threshold, String level) {
        assertThat(AUTHENTIC.conceded(AUTHENTIC.threshold(threshold)))
                .isEqualTo(Rational.parse(level));
    }

    @Test
    void theFourCountsOf1713() {
        assertThat(AUTHENTIC.value(AUTHENTIC.threshold(8), AUTHENTIC.threshold(9)))
                .isEqualTo(Rational.of(2828, 5525));
        assertThat(AUTHENTIC.value(AUTHENTIC.threshold(7), AUTHENTIC.threshold(9)))
                .isEqualTo(Rational.of(2834, 5525));
        assertThat(AUTHENTIC.value(AUTHENTIC.threshold(8), AUTHENTIC.threshold(8)))
                .isEqualTo(Rational.of(2838, 5525));
        assertThat(AUTHENTIC.value(AUTHENTIC.threshold(7), AUTHENTIC.threshold(8)))
                .isEqualTo(Rational.of(2828, 5525));
    }

    @Test
    void adviceOf1713HasExactLosses() {
        LeHerGame game = new LeHerGame();
        List<String> losses =
                game.advice(LeHerInstance.Packed.AUTHENTIC, Budget.unlimited()).stream()
                        .map(advice -> advice.loss().toString())
                        .toList();
        assertThat(losses).containsExactly("3/4420", "3/4420", "0", "9/22100", "1/884", "0");
    }

    @Test
    void optimalMixesAreIndifferentWhereTheyMixAndRegretNothing() {
        List<Rational> paul = Advice1713.all().get(2).keeps();
        List<Rational> pierre = Advice1713.all().get(5).keeps();
        assertThat(AUTHENTIC.value(paul, pierre)).isEqualTo(Rational.of(11327, 22100));
        assertThat(AUTHENTIC.receiverChoices(paul, pierre).get(6).isIndifferent()).isTrue();
        assertThat(AUTHENTIC.dealerChoices(paul, pierre).get(7).isIndifferent()).isTrue();
        assertThat(AUTHENTIC.receiverChoices(paul, pierre))
                .allMatch(choice -> choice.regret().signum() == 0);
        assertThat(AUTHENTIC.dealerChoices(paul, pierre))
                .allMatch(choice -> choice.regret().signum() == 0);
    }

    @Test
    void regretsAddUpToWhatTheBestReplyGains() {
        long seed = 4L;
        Random random = new Random(seed);
        for (int trial = 0; trial < 50; trial++) {
            Deck deck = new Deck(List.of(1 + random.nextInt(3), 2, 1 + random.nextInt(3), 1));
            Behaviour game =
                    new Behaviour(
                            deck,
                            new HouseRules(HouseRules.Ties.SPLIT, random.nextBoolean(), true));
            List<Rational> p = random(random, 4);
            List<Rational> q = random(random, 4);
            Rational gain = game.conceded(q).minus(game.value(p, q));
            assertThat(sum(game.receiverChoices(p, q))).as("seed %d", seed).isEqualTo(gain);
            Rational saved = game.value(p, q).minus(game.secured(p));
            assertThat(sum(game.dealerChoices(p, q))).as("seed %d", seed).isEqualTo(saved);
        }
    }

    private static Rational sum(List<Behaviour.Choice> choices) {
        return choices.stream().map(Behaviour.Choice::regret).reduce(Rational.ZERO, Rational::plus);
    }

    private static List<Rational> random(Random random, int ranks) {
        List<Rational> keeps = new ArrayList<>();
        for (int rank = 0; rank < ranks; rank++) {
            keeps.add(Rational.of(random.nextInt(8), 7));
        }
        return keeps;
    }

    @Test
    void noProbabilitiesAreRefused() {
        assertThatThrownBy(() -> AUTHENTIC.value(List.of(), AUTHENTIC.threshold(8)))
                .hasMessageContaining("0 keep-probabilities");
        List<Rational> wrong = new ArrayList<>(AUTHENTIC.threshold(8));
        wrong.set(3, Rational.of(3, 2));
        assertThatThrownBy(() -> AUTHENTIC.value(wrong, AUTHENTIC.threshold(8)))
                .hasMessageContaining("(3/2)");
    }
}

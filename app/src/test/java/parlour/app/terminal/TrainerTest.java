package parlour.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.claim.Budget;
import parlour.claim.InstanceText;
import parlour.exact.Rational;
import parlour.games.catalogue.Counterplay;
import parlour.games.leher.LeHerGame;
import parlour.games.leher.LeHerInstance;

/** Deals and regrets of the trainer against the study of the same ways to play. */
class TrainerTest {
    private static final LeHerGame GAME = new LeHerGame();

    private static LeHerInstance instance(String text) {
        return GAME.read(InstanceText.parse(text));
    }

    private static Counterplay.Study study(LeHerInstance instance, String first, String second) {
        return GAME.study(
                instance,
                new Counterplay.Ways(Optional.of(first), Optional.of(second)),
                Budget.unlimited());
    }

    @ParameterizedTest
    @CsvSource({
        "leher(cards=13),true",
        "leher(cards=13),false",
        "leher(authentic),true",
        "leher(authentic),false",
        "'leher(deck=4 1 3 2,ties=split)',true",
        "'leher(deck=4 1 3 2,ties=split)',false"
    })
    void theRegretIsThatOfTheWayPlayedSoFar(String text, boolean isFirst) {
        LeHerInstance instance = instance(text);
        Counterplay.Study optimum = study(instance, "optimal", "optimal");
        Function<Counterplay.Study, Counterplay.Way> side =
                study -> isFirst ? study.first() : study.second();
        List<Counterplay.Choice> choices = side.apply(optimum).choices();
        Regret regret = new Regret(choices, isFirst);
        List<String> way = new ArrayList<>(List.of("keep"));
        for (Counterplay.Choice choice : choices) {
            int times = choice.card() % 4;
            int kept = (choice.card() + 1) / 2 % (times + 1);
            for (int time = 0; time < times; time++) {
                regret.count(choice.card(), time < kept);
            }
            way.add((times == 0 ? choice.keeps() : Rational.of(kept, times)).toString());
        }
        String played = String.join(" ", way);
        Counterplay.Study studied =
                isFirst ? study(instance, played, "optimal") : study(instance, "optimal", played);

        assertThat(regret.total()).isEqualTo(side.apply(studied).regret());
        assertThat(regret.total().signum()).isPositive();
    }

    @Test
    void theSameSeedDealsTheSameAndNoCardTwice() {
        LeHerInstance instance = instance("leher(deck=1 1 2)");
        Counterplay.Study optimum = study(instance, "optimal", "optimal");
        List<Integer> deck = GAME.deck(instance);
        Deals deals = new Deals(deck, optimum, 5);
        Deals.Dealt late = new Deals(deck, optimum, 5).at(99);

        for (int number = 0; number < 100; number++) {
            Counterplay.Deal cards = deals.at(number).cards();
            List<Integer> dealt = List.of(cards.first(), cards.second(), cards.stock());
            assertThat(dealt).allMatch(card -> 1 <= card && card <= 3);
            assertThat(dealt.stream().filter(card -> card < 3).distinct().count())
                    .isEqualTo(dealt.stream().filter(card -> card < 3).count());
        }
        assertThat(deals.at(99)).isEqualTo(late);
    }

    /** Within four standard deviations, with a fixed seed. */
    @Test
    void dealsAndMixesAreAsOftenAsTheyShould() {
        LeHerInstance instance = instance("leher(cards=13)");
        Deals deals =
                new Deals(GAME.deck(instance), study(instance, "optimal", "optimal"), 20261130);
        int all = 52_000;
        int eights = 0;
        int keptEights = 0;
        int nines = 0;
        int keptNines = 0;
        for (int number = 0; number < all; number++) {
            Deals.Dealt dealt = deals.at(number);
            eights += dealt.cards().first() == 8 ? 1 : 0;
            keptEights += dealt.cards().first() == 8 && dealt.firstKeeps() ? 1 : 0;
            nines += dealt.cards().second() == 9 ? 1 : 0;
            keptNines += dealt.cards().second() == 9 && dealt.secondKeeps() ? 1 : 0;
        }
        // 1/13 of all: 4000, deviation 61; 6/7 of 4000: deviation 22; 4/7 of 4000: deviation 31
        assertThat(eights).isBetween(3756, 4244);
        assertThat(nines).isBetween(3756, 4244);
        assertThat(keptEights * 7 - eights * 6).isBetween(-7 * 92, 7 * 92);
        assertThat(keptNines * 7 - nines * 4).isBetween(-7 * 128, 7 * 128);
    }
}

package parlour.games.leher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.claim.BadInput;
import parlour.claim.InstanceText;

class LeHerNotationTest {
    private static String canonical(String instance) {
        LeHerGame game = new LeHerGame();
        return game.canonical(game.read(InstanceText.parse(instance)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "leher(cards=13) | leher(cards=13)",
                "leher(cards=10^3) | leher(cards=1000)",
                "leher(ranks=13) | leher(cards=13)",
                "leher(ranks=13,suits=1,ties=dealer,kingRefusal=false) | leher(cards=13)",
                "leher(deck=1 1 1 1) | leher(cards=4)",
                "leher(deck=2 2  2) | leher(ranks=3,suits=2)",
                "leher(deck=4 4 4 3,ties=split) | leher(deck=4 4 4 3,ties=split)",
                "leher(voidKing=true,ranks=5) | leher(ranks=5,voidKing=true)",
                "leher(authentic) | leher(authentic)",
                "leher(ranks=13,suits=4,ties=dealer,kingRefusal=true,voidKing=true) | leher(authentic)",
                "leher(ranks=13,suits=4,kingRefusal=true) | leher(ranks=13,suits=4,kingRefusal=true)",
                "leher(cards=6,players=3) | leher(cards=6,players=3)",
                "leher(cards=6,players=3,pot=low) | leher(cards=6,players=3,pot=low)",
                "leher(cards=6,players=2) | leher(cards=6)",
                "leher(cards=9,dealerTold=true) | leher(cards=9,dealerTold=true)",
                "leher(authentic,dealerTold=true) | leher(authentic,dealerTold=true)",
            })
    void canonicalFormsAreOnePerGameAndReadBack(String written, String canonical) {
        assertThat(canonical(written)).isEqualTo(canonical);
        assertThat(canonical(canonical)).isEqualTo(canonical);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "leher() | no deck",
                "leher(cards=2) | cards (2) must lie between 3 and 10^1000",
                "leher(ranks=2) | a deck must have at least 3 cards, not 2",
                "leher(ranks=x) | give one from 1 to",
                "leher(cards=0) | between 3 and",
                "leher(cards=-5) | between 3 and",
                "leher(cards=abc) | no integer",
                "leher(cards=3.5) | no integer",
                "leher(cards=NaN) | no integer",
                "leher(cards=) | no integer",
                "leher(cards=10^1001) | between 3 and 10^1000",
                "leher(cards=13,ranks=13) | both describe the deck",
                "leher(cards=13,suits=4) | give it with ranks",
                "leher(deck=) | deck is empty",
                "leher(deck=4 x 4) | (x) is no integer",
                "leher(deck=4 0 4) | between 1 and",
                "leher(deck=1 1) | between 3 and",
                "leher(deck=2) | between 3 and",
                "leher(ranks=13,suits=0) | between 1 and",
                "leher(ranks=2000,suits=2) | 1000 ranks at most",
                "leher(ranks=13,suits=1000000) | between 3 and 1000000 cards",
                "leher(ranks=13,suits=4,ties=deeler) | did you mean dealer",
                "leher(ranks=13,kingRefusal=maybe) | unknown kingRefusal",
                "leher(authentic,ties=split) | fixes ties",
                "leher(cards=6,players=4) | between 2 and 3",
                "leher(cards=60,players=3) | between 4 and 20",
                "leher(deck=4 4,players=3) | one plain suit",
                "leher(cards=13,pot=low) | give it with players",
                "leher(kards=13) | did you mean cards",
            })
    void badInputIsOneLineThatSaysWhatIsWrong(String written, String complaint) {
        assertThatThrownBy(() -> canonical(written))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(complaint)
                .satisfies(
                        e ->
                                assertThat(e.getMessage())
                                        .doesNotContain("\n")
                                        .matches(".*(leher\\(|expected one of).*"));
    }
}

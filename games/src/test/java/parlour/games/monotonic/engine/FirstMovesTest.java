package parlour.games.monotonic.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.claim.Budget;
import parlour.games.BruteForce;
import parlour.games.monotonic.CardPlaces;
import parlour.games.monotonic.Instances;
import parlour.games.monotonic.MonotonicGame;
import parlour.games.monotonic.MonotonicInstance;

/** The profile of winning first cards against brute force on every deck. */
class FirstMovesTest {
    @ParameterizedTest
    @ValueSource(strings = {"a=3,d=3", "a=4,d=3,play=misere", "a=2,d=4"})
    void winningCardsAreThoseOfEveryDeck(String keys) {
        MonotonicInstance large = Instances.of("monotonic(deck=L," + keys + ")");
        List<FirstMoves.Row> rows = FirstMoves.of(large, 9, Budget.unlimited());
        assertThat(rows).hasSize(10);
        for (int n = 1; n <= 9; n++) {
            MonotonicInstance deck = Instances.of("monotonic(deck=%d,%s)".formatted(n, keys));
            var plain = new BruteForce<>(Instances.labelRules(deck));
            CardPlaces places = CardPlaces.of(deck);
            FirstMoves.Row row = rows.get(n - 1);
            assertThat(row.outcome()).isEqualTo(plain.outcome());
            assertThat(row.winning())
                    .isEqualTo(places.ranges(plain.winningMoves(places.position())));
        }
        assertThat(new MonotonicGame().show(large).panels().getLast().cells())
                .hasSize(3 * (16 + 1));
    }
}

package parlour.games.monotonic.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.claim.Budget;
import parlour.games.BruteForce;
import parlour.games.catalogue.FirstMovesRow;
import parlour.games.catalogue.Notes;
import parlour.games.monotonic.CardPlaces;
import parlour.games.monotonic.Instances;
import parlour.games.monotonic.MonotonicGame;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.Ordered;

/** The profile of winning first cards against brute force on every deck. */
class FirstMovesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "a=3,d=3",
                "a=3,d=3,play=misere",
                "a=4,d=3",
                "a=4,d=3,play=misere",
                "a=3,d=4",
                "a=2,d=4",
                "a=2,d=2,play=misere",
                "a=1,d=3",
                "a=3,d=1,play=misere"
            })
    void winningCardsAreThoseOfEveryDeck(String keys) {
        MonotonicInstance large = large(keys);
        List<FirstMovesRow> rows = rows(large, 9, Budget.unlimited());
        assertThat(rows).hasSize(10);
        for (int n = 1; n <= 9; n++) {
            MonotonicInstance deck = Instances.of("monotonic(deck=%d,%s)".formatted(n, keys));
            var plain = new BruteForce<>(Instances.labelRules(deck));
            CardPlaces places = CardPlaces.of(deck);
            FirstMovesRow row = rows.get(n - 1);
            assertThat(row.size()).isEqualTo(String.valueOf(n));
            assertThat(row.outcome()).hasValue(plain.outcome());
            assertThat(row.winning())
                    .hasValue(places.ranges(plain.winningMoves(places.position())));
        }
        assertThat(new MonotonicGame().show(large).panels().getLast().cells())
                .hasSize(3 * (16 + 1));
    }

    /** The shared search of longer decks against the search of each deck by itself. */
    @ParameterizedTest
    @ValueSource(strings = {"a=4,d=4", "a=4,d=4,play=misere", "a=5,d=3", "a=5,d=4,play=misere"})
    void longerDecksAreAsSearchedByThemselves(String keys) {
        List<FirstMovesRow> rows = rows(large(keys), 40, Budget.unlimited());
        for (int n = 1; n <= 40; n++) {
            MonotonicInstance deck = Instances.of("monotonic(deck=%d,%s)".formatted(n, keys));
            MonotonicSolver solver = new MonotonicSolver(deck, Budget.unlimited());
            var winning =
                    solver.winningMoves().stream()
                            .flatMap(range -> range.moves().stream())
                            .toList();
            assertThat(rows.get(n - 1))
                    .isEqualTo(
                            FirstMovesRow.of(
                                    String.valueOf(n),
                                    solver.outcome(),
                                    CardPlaces.of(deck).ranges(winning)));
        }
    }

    /** The letters are those of the long run, and all long decks have those of the large one. */
    @ParameterizedTest
    @CsvSource({"4,4,normal", "5,4,misere"})
    void lettersAreThoseOfTheLongRun(int a, int d, String play) {
        String keys = "a=%d,d=%d,play=%s".formatted(a, d, play);
        StringBuilder letters = new StringBuilder("D");
        List<FirstMovesRow> rows = rows(large(keys), 50, Budget.unlimited());
        rows.forEach(row -> letters.append(row.letter()));
        MonotonicInstance large = large(keys);
        var run =
                new LongRunAnswer(
                                large,
                                (Ordered.OnOrder) large.start(),
                                Budget.unlimited(),
                                Notes.NONE)
                        .complete("", Optional.empty());
        assertThat(letters.substring(0, run.threshold())).isEqualTo(run.prefix());
        assertThat(letters.substring(run.threshold()))
                .matches(run.eventual() + "+")
                .hasSize(52 - run.threshold());
    }

    @Test
    void rowsBeyondTheBudgetAreUnknown() {
        List<FirstMovesRow> rows =
                rows(large("a=8,d=8"), 60, Budget.unlimited().withTime(Duration.ZERO));
        assertThat(rows).hasSize(61);
        assertThat(rows.getLast()).isEqualTo(FirstMovesRow.unknown("L"));
        assertThat(rows.get(59)).isEqualTo(FirstMovesRow.unknown("60"));
        assertThat(rows.getFirst().letter()).isEqualTo("D");
        assertThat(rows.getLast().letter()).isEqualTo("?");
        assertThat(rows.getLast().moves()).isEqualTo("?");
    }

    private static MonotonicInstance large(String keys) {
        return Instances.of("monotonic(deck=L," + keys + ")");
    }

    private static List<FirstMovesRow> rows(MonotonicInstance large, int most, Budget budget) {
        return new FirstMoves(large, budget).rows(most);
    }
}

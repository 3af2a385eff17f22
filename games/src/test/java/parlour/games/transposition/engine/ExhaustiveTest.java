package parlour.games.transposition.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.games.transposition.NumberGame;
import parlour.games.transposition.Parity;
import parlour.games.transposition.Place;
import parlour.games.transposition.Positions;
import parlour.games.transposition.Rows;
import parlour.games.transposition.Winner;

class ExhaustiveTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void theoremAndMoveSetsAgreeWithMinimax(int d) {
        compare(d);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(ints = {11, 12, 13, 14})
    void theoremAndMoveSetsAgreeWithMinimaxOnLargerDomains(int d) {
        compare(d);
    }

    private static void compare(int d) {
        SetMinimax minimax = new SetMinimax(d);
        Map<Winner, Integer> counts = new EnumMap<>(Winner.class);
        int positions = 0;
        for (int set = 0; set < 1 << d; set++) {
            int m = Integer.bitCount(set);
            for (int n = 1; n <= d - m; n++) {
                for (int parity = 0; parity <= (m >= 2 ? 1 : 0); parity++) {
                    Winner winner = compare(minimax, d, set, n, parity);
                    if (parity == 0) {
                        counts.merge(winner, 1, Integer::sum);
                        positions++;
                    }
                }
            }
        }
        assertThat(positions).isEqualTo(d << (d - 1));
        assertThat(counts.getOrDefault(Winner.EVEN, 0)).isEqualTo(fibonacci(d + 2) - 1);
        assertThat(counts.getOrDefault(Winner.ODD, 0)).isEqualTo(fibonacci(d + 1) - 1);
        String[] row = Rows.of("/parlour/games/transposition/finite_counts.csv").get(d - 1);
        assertThat(List.of(row))
                .containsExactly(
                        String.valueOf(d),
                        String.valueOf(positions),
                        String.valueOf(counts.getOrDefault(Winner.WHITE, 0)),
                        String.valueOf(counts.getOrDefault(Winner.EVEN, 0)),
                        String.valueOf(counts.getOrDefault(Winner.ODD, 0)),
                        String.valueOf(counts.getOrDefault(Winner.BLACK, 0)));
    }

    private static Winner compare(SetMinimax minimax, int d, int set, int n, int parity) {
        NumberGame position = Positions.ofSet(d, set, n, Parity.of(parity));
        Survey survey = new Survey(position);
        Winner expected = minimax.winner(set, n, parity);
        assertThat(PivotTheorem.decide(survey.facts()).winner())
                .as("%s", position.canonical())
                .isEqualTo(expected);
        Moves moves = Moves.byOutcome(survey);
        Moves winning = Moves.winning(survey);
        for (int x = 0; x < d; x++) {
            if ((set >> x & 1) == 0) {
                Winner after = minimax.winnerAfter(set, n, parity, x);
                for (Winner winner : Winner.values()) {
                    if (moves.byOutcome(winner).contains(Place.of(0, x)) != (winner == after)) {
                        assertThat(winner)
                                .as("%s then %d", position.canonical(), x)
                                .isEqualTo(after);
                    }
                }
            }
        }
        for (Parity wanted : Parity.values()) {
            compareTexts(
                    minimax,
                    position,
                    winning.winning(wanted),
                    new int[] {d, set, n, parity},
                    wanted);
        }
        return expected;
    }

    private static void compareTexts(
            SetMinimax minimax, NumberGame position, MoveSet set, int[] of, Parity wanted) {
        List<String> expected = new java.util.ArrayList<>();
        for (int x = 0; x < of[0]; x++) {
            if ((of[1] >> x & 1) == 0
                    && minimax.winnerAfter(of[1], of[2], of[3], x)
                            .favours(position.toMove(), wanted)) {
                expected.add(String.valueOf(x));
            }
        }
        if (!set.texts(position).equals(expected) || set.count() != expected.size()) {
            assertThat(set.texts(position)).as("%s", position.canonical()).isEqualTo(expected);
            assertThat(set.count()).isEqualTo(expected.size());
        }
    }

    private static int fibonacci(int index) {
        int a = 0;
        int b = 1;
        for (int i = 0; i < index; i++) {
            int next = a + b;
            a = b;
            b = next;
        }
        return a;
    }
}

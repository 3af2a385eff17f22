package parlour.games.monotonic.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.games.BruteForce;
import parlour.games.monotonic.Instances;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.MonotonicNotation;

/**
 * The game of safe moves against the plain rules: every position within reach must have the outcome
 * of what it is reduced to.
 */
class CoreRulesTest {
    private static int compareFinite(String text) {
        CheckInstance instance = CheckInstance.read(text);
        var plain = new BruteForce<>(instance.rules());
        var safe = new BruteForce<>(instance.safeGame().rules());
        CheckRules rules = instance.rules();
        int compared = 0;
        for (CheckPosition position : plain.reachable()) {
            if (rules.result(position).isEmpty()) {
                CorePosition essence = instance.essence(position);
                assertThat(safe.outcome(essence))
                        .as("%s: %s, reduced to %s", text, position, essence)
                        .isEqualTo(plain.outcome(position));
                compared++;
            }
        }
        return compared;
    }

    private static int compareAll(int critical, int cards) {
        int compared = 0;
        for (MonotonicInstance instance : Instances.all(critical, cards)) {
            compared += compareFinite(MonotonicNotation.write(instance));
        }
        return compared;
    }

    @Test
    void everyPositionOfSmallDecksKeepsItsOutcome() {
        assertThat(compareAll(4, 10)).isGreaterThan(5_000);
    }

    @Tag("slow")
    @Test
    void everyPositionOfLargerDecksKeepsItsOutcome() {
        assertThat(compareAll(5, 15)).isGreaterThan(100_000);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "monotonic(a=4,d=4,at=3R0P2)",
                "monotonic(a=5,d=4,at=2P2P3)",
                "monotonic(a=4,d=4,play=misere,at=3R1P2B2)",
                "monotonic(a=30,d=3,deck=7)",
                "monotonic(a=3,d=30,deck=7,play=misere)",
                "monotonic(a=40,d=40,deck=4)",
                "monotonic(a=5,d=5,deck=9,board=3 7)"
            })
    void wordsBoardsAndFarLabelsDoToo(String text) {
        assertThat(compareFinite(text)).isPositive();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "monotonic(a=3,d=3,deck=L)",
                "monotonic(a=4,d=3,deck=L)",
                "monotonic(a=4,d=3,deck=L,play=misere)",
                "monotonic(a=4,d=3,deck=N)",
                "monotonic(a=3,d=4,deck=N)",
                "monotonic(a=4,d=3,deck=N,play=misere)",
                "monotonic(a=4,d=3,deck=-N)",
                "monotonic(a=4,d=3,deck=Z)",
                "monotonic(a=4,d=4,deck=Z,play=misere)",
                "monotonic(a=6,d=5,deck=Q)",
                "monotonic(a=5,d=4,deck=Q,play=misere)",
                "monotonic(a=3,d=3,deck=N+-N)",
                "monotonic(a=3,d=3,deck=-N+N)",
                "monotonic(a=4,d=3,at=NP-N)",
                "monotonic(a=4,d=4,at=3RNP-N)",
                "monotonic(a=3,d=3,play=misere,at=3R2PN)"
            })
    void infiniteAndLargeDecksDoToo(String text) {
        OrderInstance instance = OrderInstance.read(text);
        var plain = new BruteForce<>(instance.rules());
        var safe = new BruteForce<>(instance.safeGame().rules());
        int compared = 0;
        for (CheckPosition position : plain.reachable()) {
            if (instance.rules().result(position).isEmpty()) {
                CorePosition essence = instance.essence(position);
                assertThat(safe.outcome(essence))
                        .as("%s: %s, reduced to %s", text, position, essence)
                        .isEqualTo(plain.outcome(position));
                compared++;
            }
        }
        assertThat(compared).isPositive();
    }

    /** T is the same by the recurrence and by binomials, with and without stacks. */
    @ParameterizedTest
    @CsvSource({"false,true,true", "false,true,false", "false,false,true", "true,true,true"})
    void thresholdsObeyTheirRecurrence(boolean misere, boolean lowest, boolean highest) {
        CoreForm form = CoreForm.of(misere, lowest, highest);
        for (int waste = 0; waste <= form.wasteLimit(); waste++) {
            int missing = form.wasteLimit() - waste;
            for (int x = 2; x < 20; x++) {
                int bottom = lowest && !misere ? x - 2 : 0;
                int top = highest && !misere ? x - 2 : 0;
                assertThat(form.threshold(x, 2, waste)).isEqualTo(bottom + missing);
                assertThat(form.threshold(2, x, waste)).isEqualTo(top + missing);
                for (int y = 3; x > 2 && y + x < 30; y++) {
                    assertThat(form.threshold(x, y, waste))
                            .isEqualTo(
                                    form.threshold(x - 1, y, waste)
                                            + form.threshold(x, y - 1, waste)
                                            + 1);
                }
            }
        }
        assertThat(form.threshold(500_000, 500_000, 0)).isEqualTo(Integer.MAX_VALUE);
    }

    @Test
    void positionsAndMovesAreReadAsTheyAreWritten() {
        for (String text : List.of("monotonic(a=4,d=4,deck=9)", "monotonic(a=4,d=4,deck=N)")) {
            var game = ChainInstance.read(text).safeGame();
            List<CorePosition> seen = new ArrayList<>(new BruteForce<>(game.rules()).reachable());
            assertThat(seen).hasSizeGreaterThan(20);
            for (CorePosition position : seen) {
                assertThat(game.notation().read(position.toString()))
                        .isEqualTo(position)
                        .hasSameHashCodeAs(position);
                if (game.rules().result(position).isEmpty()) {
                    for (CheckMove move : game.rules().moves(position)) {
                        String written = game.notation().writeMove(position, move);
                        assertThat(game.notation().readMove(position, written)).isEqualTo(move);
                        assertThat(game.rules().isLegal(position, move)).isTrue();
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "4.4,                out of bounds",
        "5.5.1,              out of bounds",
        "4.1.3,              out of bounds",
        "3.3.1 4.4.1,        out of order",
        "4.4.1 +++,          more waste",
        "4.4.1 ++ 3.3.1,     not x.y.gap",
        "won,                not x.y.gap"
    })
    void whatIsNoPositionIsRefused(String text, String reason) {
        var notation = CheckInstance.read("monotonic(a=4,d=4,deck=9)").safeGame().notation();
        assertThatThrownBy(() -> notation.read(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(reason);
    }

    @Test
    void longDecksAreRefusedInGoodOrder() {
        String relations =
                IntStream.range(0, 100_000).mapToObj(i -> "c" + i).collect(Collectors.joining(" "));
        assertThatThrownBy(
                        () ->
                                PosetInstance.read(
                                        "monotonic(a=2,d=2,deck=poset:(" + relations + "))"))
                .isInstanceOf(IllegalArgumentException.class);
        String parts = "1" + "+N".repeat(100_000) + "+1";
        assertThatThrownBy(() -> OrderInstance.read("monotonic(a=2,d=2,deck=" + parts + ",x)"))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void unknownAndIllegalMovesAreRefused() {
        var game = CheckInstance.read("monotonic(a=4,d=4,deck=9)").safeGame();
        CorePosition start = game.rules().start();
        for (String text : List.of("bottom", "top", "0:9", "1:0", "0:^0", "0:*")) {
            CheckMove move = game.notation().readMove(start, text);
            assertThat(game.rules().isLegal(start, move)).as(text).isFalse();
            assertThatThrownBy(() -> game.rules().play(start, move))
                    .isInstanceOf(IllegalArgumentException.class);
        }
        for (String text : List.of("", "low", "0", "x:1", "0:-1")) {
            assertThatThrownBy(() -> game.notation().readMove(start, text))
                    .as(text)
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }
}

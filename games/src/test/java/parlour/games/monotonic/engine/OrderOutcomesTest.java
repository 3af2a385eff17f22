package parlour.games.monotonic.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.claim.Budget;
import parlour.games.monotonic.Instances;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.OrderPlaces;
import parlour.games.monotonic.Ordered;
import parlour.games.monotonic.check.CheckMove;
import parlour.games.monotonic.check.CheckPosition;
import parlour.games.monotonic.check.CheckRules;

/** On Q, the table of diagrams against the search, which knows nothing of diagrams. */
class OrderOutcomesTest {
    private static final long SEED = 20261130;

    /** Along random plays, with every option on the way. */
    @ParameterizedTest
    @CsvSource({
        "2, 2", "2, 5", "6, 2", "3, 3", "4, 4", "7, 3", "6, 6", "9, 7", "8, 9", "11, 6", "10, 10"
    })
    void diagramsAndSearchAgree(int a, int d) {
        for (String play : List.of("normal", "misere")) {
            String text = "monotonic(a=%d,d=%d,deck=Q,play=%s)".formatted(a, d, play);
            MonotonicInstance instance = Instances.of(text);
            OrderPlaces places = OrderPlaces.of(instance, (Ordered.OnOrder) instance.start());
            CheckRules rules = new CheckRules(places.position(), places.largeFrom());
            var diagrams = new OrderOutcomes.Diagrams(instance, Budget.unlimited());
            var search = new OrderOutcomes.Searched(instance, Ends.DENSE, Budget.unlimited());
            assertThat(diagrams.wins(rules.start())).isEqualTo(search.wins(rules.start()));
            Random random = new Random(SEED);
            for (int i = 0; i < 40; i++) {
                CheckPosition position = rules.start();
                while (rules.result(position).isEmpty() && position.blockCount() > 0) {
                    List<CheckMove> moves = rules.moves(position);
                    for (CheckMove move : moves) {
                        CheckPosition option = rules.play(position, move);
                        if (rules.result(option).isEmpty()) {
                            assertThat(diagrams.wins(option))
                                    .as("%s %s seed %d", text, option, SEED)
                                    .isEqualTo(search.wins(option));
                        }
                    }
                    position = rules.play(position, moves.get(random.nextInt(moves.size())));
                }
            }
        }
    }

    @Test
    void aBoxBeyondTheMemoryStopsTheAnswer() {
        MonotonicInstance instance = Instances.of("monotonic(a=21,d=21,deck=Q,play=misere)");
        OrderPlaces places = OrderPlaces.of(instance, (Ordered.OnOrder) instance.start());
        CheckRules rules = new CheckRules(places.position(), places.largeFrom());
        var diagrams =
                new OrderOutcomes.Diagrams(instance, Budget.unlimited().withMemory(1L << 30));
        assertThatThrownBy(() -> diagrams.wins(rules.start())).hasMessage("stopped: memory");
    }
}

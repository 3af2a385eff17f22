package parlour.games.monotonic.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.check.Report;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Claim;
import parlour.claim.Question;
import parlour.games.monotonic.Instances;
import parlour.games.monotonic.MonotonicGame;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.OrderPlaces;
import parlour.games.monotonic.Ordered;
import parlour.games.monotonic.check.CheckMove;
import parlour.games.monotonic.check.CheckPosition;
import parlour.games.monotonic.check.CheckRules;
import parlour.games.monotonic.check.CheckedProof;

/** On Q, the table of diagrams against the search, which knows nothing of diagrams. */
class OrderOutcomesTest {
    private static final long SEED = 20261130;

    /** Graphs of larger boxes take long. */
    private static final int MOST_GRAPHED = 14;

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
            var graph = new OrderOutcomes.Graphed(instance, Ends.DENSE, Budget.unlimited());
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
                            assertThat(
                                            a + d > MOST_GRAPHED
                                                    || graph.wins(option) == search.wins(option))
                                    .as("graph: %s %s seed %d", text, option, SEED)
                                    .isTrue();
                        }
                    }
                    position = rules.play(position, moves.get(random.nextInt(moves.size())));
                }
            }
        }
    }

    /** Propositions 30 and 31: in a box of one row or column play is forced. */
    @ParameterizedTest
    @CsvSource({
        "43, 3, normal, N", "44, 3, normal, P", "3, 43, normal, N", "3, 996, normal, P",
        "997, 3, normal, N", "500, 2, normal, P", "42, 2, misere, N", "43, 2, misere, P",
        "2, 998, misere, N"
    })
    void longRunsInNarrowBoxesAreDecided(int a, int d, String play, String outcome) {
        String text = "monotonic(a=%d,d=%d,deck=Q,play=%s)".formatted(a, d, play);
        CheckedProof proof = new CheckedProof();
        Answer answer =
                new MonotonicGame()
                        .solve(
                                Instances.of(text),
                                Ask.of(Question.OUTCOME, Question.WINNING_MOVES)
                                        .proving(proof.sink()),
                                Budget.unlimited());
        assertThat(answer.claim(Claim.HasOutcome.class).orElseThrow().outcome()).isEqualTo(outcome);
        assertThat(proof.report()).isInstanceOf(Report.Accepted.class);
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

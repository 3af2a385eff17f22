package parlour.games.monotonic.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.claim.Budget;
import parlour.games.BruteForce;
import parlour.games.monotonic.Instances;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.OrderPlaces;
import parlour.games.monotonic.Ordered;
import parlour.games.monotonic.check.CheckPosition;
import parlour.games.monotonic.check.CheckRules;

/** The search for long runs on infinite and large decks, on every position of short ones. */
class GraphedOrdersTest {
    @ParameterizedTest
    @ValueSource(strings = {"deck=N", "deck=-N", "deck=Z", "deck=L", "deck=Q", "at=NP-N"})
    void agreesWithThePlainRules(String start) {
        for (String lengths : new String[] {"a=2,d=5", "a=5,d=2", "a=3,d=3", "a=3,d=2"}) {
            for (String play : new String[] {"", ",play=misere"}) {
                MonotonicInstance instance =
                        Instances.of("monotonic(%s%s,%s)".formatted(lengths, play, start));
                OrderPlaces places = OrderPlaces.of(instance, (Ordered) instance.start());
                CheckRules rules = new CheckRules(places.position(), places.largeFrom());
                BruteForce<CheckPosition, ?> plain = new BruteForce<>(rules);
                var graph =
                        new OrderOutcomes.Graphed(
                                instance, Ends.of(places.openGaps()), Budget.unlimited());
                for (CheckPosition position : plain.reachable()) {
                    if (rules.result(position).isEmpty()) {
                        assertThat(graph.wins(position) ? "N" : "P")
                                .as("%s at %s", instance, position)
                                .isEqualTo(plain.outcome(position).toString());
                    }
                }
            }
        }
    }
}

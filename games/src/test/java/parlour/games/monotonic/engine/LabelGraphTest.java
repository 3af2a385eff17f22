package parlour.games.monotonic.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.claim.Budget;
import parlour.game.Convention;
import parlour.games.BruteForce;
import parlour.games.monotonic.Instances;
import parlour.games.monotonic.LabelMove;
import parlour.games.monotonic.LabelPosition;
import parlour.games.monotonic.Labels;
import parlour.games.monotonic.MonotonicInstance;
import parlour.solve.search.GraphSolver;
import parlour.solve.search.Retrograde;
import parlour.solve.search.Valuation;

/** Nimbers and remoteness of whole graphs against the plain rules, position by position. */
class LabelGraphTest {
    private static final long ALL = Long.MAX_VALUE;

    static List<MonotonicInstance> small() {
        return Instances.all(4, 7).stream()
                .filter(instance -> !Labels.of(instance).isExhausted())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("small")
    void everyPositionGetsItsNumbers(MonotonicInstance instance) {
        BruteForce<LabelPosition, LabelMove> plain =
                new BruteForce<>(Instances.labelRules(instance));
        int excess =
                Labels.of(instance).cards()
                        - (instance.ascending() - 1) * (instance.descending() - 1);
        boolean hasNimbers = instance.convention() == Convention.NORMAL && excess > 0;
        int compared = 0;
        for (LabelPosition position : plain.reachable()) {
            if (position.isCompleted() || position.isExhausted()) {
                continue;
            }
            LabelGraph graph = new LabelGraph(instance.convention(), position);
            assertThat(remoteness(graph))
                    .as("remoteness at %s", position)
                    .isEqualTo(plain.remoteness(position));
            if (hasNimbers) {
                assertThat(value(graph, new Valuation.Mex()))
                        .as("nimber at %s", position)
                        .isEqualTo((int) plain.nimber(position));
            }
            compared++;
        }
        assertThat(compared).isPositive();
    }

    private static int value(LabelGraph graph, Valuation valuation) {
        return new Retrograde(graph, valuation, Budget.unlimited(), ALL).solve();
    }

    private static OptionalLong remoteness(LabelGraph graph) {
        int value = value(graph, new Valuation.Remoteness());
        return value == Valuation.Remoteness.DRAW
                ? OptionalLong.empty()
                : OptionalLong.of(value >> 1);
    }

    @Test
    void keysOfSeveralLongsReadBackAsTheyWereWritten() {
        // Decks beyond every threshold are capped: no nimber may change from there on.
        Convention normal = Convention.NORMAL;
        LabelPosition capped = Labels.of(Instances.empty(4, 3, 60, normal));
        LabelPosition huge = Labels.of(Instances.empty(4, 3, 5000, normal));
        int nimber = value(new LabelGraph(normal, capped), new Valuation.Mex());
        assertThat(value(new LabelGraph(normal, huge), new Valuation.Mex())).isEqualTo(nimber);
        assertThat(nimber).isEqualTo(5);
    }

    @Test
    void aBoundOnPositionsEndsTheWork() {
        LabelPosition start = Labels.of(Instances.empty(5, 5, 17, Convention.NORMAL));
        LabelGraph graph = new LabelGraph(Convention.NORMAL, start);
        Retrograde table = new Retrograde(graph, new Valuation.Mex(), Budget.unlimited(), 100);
        assertThatThrownBy(table::solve)
                .isInstanceOfSatisfying(
                        Budget.Exceeded.class,
                        exceeded -> assertThat(exceeded.limit()).isEqualTo("positions"));
    }

    @Test
    void movesThatWaitCountAsMemory() {
        MonotonicInstance wide = Instances.empty(2, 1_000_000, 1_000_000, Convention.NORMAL);
        GraphSolver<LabelPosition, LabelMove> solver =
                new GraphSolver<>(
                        Instances.labelRules(wide),
                        new Valuation.Remoteness(),
                        Budget.unlimited().withMemory(60_000_000));
        assertThatThrownBy(() -> solver.value(Labels.of(wide)))
                .isInstanceOfSatisfying(
                        Budget.Exceeded.class,
                        exceeded -> assertThat(exceeded.limit()).isEqualTo("memory"));
    }
}

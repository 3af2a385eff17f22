package parlour.games.monotonic.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.claim.Budget;
import parlour.game.Convention;
import parlour.game.Outcome;
import parlour.games.BruteForce;
import parlour.games.monotonic.Instances;
import parlour.games.monotonic.LabelMove;
import parlour.games.monotonic.LabelPosition;
import parlour.games.monotonic.Labels;
import parlour.games.monotonic.MonotonicInstance;
import parlour.solve.search.SharedSearch;

/**
 * Every reduction of the search against the plain rules: not only the empty board but every
 * position within reach of it must get its own outcome.
 */
class LabelSearchTest {
    static List<MonotonicInstance> small() {
        return instances(4, 9);
    }

    static List<MonotonicInstance> larger() {
        List<MonotonicInstance> all = new ArrayList<>(instances(5, 14));
        for (Convention convention : Convention.values()) {
            all.add(Instances.empty(6, 4, 16, convention));
            all.add(Instances.empty(5, 5, 18, convention));
            all.add(Instances.empty(7, 3, 16, convention));
        }
        return all;
    }

    private static List<MonotonicInstance> instances(int critical, int cards) {
        return Instances.all(critical, cards).stream()
                .filter(instance -> !Labels.of(instance).isExhausted())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("small")
    void everyPositionGetsItsOutcome(MonotonicInstance instance) {
        assertThat(compare(instance, Budget.unlimited())).isPositive();
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("larger")
    void everyPositionOfLargerGamesGetsItsOutcome(MonotonicInstance instance) {
        assertThat(compare(instance, Budget.unlimited())).isPositive();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void threadsChangeNoOutcome(int threads) {
        for (Convention convention : Convention.values()) {
            MonotonicInstance instance = Instances.empty(4, 3, 7, convention);
            assertThat(compare(instance, Budget.unlimited().withThreads(threads))).isPositive();
        }
    }

    /**
     * Labels beyond twelve are packed in a rectangle without mirror images, and in several longs.
     */
    @Test
    void farApartLabelsGetTheirOutcomesToo() {
        for (Convention convention : Convention.values()) {
            compare(Instances.empty(14, 3, 9, convention), Budget.unlimited());
            compare(Instances.empty(3, 14, 9, convention), Budget.unlimited());
            compare(Instances.empty(13, 2, 14, convention), Budget.unlimited());
        }
    }

    /** Compares all positions within reach; returns how many there were. */
    private static int compare(MonotonicInstance instance, Budget budget) {
        LabelPosition start = Labels.of(instance);
        int a = instance.ascending();
        int d = instance.descending();
        int cards = start.cards();
        BruteForce<LabelPosition, LabelMove> plain =
                new BruteForce<>(Instances.labelRules(instance));
        compare(plain, new Search(instance, cards, false, budget));
        if (cards > (a - 1) * (d - 1)) {
            compare(plain, new Search(instance, cards, true, budget));
        }
        return plain.reachable().size();
    }

    private static void compare(BruteForce<LabelPosition, LabelMove> plain, Search search) {
        for (LabelPosition position : plain.reachable()) {
            if (!position.isCompleted() && !position.isExhausted()) {
                assertThat(search.outcome(position))
                        .as("position %s", position)
                        .isEqualTo(plain.outcome(position));
            }
        }
    }

    /** A search with one table for all positions of an instance. */
    private static final class Search {
        private final LabelSearch rules;
        private final SharedSearch search;
        private final boolean drawless;

        Search(MonotonicInstance instance, int cards, boolean drawless, Budget budget) {
            this.rules =
                    new LabelSearch(
                            instance.convention(),
                            instance.ascending(),
                            instance.descending(),
                            cards,
                            drawless);
            this.search = new SharedSearch(rules.words(), budget);
            this.drawless = drawless;
        }

        Outcome outcome(LabelPosition position) {
            if (search.firstWins(rules.at(position, false))) {
                return Outcome.NEXT;
            }
            boolean drawn = !drawless && search.firstWins(rules.at(position, true));
            return drawn ? Outcome.DRAWN : Outcome.PREVIOUS;
        }
    }
}

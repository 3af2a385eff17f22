package parlour.games.monotonic.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.claim.Budget;
import parlour.game.Convention;
import parlour.game.Outcome;
import parlour.game.Result;
import parlour.games.BruteForce;
import parlour.games.monotonic.Instances;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.MonotonicNotation;
import parlour.games.monotonic.Order;
import parlour.games.monotonic.OrderMove;
import parlour.games.monotonic.OrderPlaces;
import parlour.games.monotonic.Ordered;
import parlour.games.monotonic.Table;
import parlour.games.monotonic.check.CheckMove;
import parlour.games.monotonic.check.CheckPosition;
import parlour.games.monotonic.check.CheckRules;
import parlour.games.monotonic.check.CorePosition;
import parlour.games.monotonic.check.OrderInstance;
import parlour.solve.search.StrategyOracle;

/**
 * Infinite and large decks: the search against the class rules, position by position, and against
 * truth.
 */
class OrderSolverTest {
    private static OrderSolver solver(String instance) {
        MonotonicInstance read = Instances.of(instance);
        return new OrderSolver(read, (Ordered) read.start(), Budget.unlimited());
    }

    static List<String> small() {
        return instances(5);
    }

    static List<String> larger() {
        return instances(7);
    }

    /** All decks and conventions with critical lengths of this sum. */
    private static List<String> instances(int sum) {
        List<String> instances = new ArrayList<>();
        for (Order order : Order.values()) {
            for (String play : List.of("", ",play=misere")) {
                for (int a = 2; a <= sum - 2; a++) {
                    instances.add(
                            "monotonic(a=%d,d=%d,deck=%s%s)"
                                    .formatted(a, sum - a, order.sign(), play));
                }
            }
        }
        return instances;
    }

    @ParameterizedTest
    @MethodSource("small")
    void everyPositionGetsItsOutcome(String instance) {
        compare(instance);
    }

    /** Words of which the gaps come from no single deck, and sums. */
    static List<String> mixed() {
        List<String> instances = new ArrayList<>();
        for (String start :
                List.of(
                        "at=NP-N",
                        "at=3RNP-N",
                        "at=2PLPN",
                        "at=-NPN",
                        "at=QPQBQ",
                        "at=QP0BQ",
                        "at=ZP0B-N",
                        "at=NPZB-NB4",
                        "at=2RNR-NPN",
                        "deck=N+-N+N",
                        "deck=2+N+Z,board=1:7 2:0")) {
            for (String play : List.of("", ",play=misere")) {
                for (String lengths : List.of("a=3,d=4", "a=4,d=3")) {
                    instances.add("monotonic(%s,%s%s)".formatted(lengths, start, play));
                }
            }
        }
        instances.removeIf(instance -> instance.contains("RNR-NP") && instance.contains("a=3"));
        instances.removeIf(instance -> instance.contains("NPZB-NB4") && instance.contains("d=3"));
        return instances;
    }

    @ParameterizedTest
    @MethodSource("mixed")
    void everyPositionOfMixedWordsGetsItsOutcome(String instance) {
        compare(instance);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("larger")
    void everyPositionOfLargerGamesGetsItsOutcome(String instance) {
        compare(instance);
    }

    private static void compare(String instance) {
        OrderSolver solver = solver(instance);
        OrderPlaces places = solver.places();
        OrderInstance reader = OrderInstance.read(MonotonicNotation.write(Instances.of(instance)));
        CheckRules rules = new CheckRules(places.position(), places.largeFrom());
        BruteForce<CheckPosition, CheckMove> plain = new BruteForce<>(rules);
        int compared = 0;
        for (CheckPosition position : plain.reachable()) {
            if (rules.result(position).isEmpty()) {
                boolean lost = plain.outcome(position) == Outcome.PREVIOUS;
                CorePosition essence = reader.essence(position);
                compared++;
                var atSight = reader.safeGame().rules().result(essence);
                if (atSight.isPresent()) {
                    assertThat(atSight.get()).isEqualTo(lost ? Result.LOST : Result.WON);
                    continue;
                }
                assertThat(solver.isBeaten(essence, true)).as("%s", position).isEqualTo(lost);
                assertThat(solver.known(essence, true))
                        .isEqualTo(lost ? StrategyOracle.Known.YES : StrategyOracle.Known.NO);
            }
        }
        assertThat(compared).isPositive();
    }

    private static List<String> rows(int from, int to) {
        return Table.lines("order_types.csv").stream()
                .skip(1)
                .filter(
                        row -> {
                            String[] fields = row.split(",");
                            int sum = Integer.parseInt(fields[1]) + Integer.parseInt(fields[2]);
                            return from <= sum && sum <= to;
                        })
                .toList();
    }

    static List<String> quickRows() {
        return rows(0, 10);
    }

    static List<String> slowRows() {
        return rows(11, 12);
    }

    @ParameterizedTest
    @MethodSource("quickRows")
    void outcomesAgreeWithTheTable(String row) {
        agree(row);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("slowRows")
    void outcomesOfLongerRunsAgreeWithTheTable(String row) {
        agree(row);
    }

    /** Rows convention,a,d,deck,outcome,expanded. */
    private static void agree(String row) {
        String[] fields = row.split(",");
        String play = fields[0].equals("nor") ? "" : ",play=misere";
        String instance =
                "monotonic(a=%s,d=%s,deck=%s%s)".formatted(fields[1], fields[2], fields[3], play);
        assertThat(solver(instance).outcome()).as(instance).hasToString(fields[4]);
    }

    /** Beyond the threshold the large deck speaks for every finite one, moves included. */
    @ParameterizedTest
    @CsvSource({"3,3", "4,3", "3,4", "4,4", "5,3"})
    void theLargeDeckSpeaksForFiniteOnes(int a, int d) {
        for (Convention convention : Convention.values()) {
            String play = convention == Convention.NORMAL ? "" : ",play=misere";
            OrderSolver large = solver("monotonic(a=%d,d=%d,deck=L%s)".formatted(a, d, play));
            int enough = 2 * large.places().largeFrom().most(a, d) + 2;
            for (int n = enough; n < enough + 3; n++) {
                MonotonicSolver finite =
                        new MonotonicSolver(
                                Instances.empty(a, d, n, convention), Budget.unlimited());
                assertThat(finite.outcome()).isEqualTo(large.outcome());
                assertThat(winningCards(finite)).isEqualTo(winningCards(large, n));
            }
        }
    }

    private static List<Integer> winningCards(MonotonicSolver finite) {
        return finite.winningMoves().stream()
                .flatMap(range -> range.moves().stream())
                .map(move -> move.offset() + 1)
                .toList();
    }

    /** Cards counted down from n are negative or zero. */
    private static List<Integer> winningCards(OrderSolver large, int n) {
        List<Integer> cards = new ArrayList<>();
        for (OrderMove move : large.winningMoves()) {
            int from = move.from().orElseThrow().intValueExact();
            int to = move.to().orElseThrow().intValueExact();
            for (int card = from <= 0 ? n + from : from; card <= (to <= 0 ? n + to : to); card++) {
                cards.add(card);
            }
        }
        return cards;
    }

    @Test
    void reversalExchangesTheCriticalLengths() {
        for (int a = 2; a <= 4; a++) {
            for (int d = 2; d <= 4; d++) {
                for (String play : List.of("", ",play=misere")) {
                    Outcome up =
                            solver("monotonic(a=%d,d=%d,deck=N%s)".formatted(a, d, play)).outcome();
                    Outcome down =
                            solver("monotonic(a=%d,d=%d,deck=-N%s)".formatted(d, a, play))
                                    .outcome();
                    assertThat(up).isEqualTo(down);
                }
            }
        }
    }
}

package parlour.games.monotonic.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.claim.Budget;
import parlour.game.Convention;
import parlour.game.FiniteRuleset;
import parlour.game.Result;
import parlour.games.BruteForce;
import parlour.games.monotonic.Instances;
import parlour.games.monotonic.LabelMove;
import parlour.games.monotonic.LabelPosition;
import parlour.games.monotonic.LabelRules;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.Order;
import parlour.games.monotonic.OrderMove;
import parlour.games.monotonic.OrderPlaces;
import parlour.games.monotonic.Ordered;
import parlour.games.monotonic.check.CheckMove;
import parlour.games.monotonic.check.CheckPosition;
import parlour.games.monotonic.check.CheckRules;
import parlour.games.monotonic.check.LargeFrom;

/** Nimbers and remoteness on infinite and large decks, against plain rules on real cards. */
class OrderNumbersTest {
    private static OrderSolver solver(String instance) {
        MonotonicInstance read = Instances.of(instance);
        return new OrderSolver(read, (Ordered) read.start(), Budget.unlimited());
    }

    private static OrderSolver solver(int a, int d, Order order, Convention convention) {
        String play = convention == Convention.NORMAL ? "" : ",play=misere";
        return solver("monotonic(a=%d,d=%d,deck=%s%s)".formatted(a, d, order.sign(), play));
    }

    /** Rows a,d and the nimbers on N, Z, L, Q. */
    @ParameterizedTest
    @CsvSource({
        "3,3,2,1,1,1",
        "4,3,0,0,5,0",
        "3,4,2,0,5,0",
        "5,3,3,1,4,1",
        "4,4,3,1,1,1",
        "1,4,1,1,1,1",
        "4,1,1,1,1,1"
    })
    void nimbersAgreeWithTheTable(int a, int d, int n, int z, int l, int q) {
        List<Order> orders = List.of(Order.NATURALS, Order.INTEGERS, Order.LARGE, Order.RATIONALS);
        assertThat(
                        orders.stream()
                                .map(
                                        order ->
                                                solver(a, d, order, Convention.NORMAL)
                                                        .nimber()
                                                        .orElseThrow()))
                .containsExactly(n, z, l, q);
    }

    static List<String> small() {
        List<String> instances = new ArrayList<>();
        for (String deck :
                List.of("Q", "N", "-N", "Z", "L", "Q,board=1/2 0", "N,board=9 3", "Z,board=0")) {
            for (String lengths : List.of("a=2,d=2", "a=3,d=2", "a=2,d=4", "a=3,d=3")) {
                instances.add("monotonic(%s,deck=%s)".formatted(lengths, deck));
                instances.add("monotonic(%s,play=misere,deck=%s)".formatted(lengths, deck));
            }
        }
        instances.removeIf(instance -> Instances.of(instance).isOver());
        return instances;
    }

    @ParameterizedTest
    @MethodSource("small")
    void packedGraphsAgreeWithTheClassRules(String instance) {
        OrderSolver solver = solver(instance);
        OrderPlaces places = solver.places();
        CheckRules rules = new CheckRules(places.position(), places.largeFrom());
        BruteForce<CheckPosition, CheckMove> plain = new BruteForce<>(rules);
        assertThat(solver.remoteness())
                .hasValue((int) plain.remoteness(rules.start()).orElseThrow());
        if (!instance.contains("misere")) {
            assertThat(solver.nimber()).hasValue((int) plain.nimber(rules.start()));
        }
        List<OrderMove> moves = places.moves();
        List<Integer> after = solver.remotenessAfter(moves, Long.MAX_VALUE);
        for (int i = 0; i < moves.size(); i++) {
            OrderMove move = moves.get(i);
            if (move.block() >= 0) {
                CheckPosition option =
                        rules.after(rules.start(), move.block(), move.below(), move.above());
                assertThat(after.get(i)).isEqualTo((int) plain.remoteness(option).orElseThrow());
            }
        }
    }

    /** From T(a, d) cards on, a deck has the numbers of the large one. */
    @ParameterizedTest
    @CsvSource({"2,2", "3,2", "2,4", "3,3", "4,3"})
    void theLargeDeckSpeaksForFiniteOnes(int a, int d) {
        for (Convention convention : Convention.values()) {
            OrderSolver large = solver(a, d, Order.LARGE, convention);
            int enough = LargeFrom.infinite(false).threshold(a, d);
            for (int n = enough; n < enough + 2; n++) {
                MonotonicInstance deck = Instances.empty(a, d, n, convention);
                LabelPosition start = Instances.labelRules(deck).start();
                BruteForce<LabelPosition, LabelMove> plain =
                        new BruteForce<>(Instances.labelRules(deck));
                assertThat(large.remoteness())
                        .hasValue((int) plain.remoteness(start).orElseThrow());
                if (convention == Convention.NORMAL) {
                    assertThat(large.nimber()).hasValue((int) plain.nimber(start));
                }
            }
        }
    }

    /**
     * A finite deck whose cut ends play as if they were open: nobody may leave fewer cards there
     * than are large. Then its positions are those of the infinite deck, numbers for classes.
     */
    private record CutDeck(LabelRules rules, LargeFrom largeFrom, boolean low, boolean high)
            implements FiniteRuleset<LabelPosition, LabelMove> {
        @Override
        public LabelPosition start() {
            return rules.start();
        }

        @Override
        public Optional<Result> result(LabelPosition position) {
            return rules.result(position);
        }

        @Override
        public List<LabelMove> moves(LabelPosition position) {
            return rules.moves(position).stream().filter(move -> isFar(position, move)).toList();
        }

        private boolean isFar(LabelPosition position, LabelMove move) {
            int block = move.block();
            int x = position.x(block);
            int y = position.y(block);
            if (x == 1 || y == 1) {
                return true;
            }
            int above = position.size(block) - 1 - move.offset();
            boolean farFromLow =
                    !low || block > 0 || move.offset() >= largeFrom.threshold(x, y - 1);
            boolean isTop = block == position.blockCount() - 1;
            return farFromLow && (!high || !isTop || above >= largeFrom.threshold(x - 1, y));
        }

        @Override
        public boolean isLegal(LabelPosition position, LabelMove move) {
            return rules.isLegal(position, move) && isFar(position, move);
        }

        @Override
        public LabelPosition play(LabelPosition position, LabelMove move) {
            return rules.play(position, move);
        }
    }

    private static void compareWithCutDecks(int a, int d, int more) {
        for (Convention convention : Convention.values()) {
            for (Order order : List.of(Order.NATURALS, Order.NEGATIVES, Order.INTEGERS)) {
                LargeFrom largeFrom = LargeFrom.infinite(false);
                int n = largeFrom.threshold(a, d) + more;
                LabelRules rules = Instances.labelRules(Instances.empty(a, d, n, convention));
                CutDeck cut =
                        new CutDeck(
                                rules,
                                largeFrom,
                                order != Order.NATURALS,
                                order != Order.NEGATIVES);
                BruteForce<LabelPosition, LabelMove> plain = new BruteForce<>(cut);
                OrderSolver solver = solver(a, d, order, convention);
                assertThat(solver.outcome())
                        .as("%d,%d,%s,%s", a, d, order, convention)
                        .isEqualTo(plain.outcome());
                assertThat(solver.remoteness())
                        .hasValue((int) plain.remoteness(rules.start()).orElseThrow());
                if (convention == Convention.NORMAL) {
                    assertThat(solver.nimber()).hasValue((int) plain.nimber(rules.start()));
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"2,2,0", "3,2,1", "2,3,2", "3,3,0", "3,3,1", "4,3,0"})
    void infiniteDecksPlayAsLongDecksCutFarAway(int a, int d, int more) {
        compareWithCutDecks(a, d, more);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"4,3,1", "5,3,0", "4,4,0"})
    void infiniteDecksPlayAsLongerDecksCutFarAway(int a, int d, int more) {
        compareWithCutDecks(a, d, more);
    }

    /** Where no packed form fits, the class rules are worked through as they are. */
    @Test
    void longStaircasesOfTheRationalsAreNotPacked() {
        MonotonicInstance wide = Instances.of("monotonic(a=32,d=2,deck=Q)");
        OrderPlaces places = OrderPlaces.of(wide, (Ordered.OnOrder) wide.start());
        assertThat(LabelGraph.fits(places.position(), Ends.DENSE)).isFalse();
        OrderSolver solver = solver("monotonic(a=32,d=2,deck=Q)");
        assertThat(solver.nimber()).hasValue(0);
    }
}

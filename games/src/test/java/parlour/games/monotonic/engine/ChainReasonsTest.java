package parlour.games.monotonic.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Question;
import parlour.games.BruteForce;
import parlour.games.monotonic.Instances;
import parlour.games.monotonic.LabelMove;
import parlour.games.monotonic.LabelPosition;
import parlour.games.monotonic.LabelRules;
import parlour.games.monotonic.MonotonicGame;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.OrderPlaces;
import parlour.games.monotonic.Ordered;
import parlour.games.monotonic.check.CheckMove;
import parlour.games.monotonic.check.CheckPosition;
import parlour.games.monotonic.check.CheckRules;

/** A proposition that is named must be right, position by position. */
class ChainReasonsTest {
    static List<MonotonicInstance> finite() {
        return Instances.all(4, 6);
    }

    /** The letter that a list of reasons ends with; a move that wins makes it N. */
    private static String letter(List<String> reasons) {
        if (reasons.getFirst().endsWith("by what it leaves:")) {
            assertThat(reasons.getLast()).endsWith("(P)");
            return "N";
        }
        String last = reasons.getLast();
        return last.substring(last.length() - 2, last.length() - 1);
    }

    @ParameterizedTest
    @MethodSource("finite")
    void namedPropositionsAreRightOnFiniteDecks(MonotonicInstance instance) {
        LabelRules rules = Instances.labelRules(instance);
        BruteForce<LabelPosition, LabelMove> plain = new BruteForce<>(rules);
        int excess =
                rules.start().cards() - (instance.ascending() - 1) * (instance.descending() - 1);
        for (LabelPosition position : plain.reachable()) {
            if (rules.result(position).isPresent()) {
                continue;
            }
            List<ChainReasons.Option> options = new ArrayList<>();
            for (LabelMove move : rules.moves(position)) {
                LabelPosition after = rules.play(position, move);
                options.add(new ChainReasons.Option("it", after.isCompleted(), cards(after)));
            }
            List<String> reasons =
                    new ChainReasons(instance.convention(), excess > 0)
                            .of(cards(position), options);
            if (!reasons.isEmpty()) {
                assertThat(letter(reasons))
                        .as("%s: %s", position, reasons)
                        .isEqualTo(plain.outcome(position).toString());
            }
            OptionalInt plies = ForcedPlay.plies(cards(position), instance.isMisere(), excess > 0);
            if (plies.isPresent()) {
                assertThat(plain.remoteness(position)).hasValue(plies.getAsInt());
            }
        }
    }

    private static List<ChainReasons.Cards> cards(LabelPosition position) {
        return position.blocks().stream()
                .map(block -> new ChainReasons.Cards(block.x(), block.y(), block.size()))
                .toList();
    }

    static List<String> ordered() {
        List<String> instances = new ArrayList<>();
        for (String start :
                List.of(
                        "deck=Q",
                        "deck=N",
                        "deck=-N",
                        "deck=Z",
                        "deck=L",
                        "at=NP-N",
                        "deck=N+Q+3",
                        "deck=2+Q",
                        "deck=N+N",
                        "deck=Z+1")) {
            for (String lengths : List.of("a=3,d=2", "a=2,d=4", "a=3,d=3")) {
                instances.add("monotonic(%s,%s)".formatted(lengths, start));
                instances.add("monotonic(%s,play=misere,%s)".formatted(lengths, start));
            }
        }
        instances.removeIf(instance -> Instances.of(instance).isOver());
        return instances;
    }

    @ParameterizedTest
    @MethodSource("ordered")
    void namedPropositionsAreRightOnInfiniteDecks(String text) {
        MonotonicInstance instance = Instances.of(text);
        OrderPlaces places = OrderPlaces.of(instance, (Ordered) instance.start());
        CheckRules rules = new CheckRules(places.position(), places.largeFrom());
        BruteForce<CheckPosition, CheckMove> plain = new BruteForce<>(rules);
        int decided = 0;
        for (CheckPosition position : plain.reachable()) {
            if (rules.result(position).isPresent()) {
                continue;
            }
            List<String> reasons =
                    new ChainReasons(instance.convention(), true).of(cards(position), List.of());
            if (!reasons.isEmpty()) {
                assertThat(letter(reasons))
                        .as("%s: %s", position, reasons)
                        .isEqualTo(plain.outcome(position).toString());
                decided++;
            }
            OptionalInt plies = ForcedPlay.plies(cards(position), instance.isMisere(), true);
            assertThat(reasons.isEmpty() || plies.isPresent()).as("%s", position).isTrue();
            if (plies.isPresent()) {
                assertThat(plain.remoteness(position)).hasValue(plies.getAsInt());
            }
        }
        assertThat(decided).isPositive();
    }

    private static List<ChainReasons.Cards> cards(CheckPosition position) {
        List<ChainReasons.Cards> cards = new ArrayList<>();
        for (int i = 0; i < position.blockCount(); i++) {
            cards.add(new ChainReasons.Cards(position.x(i), position.y(i), position.gap(i)));
        }
        return cards;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "a=6,d=3,deck=Q; Proposition 30, shift",
                "a=4,d=2,deck=9; Lemma 16, forced play",
                "a=7,d=2,deck=N,play=misere; exactly 6 safe moves are left",
                "a=4,d=3,deck=12,play=misere,board=5 1 4; 6 wins, by what it leaves",
                "a=9,d=9,deck=5; Proposition 23",
                "a=2,d=5,deck=3; play ends drawn (D)",
                "a=5,d=3,deck=N; Proposition 6, the least card: 1 leaves the empty board of (4,3)",
                "a=5,d=4,deck=L; number of cards from 69 on",
                "a=5,d=4,deck=N; a line of best play: 2, 1, 6, 4, 7, 3, 5, 8, 9",
                "a=4,d=4,deck=Q; a line of best play",
                "a=4,d=4,at=3R0P2; a line of best play: 0:0"
            })
    void whyNamesTheProposition(String keys, String reason) {
        MonotonicGame game = new MonotonicGame();
        List<String> why =
                game.solve(
                                Instances.of("monotonic(" + keys + ")"),
                                Ask.of(Question.OUTCOME, Question.WHY),
                                Budget.unlimited())
                        .why();
        assertThat(String.join("\n", why)).contains(reason);
    }

    @Test
    void aNumberWithinAnIntervalIsFound() {
        assertThat(Between.of("(-inf,inf)")).hasToString("0");
        assertThat(Between.of("(1/2,inf)")).hasToString("3/2");
        assertThat(Between.of("(-inf,0)")).hasToString("-1");
        assertThat(Between.of("(0,1/2)")).hasToString("1/4");
    }
}

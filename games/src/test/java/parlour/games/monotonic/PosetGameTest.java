package parlour.games.monotonic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.check.Report;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.Claim;
import parlour.claim.Json;
import parlour.claim.Question;
import parlour.game.Convention;
import parlour.game.Outcome;
import parlour.games.BruteForce;
import parlour.games.catalogue.Playable.Row;
import parlour.games.monotonic.check.CheckedProof;

/** The game on posets against the rules as printed. */
class PosetGameTest {
    private static final MonotonicGame GAME = new MonotonicGame();

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void allSmallPosetsAgreeWithBruteForce(int cards) {
        for (String deck : SmallPosets.all(cards)) {
            // With four cards and one critical length of 1 nothing new happens.
            for (int a = cards / 4 + 1; a <= 4; a++) {
                for (int d = cards / 4 + 1; d <= 4; d++) {
                    compare(deck, a, d, Convention.NORMAL, List.of());
                    compare(deck, a, d, Convention.MISERE, List.of());
                }
            }
        }
    }

    @Test
    void randomPositionsOfLargerPosetsAgreeWithBruteForce() {
        compareRandomly(60, 6);
    }

    @Tag("slow")
    @Test
    void manyRandomPositionsOfLargerPosetsAgreeWithBruteForce() {
        compareRandomly(2000, 7);
    }

    private static void compareRandomly(int rounds, int most) {
        long seed = System.nanoTime();
        System.out.println("seed " + seed);
        Random random = new Random(seed);
        for (int round = 0; round < rounds; round++) {
            String deck = SmallPosets.random(5 + random.nextInt(most - 4), random);
            Convention convention = random.nextBoolean() ? Convention.NORMAL : Convention.MISERE;
            List<String> names = new ArrayList<>(PosetReader.read(deck).names());
            java.util.Collections.shuffle(names, random);
            compare(
                    deck,
                    2 + random.nextInt(3),
                    2 + random.nextInt(3),
                    convention,
                    names.subList(0, random.nextInt(3)));
        }
    }

    private static void compare(
            String deck, int a, int d, Convention convention, List<String> board) {
        Poset poset = PosetReader.read(deck);
        OffChain.OnPoset start =
                new OffChain.OnPoset(poset, PosetReader.row(poset, String.join(" ", board)));
        MonotonicInstance instance = new MonotonicInstance(a, d, convention, start);
        if (!instance.isOver()) {
            compare(instance, new BruteForce<>(new PosetRules(instance, start)));
        }
    }

    private static void compare(MonotonicInstance instance, BruteForce<Board, Integer> plain) {
        String text = GAME.canonical(instance);
        OffChain.OnPoset start = (OffChain.OnPoset) instance.start();
        CheckedProof proof = new CheckedProof();
        Answer answer =
                GAME.solve(
                        instance,
                        Ask.of(Question.OUTCOME, Question.WINNING_MOVES, Question.REMOTENESS),
                        Budget.unlimited());
        GAME.solve(
                instance,
                Ask.of(Question.OUTCOME, Question.WINNING_MOVES).proving(proof.sink()),
                Budget.unlimited());
        assertThat(outcome(answer)).as(text).isEqualTo(plain.outcome().toString());
        List<String> winning =
                plain.winningMoves(start.row()).stream().map(start.poset()::name).toList();
        assertThat(answer.claim(Claim.WinningMoves.class).orElseThrow().moves())
                .as(text)
                .isEqualTo(winning);
        OptionalLong plies = plain.remoteness(start.row());
        assertThat(answer.claim(Claim.HasRemoteness.class).map(Claim.HasRemoteness::plies))
                .as(text)
                .isEqualTo(
                        plies.isPresent()
                                ? java.util.Optional.of(plies.getAsLong())
                                : java.util.Optional.empty());
        assertThat(proof.report()).as(text).isInstanceOf(Report.Accepted.class);
        compareNimber(instance, plain);
        if (!start.isExhausted()) {
            compareMoves(instance, plain);
        }
    }

    private static void compareNimber(
            MonotonicInstance instance, BruteForce<Board, Integer> plain) {
        Answer answer =
                GAME.solve(instance, Ask.of(Question.OUTCOME, Question.NIMBER), Budget.unlimited());
        String text = GAME.canonical(instance);
        boolean mayDraw =
                plain.reachable().stream()
                        .anyMatch(
                                row ->
                                        row.cards().size()
                                                        == ((OffChain.OnPoset) instance.start())
                                                                .poset()
                                                                .size()
                                                && plain.outcome(row) == Outcome.DRAWN);
        if (instance.isMisere() || mayDraw) {
            assertThat(answer.claim(Claim.NimberRefused.class)).as(text).isPresent();
        } else {
            long nimber = plain.nimber(((OffChain.OnPoset) instance.start()).row());
            assertThat(answer.claim(Claim.HasNimber.class).orElseThrow().nimber())
                    .as(text)
                    .isEqualTo(nimber);
        }
    }

    private static void compareMoves(MonotonicInstance instance, BruteForce<Board, Integer> plain) {
        OffChain.OnPoset start = (OffChain.OnPoset) instance.start();
        for (Row row : GAME.moves(instance, Budget.unlimited())) {
            Board option = start.row().append(start.poset().card(row.move()));
            assertThat(row.outcome()).isEqualTo(plain.outcome(option).toString());
            assertThat(row.remoteness()).isEqualTo(plain.remoteness(option));
        }
    }

    private static String outcome(Answer answer) {
        return answer.claim(Claim.HasOutcome.class).orElseThrow().outcome();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "monotonic(a=2,d=2,deck=cube:3)",
                "monotonic(a=3,d=3,deck=cube:4)",
                "monotonic(a=2,d=2,deck=cube:6)",
                "monotonic(a=2,d=2,deck=poset:(a<b c<d))"
            })
    void theInvolutionTheoremDecidesWhereNoPlayIsDrawn(String text) {
        CheckedProof proof = new CheckedProof();
        Answer answer =
                GAME.solve(
                        Instances.of(text),
                        Ask.of(Question.OUTCOME, Question.WHY).proving(proof.sink()),
                        Budget.unlimited());
        assertThat(answer.method()).isEqualTo("involution-theorem");
        assertThat(outcome(answer)).isEqualTo("P");
        assertThat(answer.why().getFirst()).startsWith("involution, ");
        assertThat(proof.kind()).isEqualTo("theorem");
        assertThat(proof.report()).isInstanceOf(Report.Accepted.class);
    }

    @Test
    void aSymmetricBoardHasItsInvolution() {
        Answer answer =
                GAME.solve(
                        Instances.of("monotonic(a=4,d=4,deck=cube:3,board=001 110)"),
                        Ask.of(Question.OUTCOME, Question.WHY),
                        Budget.unlimited());
        assertThat(answer.why().getFirst())
                .isEqualTo("involution, turning the order round: 000~111 010~101 011~100");
        assertThat(outcome(answer)).isIn("P", "D");
    }

    @Test
    void symmetricPositionsOfCubesAreNeverWon() {
        for (String deck : List.of("cube:2", "cube:3", "chains:2x2x2", "poset:(a<b c<d e f)")) {
            for (int a = 2; a <= 5; a++) {
                MonotonicInstance instance =
                        Instances.of("monotonic(a=%d,d=%d,deck=%s)".formatted(a, a, deck));
                Answer answer = GAME.solve(instance, Ask.of(Question.OUTCOME), Budget.unlimited());
                assertThat(outcome(answer)).isIn("P", "D");
            }
        }
    }

    @Test
    void manyChainsAreRefusedInGoodOrder() {
        String sizes = "1" + "x1".repeat(100_000);
        assertThatThrownBy(() -> Instances.of("monotonic(a=2,d=2,deck=chains:" + sizes + ")"))
                .isInstanceOf(BadInput.class);
    }

    @Test
    void aHugePosetStopsInGoodOrder() {
        Budget brief = Budget.unlimited().withTime(java.time.Duration.ofMillis(200));
        Answer answer =
                GAME.solve(
                        Instances.of("monotonic(a=5,d=5,deck=cube:6)"),
                        Ask.of(Question.OUTCOME),
                        brief);
        assertThat(answer.toJson().values().get("explored"))
                .isEqualTo(new Json.Text("stopped by time; not N, by the involution-theorem"));
    }
}

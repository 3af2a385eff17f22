package parlour.games.monotonic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.check.Report;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Claim;
import parlour.claim.Question;
import parlour.exact.Rational;
import parlour.game.Convention;
import parlour.game.FiniteRuleset;
import parlour.game.Outcome;
import parlour.game.Result;
import parlour.games.BruteForce;
import parlour.games.catalogue.Playable.Row;
import parlour.games.monotonic.check.CheckedProof;

/** The insertion form against the rules as printed, a table, and brute force on patterns. */
class InsertGameTest {
    private static final MonotonicGame GAME = new MonotonicGame();

    @Test
    void smallBoardsAgreeWithBruteForce() {
        for (int n = 0; n <= 3; n++) {
            for (int a = 1; a <= 4; a++) {
                for (int d = 1; d <= 4; d++) {
                    for (Convention convention : Convention.values()) {
                        compare(
                                new MonotonicInstance(
                                        a, d, convention, new OffChain.OnSlots(n, List.of())));
                    }
                }
            }
        }
    }

    @Test
    void randomPositionsOfLargerBoardsAgreeWithBruteForce() {
        long seed = System.nanoTime();
        System.out.println("seed " + seed);
        Random random = new Random(seed);
        for (int round = 0; round < 40; round++) {
            int n = 4 + random.nextInt(2);
            OffChain start = new OffChain.OnSlots(n, List.of());
            Convention convention = random.nextBoolean() ? Convention.NORMAL : Convention.MISERE;
            MonotonicInstance instance =
                    new MonotonicInstance(
                            2 + random.nextInt(3), 2 + random.nextInt(3), convention, start);
            for (int moves = 0; moves < n - 3 + random.nextInt(2) && !instance.isOver(); moves++) {
                List<Placed> legal =
                        new SlotRules(instance, (OffChain.OnSlots) instance.start())
                                .moves(
                                        new SlotRules(instance, (OffChain.OnSlots) instance.start())
                                                .start());
                instance = GAME.play(instance, legal.get(random.nextInt(legal.size())).toString());
            }
            if (!instance.isOver()) {
                compare(instance);
            }
        }
    }

    private static void compare(MonotonicInstance instance) {
        if (instance.isOver()) {
            return;
        }
        SlotRules rules = new SlotRules(instance, (OffChain.OnSlots) instance.start());
        BruteForce<List<Integer>, Placed> plain = new BruteForce<>(rules);
        String text = GAME.canonical(instance);
        CheckedProof proof = new CheckedProof();
        Answer answer =
                GAME.solve(
                        Instances.of(text),
                        Ask.of(Question.OUTCOME, Question.WINNING_MOVES, Question.REMOTENESS),
                        Budget.unlimited());
        GAME.solve(
                instance,
                Ask.of(Question.OUTCOME, Question.WINNING_MOVES).proving(proof.sink()),
                Budget.unlimited());
        assertThat(outcome(answer)).as(text).isEqualTo(plain.outcome().toString());
        assertThat(answer.claim(Claim.WinningMoves.class).orElseThrow().moves())
                .as(text)
                .isEqualTo(
                        plain.winningMoves(rules.start()).stream().map(Placed::toString).toList());
        OptionalLong plies = plain.remoteness(rules.start());
        assertThat(answer.claim(Claim.HasRemoteness.class).map(Claim.HasRemoteness::plies))
                .as(text)
                .isEqualTo(plies.isPresent() ? Optional.of(plies.getAsLong()) : Optional.empty());
        assertThat(proof.report()).as(text).isInstanceOf(Report.Accepted.class);
        if (!instance.isMisere()) {
            compareNimber(instance, plain, rules);
        }
    }

    private static void compareNimber(
            MonotonicInstance instance, BruteForce<List<Integer>, Placed> plain, SlotRules rules) {
        boolean mayDraw =
                plain.reachable().stream()
                        .anyMatch(at -> rules.result(at).equals(Optional.of(Result.DRAWN)));
        Answer answer =
                GAME.solve(instance, Ask.of(Question.OUTCOME, Question.NIMBER), Budget.unlimited());
        assertThat(answer.claim(Claim.HasNimber.class).map(Claim.HasNimber::nimber))
                .as(GAME.canonical(instance))
                .isEqualTo(mayDraw ? Optional.empty() : Optional.of(plain.nimber(rules.start())));
    }

    private static String outcome(Answer answer) {
        return answer.claim(Claim.HasOutcome.class).orElseThrow().outcome();
    }

    static List<String> quickRows() {
        return Table.lines("rooks.csv").stream()
                .skip(1)
                .filter(row -> Integer.parseInt(row.split(",")[5]) < 7000)
                .toList();
    }

    static List<String> slowRows() {
        List<String> slow = new ArrayList<>(Table.lines("rooks.csv").subList(1, 49));
        slow.removeAll(quickRows());
        return slow;
    }

    /** Rows a,d,n,normal,misere,states. */
    @ParameterizedTest
    @MethodSource("quickRows")
    void outcomesAgree(String row) {
        compareRow(row);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("slowRows")
    void outcomesOfLargerBoardsAgree(String row) {
        compareRow(row);
    }

    private static void compareRow(String row) {
        String[] fields = row.split(",");
        for (int i = 0; i < 2; i++) {
            String text =
                    "monotonic(a=%s,d=%s,deck=%s,play=%s,form=insert)"
                            .formatted(
                                    fields[0], fields[1], fields[2], i == 0 ? "normal" : "misere");
            Answer answer =
                    GAME.solve(Instances.of(text), Ask.of(Question.OUTCOME), Budget.unlimited());
            assertThat(outcome(answer)).as(text).isEqualTo(fields[3 + i]);
        }
    }

    /** Brute force on ℚ: positions are patterns, since only the order of the cards matters. */
    @ParameterizedTest
    @CsvSource({
        "1, 1", "1, 3", "2, 2", "3, 2", "2, 3", "3, 3", "4, 2", "2, 4", "5, 2",
    })
    void theParityTheoremAgreesWithBruteForceOnQ(int a, int d) {
        for (Convention convention : Convention.values()) {
            MonotonicInstance instance =
                    new MonotonicInstance(a, d, convention, new OffChain.OnPlane(List.of()));
            Patterns rules = new Patterns(instance);
            BruteForce<List<Integer>, Integer> plain = new BruteForce<>(rules);
            for (List<Integer> pattern : plain.reachable()) {
                if (rules.result(pattern).isEmpty()) {
                    comparePattern(instance, pattern, plain);
                }
            }
        }
    }

    private static void comparePattern(
            MonotonicInstance empty,
            List<Integer> pattern,
            BruteForce<List<Integer>, Integer> plain) {
        List<Rational> row = pattern.stream().map(rank -> Rational.of(rank, 3)).toList();
        MonotonicInstance instance = empty.at(new OffChain.OnPlane(row));
        CheckedProof proof = new CheckedProof();
        Answer answer =
                GAME.solve(
                        instance,
                        Ask.of(Question.OUTCOME, Question.WINNING_MOVES, Question.REMOTENESS)
                                .proving(proof.sink()),
                        Budget.unlimited());
        String text = GAME.canonical(instance);
        assertThat(Instances.of(text)).isEqualTo(instance);
        assertThat(outcome(answer)).as(text).isEqualTo(plain.outcome(pattern).toString());
        assertThat(answer.claim(Claim.HasRemoteness.class).orElseThrow().plies())
                .as(text)
                .isEqualTo(plain.remoteness(pattern).orElseThrow());
        assertThat(proof.report()).as(text).isInstanceOf(Report.Accepted.class);
        Map<String, Row> rows = new HashMap<>();
        GAME.moves(instance, Budget.unlimited()).forEach(move -> rows.put(move.move(), move));
        int size = pattern.size();
        assertThat(rows).hasSize((size + 1) * (size + 1));
        for (int gap = 0; gap <= size; gap++) {
            for (int height = 0; height <= size; height++) {
                List<Integer> option = Patterns.inserted(pattern, gap, height);
                String low = height == 0 ? "-inf" : Rational.of(height - 1, 3).toString();
                String high = height == size ? "inf" : Rational.of(height, 3).toString();
                Row found = rows.get("%d:(%s,%s)".formatted(gap, low, high));
                assertThat(found.outcome()).isEqualTo(plain.outcome(option).toString());
                assertThat(found.remoteness()).isEqualTo(plain.remoteness(option));
                assertThat(found.wins()).isEqualTo(plain.outcome(option) == Outcome.PREVIOUS);
            }
        }
    }

    /** The insertion form on ℚ on patterns: rows of ranks. A move is gap * (k + 1) + height. */
    private record Patterns(MonotonicInstance instance)
            implements FiniteRuleset<List<Integer>, Integer> {
        @Override
        public List<Integer> start() {
            return List.of();
        }

        @Override
        public Optional<Result> result(List<Integer> pattern) {
            boolean over =
                    Runs.completion(pattern, instance.ascending(), instance.descending())
                            < pattern.size();
            return over
                    ? Optional.of(instance.isMisere() ? Result.WON : Result.LOST)
                    : Optional.empty();
        }

        @Override
        public List<Integer> moves(List<Integer> pattern) {
            List<Integer> moves = new ArrayList<>();
            for (int move = 0; move < (pattern.size() + 1) * (pattern.size() + 1); move++) {
                moves.add(move);
            }
            return moves;
        }

        @Override
        public List<Integer> play(List<Integer> pattern, Integer move) {
            return inserted(pattern, move / (pattern.size() + 1), move % (pattern.size() + 1));
        }

        static List<Integer> inserted(List<Integer> pattern, int gap, int height) {
            List<Integer> longer = new ArrayList<>();
            for (int rank : pattern) {
                longer.add(rank >= height ? rank + 1 : rank);
            }
            longer.add(gap, height);
            return List.copyOf(longer);
        }
    }
}

package parlour.games.sylver;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.check.Report;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Claim;
import parlour.claim.Json;
import parlour.claim.JsonReader;
import parlour.claim.Question;
import parlour.claim.Standing;

/**
 * Positions with gcd above 2, chosen at random among numbers up to 40: whatever is proved names its
 * method, has a certificate that is accepted, and agrees with the finite positions after replies.
 */
class OtherGcdsTest {
    private static final Set<String> METHODS =
            Set.of(
                    "prime-theorem",
                    "blok-pairing",
                    "quiet-end-theorem",
                    "two-scale-period",
                    "two-scale-table",
                    "reply-search");

    private static List<SylverPosition> sample(long gcd, int most, Random random) {
        List<SylverPosition> sample = new ArrayList<>();
        for (int round = 0; round < most; round++) {
            List<Long> named = new ArrayList<>();
            for (int i = 0; i <= random.nextInt(3); i++) {
                named.add(gcd * (1 + random.nextInt((int) (40 / gcd))));
            }
            SylverPosition position = SylverPosition.of(named);
            if (position.gcd() == gcd && !sample.contains(position)) {
                sample.add(position);
            }
        }
        return sample;
    }

    private static void decided(SylverPosition position) {
        String instance = "sylver(named=" + position + ")";
        var sink = new Certificates();
        Answer answer = Certificates.answer(instance, sink, Question.OUTCOME);
        if (!(answer.standing() instanceof Standing.Proved)) {
            assertThat(answer.standing()).as(instance).isInstanceOf(Standing.Unknown.class);
            var unknown = (Standing.Unknown) answer.standing();
            assertThat(unknown.explored()).as(instance).contains("no winning reply");
            return;
        }
        assertThat(METHODS).as(instance).contains(answer.method());
        List<Json> lines = Certificates.of(instance, Question.OUTCOME);
        assertThat(Certificates.check(lines)).as(instance).isInstanceOf(Report.Accepted.class);
        assertThat(repliesAgree(position, outcome(answer))).as(instance).isTrue();
    }

    private static String outcome(Answer answer) {
        return answer.claim(Claim.HasOutcome.class).orElseThrow().outcome();
    }

    /** No finite reply below 40 to a lost position is lost. */
    private static boolean repliesAgree(SylverPosition position, String outcome) {
        if (outcome.equals("N")) {
            return true;
        }
        for (long n = 2; n < 40; n++) {
            if (!position.contains(n) && position.play(n).isFinite()) {
                Answer after =
                        new SylverGame()
                                .solve(
                                        new SylverInstance(position.play(n), OneRule.EXCLUDED),
                                        Ask.of(Question.OUTCOME),
                                        Budget.unlimited().withTime(Duration.ofSeconds(1)));
                boolean isLost =
                        after.claim(Claim.HasOutcome.class)
                                .filter(o -> o.outcome().equals("P"))
                                .isPresent();
                if (isLost) {
                    return false;
                }
            }
        }
        return true;
    }

    @Test
    void largePrimesAndThreesAreDecidedAndChecked() {
        long seed = 40;
        System.out.println("OtherGcdsTest seed " + seed);
        Random random = new Random(seed);
        for (long gcd : new long[] {5, 7, 10, 11, 13, 15}) {
            sample(gcd, 6, random).forEach(OtherGcdsTest::decided);
        }
        for (String named :
                List.of("6 9", "6 15", "9 12", "12 15 18", "12 18 21", "8 12", "6 33")) {
            decided(SylverPosition.of(Truth.numbers(named)));
        }
    }

    /**
     * Antichain theorem, gluing and enders leave finitely many replies, which are looked at: the
     * list is complete, and the checker finds it so.
     */
    @ParameterizedTest
    @CsvSource({
        "4, 6",
        "6, 4 9",
        "8, 12 14",
        "9, 6",
        "25, 5",
        "35, 5 7",
        "10 15, 5",
        "12 18, 10 15 16 21"
    })
    void listsThatTheoremsBoundAreComplete(String named, String wins) {
        String instance = "sylver(named=" + named + ")";
        var sink = new Certificates();
        Answer answer =
                Certificates.answer(instance, sink, Question.OUTCOME, Question.WINNING_MOVES);
        assertThat(answer.claim(Claim.WinningMoves.class))
                .contains(Claim.WinningMoves.all(List.of(wins.split(" "))));
        List<Json> lines = Certificates.of(instance, Question.OUTCOME, Question.WINNING_MOVES);
        assertThat(Certificates.check(lines)).isInstanceOf(Report.Accepted.class);
    }

    /**
     * Where a divisor of the gcd is shared by moves of which none is known to win, more may win.
     */
    @ParameterizedTest
    @CsvSource({"10, 32", "12, 21", "15, 21", "14, 26"})
    void otherListsAreCompleteBelowABound(String named, long bound) {
        Answer answer =
                Certificates.answer(
                        "sylver(named=" + named + ")",
                        new Certificates(),
                        Question.OUTCOME,
                        Question.WINNING_MOVES);
        Claim.WinningMoves moves = answer.claim(Claim.WinningMoves.class).orElseThrow();
        assertThat(moves.complete()).isFalse();
        assertThat(moves.completeBelow()).contains(BigInteger.valueOf(bound));
    }

    @Test
    @Tag("slow")
    void nothingProvedIsWrong() {
        long seed = 41;
        System.out.println("OtherGcdsTest seed " + seed);
        Random random = new Random(seed);
        for (long gcd = 3; gcd <= 20; gcd++) {
            sample(gcd, gcd == 3 ? 30 : 8, random).forEach(OtherGcdsTest::decided);
        }
    }

    private static Answer withTime(String named, long seconds, Question question) {
        Budget budget = Budget.unlimited().withTime(Duration.ofSeconds(seconds));
        return new SylverGame()
                .solve(
                        Certificates.read("sylver(named=" + named + ")"),
                        Ask.of(Question.OUTCOME, question),
                        budget);
    }

    /** The rows of 2·{4, 6, 401} take long; Blok's pair of 802 is known before and after them. */
    @Test
    void aTheoremIsNotForgottenWhenTimeIsUp() {
        Answer answer = withTime("8 12 802", 1, Question.WINNING_MOVES);
        assertThat(outcome(answer)).isEqualTo("N");
        assertThat(answer.claim(Claim.WinningMoves.class).orElseThrow().moves()).contains("806");
    }

    /**
     * The replies that win, 34 and others, have many shapes each: these are not what takes long.
     */
    @ParameterizedTest
    @CsvSource({"16 20", "12 34"})
    void repliesWithManyShapesAreFoundWithoutTime(String named) {
        decided(SylverPosition.of(Truth.numbers(named)));
        assertThat(outcome(Certificates.answer("sylver(named=" + named + ")", Question.OUTCOME)))
                .isEqualTo("N");
    }

    /** Rows that show what one reply leaves are not taken for the rows of the position itself. */
    @Test
    void rowsAfterOneReplyShowNothingElse() {
        List<Json> lines = Certificates.of("sylver(named=12 34)", Question.OUTCOME);
        String header = lines.getFirst().canonical();
        assertThat(header).contains("\"periodicity\"", "\"winningMoves\":[\"20\"]");
        List<String> others =
                List.of(
                        header.replace("[\"20\"]", "[\"22\"]"),
                        header.replace("[\"20\"]", "[\"20\",\"22\"]"),
                        header.replace("[\"20\"]", "[\"12\"]"),
                        header.replace("Complete\":false", "Complete\":true"),
                        header.replace(
                                ",\"winningMoves\":[\"20\"],\"winningMovesComplete\":false", ""),
                        header.replace("\"outcome\":\"N\"", "\"outcome\":\"P\""),
                        header.replace("12 34", "12 20 34"));
        for (String other : others) {
            assertThat(other).isNotEqualTo(header);
            List<Json> altered = new ArrayList<>(lines);
            altered.set(0, JsonReader.read(other));
            assertThat(Certificates.check(altered)).as(other).isInstanceOf(Report.Rejected.class);
        }
    }

    /**
     * Time that somebody chose is used: for rows only after the replies, which decide the first,
     * and for more work on single replies, as on 20, which wins the second.
     */
    @ParameterizedTest
    @CsvSource({"20 30 44", "16 34"})
    @Tag("slow")
    void moreTimeTellsMore(String named) {
        Answer answer = withTime(named, 3_600, Question.OUTCOME);
        assertThat(outcome(answer)).isEqualTo("N");
        assertThat(answer.method()).isEqualTo("reply-search");
    }

    /**
     * More shapes than are counted where no time is given: a reply is found first, the list later.
     */
    @Test
    @Tag("slow")
    void timeCompletesLists() {
        Answer answer = withTime("16 22", 3_600, Question.WINNING_MOVES);
        assertThat(answer.claim(Claim.WinningMoves.class))
                .contains(Claim.WinningMoves.all(List.of("12")));
    }

    /** More time never changes what was proved. */
    @Test
    @Tag("slow")
    void moreTimeContradictsNothing() {
        int compared = 0;
        Random random = new Random(42);
        for (long gcd : new long[] {3, 4, 6, 9, 12}) {
            for (SylverPosition position : sample(gcd, 4, random)) {
                var instance = new SylverInstance(position, OneRule.EXCLUDED);
                Ask ask = Ask.of(Question.OUTCOME);
                Answer first = new SylverGame().solve(instance, ask, Budget.unlimited());
                Budget more = Budget.unlimited().withTime(Duration.ofSeconds(10));
                Answer second = new SylverGame().solve(instance, ask, more);
                if (first.standing() instanceof Standing.Proved
                        && second.standing() instanceof Standing.Proved) {
                    compared++;
                    assertThat(outcome(second)).as("%s", position).isEqualTo(outcome(first));
                }
            }
        }
        assertThat(compared).isPositive();
    }
}

package parlour.games.monotonic.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.check.Report;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Claim;
import parlour.claim.Json;
import parlour.claim.JsonReader;
import parlour.claim.Question;
import parlour.game.Convention;
import parlour.games.BruteForce;
import parlour.games.monotonic.Instances;
import parlour.games.monotonic.LabelPosition;
import parlour.games.monotonic.MonotonicGame;
import parlour.games.monotonic.MonotonicInstance;

/**
 * Long runs, far cards and sums of many parts that propositions decide, with all winning moves and
 * certificates.
 */
class WideQuestionsTest {
    private static final MonotonicGame GAME = new MonotonicGame();

    private static Answer solved(String text, CheckedProof proof) {
        Ask ask =
                new Ask(
                        EnumSet.of(Question.OUTCOME, Question.WINNING_MOVES),
                        Optional.of(proof.sink()));
        return GAME.solve(Instances.of(text), ask, Budget.unlimited());
    }

    /** Propositions 7, 32, 33 and 36, and Proposition 6 on top of them. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "a=2,d=1000,deck=1000,play=misere; N; 1",
                "a=1000,d=2,deck=1000,play=misere; N; 1000",
                "a=2,d=999,deck=2000,play=misere; N; 1",
                "a=2,d=1000,deck=1000; P; ''",
                "a=3,d=200,deck=210; N; 1",
                "a=200,d=3,deck=210; N; 210",
                "a=3,d=199,deck=400; N; 2",
                "a=3,d=60,deck=60; D; ''",
                "a=2,d=900,deck=L; P; ''",
                "a=2,d=901,deck=L; N; n",
                "a=2,d=900,deck=L,play=misere; N; 1",
                "a=2,d=900,deck=N; P; ''",
                "a=901,d=2,deck=N; N; 1",
                "a=2,d=900,deck=N,play=misere; N; 1",
                "a=900,d=2,deck=N,play=misere; N; 1..",
                "a=301,d=2,deck=N,play=misere; P; ''",
                "a=300,d=2,deck=-N,play=misere; N; -1",
                "a=2,d=900,deck=Z; P; ''",
                "a=2,d=300,deck=Z,play=misere; N; ..",
                "a=2,d=301,deck=Z,play=misere; P; ''",
                "a=3,d=197,deck=Z; N; ..",
                "a=3,d=196,deck=Z; P; ''",
                "a=2,d=90,deck=N+N,play=misere; N; 0:0",
                "a=2,d=900,at=NP-N; N; 1:0.."
            })
    void propositionsDecideRunsOfAnyLength(String keys, String outcome, String winning) {
        CheckedProof proof = new CheckedProof();
        Answer answer = solved("monotonic(" + keys + ")", proof);
        assertThat(answer.claim(Claim.HasOutcome.class)).contains(new Claim.HasOutcome(outcome));
        assertThat(answer.claim(Claim.WinningMoves.class))
                .contains(Claim.WinningMoves.all(winning.isEmpty() ? List.of() : List.of(winning)));
        assertThat(proof.report()).isInstanceOf(Report.Accepted.class);
        String header = proof.lines().getFirst().toString();
        List<Json> altered = new ArrayList<>(proof.lines());
        String other = outcome.equals("P") ? "\"N\"" : "\"P\"";
        altered.set(0, JsonReader.read(header.replace('"' + outcome + '"', other)));
        assertThat(Certificates.check(altered)).isInstanceOf(Report.Rejected.class);
    }

    /** Only the order of far cards matters, and which of them are close. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "a=4,d=4,deck=Z,board=%1$s -%2$s 3",
                "a=4,d=3,deck=N,board=%2$s 5 %1$s",
                "a=3,d=4,deck=-N,play=misere,board=-%1$s -7",
                "a=4,d=4,deck=N+-N,board=0:%1$s 1:%2$s 0:3"
            })
    void farCardsPlayAsNearerOnes(String keys) {
        String near = keys.formatted("30000000", "20000000");
        String far = keys.formatted("400000000000000000", "300000000000000000");
        CheckedProof proof = new CheckedProof();
        Answer answer = solved("monotonic(" + far + ")", proof);
        Answer other = solved("monotonic(" + near + ")", new CheckedProof());
        assertThat(answer.claim(Claim.HasOutcome.class))
                .isEqualTo(other.claim(Claim.HasOutcome.class));
        assertThat(answer.claim(Claim.WinningMoves.class).orElseThrow().moves())
                .hasSameSizeAs(other.claim(Claim.WinningMoves.class).orElseThrow().moves());
        assertThat(proof.report()).isInstanceOf(Report.Accepted.class);
    }

    /** Theorem 29 and its corollary on sums: what joins is one class, in however many parts. */
    @ParameterizedTest
    @CsvSource({"Q,Q", "L,L", "5,L", "1,L"})
    void aSumOfManyPartsThatJoinPlaysAsOne(String part, String whole) {
        String many = String.join("+", Collections.nCopies(2_000, part)) + "+" + whole;
        CheckedProof proof = new CheckedProof();
        Answer answer = solved("monotonic(a=4,d=4,deck=" + many + ")", proof);
        Answer one = solved("monotonic(a=4,d=4,deck=" + whole + ")", new CheckedProof());
        assertThat(answer.claim(Claim.HasOutcome.class))
                .isEqualTo(one.claim(Claim.HasOutcome.class));
        assertThat(proof.report()).isInstanceOf(Report.Accepted.class);
    }

    /**
     * The theorem is accepted of exactly those instances whose labels all exceed the cards left.
     */
    @ParameterizedTest
    @EnumSource(Convention.class)
    void noRunFitsIsAcceptedWhereEveryPlayIsDrawn(Convention convention) {
        int accepted = 0;
        for (int a = 1; a <= 5; a++) {
            for (int d = 1; d <= 5; d++) {
                for (int n = 0; n <= 5; n++) {
                    MonotonicInstance instance = Instances.empty(a, d, n, convention);
                    String header =
                            "{\"claim\":{\"outcome\":\"D\"},\"claims\":\"outcome\",\"format\":\"parlour-certificate 1\","
                                    + "\"instance\":\"%s\",\"kind\":\"theorem\"}"
                                            .formatted(GAME.canonical(instance));
                    boolean isAccepted =
                            Certificates.check(List.of(JsonReader.read(header)))
                                    instanceof Report.Accepted;
                    assertThat(isAccepted).as(header).isEqualTo(Math.min(a, d) > n);
                    if (isAccepted) {
                        accepted++;
                        assertThat(new BruteForce<>(Instances.labelRules(instance)).reachable())
                                .noneMatch(LabelPosition::isCompleted);
                    }
                }
            }
        }
        assertThat(accepted).isPositive();
    }

    /** Short decks have this certificate whatever is asked besides. */
    @Test
    void longRunsOnShortDecksAreProvedDrawnByTheTheorem() {
        for (String keys :
                List.of(
                        "a=30,d=30,deck=29",
                        "a=1000000,d=1000000,deck=900000",
                        "a=9,d=9,deck=7,play=misere,board=3 1",
                        "a=40,d=50,at=3P0P5")) {
            CheckedProof proof = new CheckedProof();
            Answer answer = solved("monotonic(" + keys + ")", proof);
            assertThat(answer.claim(Claim.HasOutcome.class)).contains(new Claim.HasOutcome("D"));
            assertThat(proof.kind()).isEqualTo("theorem");
            assertThat(proof.report()).isInstanceOf(Report.Accepted.class);
        }
    }
}

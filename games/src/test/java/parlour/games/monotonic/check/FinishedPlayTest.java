package parlour.games.monotonic.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.check.Report;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Claim;
import parlour.claim.Json;
import parlour.claim.JsonReader;
import parlour.claim.Question;
import parlour.games.monotonic.Instances;
import parlour.games.monotonic.MonotonicGame;
import parlour.games.monotonic.MonotonicInstance;

/** Plays that are over by a complete run, in every form of the game. */
class FinishedPlayTest {
    private static final MonotonicGame GAME = new MonotonicGame();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "monotonic(a=3,d=3,deck=5,board=1 2 3)",
                "monotonic(a=3,d=2,deck=5,play=misere,board=2 1)",
                "monotonic(a=1,d=4,deck=N,board=7)",
                "monotonic(a=2,d=2,deck=Q,board=1/2 3)",
                "monotonic(a=2,d=3,deck=-N,play=misere,board=-5 -1)",
                "monotonic(a=2,d=2,deck=N+-N,board=0:1 1:4)",
                "monotonic(a=2,d=100,at=30R30P30)",
                "monotonic(a=1,d=1,at=1P1)",
                "monotonic(a=2,d=3,play=misere,at=NR1PN)",
                "monotonic(a=2,d=2,deck=poset:(a<b b<c),board=a c)",
                "monotonic(a=2,d=2,deck=cube:2,play=misere,board=11 01)",
                "monotonic(a=2,d=2,deck=3,board=2:2 1:3,form=insert)",
                "monotonic(a=2,d=2,deck=Q,board=1/2 3,form=insert)",
                "monotonic(a=3,d=2,deck=Q,play=misere,board=1 2 3,form=insert)"
            })
    void theLastMoverHasWonOrUnderMiserePlayLost(String text) {
        MonotonicInstance over = Instances.of(text);
        assertThat(GAME.result(over)).isPresent();
        assertThat(GAME.moves(over, Budget.unlimited())).isEmpty();
        assertThat(GAME.show(over).title()).isNotEmpty();
        String outcome = over.isMisere() ? "N" : "P";
        for (EnumSet<Question> asked :
                List.of(
                        EnumSet.of(Question.OUTCOME),
                        EnumSet.of(Question.OUTCOME, Question.WINNING_MOVES, Question.WHY),
                        EnumSet.of(Question.OUTCOME, Question.REMOTENESS),
                        EnumSet.of(Question.OUTCOME, Question.NIMBER, Question.REMOTENESS))) {
            CheckedProof proof = new CheckedProof();
            Ask ask = new Ask(asked, Optional.of(proof.sink()));
            Answer answer = GAME.solve(over, ask, Budget.unlimited());
            assertThat(answer.claim(Claim.HasOutcome.class))
                    .contains(new Claim.HasOutcome(outcome));
            if (asked.contains(Question.WINNING_MOVES)) {
                assertThat(answer.claim(Claim.WinningMoves.class))
                        .contains(Claim.WinningMoves.all(List.of()));
                assertThat(answer.why())
                        .containsExactly(
                                "play is over: a run is complete, and who played the last card has "
                                        + (over.isMisere() ? "lost" : "won"));
            }
            if (asked.contains(Question.REMOTENESS)) {
                assertThat(answer.claim(Claim.HasRemoteness.class))
                        .contains(new Claim.HasRemoteness(0));
            }
            if (asked.contains(Question.NIMBER)) {
                assertThat(answer.claim(Claim.HasNimber.class).isPresent())
                        .isEqualTo(!over.isMisere());
                assertThat(answer.claim(Claim.NimberRefused.class).isPresent())
                        .isEqualTo(over.isMisere());
            }
            assertThat(proof.report()).as(text).isInstanceOf(Report.Accepted.class);
            assertRejected(proof, '"' + outcome + '"', over.isMisere() ? "\"P\"" : "\"N\"");
            assertRejected(proof, '"' + outcome + '"', "\"D\"");
            assertRejected(proof, "\"remoteness\":0", "\"remoteness\":2");
            assertRejected(proof, "\"nimber\":0", "\"nimber\":1");
            assertRejected(proof, "\"winningMoves\":[]", "\"winningMoves\":[\"1\"]");
        }
    }

    /** The checker takes no header with a text in the place of another. */
    private static void assertRejected(CheckedProof proof, String text, String by) {
        String header = proof.lines().getFirst().toString();
        if (header.contains(text)) {
            List<Json> altered = new ArrayList<>(proof.lines());
            altered.set(0, JsonReader.read(header.replace(text, by)));
            assertThat(Certificates.check(altered))
                    .as(altered.toString())
                    .isInstanceOf(Report.Rejected.class);
        }
    }

    /** A certificate without lines shows nothing of a play that goes on, or went on too long. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "monotonic(a=3,d=3,deck=5,board=1 2)",
                "monotonic(a=2,d=3,deck=5,board=1 2 3)",
                "monotonic(a=2,d=2,deck=Q,board=3)",
                "monotonic(a=2,d=2,deck=Q,board=1 2 3)",
                "monotonic(a=2,d=4,deck=Z,board=2 1 0)",
                "monotonic(a=2,d=2,deck=Z,board=2 1 0)",
                "monotonic(a=3,d=100,at=3R3P3)",
                "monotonic(a=2,d=100,at=3R3R3P3)",
                "monotonic(a=1,d=2,at=1P1B1)",
                "monotonic(a=3,d=3,at=NR1PN)",
                "monotonic(a=2,d=3,at=NR1R1PN)",
                "monotonic(a=2,d=2,deck=cube:3,board=000)",
                "monotonic(a=2,d=2,deck=cube:2,board=00 01 11)",
                "monotonic(a=2,d=2,deck=3,board=1:2 2:3 3:1,form=insert)",
                "monotonic(a=3,d=3,deck=3,board=1:2 2:3,form=insert)",
                "monotonic(a=2,d=2,deck=Q,board=1 2 3,form=insert)",
                "monotonic(a=4,d=3,deck=Q,board=1,form=insert)"
            })
    void onlyFinishedPlaysNeedNoLines(String text) {
        CheckedProof proof = new CheckedProof();
        String ended = "monotonic(a=2,d=2,deck=2,board=1 2)";
        if (text.contains("Q") && text.contains("insert")) {
            ended = "monotonic(a=2,d=2,deck=Q,board=1 2,form=insert)";
        }
        GAME.solve(
                Instances.of(ended),
                new Ask(EnumSet.of(Question.OUTCOME), Optional.of(proof.sink())),
                Budget.unlimited());
        assertThat(proof.report()).isInstanceOf(Report.Accepted.class);
        assertRejected(proof, ended, text);
    }

    /** An involution of no cards shows nothing. */
    @Test
    void theInvolutionTheoremIsAboutPlaysThatGoOn() {
        String header =
                "{\"claim\":{\"never\":\"N\"},\"claims\":\"outcome\",\"format\":\"parlour-certificate 1\","
                        + "\"instance\":\"monotonic(a=2,d=2,deck=cube:2,board=00 01)\",\"kind\":\"theorem\"}";
        List<Json> lines = List.of(JsonReader.read(header), JsonReader.read("{\"pairs\":[]}"));
        assertThat(Certificates.check(lines)).isInstanceOf(Report.Rejected.class);
    }
}

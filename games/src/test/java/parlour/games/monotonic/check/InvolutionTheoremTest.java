package parlour.games.monotonic.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.check.Report;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Claim;
import parlour.claim.Json;
import parlour.claim.Question;
import parlour.claim.Standing;
import parlour.games.monotonic.Instances;
import parlour.games.monotonic.MonotonicGame;
import parlour.games.proof.Mutants;

class InvolutionTheoremTest {
    private static final MonotonicGame GAME = new MonotonicGame();

    /**
     * A search that was ended at once leaves what the involution theorem says by itself; no other
     * instance or claim may be accepted.
     */
    @Test
    void anUnfinishedSearchProvesThatTheMoverCannotWin() {
        String instance = "monotonic(a=5,d=5,deck=cube:5)";
        CheckedProof proof = new CheckedProof();
        Answer answer =
                GAME.solve(
                        Instances.of(instance),
                        Ask.of(Question.OUTCOME).proving(proof.sink()),
                        Budget.unlimited().withTime(Duration.ZERO));
        assertThat(answer.standing()).isInstanceOf(Standing.Unknown.class);
        assertThat(answer.claim(Claim.Never.class)).contains(new Claim.Never("N"));
        assertThat(proof.kind()).isEqualTo("theorem");
        assertThat(proof.lines()).hasSize(2);
        assertThat(proof.report()).isInstanceOf(Report.Accepted.class);
        int stayTrue = 0;
        List<List<Json>> mutants = new Mutants(proof.lines()).all();
        for (List<Json> mutant : mutants) {
            if (Certificates.check(mutant) instanceof Report.Accepted) {
                assertThat(mutant.getFirst()).isEqualTo(proof.lines().getFirst());
                stayTrue++;
            }
        }
        System.out.printf("%s: %d mutants, %d stay true%n", instance, mutants.size(), stayTrue);
        assertThat(stayTrue).isLessThan(mutants.size() / 10);
    }
}

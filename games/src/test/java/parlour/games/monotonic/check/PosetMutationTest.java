package parlour.games.monotonic.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.check.Report;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.Claim;
import parlour.claim.Json;
import parlour.claim.Question;
import parlour.claim.Standing;
import parlour.games.BruteForce;
import parlour.games.monotonic.Board;
import parlour.games.monotonic.Instances;
import parlour.games.monotonic.MonotonicGame;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.Poset;
import parlour.games.monotonic.PosetRules;
import parlour.games.monotonic.Start;
import parlour.games.proof.Mutants;

/**
 * Alters certificates on posets and seals them again. A mutant that is accepted must still claim
 * what brute force by the rules as printed finds.
 */
class PosetMutationTest {
    private static final MonotonicGame GAME = new MonotonicGame();

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "monotonic(a=3,d=3,deck=cube:2); OUTCOME; draw",
                "monotonic(a=3,d=2,deck=cube:3,board=000 111); OUTCOME; strategy",
                "monotonic(a=3,d=3,deck=cube:3,board=000); OUTCOME; strategy",
                "monotonic(a=3,d=3,deck=poset:(a<b b<c d<e e<f),play=misere,board=b); OUTCOME; draw",
                "monotonic(a=2,d=2,deck=poset:(a<c b<c),play=misere); OUTCOME; strategy",
                "monotonic(a=2,d=2,deck=chains:3x1); NIMBER; nimbers",
                "monotonic(a=3,d=2,deck=chains:2x2); NIMBER; nimbers",
                "monotonic(a=3,d=2,deck=chains:2x2); REMOTENESS; measure",
                "monotonic(a=2,d=3,deck=poset:(a<b c),play=misere); REMOTENESS; measure",
                "monotonic(a=2,d=2,deck=cube:2); OUTCOME; theorem",
                "monotonic(a=2,d=2,deck=poset:(a<b c<d)); OUTCOME; theorem",
                "monotonic(a=2,d=2,deck=poset:(a<b c<d e f)); OUTCOME; theorem"
            })
    void onlyTrueMutantsAreAccepted(String instance, String question, String kind) {
        CheckedProof proof = new CheckedProof();
        Ask ask =
                Ask.of(Question.OUTCOME, Question.WINNING_MOVES, Question.valueOf(question))
                        .proving(proof.sink());
        GAME.solve(Instances.of(instance), ask, Budget.unlimited());
        assertThat(proof.kind()).isEqualTo(kind);
        assertThat(proof.report()).isInstanceOf(Report.Accepted.class);
        List<List<Json>> mutants = new Mutants(proof.lines()).all();
        int stayTrue = 0;
        for (List<Json> mutant : mutants) {
            if (Certificates.check(mutant) instanceof Report.Accepted) {
                CertificateHeader header = CertificateHeader.read(mutant.getFirst()).orElseThrow();
                assertThat(isTrue(header)).as("accepted: %s", mutant).isTrue();
                stayTrue++;
            }
        }
        System.out.printf(
                "%s %s, %d lines: %d mutants, %d rejected, %d stay true%n",
                instance,
                kind,
                proof.lines().size(),
                mutants.size(),
                mutants.size() - stayTrue,
                stayTrue);
        assertThat(mutants.size() - stayTrue).isGreaterThan(mutants.size() / 2);
    }

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

    private static boolean isTrue(CertificateHeader header) {
        MonotonicInstance instance;
        try {
            instance = Instances.of(header.instance());
        } catch (BadInput e) {
            // The command line refuses such a header before the checker sees it.
            return true;
        }
        Start.OnPoset start = (Start.OnPoset) instance.start();
        Poset poset = start.poset();
        BruteForce<Board, Integer> plain = new BruteForce<>(new PosetRules(instance, start));
        Map<String, Json> claim = header.claim().values();
        List<String> winning = plain.winningMoves(start.row()).stream().map(poset::name).toList();
        return claim.get("outcome").equals(new Json.Text(plain.outcome().toString()))
                && (!(claim.get("winningMoves") instanceof Json.Items items)
                        || texts(items).stream().sorted().distinct().toList().equals(winning))
                && (!(claim.get("nimber") instanceof Json.Whole(var nimber))
                        || nimber.longValueExact() == plain.nimber(start.row()))
                && (!(claim.get("remoteness") instanceof Json.Whole(var plies))
                        || plies.longValueExact() == plain.remoteness(start.row()).orElseThrow());
    }

    private static List<String> texts(Json.Items items) {
        return items.values().stream().map(item -> ((Json.Text) item).value()).toList();
    }
}

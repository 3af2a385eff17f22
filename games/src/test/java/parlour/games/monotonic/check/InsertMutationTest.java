package parlour.games.monotonic.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
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
import parlour.games.BruteForce;
import parlour.games.monotonic.Instances;
import parlour.games.monotonic.MonotonicGame;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.Placed;
import parlour.games.monotonic.SlotRules;
import parlour.games.monotonic.Start;
import parlour.games.proof.Mutants;

/**
 * Alters certificates of the insertion form and seals them again. A mutant that is accepted must
 * still claim what brute force by the rules as printed finds.
 */
class InsertMutationTest {
    private static final MonotonicGame GAME = new MonotonicGame();

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "monotonic(a=2,d=2,deck=2,form=insert); OUTCOME; strategy",
                "monotonic(a=3,d=2,deck=3,board=1:2,form=insert); OUTCOME; strategy",
                "monotonic(a=3,d=3,deck=2,form=insert); OUTCOME; draw",
                "monotonic(a=3,d=2,deck=3,play=misere,board=2:2,form=insert); OUTCOME; strategy",
                "monotonic(a=2,d=2,deck=2,form=insert); NIMBER; nimbers",
                "monotonic(a=2,d=2,deck=2,form=insert); REMOTENESS; measure",
                "monotonic(a=3,d=3,deck=Q,form=insert); OUTCOME; theorem",
                "monotonic(a=3,d=3,deck=Q,play=misere,board=1 2,form=insert); OUTCOME; theorem",
                "monotonic(a=4,d=3,deck=Q,board=0 1/2,form=insert); OUTCOME; theorem"
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

    private static boolean isTrue(CertificateHeader header) {
        MonotonicInstance instance;
        try {
            instance = Instances.of(header.instance());
        } catch (BadInput e) {
            // The command line refuses such a header before the checker sees it.
            return true;
        }
        List<String> winning = new ArrayList<>();
        String outcome;
        OptionalLong nimber = OptionalLong.empty();
        OptionalLong plies = OptionalLong.empty();
        if (instance.start() instanceof Start.OnSlots start) {
            SlotRules rules = new SlotRules(instance, start);
            BruteForce<List<Integer>, Placed> plain = new BruteForce<>(rules);
            outcome = plain.outcome().toString();
            plain.winningMoves(rules.start()).forEach(move -> winning.add(move.toString()));
            plies = plain.remoteness(rules.start());
            nimber =
                    header.kind().equals("nimbers")
                            ? OptionalLong.of(plain.nimber(rules.start()))
                            : nimber;
        } else {
            // Brute force on patterns agrees with the game's answers: InsertGameTest.
            Answer answer =
                    GAME.solve(
                            instance,
                            Ask.of(Question.OUTCOME, Question.WINNING_MOVES),
                            Budget.unlimited());
            outcome = answer.claim(Claim.HasOutcome.class).orElseThrow().outcome();
            winning.addAll(answer.claim(Claim.WinningMoves.class).orElseThrow().moves());
        }
        Map<String, Json> claim = header.claim().values();
        return claim.get("outcome").equals(new Json.Text(outcome))
                && (!(claim.get("winningMoves") instanceof Json.Items items)
                        || new HashSet<>(texts(items)).equals(new HashSet<>(winning)))
                && (!(claim.get("nimber") instanceof Json.Whole(var number))
                        || number.longValueExact() == nimber.orElseThrow())
                && (!(claim.get("remoteness") instanceof Json.Whole(var number))
                        || number.longValueExact() == plies.orElseThrow());
    }

    private static List<String> texts(Json.Items items) {
        return items.values().stream().map(item -> ((Json.Text) item).value()).toList();
    }
}

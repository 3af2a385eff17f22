package parlour.games.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.check.Report;
import parlour.claim.Answer;
import parlour.claim.Json;
import parlour.claim.Standing;

/**
 * Every proved answer has a certificate that is accepted, whatever the method; and what one
 * alteration makes of it is rejected, or claims no more than what is so. The list of instances
 * exercises every method that a game names.
 */
class EveryProofTest {
    private static final long SEED = 20260707;

    /** How many mutants of each certificate are checked. */
    private static final int MUTANTS = Integer.getInteger("mutants", 6);

    static List<String> questions() throws IOException {
        return listed("proofs.txt");
    }

    /** The lines of a list of proofs, see {@link Proof#asked(String)}. */
    static List<String> listed(String name) throws IOException {
        try (InputStream in = EveryProofTest.class.getResourceAsStream(name);
                BufferedReader reader =
                        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return reader.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
        }
    }

    private static String method(String line) {
        return line.split(" -> ")[1].strip();
    }

    @ParameterizedTest
    @MethodSource("questions")
    void hasACertificateThatWithstandsAlterations(String line) {
        Proof proof = Proof.asked(line);
        assertThat(proof.answer().standing()).isInstanceOf(Standing.Proved.class);
        assertThat(proof.answer().method()).isEqualTo(method(line));
        assertThat(proof.lines()).isNotEmpty();
        assertThat(Proof.check(Proof.sealed(proof.lines()))).isInstanceOf(Report.Accepted.class);
        claimsAreTheAnswers(claim(proof.lines()), proof.answer());

        List<List<Json>> mutants = new Mutants(proof.lines()).all();
        Random random = new Random(SEED);
        ClaimJudge judge = new ClaimJudge();
        int stayTrue = 0;
        for (int i = 0; i < MUTANTS; i++) {
            List<Json> mutant = mutants.get(random.nextInt(mutants.size()));
            if (Proof.check(Proof.sealed(mutant)) instanceof Report.Accepted) {
                stayTrue++;
                assertThat(judge.fault(mutant)).as("accepted: %s", mutant.getFirst()).isEmpty();
            }
        }
        System.out.printf(
                "%s: %d of %d mutants, seed %d, %d stay true%n",
                line, MUTANTS, mutants.size(), SEED, stayTrue);
    }

    private static Json.Fields claim(List<Json> lines) {
        return (Json.Fields) ((Json.Fields) lines.getFirst()).values().get("claim");
    }

    /** What the header says stands in the answer's JSON as well. */
    private static void claimsAreTheAnswers(Json.Fields claim, Answer answer) {
        Map<String, Json> told = answer.toJson().values();
        assertThat(claim.values().keySet()).containsAnyElementsOf(told.keySet());
        for (var field : claim.values().entrySet()) {
            // plies of a lost opening and lists of a claim about one reply are not always asked
            if (told.containsKey(field.getKey())) {
                assertThat(field.getValue().canonical())
                        .as(field.getKey())
                        .isEqualTo(told.get(field.getKey()).canonical());
            }
        }
    }

    /** A change of a byte without a new seal is damage, for every kind. */
    @Test
    void everyChangedByteIsNoticed() throws IOException {
        Set<String> kinds = new TreeSet<>();
        Random random = new Random(SEED);
        for (String line : questions()) {
            Proof proof = Proof.asked(line);
            String kind = ((Json.Fields) proof.lines().getFirst()).values().get("kind").toString();
            if (!kinds.add(kind)) {
                continue;
            }
            byte[] file = Proof.sealed(proof.lines());
            for (int i = 0; i < Math.min(200, file.length); i++) {
                int at = file.length <= 200 ? i : random.nextInt(file.length);
                byte[] changed = file.clone();
                changed[at] ^= (byte) (1 << random.nextInt(8));
                assertThat(Proof.check(changed))
                        .as("%s: byte %d, seed %d", line, at, SEED)
                        .isInstanceOf(Report.Rejected.class);
            }
        }
        assertThat(kinds)
                .contains(
                        "\"draw\"",
                        "\"equilibrium\"",
                        "\"measure\"",
                        "\"nimbers\"",
                        "\"periodicity\"",
                        "\"strategy\"",
                        "\"theorem\"");
    }

    /** The methods of the list are all that the engines name. */
    @Test
    void everyMethodIsExercised() throws IOException {
        Set<String> methods = new TreeSet<>();
        for (String line : questions()) {
            methods.add(method(line));
        }
        List<String> expected = new ArrayList<>();
        expected.addAll(
                List.of(
                        "label-search",
                        "retrograde",
                        "class-search",
                        "class-rules",
                        "no-run-fits"));
        expected.addAll(List.of("young-diagrams", "poset-search"));
        expected.addAll(
                List.of(
                        "last-move",
                        "filled-domain",
                        "colour-difference",
                        "pivots",
                        "cyclic-classes",
                        "no-answer",
                        "last-answer",
                        "both-answers",
                        "brute-force"));
        expected.addAll(
                List.of(
                        "benjamin-goldman-block",
                        "threshold-matrix",
                        "double-oracle",
                        "saddle-scan",
                        "open-cards",
                        "best-replies"));
        expected.addAll(
                List.of(
                        "oversemigroup-sweep",
                        "ender-theorem",
                        "two-and-three",
                        "height-theorem",
                        "ideal-automaton",
                        "quiet-end-theorem",
                        "prime-theorem",
                        "blok-pairing",
                        "reply-search",
                        "two-scale-period",
                        "two-scale-table",
                        "rules"));
        assertThat(methods).containsAll(expected);
    }
}

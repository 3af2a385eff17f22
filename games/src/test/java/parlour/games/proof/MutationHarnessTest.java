package parlour.games.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.check.Report;
import parlour.claim.CertificateHeader;
import parlour.claim.Json;

/**
 * Alters certificates of every kind in every way that one can think of and seals them again. A
 * mutant that is accepted must be true in all its claims, by a judge that asks anew and does not
 * look at the body; and where the game is finite its lines must suffice, by a judge that does not
 * look at their order and replies. What is rejected is rejected with a reason, strategies with the
 * first move that is not answered.
 *
 * <p>Every kind is enrolled by a line in {@code mutants.txt}.
 */
class MutationHarnessTest {
    private static final long SEED = 20261130;

    /** How many mutants of each certificate the default profile checks; the slow one checks all. */
    private static final int MUTANTS = Integer.getInteger("mutants", 120);

    /** Beyond so many the slow profile takes a part as well: swaps grow with the square. */
    private static final int MOST = 60_000;

    private static final Pattern UNCOVERED =
            Pattern.compile(
                    "move \\S+ is not (answered|refuted|listed)|move \\S+ is not shown to win"
                            + "|after move \\S+ is not listed|is not held at the start"
                            + "|no winning move of the start is shown|the start is not (shown|listed)");

    /** By kind and game: mutants, and how many of them stay true. */
    private static final Map<String, int[]> COUNTS = new TreeMap<>();

    static List<String> proofs() throws IOException {
        return EveryProofTest.listed("mutants.txt");
    }

    @ParameterizedTest
    @MethodSource("proofs")
    void onlyTrueMutantsAreAccepted(String line) {
        mutate(line, MUTANTS);
    }

    @ParameterizedTest
    @MethodSource("proofs")
    @Tag("slow")
    void onlyTrueOnesOfAllMutantsAreAccepted(String line) {
        mutate(line, MOST);
    }

    private static void mutate(String line, int most) {
        Proof proof = Proof.asked(line);
        List<Json> lines = proof.lines();
        assertThat(lines).isNotEmpty();
        assertThat(Proof.check(Proof.sealed(lines))).isInstanceOf(Report.Accepted.class);
        CertificateHeader header = CertificateHeader.read(lines.getFirst()).orElseThrow();
        ClaimJudge claims = new ClaimJudge();
        assertThat(claims.fault(lines)).isEmpty();
        List<GapJudge<?, ?>> gaps = GapJudge.of(header);
        gaps.forEach(judge -> assertThat(judge.fault(lines)).isEmpty());

        int[] counts = COUNTS.computeIfAbsent(kind(header), _ -> new int[2]);
        for (List<Json> mutant : chosen(lines, most)) {
            counts[0]++;
            switch (Proof.check(Proof.sealed(mutant))) {
                case Report.Accepted _ -> {
                    counts[1]++;
                    assertThat(claims.fault(mutant)).as("accepted: %s", mutant).isEmpty();
                    if (hasHeaderOf(lines, mutant)) {
                        gaps.forEach(
                                judge ->
                                        assertThat(judge.fault(mutant))
                                                .as("accepted: %s", mutant)
                                                .isEmpty());
                    }
                }
                case Report.Rejected(String reason) -> {
                    assertThat(reason).as("%s", mutant).isNotBlank().hasLineCount(1);
                    if (!gaps.isEmpty() && isShortened(mutant, lines)) {
                        assertThat(reason).as("%s", mutant).containsPattern(UNCOVERED);
                    }
                }
            }
        }
    }

    /** Whether one line of the body is gone and nothing else has changed. */
    private static boolean isShortened(List<Json> mutant, List<Json> lines) {
        return mutant.size() == lines.size() - 1
                && hasHeaderOf(lines, mutant)
                && lines.containsAll(mutant);
    }

    private static String kind(CertificateHeader header) {
        String game = header.instance().substring(0, header.instance().indexOf('('));
        return header.kind() + " " + game + " " + header.claims();
    }

    private static boolean hasHeaderOf(List<Json> lines, List<Json> mutant) {
        return !mutant.isEmpty() && mutant.getFirst().equals(lines.getFirst());
    }

    /** Half of them altered in the header, if there are so many. */
    private static List<List<Json>> chosen(List<Json> lines, int most) {
        List<List<Json>> all = new Mutants(lines).all();
        if (all.size() <= most) {
            return all;
        }
        Collections.shuffle(all, new Random(SEED));
        List<List<Json>> chosen = new ArrayList<>();
        for (boolean inHeader : List.of(true, false)) {
            all.stream()
                    .filter(mutant -> inHeader != hasHeaderOf(lines, mutant))
                    .limit(most / 2)
                    .forEach(chosen::add);
        }
        return chosen;
    }

    /** The table of kinds in the page about the format names nothing that is not enrolled. */
    @Test
    void everyKindOfTheFormatIsEnrolled() throws IOException {
        TreeSet<String> enrolled = new TreeSet<>();
        for (String line : proofs()) {
            Json first = Proof.asked(line).lines().getFirst();
            String[] words = kind(CertificateHeader.read(first).orElseThrow()).split(" ");
            enrolled.add(words[0] + " " + words[1].replace("matrix", "matrices"));
        }
        String page = Files.readString(Path.of("..", "docs", "format.md"));
        TreeSet<String> named = new TreeSet<>();
        Pattern row =
                Pattern.compile("(?m)^\\| ([^|]*`[^|]*) \\| ([^|]+) \\| ([^|]+) \\| [^|]+ \\|$");
        for (MatchResult match : row.matcher(page).results().toList()) {
            Pattern.compile("`([a-z-]+)`")
                    .matcher(match.group(1))
                    .results()
                    .forEach(
                            kind ->
                                    Pattern.compile("monotonic|transposition|sylver|leher|matrices")
                                            .matcher(match.group(2))
                                            .results()
                                            .forEach(
                                                    g ->
                                                            named.add(
                                                                    kind.group(1)
                                                                            + " "
                                                                            + g.group())));
        }
        assertThat(named).hasSizeGreaterThan(10);
        assertThat(enrolled).containsAll(named);
    }

    @AfterAll
    static void tell() {
        int[] sum = new int[2];
        COUNTS.forEach(
                (kind, counts) -> {
                    System.out.printf(
                            "%s: %d mutants, %d rejected, %d stay true%n",
                            kind, counts[0], counts[0] - counts[1], counts[1]);
                    sum[0] += counts[0];
                    sum[1] += counts[1];
                });
        System.out.printf(
                "seed %d: %d mutants, %d rejected, %d stay true%n",
                SEED, sum[0], sum[0] - sum[1], sum[1]);
    }
}

package parlour.games.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.spi.ToolProvider;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.check.Report;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.Json;
import parlour.claim.Question;
import parlour.exact.Rational;
import parlour.game.PayoffTable;
import parlour.games.CollectedLines;
import parlour.solve.matrix.MatrixSolver;

/**
 * The second checker, one source file without our classes, agrees with the first on certificates
 * and on what alterations make of them. It runs as a process of its own.
 */
class SecondCheckerTest {
    private static final long SEED = 20260705;
    private static final Path CHECKER = Path.of("..", "tools", "Check.java").toAbsolutePath();

    /** How many mutants of each certificate are compared. */
    private static final int MUTANTS = 12;

    /** How many others lend each certificate their lines. */
    private static final int LENDERS = 6;

    @TempDir private Path folder;

    private static List<List<Json>> certificates() {
        Set<Question> moves = Set.of(Question.OUTCOME, Question.WINNING_MOVES);
        Set<Question> nimber = Set.of(Question.OUTCOME, Question.WINNING_MOVES, Question.NIMBER);
        Set<Question> plies = Set.of(Question.OUTCOME, Question.REMOTENESS);
        Set<Question> outcome = Set.of(Question.OUTCOME);
        List<List<Json>> all = new ArrayList<>();
        all.add(Proof.of("monotonic(a=3,d=3,deck=6)", moves).lines());
        all.add(Proof.of("monotonic(a=4,d=3,deck=7,play=misere,board=5 1)", moves).lines());
        all.add(Proof.of("monotonic(a=4,d=4,at=2R1P2)", moves).lines());
        all.add(Proof.of("monotonic(a=3,d=3,deck=4)", outcome).lines());
        all.add(Proof.of("monotonic(a=3,d=3,deck=5)", nimber).lines());
        all.add(Proof.of("monotonic(a=3,d=3,deck=4,play=misere)", plies).lines());
        all.add(Proof.of("monotonic(a=3,d=3,deck=16)", nimber).lines());
        all.add(Proof.of("monotonic(a=4,d=3,deck=9,play=misere)", plies).lines());
        all.add(Proof.of("sylver(named=5 7)", moves).lines());
        all.add(Proof.of("sylver(named=4 5 11,one=loses)", outcome).lines());
        all.add(Proof.of("sylver(named=4 5 11)", nimber).lines());
        all.add(Proof.of("sylver(named=4 5,one=loses)", plies).lines());
        all.add(Proof.of("transposition(domain=1..7,sequence=3 1,moves=3)", moves).lines());
        all.add(Proof.of("transposition(domain=1..3|7,moves=1)", moves).lines());
        all.add(Proof.of("transposition(pennies=3 5 2 1)", moves).lines());
        all.add(Proof.of("transposition(pennies=2)", moves).lines());
        all.add(Proof.of("transposition(pieces=bwwbwb)", moves).lines());
        for (String named : List.of("", "1", "5 7", "4 10", "30 42", "16")) {
            String instance = "sylver(named=" + named + ")";
            all.add(Proof.of(instance, Set.of(Question.HEIGHT)).lines());
        }
        all.add(Proof.of("monotonic(a=3,d=3,deck=cube:3,play=misere)", moves).lines());
        all.add(Proof.of("monotonic(a=3,d=2,deck=chains:2x3)", moves).lines());
        all.add(Proof.of("monotonic(a=2,d=2,deck=poset:(a<b c<d e))", nimber).lines());
        all.add(Proof.of("monotonic(a=2,d=3,deck=poset:(a<c b<c c<d e))", plies).lines());
        all.add(Proof.of("monotonic(a=2,d=2,deck=poset:(a<b c<d))", moves).lines());
        all.add(Proof.of("monotonic(a=3,d=3,deck=cube:4)", outcome).lines());
        all.add(Proof.of("monotonic(a=3,d=3,deck=4,form=insert)", moves).lines());
        all.add(Proof.of("monotonic(a=3,d=2,deck=3,board=1:2,form=insert)", plies).lines());
        String count = "transposition(domain=1..6,sequence=4,moves=3,";
        all.add(Proof.of(count + "count=descents,mod=3,target=1)", moves).lines());
        all.add(Proof.of(count + "mod=4,target=0 3)", moves).lines());
        for (String named : List.of("5 7", "8 12 802 806", "8 12 802", "8", "35", "7", "")) {
            all.add(Proof.of("sylver(named=" + named + ")", outcome).lines());
        }
        all.add(
                Proof.of("sylver(named=4 7)", Set.of(Question.REMOTENESS, Question.HEIGHT))
                        .lines());
        all.add(Proof.of("leher(cards=13)", outcome).lines());
        all.add(Proof.of("leher(authentic)", outcome).lines());
        all.add(Proof.of("leher(deck=4 4 4 3,ties=split)", outcome).lines());
        List<Json> matrix = new ArrayList<>();
        PayoffTable table = new PayoffTable(List.of(row(1, -2, -3), row(-1, 1, 5), row(7, 1, -3)));
        MatrixSolver.solve(
                table,
                Ask.of(Question.OUTCOME).proving(new CollectedLines(matrix)),
                Budget.unlimited());
        all.add(matrix);
        return all;
    }

    private static List<Rational> row(long... payoffs) {
        return LongStream.of(payoffs).mapToObj(Rational::of).toList();
    }

    @Test
    void bothCheckersAgree() throws IOException, InterruptedException {
        Random random = new Random(SEED);
        List<Path> files = new ArrayList<>();
        List<String> expected = new ArrayList<>();
        for (List<Json> certificate : certificates()) {
            add(certificate, files, expected);
            assertThat(expected.getLast()).isEqualTo("s VERIFIED");
            List<List<Json>> mutants = new Mutants(certificate).all();
            for (int i = 0; i < MUTANTS; i++) {
                add(mutants.get(random.nextInt(mutants.size())), files, expected);
            }
        }
        files.add(Files.write(folder.resolve("cut"), new byte[] {'{'}));
        expected.add("s REJECTED");
        assertThat(agreed(files, expected)).isGreaterThan(expected.size() * 4 / 5);
        assertThat(Files.readAllLines(folder.resolve("verdicts")).getLast())
                .isEqualTo("s REJECTED truncated");
    }

    /** A header over the lines of another certificate of its game, also beside its own lines. */
    @Test
    void bothCheckersAgreeOnLinesOfOthers() throws IOException, InterruptedException {
        Random random = new Random(SEED);
        List<Path> files = new ArrayList<>();
        List<String> expected = new ArrayList<>();
        List<List<Json>> certificates = certificates();
        for (List<Json> own : certificates) {
            List<List<Json>> others = new ArrayList<>(certificates);
            others.removeIf(other -> other.equals(own) || !game(other).equals(game(own)));
            Collections.shuffle(others, random);
            for (List<Json> other : others.subList(0, Math.min(LENDERS, others.size()))) {
                add(spliced(own.subList(0, 1), other), files, expected);
                add(spliced(own, other), files, expected);
                List<Json> before = spliced(own.subList(0, 1), other);
                before.addAll(own.subList(1, own.size()));
                add(before, files, expected);
            }
        }
        assertThat(agreed(files, expected)).isGreaterThan(expected.size() * 4 / 5);
        assertThat(expected).contains("s VERIFIED", "s REJECTED");
    }

    private static List<Json> spliced(List<Json> first, List<Json> other) {
        List<Json> spliced = new ArrayList<>(first);
        spliced.addAll(other.subList(1, other.size()));
        return spliced;
    }

    private static String game(List<Json> certificate) {
        String instance = CertificateHeader.read(certificate.getFirst()).orElseThrow().instance();
        return instance.substring(0, instance.indexOf('('));
    }

    /** How many files the second checker knows; on each of these it says the same. */
    private int agreed(List<Path> files, List<String> expected)
            throws IOException, InterruptedException {
        List<String> found = run(files);
        int compared = 0;
        int verified = 0;
        for (int i = 0; i < expected.size(); i++) {
            if (!found.get(i).startsWith("c not known here")) {
                String verdict = found.get(i).split(" ")[0] + " " + found.get(i).split(" ")[1];
                assertThat(verdict)
                        .as("seed %d: %s, %s", SEED, found.get(i), Files.readString(files.get(i)))
                        .isEqualTo(expected.get(i));
                compared++;
                verified += verdict.equals("s VERIFIED") ? 1 : 0;
            }
        }
        System.out.printf(
                "second checker: %d of %d files compared, %d verified by both%n",
                compared, expected.size(), verified);
        return compared;
    }

    /** It is for older machines too. */
    @Test
    void theSecondCheckerNeedsNoMoreThanJava17() {
        int code =
                ToolProvider.findFirst("javac")
                        .orElseThrow()
                        .run(
                                System.out,
                                System.err,
                                "--release",
                                "17",
                                "-d",
                                folder.toString(),
                                CHECKER.toString());
        assertThat(code).isZero();
    }

    private void add(List<Json> lines, List<Path> files, List<String> expected) throws IOException {
        byte[] file = Proof.sealed(lines);
        files.add(Files.write(folder.resolve("proof" + files.size()), file));
        boolean accepted = Proof.check(file) instanceof Report.Accepted;
        expected.add(accepted ? "s VERIFIED" : "s REJECTED");
    }

    private List<String> run(List<Path> files) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add(CHECKER.toString());
        files.forEach(file -> command.add(file.getFileName().toString()));
        Path output = folder.resolve("verdicts");
        Process process =
                new ProcessBuilder(command)
                        .directory(folder.toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(output.toFile())
                        .start();
        assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
        List<String> verdicts = Files.readAllLines(output, StandardCharsets.UTF_8);
        assertThat(verdicts)
                .as("%s", verdicts.subList(Math.max(0, verdicts.size() - 8), verdicts.size()))
                .hasSameSizeAs(files);
        return verdicts;
    }
}

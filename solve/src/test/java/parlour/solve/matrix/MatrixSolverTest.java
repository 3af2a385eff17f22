package parlour.solve.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.check.EquilibriumChecker;
import parlour.check.Report;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.CertificateWriter;
import parlour.claim.Claim;
import parlour.claim.JsonReader;
import parlour.claim.Question;
import parlour.exact.Rational;
import parlour.game.PayoffTable;

class MatrixSolverTest {
    private static Answer solve(PayoffTable matrix) {
        Ask ask =
                new Ask(
                        EnumSet.of(Question.OUTCOME, Question.EXTREMES, Question.WHY),
                        Optional.empty());
        return MatrixSolver.solve(matrix, ask, Budget.unlimited());
    }

    @ParameterizedTest
    @CsvSource({
        "4 1;1 2, 7/4",
        "1 -2 -3;-1 1 5;7 1 -3, 1",
        "0, 0",
        "5, 5",
        "-1/3, -1/3",
        "0.25 0.25;0.25 0.25, 1/4",
        "0 -1 1;1 0 -1;-1 1 0, 0",
        "1 0 0;0 1 0;0 0 1, 1/3",
        "1 0;1 0;0 1, 1/2",
        "1 1 0;0 0 1, 1/2",
        "3 3;1 2, 3",
        "1 2 3, 1",
        "1;2;3, 3",
        "100000000000000000000000000000000000000000 0;0 1, "
                + "100000000000000000000000000000000000000000/100000000000000000000000000000000000000001",
        "9223372036854775807 -9223372036854775808;-9223372036854775808 9223372036854775807, -1/2",
    })
    void valuesAreExactAndCertified(String rows, String value) {
        PayoffTable matrix = Matrices.of(rows);
        Answer answer = solve(matrix);
        Claim.Equilibrium equilibrium = answer.claim(Claim.Equilibrium.class).orElseThrow();
        assertThat(equilibrium.value()).isEqualTo(Rational.parse(value));
        assertThat(EquilibriumChecker.check(matrix, equilibrium))
                .isInstanceOf(Report.Accepted.class);
    }

    @Test
    void theSchoolbookBlockMixesAQuarterAndThreeQuarters() {
        Answer answer = solve(Matrices.of("4 1;1 2"));
        assertThat(answer.toJson().toString())
                .startsWith(
                        "{\"instance\":\"matrix([[4,1],[1,2]])\",\"status\":\"proved\",\"value\":{\"num\":7,\"den\":4},"
                                + "\"rowMix\":[{\"row\":1,\"num\":1,\"den\":4},{\"row\":2,\"num\":3,\"den\":4}],"
                                + "\"columnMix\":[{\"column\":1,\"num\":1,\"den\":4},{\"column\":2,\"num\":3,\"den\":4}],"
                                + "\"unique\":{\"row\":true,\"column\":true}");
        assertThat(answer.why()).contains("value = 1/4*4 + 3/4*1 = 7/4");
    }

    @ParameterizedTest
    @CsvSource({
        "1 1;1 1, 2, 2",
        "0 0 0;0 0 0, 2, 3",
        "1 0;1 0;0 1, 2, 1",
        "2 2 2;0 1 5;2 2 3, 2, 2",
        "0 -1 1;1 0 -1;-1 1 0, 1, 1",
        "1 -1;-1 1;0 0, 2, 1",
    })
    void extremeOptimaAreAllListed(String rows, int ofRow, int ofColumn) {
        Claim.Extremes extremes =
                solve(Matrices.of(rows)).claim(Claim.Extremes.class).orElseThrow();
        assertThat(extremes.row()).hasSize(ofRow);
        assertThat(extremes.column()).hasSize(ofColumn);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 8, 13, 21, 34, 60})
    void bothGuaranteesMeetOnRandomMatrices(int size) {
        long seed = 20261130L + size;
        Random random = new Random(seed);
        for (int most : new int[] {1, 3, 1000}) {
            for (int trial = 0; trial < Math.max(1, 200 / (size * size)); trial++) {
                PayoffTable matrix =
                        Matrices.random(random, size, 1 + random.nextInt(2 * size), most);
                Optimum optimum =
                        DoubleOracle.solve(
                                IntegerGame.of(matrix, Budget.unlimited()), Budget.unlimited());
                Rational lower = guarantee(matrix, optimum, true);
                Rational upper = guarantee(matrix, optimum, false);
                assertThat(lower).as("seed %d size %d most %d", seed, size, most).isEqualTo(upper);
                assertThat(optimum.value()).isEqualTo(lower);
            }
        }
    }

    /** What a mix secures, by plain fractions. */
    private static Rational guarantee(PayoffTable matrix, Optimum optimum, boolean forRow) {
        Rational extreme = null;
        for (int other = 0; other < (forRow ? matrix.columns() : matrix.rows()); other++) {
            Rational sum = Rational.ZERO;
            for (var weight : (forRow ? optimum.row() : optimum.column()).entrySet()) {
                int own = weight.getKey();
                Rational payoff = forRow ? matrix.payoff(own, other) : matrix.payoff(other, own);
                sum = sum.plus(payoff.times(weight.getValue()));
            }
            boolean better =
                    extreme == null
                            || (forRow ? sum.compareTo(extreme) < 0 : sum.compareTo(extreme) > 0);
            extreme = better ? sum : extreme;
        }
        return java.util.Objects.requireNonNull(extreme);
    }

    @Test
    void extremeOptimaOfRandomDegenerateMatricesAreOptimalAndIndependentOfTheOrderOfStrategies() {
        long seed = 5L;
        Random random = new Random(seed);
        for (int trial = 0; trial < 300; trial++) {
            PayoffTable matrix =
                    Matrices.random(random, 1 + random.nextInt(5), 1 + random.nextInt(5), 1);
            Claim.Extremes extremes = solve(matrix).claim(Claim.Extremes.class).orElseThrow();
            Claim.Equilibrium equilibrium =
                    solve(matrix).claim(Claim.Equilibrium.class).orElseThrow();
            for (Claim.Mix row : extremes.row()) {
                for (Claim.Mix column : extremes.column()) {
                    var pair = new Claim.Equilibrium(equilibrium.value(), row, column);
                    assertThat(EquilibriumChecker.check(matrix, pair))
                            .as("seed %d trial %d", seed, trial)
                            .isInstanceOf(Report.Accepted.class);
                }
            }
            assertThat(extremes.row())
                    .as("seed %d trial %d", seed, trial)
                    .hasSize(BruteExtremes.count(matrix));
            assertThat(extremes.row()).doesNotHaveDuplicates();
        }
    }

    /** What the solver says of uniqueness is in the certificate; turned round it is rejected. */
    @Test
    void uniquenessOfRandomDegenerateMatricesIsCertified() {
        long seed = 6L;
        Random random = new Random(seed);
        int unique = 0;
        for (int trial = 0; trial < 300; trial++) {
            PayoffTable matrix =
                    Matrices.random(
                            random,
                            1 + random.nextInt(6),
                            1 + random.nextInt(6),
                            1 + random.nextInt(4));
            var bytes = new ByteArrayOutputStream();
            var writer = new CertificateWriter(bytes);
            Answer answer =
                    MatrixSolver.solve(
                            matrix, Ask.of(Question.OUTCOME).proving(writer), Budget.unlimited());
            List<String> lines = bytes.toString(StandardCharsets.UTF_8).lines().toList();
            assertThat(lines).as("seed %d trial %d", seed, trial).hasSize(matrix.rows() + 3);
            assertThat(check(lines)).as("seed %d %s", seed, lines).isEqualTo("s VERIFIED");
            for (String side : List.of("row", "column")) {
                for (String flag : List.of("true", "false")) {
                    String found = "\"%s\":%s".formatted(side, flag);
                    if (lines.getFirst().contains(found)) {
                        List<String> mutant = new ArrayList<>(lines);
                        boolean only = flag.equals("true");
                        mutant.set(
                                0,
                                lines.getFirst()
                                        .replace(found, "\"%s\":%s".formatted(side, !only)));
                        assertThat(check(mutant)).contains("REJECTED");
                        unique += only ? 1 : 0;
                    }
                }
            }
            assertThat(answer.claim(Claim.Uniqueness.class)).isPresent();
        }
        assertThat(unique).isBetween(100, 590);
    }

    private static String check(List<String> lines) {
        var bytes = new ByteArrayOutputStream();
        var writer = new CertificateWriter(bytes);
        lines.forEach(line -> writer.line(JsonReader.read(line)));
        writer.seal();
        var reader = new CertificateReader(new ByteArrayInputStream(bytes.toByteArray()));
        var header = CertificateHeader.read(reader.line().orElseThrow()).orElseThrow();
        return EquilibriumChecker.check(header, reader).line();
    }

    @Test
    void dominanceIsExplainedStepByStep() {
        var steps =
                Dominance.steps(
                        IntegerGame.of(Matrices.of("1 2;0 1;1 2"), Budget.unlimited()),
                        Budget.unlimited());
        assertThat(steps.stream().map(Dominance.Step::inWords))
                .containsExactly(
                        "row 2 is strictly dominated by row 1",
                        "column 2 is strictly dominated by column 1",
                        "row 3 duplicates row 1");
    }

    @Test
    void aSpentBudgetGivesUnknownNotAnException() {
        Budget spent = Budget.unlimited();
        spent.cancel();
        Answer answer = MatrixSolver.solve(Matrices.of("4 1;1 2"), Ask.of(Question.OUTCOME), spent);
        assertThat(answer.standing().word()).isEqualTo("unknown");
        assertThat(answer.claims()).isEmpty();
    }
}

package parlour.solve.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import parlour.check.EquilibriumChecker;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.CertificateSink;
import parlour.claim.CertificateWriter;
import parlour.claim.Claim;
import parlour.claim.Json;
import parlour.claim.Question;
import parlour.exact.Rational;
import parlour.game.PayoffTable;

/** Certified lists of all extreme optima, and every way to make them false. */
class OptimaProofTest {
    private static final long SEED = 20261130L;

    /** The certificate of a matrix, all extreme optima listed, as its lines. */
    private static List<Json> certificate(PayoffTable matrix) {
        List<Json> lines = new ArrayList<>();
        CertificateSink sink =
                new CertificateSink() {
                    @Override
                    public void open(CertificateHeader header) {
                        lines.add(header.toJson());
                    }

                    @Override
                    public void line(Json line) {
                        lines.add(line);
                    }

                    @Override
                    public void abandon(String limit) {
                        throw new AssertionError(limit);
                    }
                };
        Ask ask = new Ask(EnumSet.of(Question.OUTCOME, Question.EXTREMES), Optional.of(sink));
        MatrixSolver.solve(matrix, ask, Budget.unlimited());
        return lines;
    }

    private static String check(List<Json> lines) {
        var bytes = new ByteArrayOutputStream();
        var writer = new CertificateWriter(bytes);
        lines.forEach(writer::line);
        writer.seal();
        var reader = new CertificateReader(new ByteArrayInputStream(bytes.toByteArray()));
        var header = CertificateHeader.read(reader.line().orElseThrow()).orElseThrow();
        return EquilibriumChecker.check(header, reader).line();
    }

    private static Json.Fields claim(List<Json> lines) {
        return (Json.Fields) ((Json.Fields) lines.getFirst()).values().get("claim");
    }

    private static List<Json> list(List<Json> lines, String side) {
        Json extremes = claim(lines).values().get("extremes");
        return ((Json.Items) ((Json.Fields) extremes).values().get(side)).values();
    }

    /** The certificate with another list, and with the flag that goes with its length. */
    private static List<Json> with(List<Json> lines, String side, List<Json> list) {
        Json.Fields claim = claim(lines);
        Json.Fields extremes = (Json.Fields) claim.values().get("extremes");
        Json.Fields unique = (Json.Fields) claim.values().get("unique");
        Json.Fields changed =
                claim.with("extremes", extremes.with(side, new Json.Items(list)))
                        .with("unique", unique.with(side, new Json.Flag(list.size() == 1)));
        List<Json> mutant = new ArrayList<>(lines);
        mutant.set(0, ((Json.Fields) lines.getFirst()).with("claim", changed));
        return mutant;
    }

    private static TreeMap<BigInteger, Rational> weights(Json mix, String side) {
        TreeMap<BigInteger, Rational> weights = new TreeMap<>();
        for (Json item : ((Json.Items) mix).values()) {
            var fields = ((Json.Fields) item).values();
            weights.put(
                    ((Json.Whole) fields.get(side)).value(),
                    Rational.of(
                            ((Json.Whole) fields.get("num")).value(),
                            ((Json.Whole) fields.get("den")).value()));
        }
        return weights;
    }

    private static Json middle(Json first, Json second, String side) {
        Rational half = Rational.of(1, 2);
        TreeMap<BigInteger, Rational> sum = new TreeMap<>();
        for (Json mix : List.of(first, second)) {
            weights(mix, side)
                    .forEach((s, weight) -> sum.merge(s, weight.times(half), Rational::plus));
        }
        return new Claim.Mix(side, sum).toJson();
    }

    private static List<List<Json>> mutants(List<Json> lines, String side) {
        List<Json> all = list(lines, side);
        List<List<Json>> lists = new ArrayList<>();
        lists.add(List.of());
        for (int i = 0; i < all.size(); i++) {
            Json middle = middle(all.get(i), all.get((i + 1) % all.size()), side);
            List<Json> dropped = new ArrayList<>(all);
            dropped.remove(i);
            List<Json> replaced = new ArrayList<>(all);
            replaced.set(i, middle);
            List<Json> more = new ArrayList<>(all);
            more.add(middle);
            List<Json> doubled = new ArrayList<>(all);
            doubled.add(i, all.get(i));
            lists.addAll(List.of(dropped, more, doubled));
            if (all.size() > 1) {
                lists.add(replaced);
            }
        }
        return lists.stream().map(list -> with(lines, side, list)).toList();
    }

    @Test
    void listsOfAllExtremesAreAcceptedAndNothingElseIs() {
        Random random = new Random(SEED);
        int several = 0;
        for (int trial = 0; trial < 250; trial++) {
            PayoffTable matrix =
                    Matrices.random(
                            random,
                            1 + random.nextInt(7),
                            1 + random.nextInt(7),
                            random.nextInt(4));
            List<Json> lines = certificate(matrix);
            assertThat(check(lines)).as("seed %d %s", SEED, lines).isEqualTo("s VERIFIED");
            for (String side : List.of("row", "column")) {
                several += list(lines, side).size() > 1 ? 1 : 0;
                for (List<Json> mutant : mutants(lines, side)) {
                    assertThat(check(mutant))
                            .as("seed %d: %s of %s", SEED, mutant.getFirst(), lines.getFirst())
                            .contains("REJECTED");
                }
            }
        }
        assertThat(several).isBetween(50, 450);
    }

    /** Polytopes of more dimensions, simple and not: a column of nothing makes the value 0. */
    @Test
    void longListsAreCheckedFaceByFace() {
        Random random = new Random(SEED);
        int longest = 0;
        for (int trial = 0; trial < 12; trial++) {
            int rows = 4 + trial % 4;
            int most = 1 + trial % 3;
            List<List<Rational>> table = new ArrayList<>();
            for (int i = 0; i < rows; i++) {
                List<Rational> row = new ArrayList<>(List.of(Rational.ZERO));
                for (int j = 1; j < 9; j++) {
                    row.add(Rational.of(random.nextInt(3 * most + 1) - most));
                }
                table.add(row);
            }
            List<Json> lines = certificate(new PayoffTable(table));
            assertThat(check(lines)).as("seed %d %s", SEED, lines).isEqualTo("s VERIFIED");
            List<Json> all = list(lines, "row");
            longest = Math.max(longest, all.size());
            for (int i = 0; i < all.size(); i++) {
                List<Json> dropped = new ArrayList<>(all);
                dropped.remove(i);
                assertThat(check(with(lines, "row", dropped))).contains("REJECTED");
            }
        }
        assertThat(longest).isGreaterThan(20);
    }

    @Test
    void listsNeedFlagsThatAgree() {
        List<Json> lines = certificate(Matrices.of("1 1;0 2"));
        Json.Fields claim = claim(lines);
        Json.Fields unique = (Json.Fields) claim.values().get("unique");
        List<Json> mutant = new ArrayList<>(lines);
        mutant.set(
                0,
                ((Json.Fields) lines.getFirst())
                        .with(
                                "claim",
                                claim.with("unique", unique.with("column", new Json.Flag(true)))));
        assertThat(check(lines)).isEqualTo("s VERIFIED");
        assertThat(check(mutant)).contains("unique does not agree with the lists");
    }
}

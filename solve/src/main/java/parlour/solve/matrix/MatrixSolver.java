package parlour.solve.matrix;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateSink;
import parlour.claim.Claim;
import parlour.claim.Json;
import parlour.claim.MatrixInstance;
import parlour.claim.Question;
import parlour.claim.Standing;
import parlour.exact.Rational;
import parlour.game.PayoffTable;

/**
 * Answers about a matrix: value, an optimal pair, uniqueness, all extreme optima, dominance steps,
 * certificate.
 */
public final class MatrixSolver {
    /**
     * Dominance is explained up to this many entries; beyond, comparing all pairs would take the
     * time.
     */
    static final int MAX_EXPLAINED = 250_000;

    /** A payoff as it was read, and as an integer while the matrix is read once more. */
    static final long BYTES_OF_AN_ENTRY = 2 * FractionFreeSimplex.BYTES_OF_AN_INTEGER;

    private final PayoffTable matrix;
    private final IntegerGame game;
    private final Budget budget;

    private MatrixSolver(PayoffTable matrix, Budget budget) {
        this.matrix = matrix;
        this.game = IntegerGame.of(matrix, budget);
        this.budget = budget;
    }

    /**
     * Answers; rows and columns are counted from 1. A budget that runs out gives an unknown answer.
     */
    public static Answer solve(PayoffTable matrix, Ask ask, Budget budget) {
        String instance = MatrixInstance.of(matrix);
        try {
            long entries = (long) matrix.rows() * matrix.columns();
            if (entries > budget.memoryBytes() / BYTES_OF_AN_ENTRY) {
                throw new Budget.Exceeded("memory");
            }
            return new MatrixSolver(matrix, budget).answer(instance, ask);
        } catch (Budget.Exceeded | OutOfMemoryError stopped) {
            String limit = stopped instanceof Budget.Exceeded e ? e.limit() : "memory";
            String explored =
                    "%d rows, %d columns; stopped by %s"
                            .formatted(matrix.rows(), matrix.columns(), limit);
            Standing unknown = new Standing.Unknown(explored, true, List.of());
            return new Answer(
                    instance,
                    unknown,
                    List.of(),
                    "double-oracle",
                    List.of(),
                    new LinkedHashMap<>());
        }
    }

    private Answer answer(String instance, Ask ask) {
        Optimum optimum = DoubleOracle.solve(game, budget);
        List<Claim> claims = new ArrayList<>();
        Claim.Equilibrium equilibrium =
                new Claim.Equilibrium(
                        optimum.value(),
                        mix("row", optimum.row()),
                        mix("column", optimum.column()));
        claims.add(equilibrium);
        List<String> why = new ArrayList<>(ask.wants(Question.WHY) ? why(optimum) : List.of());
        Optional<OptimaProof> optima =
                extremes(optimum, why)
                        .map(
                                all ->
                                        new OptimaProof(
                                                equilibrium, all, ask.wants(Question.EXTREMES)));
        optima.ifPresent(proof -> claims.add(proof.uniqueness()));
        optima.filter(OptimaProof::listed).ifPresent(proof -> claims.add(proof.extremes()));
        ask.prove(sink -> prove(sink, instance, equilibrium, optima));
        SequencedMap<String, Long> counts = new LinkedHashMap<>();
        counts.put("rounds", (long) optimum.rounds());
        String method = optimum.rounds() == 0 ? "saddle-scan" : "double-oracle";
        return new Answer(instance, new Standing.Proved(), claims, method, why, counts);
    }

    /** All extreme optima; empty, and a reason, if the budget ran out. */
    private Optional<Claim.Extremes> extremes(Optimum optimum, List<String> why) {
        try {
            List<Claim.Mix> rows = mixes("row", ExtremeOptima.ofRow(game, optimum, budget));
            List<Claim.Mix> columns =
                    mixes("column", ExtremeOptima.ofColumn(game, optimum, budget));
            return Optional.of(new Claim.Extremes(rows, columns));
        } catch (Budget.Exceeded | OutOfMemoryError stopped) {
            String limit = stopped instanceof Budget.Exceeded e ? e.limit() : "memory";
            why.add("not all extreme optimal strategies could be listed: stopped by " + limit);
            return Optional.empty();
        }
    }

    private List<String> why(Optimum optimum) {
        List<String> why = new ArrayList<>();
        if ((long) game.rows() * game.columns() <= MAX_EXPLAINED) {
            why.addAll(new DominanceWords(matrix).of(Dominance.steps(game, budget)));
        }
        if (optimum.isPure()) {
            why.add(
                    "saddle: the entry of row %d, column %d is least in its row and largest in its column"
                            .formatted(
                                    optimum.row().sequencedKeySet().getFirst() + 1,
                                    optimum.column().sequencedKeySet().getFirst() + 1));
        } else if (optimum.row().size() == 2 && optimum.column().size() == 2) {
            why.addAll(block(optimum));
        }
        why.add("the row mix gets at least %s against every column".formatted(optimum.value()));
        why.add("the column mix gives at most %s to every row".formatted(optimum.value()));
        return why;
    }

    private List<String> block(Optimum optimum) {
        int r = optimum.row().sequencedKeySet().getFirst();
        int s = optimum.row().sequencedKeySet().getLast();
        int c = optimum.column().sequencedKeySet().getFirst();
        int d = optimum.column().sequencedKeySet().getLast();
        TwoByTwoBlock block =
                new TwoByTwoBlock(
                        matrix.payoff(r, c),
                        matrix.payoff(r, d),
                        matrix.payoff(s, c),
                        matrix.payoff(s, d));
        if (!block.hasNoSaddle()) {
            return List.of();
        }
        return block.explained(
                new TwoByTwoBlock.Pair("row " + (r + 1), "row " + (s + 1)),
                new TwoByTwoBlock.Pair("column " + (c + 1), "column " + (d + 1)));
    }

    private void prove(
            CertificateSink sink,
            String instance,
            Claim.Equilibrium equilibrium,
            Optional<OptimaProof> optima) {
        Json.Fields claim =
                optima.map(OptimaProof::claim).orElseGet(() -> OptimaProof.claim(equilibrium));
        sink.open(new CertificateHeader("equilibrium", instance, "outcome", claim));
        for (List<Rational> row : matrix.table()) {
            sink.line(
                    Json.fields()
                            .with(
                                    "row",
                                    Json.texts(row.stream().map(Rational::toString).toList())));
        }
        optima.ifPresent(proof -> proof.write(sink));
    }

    private static List<Claim.Mix> mixes(
            String index, List<SequencedMap<Integer, Rational>> mixes) {
        return mixes.stream().map(mix -> mix(index, mix)).toList();
    }

    private static Claim.Mix mix(String index, SequencedMap<Integer, Rational> weights) {
        TreeMap<BigInteger, Rational> counted = new TreeMap<>();
        weights.forEach(
                (strategy, weight) -> counted.put(BigInteger.valueOf(strategy + 1L), weight));
        return new Claim.Mix(index, counted);
    }
}

package parlour.solve.matrix;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.Optional;
import java.util.TreeMap;
import parlour.claim.Budget;
import parlour.claim.Checkpoints;
import parlour.exact.Rational;

/**
 * Value and one optimal pair of any matrix game.
 *
 * <p>A saddle is found by scanning. Otherwise a small game on some rows and columns is solved
 * exactly, the best reply of either side in the whole game is found in integers, and both replies
 * join the small game, until the row mix secures exactly what the column mix concedes. If the small
 * game outgrows {@link #MAX_SMALL} the whole game is solved at once. It ends since every round adds
 * a strategy: a reply within the small game gains nothing there.
 *
 * <p>Cost: two passes over the matrix, then (rows + columns)·support products a round; dense games
 * cost what {@link FractionFreeSimplex} costs. Source: H. B. McMahan, G. J. Gordon, A. Blum,
 * Planning in the presence of cost functions controlled by an adversary, ICML 2003.
 */
public final class DoubleOracle {
    /** The largest small game, by either side's strategies. */
    static final int MAX_SMALL = 16;

    private final IntegerGame game;
    private final Budget budget;
    private final BitSet rows = new BitSet();
    private final BitSet columns = new BitSet();

    private DoubleOracle(IntegerGame game, Budget budget) {
        this.game = game;
        this.budget = budget;
    }

    /**
     * Solves a game.
     *
     * @throws Budget.Exceeded if the budget runs out
     */
    public static Optimum solve(IntegerGame game, Budget budget) {
        return new DoubleOracle(game, budget).solve();
    }

    private Optimum solve() {
        IntegerGame.Secure secure = game.secure();
        if (secure.isSaddle()) {
            return optimum(Weights.pure(secure.row()), Weights.pure(secure.column()), 0);
        }
        rows.set(secure.row());
        columns.set(secure.column());
        for (int round = 1; ; round++) {
            budget.spend();
            FractionFreeSimplex.Solution small;
            if (Math.max(rows.cardinality(), columns.cardinality()) > MAX_SMALL) {
                small = solveWhole();
            } else {
                small = solveSmall(Checkpoints.NONE);
            }
            IntegerGame.Reply upper = game.bestRow(small.column());
            IntegerGame.Reply lower = game.bestColumn(small.row());
            if (meet(upper, lower, small)) {
                return optimum(small.row(), small.column(), round);
            }
            rows.set(upper.strategy());
            columns.set(lower.strategy());
        }
    }

    private Optimum optimum(Weights row, Weights column, int rounds) {
        BigInteger payoff = game.bestRow(column).payoff();
        Rational value = game.payoff(Rational.of(payoff, column.total()));
        return new Optimum(value, row.probabilities(), column.probabilities(), rounds);
    }

    /** Whether both replies leave the same. */
    private static boolean meet(
            IntegerGame.Reply upper,
            IntegerGame.Reply lower,
            FractionFreeSimplex.Solution solution) {
        return upper.payoff()
                .multiply(solution.row().total())
                .equals(lower.payoff().multiply(solution.column().total()));
    }

    /**
     * The block that floating point guesses, if exact arithmetic confirms it; else the exact
     * simplex method.
     */
    private FractionFreeSimplex.Solution solveWhole() {
        Optional<FractionFreeSimplex.Solution> guessed =
                FloatingHint.of(game, budget).flatMap(this::solveBlock);
        if (guessed.isPresent()) {
            IntegerGame.Reply upper = game.bestRow(guessed.get().column());
            IntegerGame.Reply lower = game.bestColumn(guessed.get().row());
            if (meet(upper, lower, guessed.get())) {
                return guessed.get();
            }
        }
        rows.set(0, game.rows());
        columns.set(0, game.columns());
        return solveSmall(budget.checkpoints());
    }

    private Optional<FractionFreeSimplex.Solution> solveBlock(FloatingHint.Block block) {
        int size = block.rows().length;
        if (size == 0 || !HenselLifting.fits(size, game.bits())) {
            return Optional.empty();
        }
        long[][] straight = new long[size][size];
        long[][] transposed = new long[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                straight[i][j] = game.entry(block.rows()[i], block.columns()[j]).longValueExact();
                transposed[j][i] = straight[i][j];
            }
        }
        Optional<BigInteger[]> column = HenselLifting.weights(straight, game.bits());
        Optional<BigInteger[]> row = HenselLifting.weights(transposed, game.bits());
        return column.isPresent() && row.isPresent()
                ? Optional.of(
                        new FractionFreeSimplex.Solution(
                                named(row.get(), block.rows()),
                                named(column.get(), block.columns())))
                : Optional.empty();
    }

    private static Weights named(BigInteger[] weights, int[] names) {
        TreeMap<Integer, BigInteger> byName = new TreeMap<>();
        for (int i = 0; i < names.length; i++) {
            byName.put(names[i], weights[i]);
        }
        return Weights.of(byName);
    }

    private FractionFreeSimplex.Solution solveSmall(Checkpoints checkpoints) {
        int[] rowList = rows.stream().toArray();
        int[] columnList = columns.stream().toArray();
        BigInteger[][] small = new BigInteger[rowList.length][columnList.length];
        for (int i = 0; i < rowList.length; i++) {
            for (int j = 0; j < columnList.length; j++) {
                small[i][j] = game.entry(rowList[i], columnList[j]);
            }
        }
        var simplex = new FractionFreeSimplex(small, budget);
        checkpoints.begin(simplex);
        FractionFreeSimplex.Solution solution = simplex.solve();
        return new FractionFreeSimplex.Solution(
                renamed(solution.row(), rowList), renamed(solution.column(), columnList));
    }

    private static Weights renamed(Weights mix, int[] names) {
        TreeMap<Integer, BigInteger> weights = new TreeMap<>();
        for (int i = 0; i < mix.size(); i++) {
            weights.put(names[mix.strategy(i)], mix.weight(i));
        }
        return Weights.of(weights);
    }
}

package parlour.solve.matrix;

import parlour.claim.Budget;
import parlour.exact.Rational;

import java.math.BigInteger;
import java.util.BitSet;
import java.util.TreeMap;

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
    static final int MAX_SMALL = 40;

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
        Security row = securest(true);
        Security column = securest(false);
        if (game.compare(row.strategy, row.against, column.against, column.strategy) == 0) {
            return optimum(Weights.pure(row.strategy), Weights.pure(column.strategy), 0);
        }
        rows.set(row.strategy);
        columns.set(column.strategy);
        for (int round = 1; ; round++) {
            budget.spend();
            if (Math.max(rows.cardinality(), columns.cardinality()) > MAX_SMALL) {
                rows.set(0, game.rows());
                columns.set(0, game.columns());
            }
            FractionFreeSimplex.Solution small = solveSmall();
            IntegerGame.Reply upper = game.bestRow(small.column());
            IntegerGame.Reply lower = game.bestColumn(small.row());
            boolean meet =
                    upper.payoff()
                            .multiply(small.row().total())
                            .equals(lower.payoff().multiply(small.column().total()));
            if (meet) {
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

    /** A pure strategy and the opposing one that is worst for it. */
    private record Security(int strategy, int against) {}

    /**
     * The first row whose worst entry is largest, or the first column whose largest entry is least.
     */
    private Security securest(boolean forRow) {
        int best = -1;
        int bestAgainst = -1;
        int strategies = forRow ? game.rows() : game.columns();
        for (int strategy = 0; strategy < strategies; strategy++) {
            int against = worst(strategy, forRow);
            if (best < 0 || isBetter(forRow, strategy, against, best, bestAgainst)) {
                best = strategy;
                bestAgainst = against;
            }
        }
        return new Security(best, bestAgainst);
    }

    private int worst(int strategy, boolean forRow) {
        int worst = 0;
        int others = forRow ? game.columns() : game.rows();
        for (int other = 1; other < others; other++) {
            if (isBetter(forRow, strategy, worst, strategy, other)) {
                worst = other;
            }
        }
        return worst;
    }

    private boolean isBetter(boolean forRow, int strategy, int against, int than, int thanAgainst) {
        return forRow
                ? game.compare(strategy, against, than, thanAgainst) > 0
                : game.compare(against, strategy, thanAgainst, than) < 0;
    }

    private FractionFreeSimplex.Solution solveSmall() {
        int[] rowList = rows.stream().toArray();
        int[] columnList = columns.stream().toArray();
        BigInteger[][] small = new BigInteger[rowList.length][columnList.length];
        for (int i = 0; i < rowList.length; i++) {
            for (int j = 0; j < columnList.length; j++) {
                small[i][j] = game.entry(rowList[i], columnList[j]);
            }
        }
        FractionFreeSimplex.Solution solution = new FractionFreeSimplex(small, budget).solve();
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

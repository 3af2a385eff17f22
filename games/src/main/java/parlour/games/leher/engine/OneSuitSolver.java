package parlour.games.leher.engine;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import parlour.claim.Budget;
import parlour.claim.Claim;
import parlour.exact.Rational;
import parlour.games.leher.OneSuitGame;
import parlour.games.leher.OneSuitPayoff;
import parlour.solve.matrix.DoubleOracle;
import parlour.solve.matrix.ExtremeOptima;
import parlour.solve.matrix.IntegerGame;
import parlour.solve.matrix.Optimum;
import parlour.solve.matrix.TwoByTwoBlock;

/**
 * Solves the N-card game.
 *
 * <p>From seven cards on by {@link BenjaminGoldmanBlock}. Second differences are strict near the
 * solution, so at most two adjacent thresholds of a side are best replies to the other's optimum;
 * all extreme optima therefore lie within one step of a saddle and are those of that part of the
 * matrix. A block without saddle is the only optimum. With fewer than seven cards the whole matrix
 * is solved.
 */
final class OneSuitSolver {
    private final BigInteger n;
    private final Budget budget;

    OneSuitSolver(BigInteger n, Budget budget) {
        this.n = n;
        this.budget = budget;
    }

    Solved solve() {
        if (n.compareTo(BigInteger.valueOf(BenjaminGoldmanBlock.MIN_CARDS)) < 0) {
            return byMatrix(OneSuitGame.whole(n.intValueExact()));
        }
        BenjaminGoldmanBlock.Wide block = BenjaminGoldmanBlock.solve(n);
        return block.isPure() ? saddle(block) : mixed(block);
    }

    private Solved byMatrix(OneSuitGame game) {
        IntegerGame integers = IntegerGame.of(game, budget);
        Optimum optimum = DoubleOracle.solve(integers, budget);
        Claim.Equilibrium equilibrium =
                new Claim.Equilibrium(
                        optimum.value().dividedBy(Rational.of(OneSuitPayoff.triples(n))),
                        Solved.thresholds(optimum.row(), game::s),
                        Solved.thresholds(optimum.column(), game::t));
        return new Solved(
                equilibrium,
                extremes(game, integers, optimum),
                "threshold-matrix",
                List.of("the matrix of thresholds 2.." + n + " is solved as a whole"));
    }

    private Claim.Extremes extremes(OneSuitGame game, IntegerGame integers, Optimum optimum) {
        return new Claim.Extremes(
                Solved.thresholds(ExtremeOptima.ofRow(integers, optimum, budget), game::s),
                Solved.thresholds(ExtremeOptima.ofColumn(integers, optimum, budget), game::t));
    }

    private Solved saddle(BenjaminGoldmanBlock.Wide block) {
        BigInteger wins = OneSuitPayoff.wins(n, block.s(), block.t());
        Rational value = Rational.of(wins, OneSuitPayoff.triples(n));
        OneSuitGame near = OneSuitGame.around(n, block.s(), block.t());
        Claim.Extremes extremes = extremes(near, IntegerGame.of(near, budget), pure(near, block));
        List<String> why = opening();
        why.add(
                "kind: pure; keeping from %s is best against %s, and from %s against %s: W = %s of %s triples"
                        .formatted(
                                block.s(),
                                block.t(),
                                block.t(),
                                block.s(),
                                wins,
                                OneSuitPayoff.triples(n)));
        why.add(
                "columns are concave and rows convex, so this local saddle is one of the whole matrix");
        return new Solved(
                new Claim.Equilibrium(
                        value,
                        Claim.Mix.pure("threshold", block.s()),
                        Claim.Mix.pure("threshold", block.t())),
                extremes,
                "benjamin-goldman-block",
                why);
    }

    private static Optimum pure(OneSuitGame near, BenjaminGoldmanBlock.Wide block) {
        int row = block.s().subtract(near.s(0)).intValueExact();
        int column = block.t().subtract(near.t(0)).intValueExact();
        return new Optimum(near.payoff(row, column), certain(row), certain(column), 0);
    }

    private static TreeMap<Integer, Rational> certain(int strategy) {
        TreeMap<Integer, Rational> mix = new TreeMap<>();
        mix.put(strategy, Rational.ONE);
        return mix;
    }

    private Solved mixed(BenjaminGoldmanBlock.Wide block) {
        BigInteger low = OneSuitPayoff.wins(n, block.s(), block.t());
        BigInteger high = OneSuitPayoff.wins(n, block.s().add(BigInteger.ONE), block.t());
        BigInteger wins =
                low.multiply(block.x()).add(high.multiply(block.den().subtract(block.x())));
        Rational value = Rational.of(wins, block.den().multiply(OneSuitPayoff.triples(n)));
        Claim.Equilibrium equilibrium =
                new Claim.Equilibrium(
                        value,
                        pair(block.s(), block.x(), block.den()),
                        pair(block.t(), block.y(), block.den()));
        Claim.Extremes only =
                new Claim.Extremes(List.of(equilibrium.row()), List.of(equilibrium.column()));
        List<String> why = opening();
        why.add(
                "kind: mixed; thresholds %s, %s against %s, %s have no saddle"
                        .formatted(block.s(), next(block.s()), block.t(), next(block.t())));
        why.addAll(explained(block));
        why.add(
                "columns are concave and rows convex, so a block without saddle is optimal in the whole matrix");
        return new Solved(equilibrium, only, "benjamin-goldman-block", why);
    }

    private List<String> opening() {
        List<String> why = new ArrayList<>();
        why.add("against any mix some best reply keeps from a threshold on");
        why.add(
                "the root s* of the cubic has floor %s, and t* = max(tau(s*), ceil(s*)) has floor %s"
                        .formatted(
                                BenjaminGoldmanRoots.floorOfS(n),
                                BenjaminGoldmanRoots.floorOfT(n)));
        return why;
    }

    private List<String> explained(BenjaminGoldmanBlock.Wide block) {
        OneSuitGame near = new OneSuitGame(n, new OneSuitGame.Corner(block.s(), block.t()), 2, 2);
        TwoByTwoBlock two =
                new TwoByTwoBlock(
                        near.payoff(0, 0), near.payoff(0, 1), near.payoff(1, 0), near.payoff(1, 1));
        List<String> lines =
                new ArrayList<>(
                        two.explained(
                                new TwoByTwoBlock.Pair(
                                        "receiver keeps from " + block.s(),
                                        "receiver keeps from " + next(block.s())),
                                new TwoByTwoBlock.Pair(
                                        "dealer keeps from " + block.t(),
                                        "dealer keeps from " + next(block.t()))));
        lines.addFirst("winning triples out of " + OneSuitPayoff.triples(n) + ":");
        return lines;
    }

    private static BigInteger next(BigInteger threshold) {
        return threshold.add(BigInteger.ONE);
    }

    private static Claim.Mix pair(BigInteger threshold, BigInteger weight, BigInteger den) {
        TreeMap<BigInteger, Rational> mix = new TreeMap<>();
        mix.put(threshold, Rational.of(weight, den));
        mix.put(next(threshold), Rational.of(den.subtract(weight), den));
        mix.values().removeIf(probability -> probability.signum() == 0);
        return new Claim.Mix("threshold", mix);
    }
}

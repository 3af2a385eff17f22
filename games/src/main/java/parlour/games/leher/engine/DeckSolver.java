package parlour.games.leher.engine;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import parlour.claim.Budget;
import parlour.claim.Claim;
import parlour.exact.Rational;
import parlour.games.leher.DealCounts;
import parlour.games.leher.LeHerInstance;
import parlour.games.leher.ThresholdGame;
import parlour.solve.matrix.DoubleOracle;
import parlour.solve.matrix.ExtremeOptima;
import parlour.solve.matrix.IntegerGame;
import parlour.solve.matrix.Optimum;
import parlour.solve.matrix.TwoByTwoBlock;

/**
 * Solves any deck under any rules on its matrix of thresholds.
 *
 * <p>That thresholds suffice is proved for one suit under plain rules only; whoever calls this
 * checks the result card by card. Cost: quadratic in the ranks, then {@link DoubleOracle}.
 */
final class DeckSolver {
    private final DealCounts counts;
    private final ThresholdGame game;
    private final Budget budget;

    DeckSolver(LeHerInstance.Packed packed, Budget budget) {
        this.counts = new DealCounts(packed.deck(), packed.rules());
        this.game = new ThresholdGame(counts);
        this.budget = budget;
    }

    Solved solve() {
        IntegerGame integers = IntegerGame.of(game.inHalves(), budget);
        Optimum optimum = DoubleOracle.solve(integers, budget);
        IntFunction<BigInteger> threshold = index -> BigInteger.valueOf(index + 1L);
        Claim.Equilibrium equilibrium =
                new Claim.Equilibrium(
                        optimum.value().dividedBy(Rational.of(counts.total())),
                        Solved.thresholds(optimum.row(), threshold),
                        Solved.thresholds(optimum.column(), threshold));
        Claim.Extremes extremes =
                new Claim.Extremes(
                        Solved.thresholds(
                                ExtremeOptima.ofRow(integers, optimum, budget), threshold),
                        Solved.thresholds(
                                ExtremeOptima.ofColumn(integers, optimum, budget), threshold));
        String method = optimum.rounds() == 0 ? "saddle-scan" : "double-oracle";
        return new Solved(equilibrium, extremes, method, why(optimum));
    }

    private List<String> why(Optimum optimum) {
        List<String> why = new ArrayList<>();
        if (optimum.isPure()) {
            why.add(
                    "kind: pure; keeping from %d is best against %d, and the other way round"
                            .formatted(first(optimum.row()), first(optimum.column())));
        } else {
            why.add("kind: mixed");
            block(optimum, why);
        }
        why.add(
                "card by card neither side can do better, so this is optimal among all ways to keep cards");
        return why;
    }

    private static int first(java.util.SequencedMap<Integer, Rational> mix) {
        return mix.sequencedKeySet().getFirst() + 1;
    }

    private static int last(java.util.SequencedMap<Integer, Rational> mix) {
        return mix.sequencedKeySet().getLast() + 1;
    }

    private void block(Optimum optimum, List<String> why) {
        int s = first(optimum.row());
        int u = last(optimum.row());
        int t = first(optimum.column());
        int w = last(optimum.column());
        TwoByTwoBlock two =
                new TwoByTwoBlock(payoff(s, t), payoff(s, w), payoff(u, t), payoff(u, w));
        if (optimum.row().size() == 2 && optimum.column().size() == 2 && two.hasNoSaddle()) {
            why.addAll(
                    two.explained(
                            new TwoByTwoBlock.Pair(
                                    "receiver keeps from " + s, "receiver keeps from " + u),
                            new TwoByTwoBlock.Pair(
                                    "dealer keeps from " + t, "dealer keeps from " + w)));
        }
    }

    private Rational payoff(int s, int t) {
        return game.payoff(s - 1, t - 1);
    }
}

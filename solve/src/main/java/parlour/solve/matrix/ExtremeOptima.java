package parlour.solve.matrix;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import parlour.claim.Budget;
import parlour.exact.Rational;

/**
 * All extreme optimal strategies of one side, given one optimal pair.
 *
 * <p>Against the opponent's optimal mix every optimal strategy uses only pure ones that are best
 * replies to it, and it makes every pure strategy of that mix give exactly the value. So the
 * optimal strategies are a polytope inside the solutions of these equations; its corners are the
 * extreme rays of a cone of as many dimensions as the equations leave free. If that is one, the
 * optimal strategy is unique, which a rank modulo a prime already proves. Cost: cubic in the
 * support; beyond that, of {@link DoubleDescription}.
 */
public final class ExtremeOptima {
    private final IntegerGame game;
    private final Weights own;
    private final Weights other;
    private final int[] candidates;
    private final Budget budget;

    private ExtremeOptima(IntegerGame game, Weights own, Weights other, Budget budget) {
        this.game = game;
        this.own = own;
        this.other = other;
        this.budget = budget;
        BigInteger best = game.bestRow(other).payoff();
        this.candidates =
                java.util.stream.IntStream.range(0, game.rows())
                        .filter(row -> game.row(row, other).equals(best))
                        .toArray();
    }

    /**
     * The row player's, in the order of their first pure strategies.
     *
     * @throws Budget.Exceeded if the budget runs out, or they are too many to list
     */
    public static List<SequencedMap<Integer, Rational>> ofRow(
            IntegerGame game, Optimum optimum, Budget budget) {
        return new ExtremeOptima(game, weights(optimum.row()), weights(optimum.column()), budget)
                .all();
    }

    /**
     * The column player's, in the order of their first pure strategies.
     *
     * @throws Budget.Exceeded if the budget runs out, or they are too many to list
     */
    public static List<SequencedMap<Integer, Rational>> ofColumn(
            IntegerGame game, Optimum optimum, Budget budget) {
        return new ExtremeOptima(
                        game.transposed(),
                        weights(optimum.column()),
                        weights(optimum.row()),
                        budget)
                .all();
    }

    private static Weights weights(SequencedMap<Integer, Rational> mix) {
        BigInteger den =
                mix.values().stream()
                        .map(Rational::den)
                        .reduce(BigInteger.ONE, (a, b) -> a.divide(a.gcd(b)).multiply(b));
        TreeMap<Integer, BigInteger> weights = new TreeMap<>();
        mix.forEach(
                (strategy, weight) ->
                        weights.put(strategy, weight.num().multiply(den.divide(weight.den()))));
        return Weights.of(weights);
    }

    private List<SequencedMap<Integer, Rational>> all() {
        List<BigInteger[]> equations = new ArrayList<>();
        for (int i = 0; i < other.size(); i++) {
            equations.add(overCandidates(other.strategy(i)));
        }
        int unknowns = candidates.length + 1;
        if (candidates.length == 1
                || NullSpace.rankAtLeast(equations, unknowns) == candidates.length) {
            return List.of(own.probabilities());
        }
        List<BigInteger[]> basis = NullSpace.basis(equations, unknowns, budget);
        List<SequencedMap<Integer, Rational>> corners = new ArrayList<>();
        for (BigInteger[] ray : DoubleDescription.rays(inequalities(basis), basis.size(), budget)) {
            corners.add(mix(basis, ray));
        }
        corners.sort(ORDER);
        return corners;
    }

    /**
     * Payoffs of the candidates against one pure strategy, and −1 for the value: their product with
     * (x, v).
     */
    private BigInteger[] overCandidates(int column) {
        BigInteger[] line = new BigInteger[candidates.length + 1];
        for (int i = 0; i < candidates.length; i++) {
            line[i] = game.entry(candidates[i], column);
        }
        line[candidates.length] = BigInteger.ONE.negate();
        return line;
    }

    /**
     * No negative probability, and no column that gives less than the value; in coordinates of the
     * basis.
     */
    private List<BigInteger[]> inequalities(List<BigInteger[]> basis) {
        List<BigInteger[]> inequalities = new ArrayList<>();
        for (int i = 0; i < candidates.length; i++) {
            int candidate = i;
            inequalities.add(
                    basis.stream().map(vector -> vector[candidate]).toArray(BigInteger[]::new));
        }
        for (int column = 0; column < game.columns(); column++) {
            BigInteger[] line = overCandidates(column);
            inequalities.add(
                    basis.stream()
                            .map(vector -> DoubleDescription.dot(line, vector))
                            .toArray(BigInteger[]::new));
        }
        List<BigInteger[]> distinct = new ArrayList<>();
        var seen = new java.util.HashSet<List<BigInteger>>();
        for (BigInteger[] inequality : inequalities) {
            NullSpace.shorten(inequality);
            boolean trivial = Arrays.stream(inequality).allMatch(g -> g.signum() == 0);
            if (!trivial && seen.add(List.of(inequality))) {
                distinct.add(inequality);
            }
        }
        return distinct;
    }

    private SequencedMap<Integer, Rational> mix(List<BigInteger[]> basis, BigInteger[] ray) {
        TreeMap<Integer, BigInteger> weights = new TreeMap<>();
        for (int i = 0; i < candidates.length; i++) {
            BigInteger weight = BigInteger.ZERO;
            for (int k = 0; k < ray.length; k++) {
                weight = weight.add(basis.get(k)[i].multiply(ray[k]));
            }
            weights.put(candidates[i], weight);
        }
        return Weights.of(weights).probabilities();
    }

    private static final Comparator<SequencedMap<Integer, Rational>> ORDER =
            (first, second) -> {
                var a = first.entrySet().iterator();
                var b = second.entrySet().iterator();
                while (a.hasNext() && b.hasNext()) {
                    var x = a.next();
                    var y = b.next();
                    int order =
                            x.getKey().equals(y.getKey())
                                    ? y.getValue().compareTo(x.getValue())
                                    : x.getKey().compareTo(y.getKey());
                    if (order != 0) {
                        return order;
                    }
                }
                return Boolean.compare(a.hasNext(), b.hasNext());
            };
}

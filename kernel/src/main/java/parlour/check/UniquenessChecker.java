package parlour.check;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import parlour.claim.Claim;
import parlour.exact.Rational;
import parlour.game.MatrixGame;

/**
 * Decides whether a side's optimal mix is shown to be the only one, or shown not to be.
 *
 * <p><i>The only one</i>: an optimal mix w of the other side is given. Every optimal mix x' gets
 * exactly the value against w, so it uses only strategies that are best replies to w, and it gets
 * exactly the value against each strategy that w uses. The claimed mix solves these linear
 * equations too, together with "the weights sum to 1"; if their matrix has as great a rank as there
 * are best replies, they have one solution. The rank is computed modulo a prime, which can only
 * lower it. By strict complementarity some w will do whenever the mix is unique. <i>Not the only
 * one</i>: another optimal mix is given.
 *
 * <p>Cost: one payoff for each strategy of the side and each one that w uses; then cubic in the
 * number of best replies.
 */
final class UniquenessChecker {
    /** Primes below 2^31, so that a product of two residues is below 2^62. */
    static final List<Long> PRIMES = List.of(2_147_483_647L, 2_147_483_629L, 2_147_483_587L);

    private final MatrixGame game;
    private final BigInteger first;
    private final Claim.Equilibrium claim;
    private final boolean ofRow;

    /**
     * @param game the payoffs
     * @param first the number of the first row and column
     * @param claim an equilibrium that has been verified
     * @param ofRow whose mix it is about
     */
    UniquenessChecker(MatrixGame game, BigInteger first, Claim.Equilibrium claim, boolean ofRow) {
        this.game = game;
        this.first = first;
        this.claim = claim;
        this.ofRow = ofRow;
    }

    private int ownCount() {
        return ofRow ? game.rows() : game.columns();
    }

    private int otherCount() {
        return ofRow ? game.columns() : game.rows();
    }

    /** The payoff to the side it is about. */
    private Rational payoff(int own, int other) {
        return ofRow ? game.payoff(own, other) : game.payoff(other, own).negate();
    }

    private Rational value() {
        return ofRow ? claim.value() : claim.value().negate();
    }

    private String side() {
        return ofRow ? "row" : "column";
    }

    /**
     * Sees that the side has one optimal mix only.
     *
     * @throws Rejection if this mix of the other side does not show it
     */
    void demandOnly(Claim.Mix against) {
        List<Integer> support = indices(against, otherCount());
        List<Rational> weights = List.copyOf(against.weights().values());
        List<Integer> best = new ArrayList<>();
        for (int own = 0; own < ownCount(); own++) {
            Rational sum = Rational.ZERO;
            for (int i = 0; i < weights.size(); i++) {
                sum = sum.plus(weights.get(i).times(payoff(own, support.get(i))));
            }
            int sign = sum.compareTo(value());
            if (sign > 0) {
                throw rejected("the mix against it is not optimal");
            }
            if (sign == 0) {
                best.add(own);
            }
        }
        BigInteger[][] equations = equations(best, support);
        for (long prime : PRIMES) {
            if (rank(equations, prime) == best.size()) {
                return;
            }
        }
        throw rejected("the mix against it leaves room for others");
    }

    /**
     * Sees that the side has more than one optimal mix.
     *
     * @throws Rejection if this mix does not show it
     */
    void demandSecond(Claim.Mix second, Claim.Mix claimed) {
        if (second.weights().equals(claimed.weights())) {
            throw rejected("the other mix is the same");
        }
        List<Integer> support = indices(second, ownCount());
        List<Rational> weights = List.copyOf(second.weights().values());
        for (int other = 0; other < otherCount(); other++) {
            Rational sum = Rational.ZERO;
            for (int i = 0; i < weights.size(); i++) {
                sum = sum.plus(weights.get(i).times(payoff(support.get(i), other)));
            }
            if (sum.compareTo(value()) < 0) {
                throw rejected("the other mix is not optimal");
            }
        }
    }

    private Rejection rejected(String reason) {
        return new Rejection("unique " + side() + ": " + reason);
    }

    private List<Integer> indices(Claim.Mix mix, int count) {
        List<Integer> indices = new ArrayList<>();
        for (BigInteger strategy : mix.weights().keySet()) {
            BigInteger index = strategy.subtract(first);
            if (index.signum() < 0 || index.compareTo(BigInteger.valueOf(count)) >= 0) {
                throw rejected("there is no " + mix.index() + " " + strategy);
            }
            indices.add(index.intValueExact());
        }
        return indices;
    }

    /** One line for each unknown: its payoffs over a common denominator, and 1. */
    private BigInteger[][] equations(List<Integer> best, List<Integer> support) {
        BigInteger den = BigInteger.ONE;
        for (int own : best) {
            for (int other : support) {
                BigInteger next = payoff(own, other).den();
                den = den.divide(den.gcd(next)).multiply(next);
            }
        }
        BigInteger[][] equations = new BigInteger[best.size()][support.size() + 1];
        for (int i = 0; i < best.size(); i++) {
            for (int j = 0; j < support.size(); j++) {
                Rational payoff = payoff(best.get(i), support.get(j));
                equations[i][j] = payoff.num().multiply(den.divide(payoff.den()));
            }
            equations[i][support.size()] = BigInteger.ONE;
        }
        return equations;
    }

    /** The rank modulo a prime, at most the rank. */
    private static int rank(BigInteger[][] equations, long prime) {
        long[][] lines = new long[equations.length][];
        for (int i = 0; i < lines.length; i++) {
            lines[i] = new long[equations[i].length];
            for (int j = 0; j < lines[i].length; j++) {
                lines[i][j] = equations[i][j].mod(BigInteger.valueOf(prime)).longValueExact();
            }
        }
        int rank = 0;
        for (int column = 0; column < lines[0].length && rank < lines.length; column++) {
            int pivot = rank;
            while (pivot < lines.length && lines[pivot][column] == 0) {
                pivot++;
            }
            if (pivot < lines.length) {
                long[] line = lines[pivot];
                lines[pivot] = lines[rank];
                lines[rank] = line;
                for (int below = rank + 1; below < lines.length; below++) {
                    eliminate(lines[below], line, column, prime);
                }
                rank++;
            }
        }
        return rank;
    }

    /** Takes a multiple of the pivot's line, so that the column vanishes; no division is needed. */
    private static void eliminate(long[] line, long[] pivot, int column, long prime) {
        long factor = line[column];
        long own = pivot[column];
        for (int j = column; j < line.length && factor != 0; j++) {
            line[j] = (line[j] * own % prime + (prime - factor) * pivot[j] % prime) % prime;
        }
    }
}

package parlour.check;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import parlour.claim.Claim;
import parlour.exact.Rational;
import parlour.game.MatrixGame;

/**
 * A matrix game of known value, seen by one side, whose optimal mixes are in question.
 *
 * @param matrix the payoffs, to the row player, and how strategies are counted
 * @param rowValue the value to the row player, which has been verified
 * @param ofRow which side it is
 */
record OptimaSide(ClaimedEquilibrium.Counted matrix, Rational rowValue, boolean ofRow) {
    /** The same game seen by the other side. */
    OptimaSide other() {
        return new OptimaSide(matrix, rowValue, !ofRow);
    }

    private MatrixGame game() {
        return matrix.game();
    }

    /** How many strategies the side has. */
    int count() {
        return ofRow ? game().rows() : game().columns();
    }

    /** The payoff to the side. */
    Rational payoff(int own, int other) {
        return ofRow ? game().payoff(own, other) : game().payoff(other, own).negate();
    }

    /** The value to the side. */
    Rational value() {
        return ofRow ? rowValue : rowValue.negate();
    }

    /** The word for the side. */
    String name() {
        return ofRow ? "row" : "column";
    }

    /** The strategies of a mix of this side, counted from 0. */
    List<Integer> indices(Claim.Mix mix) {
        BigInteger first = ofRow ? matrix.firstRow() : matrix.firstColumn();
        List<Integer> indices = new ArrayList<>();
        for (BigInteger strategy : mix.weights().keySet()) {
            BigInteger index = strategy.subtract(first);
            if (index.signum() < 0 || index.compareTo(BigInteger.valueOf(count())) >= 0) {
                throw new Rejection(
                        name() + " optima: there is no " + mix.index() + " " + strategy);
            }
            indices.add(index.intValueExact());
        }
        return indices;
    }

    /**
     * What a mix of this side gets above the value against each strategy of the other.
     *
     * @throws Rejection if that is less than nothing somewhere, so that the mix is not optimal
     */
    List<Rational> surplus(Claim.Mix mix) {
        IntegerMix weighed = IntegerMix.of(mix, indices(mix));
        List<Rational> surplus = new ArrayList<>();
        for (int j = 0; j < other().count(); j++) {
            int against = j;
            Rational sum = weighed.expected(own -> payoff(own, against)).minus(value());
            if (sum.signum() < 0) {
                throw new Rejection(name() + " optima: a mix is not optimal");
            }
            surplus.add(sum);
        }
        return surplus;
    }

    /**
     * How many dimensions the optimal mixes of this side have at most: the solutions of the
     * equations that they fulfil.
     *
     * <p>Let an optimal mix of the other side use the strategies {@code used} and leave {@code
     * best} of this side as best replies. Every optimal mix uses only those, and gets exactly the
     * value against each strategy used, and its weights sum to 1. The rank of these equations is
     * taken modulo primes, which can only lower it.
     */
    int dimensions(List<Integer> best, List<Integer> used) {
        List<List<BigInteger>> equations = new ArrayList<>();
        for (int own : best) {
            List<Rational> payoffs = new ArrayList<>();
            used.forEach(other -> payoffs.add(payoff(own, other)));
            payoffs.add(Rational.ONE);
            equations.add(IntegerMix.scaled(payoffs));
        }
        return best.size() - PrimeRank.of(equations);
    }
}

package parlour.games.leher.check;

import java.math.BigInteger;
import java.util.Map;
import parlour.check.Report;
import parlour.claim.Claim;
import parlour.exact.Rational;

/**
 * Decides a claim about the N-card game for any N by theorem.
 *
 * <p>Let W(s,t), 2 ≤ s,t ≤ N, be the winning triples of two thresholds. Against every mix some best
 * reply is a threshold (keep minus exchange does not fall from card to card, neither does keep
 * minus draw); columns of W are discretely concave in s and rows convex in t (signs of second
 * differences, N ≥ 3). So the payoff of a row mix is convex in t: if it is V at some t and no less
 * at t−1 and t+1, it is no less anywhere; and likewise for columns. The hypotheses that remain,
 * those few equalities and inequalities, are computed here from sums of the deal counts. Cost: a
 * few products of integers of the length of N³. Source: A. T. Benjamin, A. J. Goldman, JOTA 2002.
 */
final class ConcaveConvexMatrix {
    /** The name under which certificates cite it. */
    static final String NAME = "concave-convex-threshold-matrix";

    /** Thresholds of positive weight that are looked at; an optimum needs two. */
    private static final int MAX_SUPPORT = 8;

    private final BigInteger n;

    ConcaveConvexMatrix(BigInteger n) {
        this.n = n;
    }

    Report check(Claim.Equilibrium claim) {
        if (claim.row().weights().size() > MAX_SUPPORT
                || claim.column().weights().size() > MAX_SUPPORT) {
            return new Report.Rejected("more than " + MAX_SUPPORT + " thresholds in a mix");
        }
        BigInteger triples = n.multiply(less(n, 1)).multiply(less(n, 2));
        Rational value = claim.value().times(Rational.of(triples));
        for (BigInteger t : claim.column().weights().keySet()) {
            if (!isLocal(t, value, other -> ofRow(claim.row(), other), 1)) {
                return new Report.Rejected(
                        "the receiver's mix does not secure the value around threshold "
                                + shown(t));
            }
        }
        for (BigInteger s : claim.row().weights().keySet()) {
            if (!isLocal(s, value, other -> ofColumn(claim.column(), other), -1)) {
                return new Report.Rejected(
                        "the dealer's mix concedes more than the value around threshold "
                                + shown(s));
            }
        }
        return new Report.Accepted(
                claim.row().weights().size() + (long) claim.column().weights().size());
    }

    private static String shown(BigInteger threshold) {
        return parlour.claim.BadInput.shown(threshold.toString());
    }

    /**
     * Whether a payoff is the value at a threshold, and at its neighbours on the right side of it.
     */
    private boolean isLocal(
            BigInteger at,
            Rational value,
            java.util.function.Function<BigInteger, Rational> payoff,
            int sign) {
        BigInteger below = less(at, 1);
        BigInteger above = less(at, -1);
        return payoff.apply(at).equals(value)
                && (at.equals(BigInteger.TWO) || payoff.apply(below).minus(value).signum() != -sign)
                && (at.equals(n) || payoff.apply(above).minus(value).signum() != -sign);
    }

    /** What the row mix wins against a threshold, in triples. */
    Rational ofRow(Claim.Mix row, BigInteger t) {
        Rational sum = Rational.ZERO;
        for (Map.Entry<BigInteger, Rational> weight : row.weights().entrySet()) {
            sum = sum.plus(weight.getValue().times(Rational.of(wins(weight.getKey(), t))));
        }
        return sum;
    }

    /** What a threshold wins against the column mix, in triples. */
    Rational ofColumn(Claim.Mix column, BigInteger s) {
        Rational sum = Rational.ZERO;
        for (Map.Entry<BigInteger, Rational> weight : column.weights().entrySet()) {
            sum = sum.plus(weight.getValue().times(Rational.of(wins(s, weight.getKey()))));
        }
        return sum;
    }

    /**
     * W(s,t) by adding up the counts of exchanges, of keeps against keeps, and of keeps against
     * draws.
     */
    BigInteger wins(BigInteger s, BigInteger t) {
        return exchanges(s).add(less(n, 2).multiply(higherPairs(s, t))).add(drawn(s, t));
    }

    /** Σ_{x&lt;s} (N−x)(N+x−3)/2. */
    private BigInteger exchanges(BigInteger s) {
        BigInteger m = less(s, 1);
        BigInteger squares =
                m.multiply(s).multiply(less(s.shiftLeft(1), 1)).divide(BigInteger.valueOf(6));
        BigInteger linear = triangle(m).multiply(BigInteger.valueOf(3));
        return m.multiply(n).multiply(less(n, 3)).add(linear).subtract(squares).shiftRight(1);
    }

    /** Pairs x > y with x ≥ s and y ≥ t. */
    private BigInteger higherPairs(BigInteger s, BigInteger t) {
        BigInteger all = triangle(n.subtract(t));
        return s.compareTo(t) <= 0 ? all : all.subtract(triangle(less(s.subtract(t), 1)));
    }

    /** Σ_{x≥s} Σ_{y&lt;t, y≠x} (x−1−[y&lt;x]). */
    private BigInteger drawn(BigInteger s, BigInteger t) {
        BigInteger lower = less(t, 1);
        BigInteger all = lower.multiply(triangle(less(n, 1)).subtract(triangle(less(s, 2))));
        if (s.compareTo(t) > 0) {
            return all.subtract(less(n.subtract(s), -1).multiply(lower));
        }
        BigInteger between = triangle(less(t, 2)).subtract(triangle(less(s, 2)));
        return all.subtract(between.shiftLeft(1)).subtract(less(n.subtract(t), -1).multiply(lower));
    }

    /** 1 + 2 + … + m. */
    private static BigInteger triangle(BigInteger m) {
        return m.multiply(less(m, -1)).shiftRight(1);
    }

    private static BigInteger less(BigInteger a, long b) {
        return a.subtract(BigInteger.valueOf(b));
    }
}

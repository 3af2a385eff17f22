package parlour.games.leher.check;

import java.math.BigInteger;
import parlour.check.Report;
import parlour.claim.Claim;
import parlour.exact.Rational;
import parlour.games.leher.DealCounts;

/**
 * Decides a claim about the game in which the dealer sees a kept card.
 *
 * <p>Then nothing is hidden from the dealer, who takes the lesser of keep and draw for every pair
 * of cards, and the receiver takes the larger of exchange and keep for every card: the value is a
 * sum of maxima. The dealer's mix must be the empty one, the receiver's must reach every maximum.
 * Cost: quadratic in the ranks; for one suit, where a kept x wins (x−1)(x−2) triples, constant by
 * sums of powers.
 */
final class ToldDealer {
    private ToldDealer() {}

    static Report check(DealCounts counts, Claim.Equilibrium claim) {
        CardByCard.KeepWeights p = CardByCard.KeepWeights.of(claim.row(), counts.ranks());
        BigInteger best = BigInteger.ZERO;
        BigInteger got = BigInteger.ZERO;
        for (int x = 1; x <= counts.ranks(); x++) {
            BigInteger keep = keep(counts, x);
            BigInteger exchange = BigInteger.valueOf(counts.exchanged(x));
            best = best.add(keep.max(exchange));
            got = got.add(p.keep(x).multiply(keep)).add(p.other(x).multiply(exchange));
        }
        BigInteger total = BigInteger.valueOf(counts.total());
        Rational secured = Rational.of(got, total.multiply(p.den()));
        return Meeting.at(claim.value(), secured, Rational.of(best, total), counts.ranks());
    }

    /** What a kept card wins, in halves. */
    static BigInteger keep(DealCounts counts, int x) {
        BigInteger keep = BigInteger.ZERO;
        for (int y = 1; y <= counts.ranks(); y++) {
            long least = Math.min(counts.kept(x, y), counts.drawn(x, y));
            keep = keep.add(BigInteger.valueOf(least));
        }
        return keep;
    }

    /**
     * One suit: the gain from keeping x, 3x²−9x+4−N²+3N in halves, grows with x ≥ 2, so one
     * threshold is best.
     */
    static Report checkOneSuit(BigInteger n, Claim.Equilibrium claim) {
        if (claim.row().weights().size() != 1) {
            return new Report.Rejected("expected one threshold of the receiver");
        }
        BigInteger s = claim.row().weights().sequencedKeySet().getFirst();
        boolean first =
                s.equals(BigInteger.TWO) || gain(n, s.subtract(BigInteger.ONE)).signum() <= 0;
        if (gain(n, s).signum() < 0 || !first) {
            return new Report.Rejected("the receiver does better with another threshold");
        }
        BigInteger triples =
                n.multiply(n.subtract(BigInteger.ONE)).multiply(n.subtract(BigInteger.TWO));
        Rational value = Rational.of(wins(n, s), triples);
        return Meeting.at(claim.value(), value, value, 1);
    }

    private static BigInteger gain(BigInteger n, BigInteger x) {
        BigInteger three = BigInteger.valueOf(3);
        return three.multiply(x)
                .multiply(x.subtract(three))
                .add(BigInteger.valueOf(4))
                .subtract(n.multiply(n.subtract(three)));
    }

    /**
     * Σ_{x&lt;s} (N−x)(N+x−3)/2 + Σ_{x≥s} (x−1)(x−2); the latter are three times the tetrahedral
     * differences.
     */
    static BigInteger wins(BigInteger n, BigInteger s) {
        BigInteger m = s.subtract(BigInteger.ONE);
        BigInteger squares = m.multiply(s).multiply(s.add(m)).divide(BigInteger.valueOf(6));
        BigInteger linear = m.multiply(s).multiply(BigInteger.valueOf(3)).shiftRight(1);
        BigInteger exchanges =
                m.multiply(n)
                        .multiply(n.subtract(BigInteger.valueOf(3)))
                        .add(linear)
                        .subtract(squares)
                        .shiftRight(1);
        return exchanges.add(falling(n).subtract(falling(m)).divide(BigInteger.valueOf(3)));
    }

    /** m(m−1)(m−2) = 3·Σ_{x≤m} (x−1)(x−2). */
    private static BigInteger falling(BigInteger m) {
        return m.multiply(m.subtract(BigInteger.ONE)).multiply(m.subtract(BigInteger.TWO));
    }
}

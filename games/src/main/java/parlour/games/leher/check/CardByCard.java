package parlour.games.leher.check;

import java.math.BigInteger;
import java.util.Map;
import parlour.check.Report;
import parlour.claim.Claim;
import parlour.exact.Rational;
import parlour.games.leher.DealCounts;

/**
 * Decides whether two mixes of thresholds are optimal among all ways to keep cards, not only among
 * thresholds.
 *
 * <p>Mixes of thresholds are turned into probabilities p, q to keep each rank. The payoff is linear
 * in each of them, so the best reply of either side is found rank by rank: against q the receiver
 * gets Σ_x max(exchange, keep), against p the dealer concedes Σ_x (1−p_x)·exchange + Σ_y min(keep,
 * draw). If both sums are the claimed value, it is the value of the game with all 2^R strategies on
 * each side. Only counts of deals are believed. Cost: quadratic in the ranks.
 */
final class CardByCard {
    private final DealCounts counts;

    CardByCard(DealCounts counts) {
        this.counts = counts;
    }

    Report check(Claim.Equilibrium claim) {
        KeepWeights p = KeepWeights.of(claim.row(), counts.ranks());
        KeepWeights q = KeepWeights.of(claim.column(), counts.ranks());
        BigInteger total = BigInteger.valueOf(counts.total());
        return Meeting.at(
                claim.value(),
                Rational.of(secured(p), total.multiply(p.den())),
                Rational.of(conceded(q), total.multiply(q.den())),
                2L * counts.ranks());
    }

    private BigInteger conceded(KeepWeights q) {
        BigInteger sum = BigInteger.ZERO;
        for (int x = 1; x <= counts.ranks(); x++) {
            BigInteger keep = BigInteger.ZERO;
            for (int y = 1; y <= counts.ranks(); y++) {
                keep =
                        keep.add(q.keep(y).multiply(BigInteger.valueOf(counts.kept(x, y))))
                                .add(q.other(y).multiply(BigInteger.valueOf(counts.drawn(x, y))));
            }
            sum = sum.add(keep.max(q.den().multiply(BigInteger.valueOf(counts.exchanged(x)))));
        }
        return sum;
    }

    private BigInteger secured(KeepWeights p) {
        BigInteger sum = BigInteger.ZERO;
        for (int y = 1; y <= counts.ranks(); y++) {
            BigInteger keep = BigInteger.ZERO;
            BigInteger draw = BigInteger.ZERO;
            for (int x = 1; x <= counts.ranks(); x++) {
                keep = keep.add(p.keep(x).multiply(BigInteger.valueOf(counts.kept(x, y))));
                draw = draw.add(p.keep(x).multiply(BigInteger.valueOf(counts.drawn(x, y))));
            }
            sum =
                    sum.add(keep.min(draw))
                            .add(p.other(y).multiply(BigInteger.valueOf(counts.exchanged(y))));
        }
        return sum;
    }

    /** The keep-probability of every rank over one common denominator. */
    record KeepWeights(BigInteger[] keeps, BigInteger den) {
        /** Adds up the weights of all thresholds at or below each rank. */
        static KeepWeights of(Claim.Mix mix, int ranks) {
            BigInteger den = BigInteger.ONE;
            for (Rational weight : mix.weights().values()) {
                den = den.divide(den.gcd(weight.den())).multiply(weight.den());
            }
            BigInteger[] keeps = new BigInteger[ranks + 1];
            java.util.Arrays.fill(keeps, BigInteger.ZERO);
            for (Map.Entry<BigInteger, Rational> weight : mix.weights().entrySet()) {
                int threshold = weight.getKey().intValueExact();
                if (threshold <= ranks) {
                    Rational share = weight.getValue();
                    keeps[threshold] =
                            keeps[threshold].add(share.num().multiply(den.divide(share.den())));
                }
            }
            for (int rank = 1; rank <= ranks; rank++) {
                keeps[rank] = keeps[rank].add(keeps[rank - 1]);
            }
            return new KeepWeights(keeps, den);
        }

        BigInteger keep(int rank) {
            return keeps[rank];
        }

        BigInteger other(int rank) {
            return den.subtract(keeps[rank]);
        }
    }
}

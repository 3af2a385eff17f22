package parlour.games.leher.check;

import java.math.BigInteger;
import parlour.check.Report;
import parlour.claim.Claim;
import parlour.exact.Rational;

/**
 * {@link CardByCard} for one suit of N cards in linear time: the same sums, by prefix sums over
 * cards.
 *
 * <p>An exchange of x wins B(x) = (N−x)(N+x−3)/2 triples; x kept against y kept wins N−2 if x > y,
 * against y drawn x−1−[y&lt;x]. Cost: linear in N, a few long products each.
 */
final class OneSuitCardByCard {
    private final int n;

    OneSuitCardByCard(int n) {
        this.n = n;
    }

    Report check(Claim.Equilibrium claim) {
        CardByCard.KeepWeights p = CardByCard.KeepWeights.of(claim.row(), n);
        CardByCard.KeepWeights q = CardByCard.KeepWeights.of(claim.column(), n);
        BigInteger triples = big(n).multiply(big(n - 1L)).multiply(big(n - 2L));
        return Meeting.at(
                claim.value(),
                Rational.of(secured(p), triples.multiply(p.den())),
                Rational.of(conceded(q), triples.multiply(q.den())),
                2L * n);
    }

    private static BigInteger exchanged(long n, long x) {
        return big((n - x) * (n + x - 3) / 2);
    }

    private BigInteger conceded(CardByCard.KeepWeights q) {
        BigInteger drawsOfAll = BigInteger.ZERO;
        for (int y = 1; y <= n; y++) {
            drawsOfAll = drawsOfAll.add(q.other(y));
        }
        BigInteger keepsBelow = BigInteger.ZERO;
        BigInteger drawsBelow = BigInteger.ZERO;
        BigInteger sum = BigInteger.ZERO;
        for (int x = 1; x <= n; x++) {
            BigInteger keep =
                    keepsBelow
                            .multiply(big(n - 2L))
                            .add(drawsOfAll.subtract(q.other(x)).multiply(big(x - 1L)))
                            .subtract(drawsBelow);
            sum = sum.add(keep.max(q.den().multiply(exchanged(n, x))));
            keepsBelow = keepsBelow.add(q.keep(x));
            drawsBelow = drawsBelow.add(q.other(x));
        }
        return sum;
    }

    private BigInteger secured(CardByCard.KeepWeights p) {
        BigInteger lowerCards = BigInteger.ZERO;
        BigInteger keepsAbove = BigInteger.ZERO;
        BigInteger sum = BigInteger.ZERO;
        for (int x = 1; x <= n; x++) {
            lowerCards = lowerCards.add(p.keep(x).multiply(big(x - 1L)));
            keepsAbove = keepsAbove.add(p.keep(x));
            sum = sum.add(p.other(x).multiply(exchanged(n, x)));
        }
        for (int y = 1; y <= n; y++) {
            keepsAbove = keepsAbove.subtract(p.keep(y));
            BigInteger keep = keepsAbove.multiply(big(n - 2L));
            BigInteger draw =
                    lowerCards.subtract(p.keep(y).multiply(big(y - 1L))).subtract(keepsAbove);
            sum = sum.add(keep.min(draw));
        }
        return sum;
    }

    private static BigInteger big(long a) {
        return BigInteger.valueOf(a);
    }
}

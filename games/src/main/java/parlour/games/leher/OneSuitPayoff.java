package parlour.games.leher;

import java.math.BigInteger;

/**
 * The number W(s,t) of ordered triples of distinct cards 1..N on which the receiver wins, if he
 * keeps cards from s on and the dealer, after a keep, keeps cards from t on; in closed form, for 2
 * ≤ s, t ≤ N.
 *
 * <pre>
 * h  = (N-t)(N+1-t) + (N-1)(s+t-2)
 * 6W = 3(N-2)h - (s-1)(s-2)(s+3t-12)                      for s ≤ t
 * 6W = 3(N-2)h - (s-2)(s-3)(s+3t-4) - 3(N-2)(s-t)(s-t-1)  for s ≥ t
 * </pre>
 *
 * <p>Source: A. T. Benjamin, A. J. Goldman, Analysis of the N-card version of the game Le Her, JOTA
 * 2002.
 */
public final class OneSuitPayoff {
    /** Largest N for {@code long}s: |terms of 6W| ≤ 7N³ ≤ 1.6·10¹⁸, below 2⁶³. */
    public static final long MAX_LONG_CARDS = 600_000;

    private OneSuitPayoff() {}

    /** W(s,t) for N up to {@link #MAX_LONG_CARDS}. */
    public static long wins(long n, long s, long t) {
        long h = (n - t) * (n + 1 - t) + (n - 1) * (s + t - 2);
        long sixfold =
                s <= t
                        ? 3 * (n - 2) * h - (s - 1) * (s - 2) * (s + 3 * t - 12)
                        : 3 * (n - 2) * (h - (s - t) * (s - t - 1))
                                - (s - 2) * (s - 3) * (s + 3 * t - 4);
        return sixfold / 6;
    }

    /** W(s,t) for any N. */
    public static BigInteger wins(BigInteger n, BigInteger s, BigInteger t) {
        BigInteger n2 = plus(n, -2).multiply(BigInteger.valueOf(3));
        BigInteger h =
                n.subtract(t)
                        .multiply(plus(n.subtract(t), 1))
                        .add(plus(n, -1).multiply(plus(s.add(t), -2)));
        BigInteger s3t = s.add(t.multiply(BigInteger.valueOf(3)));
        BigInteger gap = s.subtract(t);
        BigInteger sixfold =
                gap.signum() <= 0
                        ? n2.multiply(h)
                                .subtract(
                                        plus(s, -1).multiply(plus(s, -2)).multiply(plus(s3t, -12)))
                        : n2.multiply(h.subtract(gap.multiply(plus(gap, -1))))
                                .subtract(
                                        plus(s, -2).multiply(plus(s, -3)).multiply(plus(s3t, -4)));
        return sixfold.divide(BigInteger.valueOf(6));
    }

    /** The number of ordered triples, N(N−1)(N−2). */
    public static BigInteger triples(BigInteger n) {
        return n.multiply(plus(n, -1)).multiply(plus(n, -2));
    }

    private static BigInteger plus(BigInteger a, long b) {
        return a.add(BigInteger.valueOf(b));
    }
}

package parlour.games.leher.engine;

import java.math.BigInteger;

/**
 * The N-card game solved in closed form, N ≥ 7: a saddle, or two adjacent thresholds mixed on each
 * side.
 *
 * <p>Let k be the floor of the root of {@link BenjaminGoldmanCubic}. Some optimum lies in rows k,
 * k+1. For each of them t is the integer nearest to τ(s); if (s,t) is no worse for either side than
 * its neighbours, it is a saddle of the whole matrix, since columns are concave in s and rows
 * convex in t. Otherwise thresholds k, k+1 and t, t+1 with t = ⌊(N²−3N−k²+7k−4)/(2(k−1))⌋ + 1 form
 * a block without saddle, in which each side equalises the other: both probabilities are multiples
 * of 1/(k−1). Value and probabilities are left in that form, since the reduced numerators outgrow a
 * {@code long} from N about 70 000 on. Cost: constant. Source: A. T. Benjamin, A. J. Goldman, JOTA
 * 2002.
 */
public final class BenjaminGoldmanBlock {
    /** Largest N for {@code long}s; see {@link BenjaminGoldmanCubic#MAX_LONG_CARDS}. */
    public static final long MAX_LONG_CARDS = BenjaminGoldmanCubic.MAX_LONG_CARDS;

    /** Smallest N: below, the matrix itself is solved. */
    public static final long MIN_CARDS = 7;

    private BenjaminGoldmanBlock() {}

    /**
     * A solution for N up to {@link #MAX_LONG_CARDS}; the fields are those of {@link Wide}.
     *
     * @param n the number of cards
     * @param s the receiver's lower threshold
     * @param t the dealer's lower threshold
     * @param x times 1/(s−1): probability that the receiver keeps from s on rather than from s+1;
     *     s−1 if pure
     * @param y times 1/(s−1): probability that the dealer keeps from t on rather than from t+1; s−1
     *     if pure
     */
    public record Narrow(long n, long s, long t, long x, long y) {
        /** Whether both sides play one threshold. */
        public boolean isPure() {
            return x == s - 1 && y == s - 1;
        }
    }

    /**
     * A solution for any N.
     *
     * @param n the number of cards
     * @param s the receiver's lower threshold
     * @param t the dealer's lower threshold
     * @param x times 1/(s−1): probability that the receiver keeps from s on rather than from s+1;
     *     s−1 if pure
     * @param y times 1/(s−1): probability that the dealer keeps from t on rather than from t+1; s−1
     *     if pure
     */
    public record Wide(BigInteger n, BigInteger s, BigInteger t, BigInteger x, BigInteger y) {
        /** Whether both sides play one threshold. */
        public boolean isPure() {
            return x.equals(den()) && y.equals(den());
        }

        /** The common denominator s−1 of both probabilities. */
        public BigInteger den() {
            return s.subtract(BigInteger.ONE);
        }

        static Wide of(Narrow narrow) {
            return new Wide(
                    big(narrow.n), big(narrow.s), big(narrow.t), big(narrow.x), big(narrow.y));
        }
    }

    /** Solves with {@code long}s, 7 ≤ N ≤ {@link #MAX_LONG_CARDS}. */
    public static Narrow solve(long n) {
        long k = BenjaminGoldmanCubic.floorOfRoot(n);
        for (long s = k; s <= k + 1; s++) {
            long doubled = n * n + s * s - 3 * s - 2;
            long t = Math.clamp((doubled + (n - 2)) / (2 * (n - 2)), s, n);
            // where two columns are equally good, the lower one
            if (t > s && isSaddle(n, s, t - 1)) {
                return new Narrow(n, s, t - 1, s - 1, s - 1);
            }
            if (isSaddle(n, s, t)) {
                return new Narrow(n, s, t, s - 1, s - 1);
            }
        }
        long t = (n * n - 3 * n - k * k + 7 * k - 4) / (2 * (k - 1)) + 1;
        long x = (n * n - n + k * k - k - 2) / 2 - (n - 2) * t;
        long y = (k * k - 7 * k + 4 - n * n + 3 * n) / 2 + (k - 1) * t;
        return new Narrow(n, k, t, x, y);
    }

    /** No neighbour is better for the side that could go there. */
    static boolean isSaddle(long n, long s, long t) {
        return (s == n || stepS(n, s, t) <= 0)
                && (s == 2 || stepS(n, s - 1, t) >= 0)
                && (t == n || stepT(n, s, t) >= 0)
                && (t == 2 || stepT(n, s, t - 1) <= 0);
    }

    /** 2W(s+1,t) − 2W(s,t). */
    private static long stepS(long n, long s, long t) {
        return s < t
                ? n * n - 3 * n - s * s - 2 * s * t + 9 * s + 2 * t - 6
                : n * n - 3 * n - 2 * n * s + 2 * n * t - s * s - 2 * s * t + 9 * s - 4;
    }

    /** 2W(s,t+1) − 2W(s,t). */
    private static long stepT(long n, long s, long t) {
        return t >= s ? -(n * n - 2 * n * t - n + s * s - 3 * s + 4 * t) : -(n - s) * (n - s + 1);
    }

    /** Solves for any N ≥ 7. */
    public static Wide solve(BigInteger n) {
        if (n.compareTo(big(MAX_LONG_CARDS)) <= 0) {
            return Wide.of(solve(n.longValueExact()));
        }
        BigInteger k = BenjaminGoldmanCubic.floorOfRoot(n);
        BigInteger n2 = n.subtract(BigInteger.TWO);
        for (BigInteger s : new BigInteger[] {k, k.add(BigInteger.ONE)}) {
            BigInteger doubled =
                    n.multiply(n).add(s.multiply(s.subtract(big(3)))).subtract(BigInteger.TWO);
            BigInteger t = doubled.add(n2).divide(n2.shiftLeft(1)).max(s).min(n);
            for (BigInteger near : new BigInteger[] {t.subtract(BigInteger.ONE), t}) {
                if (isSaddle(n, s, near)) {
                    BigInteger den = s.subtract(BigInteger.ONE);
                    return new Wide(n, s, near, den, den);
                }
            }
        }
        return mixed(n, k);
    }

    private static Wide mixed(BigInteger n, BigInteger k) {
        BigInteger square = k.multiply(k);
        BigInteger den = k.subtract(BigInteger.ONE);
        BigInteger nn3n = n.multiply(n.subtract(big(3)));
        BigInteger rest = nn3n.subtract(square).add(k.multiply(big(7))).subtract(big(4));
        BigInteger t = rest.divide(den.shiftLeft(1)).add(BigInteger.ONE);
        BigInteger x =
                n.multiply(n.subtract(BigInteger.ONE))
                        .add(square.subtract(k))
                        .subtract(BigInteger.TWO)
                        .shiftRight(1)
                        .subtract(n.subtract(BigInteger.TWO).multiply(t));
        BigInteger y = den.multiply(t).subtract(rest.shiftRight(1));
        return new Wide(n, k, t, x, y);
    }

    static boolean isSaddle(BigInteger n, BigInteger s, BigInteger t) {
        BigInteger here = wins(n, s, t);
        return (s.equals(n) || wins(n, s.add(BigInteger.ONE), t).compareTo(here) <= 0)
                && (s.equals(BigInteger.TWO)
                        || wins(n, s.subtract(BigInteger.ONE), t).compareTo(here) <= 0)
                && (t.equals(n) || wins(n, s, t.add(BigInteger.ONE)).compareTo(here) >= 0)
                && (t.equals(BigInteger.TWO)
                        || wins(n, s, t.subtract(BigInteger.ONE)).compareTo(here) >= 0);
    }

    private static BigInteger wins(BigInteger n, BigInteger s, BigInteger t) {
        return parlour.games.leher.OneSuitPayoff.wins(n, s, t);
    }

    private static BigInteger big(long a) {
        return BigInteger.valueOf(a);
    }
}

package parlour.games.leher.engine;

import java.math.BigInteger;

/**
 * The cubic whose real root s* says between which thresholds the receiver of the N-card game
 * decides, in integers.
 *
 * <p>φ(s) = 6s³ + (6N−39)s² + (6N²−60N+135)s − (6N³−21N²−28N+110); 6(N−2)² times the slope of the
 * receiver's payoff against the dealer's best continuous reply τ(s) = (N²+s²−3s−2)/(2(N−2)) is
 * −φ(s). For N ≥ 7 the real root is the only one and φ grows and is convex from Θ = (N+2)/2 on (N ≥
 * 10), so Newton's steps from above descend to it. The floor of the root is decided by signs of φ
 * at integers alone. Source: A. T. Benjamin, A. J. Goldman, JOTA 2002.
 */
public final class BenjaminGoldmanCubic {
    /** |φ(s)| ≤ 18N³ for 0 ≤ s ≤ N, and 18·(6·10⁵)³ ≤ 3.9·10¹⁸ < 2⁶³. */
    static final long MAX_LONG_CARDS = 600_000;

    /**
     * c = 0.54368901269207636… with c³ + c² + c = 1, and s* = cN + 1.2972607… + O(1/N); times 10¹¹,
     * to start from.
     */
    private static final long SLOPE = 54_368_901_269L;

    private static final long OFFSET = 129_726_070_000L;
    private static final long SCALE = 100_000_000_000L;

    private BenjaminGoldmanCubic() {}

    /** φ(s), for N up to {@link #MAX_LONG_CARDS} and 0 ≤ s ≤ N. */
    static long phi(long n, long s) {
        return ((6 * s + 6 * n - 39) * s + (6 * n * n - 60 * n + 135)) * s
                - (((6 * n - 21) * n - 28) * n + 110);
    }

    /** The largest integer s with φ(s) ≤ 0. Cost: two or three evaluations of φ. */
    static long floorOfRoot(long n) {
        long s = (n * SLOPE + OFFSET) / SCALE;
        while (phi(n, s) > 0) {
            s--;
        }
        while (phi(n, s + 1) <= 0) {
            s++;
        }
        return s;
    }

    /** φ(s) for any N. */
    public static BigInteger phi(BigInteger n, BigInteger s) {
        BigInteger square = times(s, 6).add(times(n, 6)).subtract(big(39));
        BigInteger linear = times(n, 6).subtract(big(60)).multiply(n).add(big(135));
        BigInteger constant =
                times(n, 6)
                        .subtract(big(21))
                        .multiply(n)
                        .subtract(big(28))
                        .multiply(n)
                        .add(big(110));
        return square.multiply(s).add(linear).multiply(s).subtract(constant);
    }

    private static BigInteger slope(BigInteger n, BigInteger s) {
        BigInteger linear = times(s, 18).add(times(n, 12)).subtract(big(78));
        return linear.multiply(s).add(times(n, 6).subtract(big(60)).multiply(n)).add(big(135));
    }

    /**
     * The largest integer s with φ(s) ≤ 0, for N ≥ 10. Cost: each step of Newton doubles the digits
     * that are right, so a dozen steps for a thousand digits.
     */
    public static BigInteger floorOfRoot(BigInteger n) {
        BigInteger s = n.multiply(big(SLOPE + 1)).divide(big(SCALE)).add(big(3));
        while (true) {
            BigInteger step = phi(n, s).divide(slope(n, s));
            if (step.signum() <= 0) {
                break;
            }
            s = s.subtract(step);
        }
        while (phi(n, s).signum() > 0) {
            s = s.subtract(BigInteger.ONE);
        }
        while (phi(n, s.add(BigInteger.ONE)).signum() <= 0) {
            s = s.add(BigInteger.ONE);
        }
        return s;
    }

    private static BigInteger times(BigInteger a, long b) {
        return a.multiply(big(b));
    }

    private static BigInteger big(long a) {
        return BigInteger.valueOf(a);
    }
}

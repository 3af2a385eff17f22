package parlour.exact;

import java.math.BigInteger;

/**
 * Counts the subsets of size k of a set of n elements.
 *
 * <p>The identity used is C(m, i) = C(m − 1, i − 1) · m / i, taken from i = 1 up to the smaller of
 * k and n − k, so that the partial results increase and none exceeds the result.
 */
public final class BinomialCoefficient {
    /** Bounds min(k, n − k) in {@link #bigValue}: the result has at most 31 · 10⁴ bits. */
    public static final int MAX_BIG_K = 10_000;

    private BinomialCoefficient() {}

    /**
     * The coefficient C(n, k); 0 where k &lt; 0 or k &gt; n.
     *
     * @throws ArithmeticException if the coefficient is 2⁶³ or more
     * @throws IllegalArgumentException if n &lt; 0
     */
    public static long value(int n, int k) {
        if (isEmpty(n, k)) {
            return 0;
        }
        int smaller = Math.min(k, n - k);
        long value = 1;
        for (int i = 1; i <= smaller; i++) {
            // i divides value · m; what of i does not divide value must divide m
            long shared = gcd(value, i);
            long m = (long) n - smaller + i;
            value = Math.multiplyExact(value / shared, m / (i / shared));
        }
        return value;
    }

    /**
     * The coefficient C(n, k) of any size; 0 where k &lt; 0 or k &gt; n.
     *
     * @throws IllegalArgumentException if n &lt; 0 or min(k, n − k) &gt; {@link #MAX_BIG_K}
     */
    public static BigInteger bigValue(int n, int k) {
        if (isEmpty(n, k)) {
            return BigInteger.ZERO;
        }
        int smaller = Math.min(k, n - k);
        if (smaller > MAX_BIG_K) {
            throw new IllegalArgumentException(
                    "min(k, n - k) (" + smaller + ") must be at most " + MAX_BIG_K);
        }
        var value = BigInteger.ONE;
        for (int i = 1; i <= smaller; i++) {
            value = value.multiply(BigInteger.valueOf((long) n - smaller + i));
            value = value.divide(BigInteger.valueOf(i));
        }
        return value;
    }

    private static boolean isEmpty(int n, int k) {
        if (n < 0) {
            throw new IllegalArgumentException("n (" + n + ") must be at least 0");
        }
        return k < 0 || k > n;
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }
}

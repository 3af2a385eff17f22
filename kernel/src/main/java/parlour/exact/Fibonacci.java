package parlour.exact;

import java.math.BigInteger;

/**
 * The Fibonacci numbers F₀ = 0, F₁ = 1, Fₙ = Fₙ₋₁ + Fₙ₋₂.
 *
 * <p>Fast doubling: F₂ₖ = Fₖ(2Fₖ₊₁ − Fₖ) and F₂ₖ₊₁ = Fₖ² + Fₖ₊₁². Cost: O(log n) multiplications.
 */
public final class Fibonacci {
    /** Largest index: F has then fewer than 700 000 bits, since log₂ φ &lt; 0.7. */
    public static final int MAX_INDEX = 1_000_000;

    private Fibonacci() {}

    /**
     * The number Fₙ.
     *
     * @throws IllegalArgumentException if n &lt; 0 or n &gt; {@link #MAX_INDEX}
     */
    public static BigInteger value(int n) {
        if (n < 0 || n > MAX_INDEX) {
            throw new IllegalArgumentException("index (" + n + ") must be 0.." + MAX_INDEX);
        }
        var current = BigInteger.ZERO;
        var next = BigInteger.ONE;
        for (int bit = Integer.highestOneBit(n); bit > 0; bit >>= 1) {
            var even = current.multiply(next.shiftLeft(1).subtract(current));
            var odd = current.multiply(current).add(next.multiply(next));
            boolean isSet = (n & bit) != 0;
            current = isSet ? odd : even;
            next = isSet ? even.add(odd) : odd;
        }
        return current;
    }
}

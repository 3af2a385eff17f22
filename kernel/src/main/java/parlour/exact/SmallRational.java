package parlour.exact;

import java.math.BigInteger;

/**
 * A rational in lowest terms whose numerator and denominator are at most {@link #LIMIT} in absolute
 * value. Each operation first tries to stay within that; a result that does not fit is computed
 * again by {@link Rational} on {@link BigInteger}s.
 */
final class SmallRational extends Rational {
    /** |num|, den <= 2⁶³ − 1: the range is symmetric, so that negation and gcd never overflow. */
    static final long LIMIT = Long.MAX_VALUE;

    private final long num;
    private final long den;

    /** The pair must be coprime, {@code |num| <= LIMIT} and {@code 1 <= den}. */
    SmallRational(long num, long den) {
        this.num = num;
        this.den = den;
    }

    /** Whether both lie in the symmetric range and the denominator is positive. */
    static boolean isSmall(long num, long den) {
        return num >= -LIMIT && den >= 1;
    }

    /** Whether the value lies in the symmetric range. */
    static boolean isSmall(BigInteger value) {
        return value.abs().bitLength() < Long.SIZE;
    }

    /** The quotient of a small pair, see {@link #isSmall(long, long)}. */
    static Rational reduced(long num, long den) {
        long divisor = gcd(num, den);
        return new SmallRational(num / divisor, den / divisor);
    }

    @Override
    public BigInteger num() {
        return BigInteger.valueOf(num);
    }

    @Override
    public BigInteger den() {
        return BigInteger.valueOf(den);
    }

    @Override
    public int signum() {
        return Long.signum(num);
    }

    @Override
    public boolean isInteger() {
        return den == 1;
    }

    @Override
    public String toString() {
        return den == 1 ? Long.toString(num) : num + "/" + den;
    }

    /**
     * Knuth's sum. With g = gcd(b, d), a/b + c/d has numerator t = a(d/g) + c(b/g) over (b/g)d, and
     * whatever can still be cancelled divides g.
     */
    @Override
    public Rational plus(Rational other) {
        if (!(other instanceof SmallRational that)) {
            return super.plus(other);
        }
        long g = gcd(den, that.den);
        long left = that.den / g;
        long right = den / g;
        if (!productFits(num, left) || !productFits(that.num, right)) {
            return super.plus(other);
        }
        long a = num * left;
        long c = that.num * right;
        long t = a + c;
        // a sum wraps if and only if its sign differs from that of both terms
        if (((a ^ t) & (c ^ t)) < 0 || t < -LIMIT) {
            return super.plus(other);
        }
        long h = gcd(t, g);
        return productFits(right, that.den / h)
                ? new SmallRational(t / h, right * (that.den / h))
                : super.plus(other);
    }

    /** The product with both crosswise divisors cancelled first, so that it is in lowest terms. */
    @Override
    public Rational times(Rational other) {
        if (!(other instanceof SmallRational that)) {
            return super.times(other);
        }
        long g = gcd(num, that.den);
        long h = gcd(that.num, den);
        long a = num / g;
        long c = that.num / h;
        long b = den / h;
        long d = that.den / g;
        return productFits(a, c) && productFits(b, d) && isSmall(a * c, b * d)
                ? new SmallRational(a * c, b * d)
                : super.times(other);
    }

    @Override
    public Rational negate() {
        return new SmallRational(-num, den);
    }

    @Override
    public Rational reciprocal() {
        if (num == 0) {
            throw new ArithmeticException("0 has no reciprocal");
        }
        return num > 0 ? new SmallRational(den, num) : new SmallRational(-den, -num);
    }

    @Override
    public BigInteger floor() {
        return BigInteger.valueOf(Math.floorDiv(num, den));
    }

    /** Compares the two products of 128 bits, without making them. */
    @Override
    public int compareTo(Rational other) {
        if (!(other instanceof SmallRational that)) {
            return super.compareTo(other);
        }
        int high = Long.compare(Math.multiplyHigh(num, that.den), Math.multiplyHigh(that.num, den));
        return high != 0 ? high : Long.compareUnsigned(num * that.den, that.num * den);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SmallRational that && num == that.num && den == that.den;
    }

    @Override
    public int hashCode() {
        return 31 * Long.hashCode(num) + Long.hashCode(den);
    }

    /** Whether the product is a {@code long}: its upper half merely repeats the sign. */
    private static boolean productFits(long a, long b) {
        return Math.multiplyHigh(a, b) == (a * b) >> (Long.SIZE - 1);
    }

    /** Euclid's divisor; {@code |a| <= LIMIT} and {@code b >= 1} or the other way round. */
    private static long gcd(long a, long b) {
        long x = Math.abs(a);
        long y = Math.abs(b);
        while (y != 0) {
            long rest = x % y;
            x = y;
            y = rest;
        }
        return x;
    }
}

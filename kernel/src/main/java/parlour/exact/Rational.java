package parlour.exact;

import java.math.BigInteger;

/**
 * An exact rational number, immutable.
 *
 * <p><b>Canonical representation.</b> Numerator and denominator are coprime and the denominator is
 * positive; zero is 0/1. Two rationals are equal if and only if they are the same number.
 *
 * <p><b>Overflow.</b> There is none. While numerator and denominator lie within ±(2⁶³ − 1) they are
 * two {@code long}s; every operation on them detects a result beyond that and continues with {@link
 * BigInteger}, and returns to {@code long}s as soon as the result fits. No conversion to or from
 * floating point exists.
 *
 * <p>Cost: two greatest common divisors of {@code long}s for a sum or a product, else that of
 * {@code BigInteger}. Source: D. E. Knuth, The Art of Computer Programming 2, section 4.5.1.
 */
public abstract sealed class Rational implements Comparable<Rational>
        permits SmallRational, WideRational {
    // The subclasses are reached through this class alone, so that its initialisation comes first
    // and no two threads can wait for each other.

    /** The number 0. */
    @SuppressWarnings("ClassInitializationDeadlock")
    public static final Rational ZERO = new SmallRational(0, 1);

    /** The number 1. */
    @SuppressWarnings("ClassInitializationDeadlock")
    public static final Rational ONE = new SmallRational(1, 1);

    Rational() {}

    /** The integer {@code value}. */
    public static Rational of(long value) {
        return of(value, 1);
    }

    /** The integer {@code value}. */
    public static Rational of(BigInteger value) {
        return coprime(value, BigInteger.ONE);
    }

    /**
     * The quotient {@code num/den}, reduced.
     *
     * @throws ArithmeticException if {@code den} is 0
     */
    public static Rational of(long num, long den) {
        return SmallRational.isSmall(num, den)
                ? SmallRational.reduced(num, den)
                : of(BigInteger.valueOf(num), BigInteger.valueOf(den));
    }

    /**
     * The quotient {@code num/den}, reduced.
     *
     * @throws ArithmeticException if {@code den} is 0
     */
    public static Rational of(BigInteger num, BigInteger den) {
        if (den.signum() == 0) {
            throw new ArithmeticException("the denominator of " + num + "/0 must not be 0");
        }
        var divisor = num.gcd(den);
        var signed = den.signum() < 0 ? divisor.negate() : divisor;
        return coprime(num.divide(signed), den.divide(signed));
    }

    /**
     * Reads {@code 7}, {@code -1/2} or a finite decimal such as {@code 0.25}, exactly. Exponents,
     * infinities, signs other than one leading minus, and white space are refused.
     *
     * @throws NotationException if the text is anything else
     */
    public static Rational parse(String text) {
        return RationalNotation.parse(text);
    }

    /** The numerator; it carries the sign. */
    public abstract BigInteger num();

    /** The denominator, at least 1. */
    public abstract BigInteger den();

    /** −1, 0 or 1. */
    public abstract int signum();

    /** Whether the denominator is 1. */
    public abstract boolean isInteger();

    /** The sum {@code this + other}. */
    public Rational plus(Rational other) {
        return of(
                num().multiply(other.den()).add(other.num().multiply(den())),
                den().multiply(other.den()));
    }

    /** The difference {@code this − other}. */
    public Rational minus(Rational other) {
        return plus(other.negate());
    }

    /** The product {@code this · other}. */
    public Rational times(Rational other) {
        return of(num().multiply(other.num()), den().multiply(other.den()));
    }

    /**
     * The quotient {@code this / other}.
     *
     * @throws ArithmeticException if {@code other} is 0
     */
    public Rational dividedBy(Rational other) {
        if (other.signum() == 0) {
            throw new ArithmeticException(this + " cannot be divided by 0");
        }
        return times(other.reciprocal());
    }

    /** The number {@code −this}. */
    public Rational negate() {
        return coprime(num().negate(), den());
    }

    /** The absolute value. */
    public Rational abs() {
        return signum() < 0 ? negate() : this;
    }

    /**
     * The number {@code 1/this}.
     *
     * @throws ArithmeticException if this is 0
     */
    public Rational reciprocal() {
        return of(den(), num());
    }

    /** The greatest integer that is at most this number. */
    public BigInteger floor() {
        var quotientAndRest = num().divideAndRemainder(den());
        return quotientAndRest[1].signum() < 0
                ? quotientAndRest[0].subtract(BigInteger.ONE)
                : quotientAndRest[0];
    }

    /** The least integer that is at least this number. */
    public BigInteger ceil() {
        return negate().floor().negate();
    }

    @Override
    public int compareTo(Rational other) {
        return num().multiply(other.den()).compareTo(other.num().multiply(den()));
    }

    /** The lowest terms, such as {@code 7/4} or {@code -1/2}, or the integer alone, such as 7. */
    @Override
    public String toString() {
        return isInteger() ? num().toString() : num() + "/" + den();
    }

    /** The smaller of the two representations that holds the coprime pair, {@code den >= 1}. */
    static Rational coprime(BigInteger num, BigInteger den) {
        return SmallRational.isSmall(num) && SmallRational.isSmall(den)
                ? new SmallRational(num.longValueExact(), den.longValueExact())
                : new WideRational(num, den);
    }
}

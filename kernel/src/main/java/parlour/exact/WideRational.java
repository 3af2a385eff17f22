package parlour.exact;

import java.math.BigInteger;

/**
 * A rational in lowest terms of which the numerator or the denominator is too large for {@link
 * SmallRational}; {@link Rational#coprime} alone makes it, so that a number has one representation.
 */
final class WideRational extends Rational {
    private final BigInteger num;
    private final BigInteger den;

    WideRational(BigInteger num, BigInteger den) {
        this.num = num;
        this.den = den;
    }

    @Override
    public BigInteger num() {
        return num;
    }

    @Override
    public BigInteger den() {
        return den;
    }

    @Override
    public int signum() {
        return num.signum();
    }

    @Override
    public boolean isInteger() {
        return den.equals(BigInteger.ONE);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof WideRational wide && num.equals(wide.num) && den.equals(wide.den);
    }

    @Override
    public int hashCode() {
        return 31 * num.hashCode() + den.hashCode();
    }
}

package parlour.check;

import java.math.BigInteger;
import java.util.List;
import java.util.function.IntFunction;
import parlour.claim.Claim;
import parlour.exact.Rational;

/**
 * A mix over a common denominator, so that what it gets is one fraction and not a sum of many.
 *
 * @param strategies the strategies that it uses, counted from 0
 * @param weights what each weighs, an integer
 * @param den the sum of the weights
 */
record IntegerMix(List<Integer> strategies, List<BigInteger> weights, BigInteger den) {
    /** Of strategies that are there. */
    static IntegerMix of(Claim.Mix mix, List<Integer> strategies) {
        List<BigInteger> weights = scaled(List.copyOf(mix.weights().values()));
        BigInteger den = weights.stream().reduce(BigInteger.ZERO, BigInteger::add);
        return new IntegerMix(strategies, weights, den);
    }

    /** Fractions times their common denominator. */
    static List<BigInteger> scaled(List<Rational> fractions) {
        BigInteger den = BigInteger.ONE;
        for (Rational fraction : fractions) {
            den = common(den, fraction.den());
        }
        BigInteger unit = den;
        return fractions.stream()
                .map(fraction -> fraction.num().multiply(unit.divide(fraction.den())))
                .toList();
    }

    /** What it gets on average if each strategy gets a payoff. */
    Rational expected(IntFunction<Rational> payoff) {
        BigInteger sum = BigInteger.ZERO;
        BigInteger unit = BigInteger.ONE;
        for (int i = 0; i < weights.size(); i++) {
            Rational own = payoff.apply(strategies.get(i));
            BigInteger next = common(unit, own.den());
            sum =
                    sum.multiply(next.divide(unit))
                            .add(
                                    weights.get(i)
                                            .multiply(own.num())
                                            .multiply(next.divide(own.den())));
            unit = next;
        }
        return Rational.of(sum, unit.multiply(den));
    }

    /** The least common multiple of two denominators. */
    static BigInteger common(BigInteger a, BigInteger b) {
        return a.divide(a.gcd(b)).multiply(b);
    }
}

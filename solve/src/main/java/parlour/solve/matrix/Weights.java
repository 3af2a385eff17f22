package parlour.solve.matrix;

import java.math.BigInteger;
import java.util.SequencedMap;
import java.util.TreeMap;
import parlour.exact.Rational;

/**
 * A mixed strategy as positive integer weights without common divisor, over strategies counted from
 * 0, ascending.
 */
final class Weights {
    private final int[] strategies;
    private final BigInteger[] weights;
    private final BigInteger total;

    private Weights(int[] strategies, BigInteger[] weights) {
        this.strategies = strategies;
        this.weights = weights;
        BigInteger sum = BigInteger.ZERO;
        for (BigInteger weight : weights) {
            sum = sum.add(weight);
        }
        this.total = sum;
    }

    static Weights pure(int strategy) {
        return new Weights(new int[] {strategy}, new BigInteger[] {BigInteger.ONE});
    }

    /** Drops zeros and divides by the greatest common divisor. */
    static Weights of(SequencedMap<Integer, BigInteger> byStrategy) {
        TreeMap<Integer, BigInteger> positive = new TreeMap<>(byStrategy);
        positive.values().removeIf(weight -> weight.signum() == 0);
        BigInteger divisor = positive.values().stream().reduce(BigInteger.ZERO, BigInteger::gcd);
        return new Weights(
                positive.keySet().stream().mapToInt(Integer::intValue).toArray(),
                positive.values().stream().map(w -> w.divide(divisor)).toArray(BigInteger[]::new));
    }

    int size() {
        return strategies.length;
    }

    int strategy(int i) {
        return strategies[i];
    }

    BigInteger weight(int i) {
        return weights[i];
    }

    BigInteger total() {
        return total;
    }

    /** The weights, which must fit. */
    long[] longs() {
        long[] longs = new long[weights.length];
        for (int i = 0; i < longs.length; i++) {
            longs[i] = weights[i].longValueExact();
        }
        return longs;
    }

    /** The probabilities. */
    SequencedMap<Integer, Rational> probabilities() {
        TreeMap<Integer, Rational> mix = new TreeMap<>();
        for (int i = 0; i < strategies.length; i++) {
            mix.put(strategies[i], Rational.of(weights[i], total));
        }
        return mix;
    }
}

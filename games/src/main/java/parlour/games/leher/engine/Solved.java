package parlour.games.leher.engine;

import java.math.BigInteger;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.IntFunction;
import parlour.claim.Claim;
import parlour.exact.Rational;

/**
 * A solved game of two players.
 *
 * @param equilibrium value and one optimal pair
 * @param extremes all extreme optimal mixes of thresholds
 * @param method what decided
 * @param why the reasons, line by line
 */
record Solved(
        Claim.Equilibrium equilibrium, Claim.Extremes extremes, String method, List<String> why) {
    /** A mix by index turned into a mix by threshold. */
    static Claim.Mix thresholds(
            SequencedMap<Integer, Rational> mix, IntFunction<BigInteger> threshold) {
        TreeMap<BigInteger, Rational> weights = new TreeMap<>();
        mix.forEach((index, weight) -> weights.put(threshold.apply(index), weight));
        return new Claim.Mix("threshold", weights);
    }

    /** Several mixes, see {@link #thresholds(SequencedMap, IntFunction)}. */
    static List<Claim.Mix> thresholds(
            List<SequencedMap<Integer, Rational>> mixes, IntFunction<BigInteger> threshold) {
        return mixes.stream().map(mix -> thresholds(mix, threshold)).toList();
    }
}

package parlour.solve.matrix;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import parlour.claim.Answer;
import parlour.claim.CertificateSink;
import parlour.claim.Claim;
import parlour.claim.Json;
import parlour.claim.Standing;
import parlour.exact.Rational;

/**
 * What an {@code equilibrium} certificate says of value, mixes and other optimal mixes.
 *
 * <p>The list of all extreme optima needs no lines. Without it two lines show whether each side's
 * mix is the only one: for one that is, a mean of extreme optima of the other side that span all of
 * them, which is strictly complementary to it; for one that is not, another extreme one.
 *
 * @param equilibrium value and one optimal pair
 * @param extremes all extreme optima
 * @param listed whether they are claimed
 */
public record OptimaProof(Claim.Equilibrium equilibrium, Claim.Extremes extremes, boolean listed) {
    /** Whether each side's mix is the only one. */
    public Claim.Uniqueness uniqueness() {
        return new Claim.Uniqueness(extremes.row().size() == 1, extremes.column().size() == 1);
    }

    /** The claim in the header. */
    public Json.Fields claim() {
        return listed
                ? claim(equilibrium, uniqueness(), extremes)
                : claim(equilibrium, uniqueness());
    }

    /** The claim in the header where nothing is known of other optimal mixes. */
    static Json.Fields claim(Claim... claims) {
        var bare =
                new Answer(
                        "",
                        new Standing.Proved(),
                        List.of(claims),
                        "",
                        List.of(),
                        new LinkedHashMap<>());
        SequencedMap<String, Json> fields = new LinkedHashMap<>(bare.toJson().values());
        fields.keySet().removeAll(List.of("instance", "status", "method"));
        return new Json.Fields(fields);
    }

    /**
     * Writes the lines about uniqueness, that of the row player first, unless the list is claimed.
     */
    public void write(CertificateSink sink) {
        if (!listed) {
            sink.line(line("row", equilibrium.row(), extremes.row(), extremes.column()));
            sink.line(line("column", equilibrium.column(), extremes.column(), extremes.row()));
        }
    }

    private static Json line(
            String side, Claim.Mix claimed, List<Claim.Mix> own, List<Claim.Mix> other) {
        if (own.size() == 1) {
            return Json.fields().with("against", mean(spanning(other)).toJson()).with("side", side);
        }
        Claim.Mix second = own.getFirst().equals(claimed) ? own.getLast() : own.getFirst();
        return Json.fields().with("other", second.toJson()).with("side", side);
    }

    /** Independent mixes of a list that span all of it; their mean lies within its hull. */
    private static List<Claim.Mix> spanning(List<Claim.Mix> mixes) {
        List<TreeMap<BigInteger, Rational>> reduced = new ArrayList<>();
        List<Claim.Mix> spanning = new ArrayList<>();
        for (Claim.Mix mix : mixes) {
            TreeMap<BigInteger, Rational> left = new TreeMap<>(mix.weights());
            for (TreeMap<BigInteger, Rational> line : reduced) {
                Rational factor = left.getOrDefault(line.firstKey(), Rational.ZERO);
                line.forEach(
                        (strategy, weight) ->
                                left.merge(
                                        strategy, factor.times(weight).negate(), Rational::plus));
            }
            left.values().removeIf(weight -> weight.signum() == 0);
            if (!left.isEmpty()) {
                Rational by = left.firstEntry().getValue().reciprocal();
                left.replaceAll((_, weight) -> weight.times(by));
                reduced.add(left);
                spanning.add(mix);
            }
        }
        return spanning.isEmpty() ? mixes : spanning;
    }

    private static Claim.Mix mean(List<Claim.Mix> mixes) {
        Rational share = Rational.of(1, mixes.size());
        TreeMap<BigInteger, Rational> weights = new TreeMap<>();
        for (Claim.Mix mix : mixes) {
            mix.weights()
                    .forEach(
                            (strategy, weight) ->
                                    weights.merge(strategy, weight.times(share), Rational::plus));
        }
        return new Claim.Mix(mixes.getFirst().index(), weights);
    }
}

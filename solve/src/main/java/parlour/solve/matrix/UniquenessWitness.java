package parlour.solve.matrix;

import java.math.BigInteger;
import java.util.List;
import java.util.TreeMap;
import parlour.claim.CertificateSink;
import parlour.claim.Claim;
import parlour.claim.Json;
import parlour.exact.Rational;

/**
 * The lines of a certificate that show whether each side's optimal mix is the only one: for a mix
 * that is, the mean of all extreme optima of the other side, which is strictly complementary to it;
 * for one that is not, another extreme one.
 */
public final class UniquenessWitness {
    /** With more extreme optima than this their mean is too long to write. */
    private static final int MOST = 100;

    private final Claim.Equilibrium equilibrium;
    private final Claim.Extremes extremes;

    /** Of a solution. */
    public UniquenessWitness(Claim.Equilibrium equilibrium, Claim.Extremes extremes) {
        this.equilibrium = equilibrium;
        this.extremes = extremes;
    }

    /** Whether lines can be written. */
    public boolean exists() {
        return extremes.row().size() <= MOST && extremes.column().size() <= MOST;
    }

    /** Writes both lines, that of the row player first. */
    public void write(CertificateSink sink) {
        sink.line(line("row", equilibrium.row(), extremes.row(), extremes.column()));
        sink.line(line("column", equilibrium.column(), extremes.column(), extremes.row()));
    }

    private static Json line(
            String side, Claim.Mix claimed, List<Claim.Mix> own, List<Claim.Mix> other) {
        if (own.size() == 1) {
            return Json.fields().with("against", mean(other).toJson()).with("side", side);
        }
        Claim.Mix second = own.getFirst().equals(claimed) ? own.getLast() : own.getFirst();
        return Json.fields().with("other", second.toJson()).with("side", side);
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

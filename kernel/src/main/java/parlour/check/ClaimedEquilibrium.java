package parlour.check;

import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.Claim;
import parlour.claim.Json;
import parlour.exact.Rational;

import java.math.BigInteger;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Reads value and mixes from the header of an {@code equilibrium} or {@code theorem} certificate;
 * believes nothing.
 */
public final class ClaimedEquilibrium {
    private ClaimedEquilibrium() {}

    /**
     * Reads the claim, sees that no further line follows, and hands the claim to a verification
     * that knows the game. The mixes that reach it have positive weights that sum to 1; whether the
     * strategies exist is its own business.
     *
     * @param strategies how they are counted
     */
    public static Report check(
            CertificateHeader header,
            CertificateReader lines,
            Strategies strategies,
            Function<Claim.Equilibrium, Report> verification) {
        Report report;
        try {
            report = verification.apply(read(header, strategies));
            if (lines.line().isPresent()) {
                report = new Report.Rejected("a line after the header, where none is expected");
            }
        } catch (Rejection rejection) {
            report = new Report.Rejected(rejection.reason());
        }
        Report found = report;
        return lines.damage().<Report>map(Report.Rejected::new).orElse(found);
    }

    /**
     * The words by which strategies are counted.
     *
     * @param row for the row player
     * @param column for the column player
     * @param columnIsForced whether the column player's strategy needs no statement, so that his
     *     mix must be empty
     */
    public record Strategies(String row, String column, boolean columnIsForced) {}

    static Claim.Equilibrium read(CertificateHeader header, Strategies strategies) {
        if (!header.claims().equals("outcome")) {
            throw new Rejection(
                    "an equilibrium certificate proves the outcome only, not " + header.claims());
        }
        Json.Fields claim = Checking.fields(header.claim(), 3);
        return new Claim.Equilibrium(
                fraction(claim.values().get("value")),
                mix(claim, "rowMix", strategies.row),
                strategies.columnIsForced
                        ? empty(claim, strategies.column)
                        : mix(claim, "columnMix", strategies.column));
    }

    private static Claim.Mix empty(Json.Fields claim, String index) {
        demand(
                new Json.Items(List.of()).equals(claim.values().get("columnMix")),
                "expected an empty columnMix");
        return new Claim.Mix(index, new TreeMap<>());
    }

    private static Claim.Mix mix(Json.Fields claim, String key, String index) {
        if (!(claim.values().get(key) instanceof Json.Items(List<Json> items)) || items.isEmpty()) {
            throw new Rejection("expected a list of weights under " + key);
        }
        TreeMap<BigInteger, Rational> weights = new TreeMap<>();
        Rational sum = Rational.ZERO;
        for (Json item : items) {
            Json.Fields fields = Checking.fields(item, 3);
            Rational weight = fraction(fields);
            demand(weight.signum() > 0, key + " has a weight that is not positive");
            boolean fresh = weights.put(whole(fields, index), weight) == null;
            demand(fresh, key + " lists a strategy twice");
            sum = sum.plus(weight);
        }
        demand(sum.equals(Rational.ONE), key + " has weights that sum to " + sum);
        return new Claim.Mix(index, weights);
    }

    private static Rational fraction(@org.jspecify.annotations.Nullable Json json) {
        if (!(json instanceof Json.Fields fields)) {
            throw new Rejection("expected a fraction with num and den");
        }
        BigInteger den = whole(fields, "den");
        demand(den.signum() > 0, "a denominator is not positive");
        Rational fraction = Rational.of(whole(fields, "num"), den);
        demand(fraction.den().equals(den), "a fraction is not in lowest terms");
        return fraction;
    }

    /** An integer; the codec writes those beyond 2^53 as strings, and only those. */
    private static BigInteger whole(Json.Fields fields, String key) {
        return switch (fields.values().get(key)) {
            case Json.Whole(BigInteger value) -> value;
            case Json.Text(String text)
                    when text.matches("-?[1-9][0-9]{0,9999}")
                            && !new Json.Whole(new BigInteger(text)).canonical().equals(text) ->
                    new BigInteger(text);
            case null, default -> throw new Rejection("expected an integer under " + key);
        };
    }

    private static void demand(boolean condition, String otherwise) {
        if (!condition) {
            throw new Rejection(otherwise);
        }
    }
}

package parlour.check;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.Claim;
import parlour.claim.Json;
import parlour.exact.Rational;
import parlour.game.MatrixGame;

/**
 * Reads value and mixes, and whether each is the only optimal one, from an {@code equilibrium} or
 * {@code theorem} certificate; believes nothing.
 *
 * <p>Where the header claims uniqueness, two lines follow, first of the row player's mix, then of
 * the column player's: {@code {"against":MIX,"side":"row"}} shows that it is the only one, {@code
 * {"other":MIX,"side":"row"}} that it is not, see {@link UniquenessChecker}.
 */
public final class ClaimedEquilibrium {
    private ClaimedEquilibrium() {}

    /**
     * Reads the claim, hands it to a verification that knows the game, and checks what is claimed
     * of uniqueness; no further line may follow. The mixes that reach it have positive weights that
     * sum to 1; whether the strategies exist is its own business.
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
            Stated stated = read(header, strategies);
            report = verification.apply(stated.equilibrium);
            if (report instanceof Report.Accepted) {
                checkUniqueness(stated, strategies, () -> lines.line());
            }
            if (lines.line().isPresent()) {
                report = new Report.Rejected("a line too many");
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
     * @param matrix the matrix of the strategies, for which uniqueness may be claimed
     */
    public record Strategies(
            String row, String column, boolean columnIsForced, Optional<Counted> matrix) {}

    /**
     * A matrix game.
     *
     * @param game its payoffs, made when they are needed
     * @param first the number of its first row and column
     */
    public record Counted(Supplier<MatrixGame> game, BigInteger first) {}

    /** What a header states. */
    record Stated(Claim.Equilibrium equilibrium, Optional<Claim.Uniqueness> uniqueness) {}

    /**
     * Reads the lines about uniqueness, if the header claims it, and checks them.
     *
     * @throws Rejection if they do not show what is claimed
     */
    static void checkUniqueness(
            Stated stated, Strategies strategies, Supplier<Optional<Json>> lines) {
        if (stated.uniqueness.isEmpty()) {
            return;
        }
        Counted matrix =
                strategies.matrix.orElseThrow(
                        () -> new Rejection("uniqueness cannot be claimed of this instance"));
        MatrixGame game = matrix.game.get();
        Claim.Uniqueness claimed = stated.uniqueness.get();
        for (boolean ofRow : new boolean[] {true, false}) {
            Json.Fields line =
                    Checking.fields(
                            lines.get().orElseThrow(() -> new Rejection("a line is missing")), 2);
            String side = ofRow ? "row" : "column";
            demand(Checking.text(line, "side").equals(side), "expected a line about side " + side);
            var checker = new UniquenessChecker(game, matrix.first, stated.equilibrium, ofRow);
            if (ofRow ? claimed.row() : claimed.column()) {
                checker.demandOnly(
                        mix(line, "against", ofRow ? strategies.column : strategies.row));
            } else {
                checker.demandSecond(
                        mix(line, "other", ofRow ? strategies.row : strategies.column),
                        ofRow ? stated.equilibrium.row() : stated.equilibrium.column());
            }
        }
    }

    static Stated read(CertificateHeader header, Strategies strategies) {
        if (!header.claims().equals("outcome")) {
            throw new Rejection(
                    "an equilibrium certificate proves the outcome only, not " + header.claims());
        }
        boolean unique = header.claim().values().containsKey("unique");
        Json.Fields claim = Checking.fields(header.claim(), unique ? 4 : 3);
        return new Stated(
                new Claim.Equilibrium(
                        value(claim.values().get("value")),
                        mix(claim, "rowMix", strategies.row),
                        strategies.columnIsForced
                                ? empty(claim, strategies.column)
                                : mix(claim, "columnMix", strategies.column)),
                unique ? Optional.of(uniqueness(claim.values().get("unique"))) : Optional.empty());
    }

    private static Claim.Uniqueness uniqueness(@Nullable Json json) {
        if (json instanceof Json.Fields fields
                && fields.values().size() == 2
                && fields.values().get("row") instanceof Json.Flag(boolean row)
                && fields.values().get("column") instanceof Json.Flag(boolean column)) {
            return new Claim.Uniqueness(row, column);
        }
        throw new Rejection("expected two flags under unique");
    }

    private static Rational value(@Nullable Json json) {
        if (json == null) {
            throw new Rejection("expected a fraction under value");
        }
        return fraction(Checking.fields(json, 2));
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

    private static Rational fraction(Json.Fields fields) {
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

package parlour.check;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import parlour.claim.BadInput;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.Claim;
import parlour.claim.Json;
import parlour.exact.Rational;
import parlour.game.MatrixGame;

/**
 * Reads value and mixes, whether each is the only optimal one, and the lists of all extreme ones,
 * from an {@code equilibrium} or {@code theorem} certificate; believes nothing.
 *
 * <p>Lists of extreme optima need no lines, see {@link ExtremesChecker}. Where the header claims
 * uniqueness without them, two lines follow, first of the row player's mix, then of the column
 * player's: {@code {"against":MIX,"side":"row"}} shows that it is the only one, {@code
 * {"other":MIX,"side":"row"}} that it is not, see {@link UniquenessChecker}.
 */
public final class ClaimedEquilibrium {
    /**
     * Bits of a mix's common denominator at most: more than thrice what a number of 10,000 digits
     * has. Unrelated denominators of such lengths would take hours.
     */
    static final int MOST_BITS = 1 << 17;

    private ClaimedEquilibrium() {}

    /**
     * Reads the claim, hands it to a verification that knows the game, and checks what is claimed
     * of other optimal mixes; no further line may follow. The mixes that reach it have positive
     * weights that sum to 1; whether the strategies exist is its own business.
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
                checkOptima(stated, strategies, () -> lines.line());
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
     *     mix must be empty and is read as column 1, the only one
     * @param matrix the matrix of the strategies, about which more may be claimed; it may be cut
     *     down to where the optimal mixes of a verified claim must lie
     */
    public record Strategies(
            String row,
            String column,
            boolean columnIsForced,
            Function<Claim.Equilibrium, Optional<Counted>> matrix) {}

    /**
     * A matrix game.
     *
     * @param game its payoffs
     * @param firstRow the number of its first row
     * @param firstColumn the number of its first column
     */
    public record Counted(MatrixGame game, BigInteger firstRow, BigInteger firstColumn) {}

    /** What a header states. */
    record Stated(
            Claim.Equilibrium equilibrium,
            Optional<Claim.Uniqueness> uniqueness,
            Optional<Claim.Extremes> extremes) {}

    /**
     * Checks what is claimed of optimal mixes: the lists of all extreme ones, or else the lines
     * about uniqueness.
     *
     * @throws Rejection if it is not shown
     */
    static void checkOptima(Stated stated, Strategies strategies, Supplier<Optional<Json>> lines) {
        if (stated.uniqueness.isEmpty()) {
            return;
        }
        Counted matrix =
                strategies
                        .matrix
                        .apply(stated.equilibrium)
                        .orElseThrow(
                                () ->
                                        new Rejection(
                                                "uniqueness cannot be claimed of this instance"));
        OptimaSide row = new OptimaSide(matrix, stated.equilibrium.value(), true);
        Claim.Uniqueness unique = stated.uniqueness.get();
        if (stated.extremes.isPresent()) {
            Claim.Extremes extremes = stated.extremes.get();
            demand(
                    unique.row() == (extremes.row().size() == 1)
                            && unique.column() == (extremes.column().size() == 1),
                    "unique does not agree with the lists of extreme optima");
            ExtremesChecker.demandAll(row, extremes);
        } else {
            checkUniqueness(row, unique.row(), stated, strategies, lines.get());
            checkUniqueness(row.other(), unique.column(), stated, strategies, lines.get());
        }
    }

    private static void checkUniqueness(
            OptimaSide side,
            boolean isOnly,
            Stated stated,
            Strategies strategies,
            Optional<Json> next) {
        Json.Fields line =
                Checking.fields(next.orElseThrow(() -> new Rejection("a line is missing")), 2);
        demand(
                Checking.text(line, "side").equals(side.name()),
                "expected a line about side " + side.name());
        UniquenessChecker checker = new UniquenessChecker(side);
        if (isOnly) {
            checker.demandOnly(mix(line, "against", strategies, !side.ofRow()));
        } else {
            Claim.Equilibrium claimed = stated.equilibrium;
            checker.demandSecond(
                    mix(line, "other", strategies, side.ofRow()),
                    side.ofRow() ? claimed.row() : claimed.column());
        }
    }

    static Stated read(CertificateHeader header, Strategies strategies) {
        if (!header.claims().equals("outcome")) {
            throw new Rejection(
                    "an equilibrium certificate proves the outcome only, not " + header.claims());
        }
        Map<String, Json> values = header.claim().values();
        boolean unique = values.containsKey("unique");
        boolean extremes = unique && values.containsKey("extremes");
        int more = (unique ? 1 : 0) + (extremes ? 1 : 0);
        Json.Fields claim = Checking.fields(header.claim(), 3 + more);
        return new Stated(
                new Claim.Equilibrium(
                        value(values.get("value")),
                        mix(claim, "rowMix", strategies, true),
                        mix(claim, "columnMix", strategies, false)),
                unique ? Optional.of(uniqueness(values.get("unique"))) : Optional.empty(),
                extremes
                        ? Optional.of(extremes(values.get("extremes"), strategies))
                        : Optional.empty());
    }

    private static Claim.Extremes extremes(@Nullable Json json, Strategies strategies) {
        if (!(json instanceof Json.Fields fields && fields.values().size() == 2)) {
            throw new Rejection("expected two lists under extremes");
        }
        return new Claim.Extremes(
                mixes(fields, "row", strategies, true), mixes(fields, "column", strategies, false));
    }

    private static List<Claim.Mix> mixes(
            Json.Fields fields, String side, Strategies strategies, boolean ofRow) {
        if (!(fields.values().get(side) instanceof Json.Items(List<Json> items))
                || items.isEmpty()) {
            throw new Rejection("expected a list of mixes for the " + side + " under extremes");
        }
        String key = "extremes of " + side;
        return items.stream()
                .map(item -> mix(Json.fields().with(key, item), key, strategies, ofRow))
                .toList();
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

    /** A mix of a side; that of a forced column must be empty and stands for its only strategy. */
    private static Claim.Mix mix(
            Json.Fields fields, String key, Strategies strategies, boolean ofRow) {
        if (ofRow || !strategies.columnIsForced) {
            return mix(fields, key, ofRow ? strategies.row : strategies.column);
        }
        demand(
                new Json.Items(List.of()).equals(fields.values().get(key)),
                "expected an empty mix under " + key);
        return Claim.Mix.pure(strategies.column, BigInteger.ONE);
    }

    private static Claim.Mix mix(Json.Fields claim, String key, String index) {
        if (!(claim.values().get(key) instanceof Json.Items(List<Json> items)) || items.isEmpty()) {
            throw new Rejection("expected a list of weights under " + key);
        }
        TreeMap<BigInteger, Rational> weights = new TreeMap<>();
        BigInteger common = BigInteger.ONE;
        for (Json item : items) {
            Json.Fields fields = Checking.fields(item, 3);
            Rational weight = fraction(fields);
            demand(weight.signum() > 0, key + " has a weight that is not positive");
            boolean fresh = weights.put(whole(fields, index), weight) == null;
            demand(fresh, key + " lists a strategy twice");
            common = IntegerMix.common(common, weight.den());
            demand(common.bitLength() <= MOST_BITS, key + " has too long a common denominator");
        }
        List<BigInteger> parts = IntegerMix.scaled(List.copyOf(weights.values()));
        Rational sum = Rational.of(parts.stream().reduce(BigInteger::add).orElseThrow(), common);
        demand(
                sum.equals(Rational.ONE),
                key + " has weights that sum to " + BadInput.shown(sum.toString()));
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

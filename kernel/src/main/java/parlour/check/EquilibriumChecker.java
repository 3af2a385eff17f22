package parlour.check;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import parlour.claim.BadInput;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.Claim;
import parlour.claim.Json;
import parlour.claim.MatrixInstance;
import parlour.exact.Rational;
import parlour.game.MatrixGame;
import parlour.game.PayoffTable;

/**
 * Decides whether two mixed strategies of a matrix game meet at the claimed value.
 *
 * <p>The row mix must get at least the value against every column, and no row may get more than the
 * value against the column mix. By von Neumann's minimax theorem in its easy direction the value is
 * then the game's and both mixes are optimal. Strategies are counted from 1. Cost: one payoff per
 * entry in a row or column of positive weight.
 */
public final class EquilibriumChecker {
    private EquilibriumChecker() {}

    /** Checks a claim about a game at hand. */
    public static Report check(MatrixGame game, Claim.Equilibrium claim) {
        try {
            IntegerMix row = mix(claim.row(), game.rows());
            IntegerMix column = mix(claim.column(), game.columns());
            for (int j = 0; j < game.columns(); j++) {
                int against = j;
                Rational payoff = row.expected(i -> game.payoff(i, against));
                if (payoff.compareTo(claim.value()) < 0) {
                    throw new Rejection(
                            "column %d holds the row mix to %s, below the value"
                                    .formatted(j + 1, BadInput.shown(payoff.toString())));
                }
            }
            for (int i = 0; i < game.rows(); i++) {
                int against = i;
                Rational payoff = column.expected(j -> game.payoff(against, j));
                if (payoff.compareTo(claim.value()) > 0) {
                    throw new Rejection(
                            "row %d gets %s from the column mix, above the value"
                                    .formatted(i + 1, BadInput.shown(payoff.toString())));
                }
            }
        } catch (Rejection rejection) {
            return new Report.Rejected(rejection.reason());
        }
        return new Report.Accepted((long) game.rows() + game.columns());
    }

    /**
     * Checks a certificate that carries its own matrix, one line {@code {"row":["4","1"]}} for each
     * row; the header's instance must be that of the matrix. Lines about uniqueness follow if the
     * header claims it.
     */
    public static Report check(CertificateHeader header, CertificateReader lines) {
        Report report;
        try {
            List<Json> rest = new ArrayList<>();
            PayoffTable matrix = matrix(lines, rest);
            if (!header.kind().equals("equilibrium")) {
                throw new Rejection("kind " + header.kind() + " does not prove a matrix game");
            }
            if (!header.instance().equals(MatrixInstance.of(matrix))) {
                throw new Rejection("the matrix in the lines is not that of the instance");
            }
            var strategies =
                    new ClaimedEquilibrium.Strategies(
                            "row",
                            "column",
                            false,
                            _ ->
                                    Optional.of(
                                            new ClaimedEquilibrium.Counted(
                                                    matrix, BigInteger.ONE, BigInteger.ONE)));
            ClaimedEquilibrium.Stated stated = ClaimedEquilibrium.read(header, strategies);
            report = check(matrix, stated.equilibrium());
            Iterator<Json> left = rest.iterator();
            if (report instanceof Report.Accepted) {
                ClaimedEquilibrium.checkOptima(
                        stated,
                        strategies,
                        () -> left.hasNext() ? Optional.of(left.next()) : Optional.empty());
            }
            if (report instanceof Report.Accepted && left.hasNext()) {
                throw new Rejection("a line too many");
            }
        } catch (Rejection rejection) {
            report = new Report.Rejected(rejection.reason());
        }
        Report found = report;
        return lines.damage().<Report>map(Report.Rejected::new).orElse(found);
    }

    /** The matrix, and the lines after its rows, of which there are two at most. */
    private static PayoffTable matrix(CertificateReader lines, List<Json> rest) {
        List<List<Rational>> rows = new ArrayList<>();
        for (var line = lines.line(); line.isPresent(); line = lines.line()) {
            boolean isRow = !(line.get() instanceof Json.Fields fields && isAboutSide(fields));
            if (isRow && rest.isEmpty()) {
                rows.add(row(Checking.fields(line.get(), 1)));
            } else if (isRow || rest.size() == 2) {
                throw new Rejection("a line too many");
            } else {
                rest.add(line.get());
            }
        }
        try {
            return new PayoffTable(rows);
        } catch (IllegalArgumentException e) {
            throw new Rejection(String.valueOf(e.getMessage()));
        }
    }

    private static boolean isAboutSide(Json.Fields fields) {
        return fields.values().containsKey("side");
    }

    private static List<Rational> row(Json.Fields line) {
        List<Rational> entries = new ArrayList<>();
        for (String entry : Checking.texts(line, "row")) {
            try {
                entries.add(Rational.parse(entry));
            } catch (parlour.exact.NotationException e) {
                throw new Rejection(String.valueOf(e.getMessage()));
            }
            if (!entries.getLast().toString().equals(entry)) {
                throw new Rejection("entry " + BadInput.shown(entry) + " is not in lowest terms");
            }
        }
        return entries;
    }

    private static IntegerMix mix(Claim.Mix mix, int count) {
        List<Integer> strategies = new ArrayList<>();
        for (BigInteger strategy : mix.weights().keySet()) {
            if (strategy.signum() <= 0 || strategy.compareTo(BigInteger.valueOf(count)) > 0) {
                throw new Rejection("there is no " + mix.index() + " " + strategy);
            }
            strategies.add(strategy.intValueExact() - 1);
        }
        return IntegerMix.of(mix, strategies);
    }
}

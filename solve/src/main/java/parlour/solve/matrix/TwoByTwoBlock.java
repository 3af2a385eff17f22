package parlour.solve.matrix;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import parlour.exact.Rational;

/**
 * Two rows against two columns, payoffs {@code [[a,b],[c,d]]}, without a saddle: each side
 * equalises the other's two.
 *
 * <p>The first row has probability (d-c)/(a-b-c+d), the first column (d-b)/(a-b-c+d), the value is
 * (ad-bc)/(a-b-c+d).
 *
 * @param a first row, first column
 * @param b first row, second column
 * @param c second row, first column
 * @param d second row, second column
 */
public record TwoByTwoBlock(Rational a, Rational b, Rational c, Rational d) {
    /**
     * Whether no entry is both least of its row and largest of its column, so that both sides must
     * mix.
     */
    public boolean hasNoSaddle() {
        boolean up =
                a.compareTo(b) > 0
                        && d.compareTo(c) > 0
                        && a.compareTo(c) > 0
                        && d.compareTo(b) > 0;
        boolean down =
                a.compareTo(b) < 0
                        && d.compareTo(c) < 0
                        && a.compareTo(c) < 0
                        && d.compareTo(b) < 0;
        return up || down;
    }

    /** The sum a-b-c+d. */
    public Rational spread() {
        return a.minus(b).minus(c).plus(d);
    }

    /** The probability of the first row. */
    public Rational firstRow() {
        return d.minus(c).dividedBy(spread());
    }

    /** The probability of the first column. */
    public Rational firstColumn() {
        return d.minus(b).dividedBy(spread());
    }

    /** The value. */
    public Rational value() {
        return a.times(d).minus(b.times(c)).dividedBy(spread());
    }

    /**
     * The solution step by step, in fractions; entries are multiplied by their common denominator
     * first.
     *
     * @param rows names of the two rows
     * @param columns names of the two columns
     */
    public List<String> explained(Pair rows, Pair columns) {
        BigInteger den = a.den();
        for (Rational entry : List.of(b, c, d)) {
            den = den.divide(den.gcd(entry.den())).multiply(entry.den());
        }
        TwoByTwoBlock whole = times(Rational.of(den));
        List<String> lines = new ArrayList<>();
        if (!den.equals(BigInteger.ONE)) {
            lines.add("payoffs in parts of 1/" + den + ":");
        }
        lines.addAll(whole.steps(rows, columns));
        if (!den.equals(BigInteger.ONE)) {
            lines.add("in parts of 1/%s that is a value of %s".formatted(den, value()));
        }
        return lines;
    }

    private TwoByTwoBlock times(Rational factor) {
        return new TwoByTwoBlock(
                a.times(factor), b.times(factor), c.times(factor), d.times(factor));
    }

    private List<String> steps(Pair rows, Pair columns) {
        Rational x = firstRow();
        Rational y = firstColumn();
        return List.of(
                "%s: %s against %s, %s against %s"
                        .formatted(rows.first, a, columns.first, b, columns.second),
                "%s: %s against %s, %s against %s"
                        .formatted(rows.second, c, columns.first, d, columns.second),
                "no entry is both the least of its row and the largest of its column, so both sides mix",
                "probability x of %s makes both columns equal: %s gives x = %s = %s"
                        .formatted(
                                rows.first,
                                equation("x", new Rational[] {a, c, b, d}),
                                quotient(d, c),
                                x),
                "probability y of %s makes both rows equal: %s gives y = %s = %s"
                        .formatted(
                                columns.first,
                                equation("y", new Rational[] {a, b, c, d}),
                                quotient(d, b),
                                y),
                "value = %s*%s + %s*%s = %s".formatted(x, a, Rational.ONE.minus(x), c, value()));
    }

    private static String equation(String unknown, Rational[] p) {
        return "%s*%s + (1-%s)*%s = %s*%s + (1-%s)*%s"
                .formatted(unknown, p[0], unknown, p[1], unknown, p[2], unknown, p[3]);
    }

    /** The quotient of a difference by the spread, both positive. */
    private String quotient(Rational minuend, Rational subtrahend) {
        return spread().signum() < 0
                ? "(%s - %s)/%s".formatted(subtrahend, minuend, spread().negate())
                : "(%s - %s)/%s".formatted(minuend, subtrahend, spread());
    }

    /** Two names. */
    public record Pair(String first, String second) {}
}

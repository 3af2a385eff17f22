package parlour.solve.matrix;

import parlour.exact.Rational;

import java.util.List;

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
     * The solution step by step, in fractions.
     *
     * @param rows names of the two rows
     * @param columns names of the two columns
     */
    public List<String> explained(Pair rows, Pair columns) {
        Rational x = firstRow();
        Rational y = firstColumn();
        return List.of(
                "%s: %s against %s, %s against %s"
                        .formatted(rows.first, a, columns.first, b, columns.second),
                "%s: %s against %s, %s against %s"
                        .formatted(rows.second, c, columns.first, d, columns.second),
                "no entry is both the least of its row and the largest of its column, so both sides mix",
                "x on %s makes both columns equal: x*%s + (1-x)*%s = x*%s + (1-x)*%s gives x = (%s - %s)/(%s) = %s"
                        .formatted(rows.first, a, c, b, d, d, c, spread(), x),
                "y on %s makes both rows equal: y*%s + (1-y)*%s = y*%s + (1-y)*%s gives y = (%s - %s)/(%s) = %s"
                        .formatted(columns.first, a, b, c, d, d, b, spread(), y),
                "value = %s*%s + %s*%s = %s".formatted(x, a, Rational.ONE.minus(x), c, value()));
    }

    /** Two names. */
    public record Pair(String first, String second) {}
}

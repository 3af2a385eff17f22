package parlour.solve.matrix;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import parlour.claim.Budget;
import parlour.exact.Rational;
import parlour.game.MatrixGame;

/**
 * A matrix game read once: entry {@code a} stands for the payoff {@code least + (a - 1)·unit},
 * where {@code unit} is the greatest common divisor of all differences, so that entries are
 * positive integers and as small as can be.
 *
 * <p>Multiplying all payoffs by a positive number and adding a constant changes no optimal
 * strategy. Entries lie in {@code long}s if they fit, else in {@link BigInteger}s. Rows and columns
 * are counted from 0. Cost: one call of the game per entry.
 */
public final class IntegerGame {
    /** Entries of at most 62 bits are kept as {@code long}s. */
    static final int NARROW_BITS = 62;

    /** Payoffs of so many bits differ by less than 2^61, so one more has at most 62 bits. */
    private static final int SHORT_BITS = 60;

    private final int rows;
    private final int columns;
    private final Rational least;
    private final Rational unit;
    private final int bits;
    private final long[][] narrow;
    private final BigInteger @Nullable [][] wide;

    private IntegerGame(BigInteger[][] entries, Rational least, Rational unit) {
        this.rows = entries.length;
        this.columns = entries[0].length;
        this.least = least;
        this.unit = unit;
        this.bits = bits(entries);
        boolean fits = bits <= NARROW_BITS;
        this.narrow = fits ? narrowed(entries) : new long[0][0];
        this.wide = fits ? null : entries;
    }

    /** Entries that are positive and have at most {@link #NARROW_BITS} bits. */
    private IntegerGame(long[][] entries, Rational least, Rational unit) {
        this.rows = entries.length;
        this.columns = entries[0].length;
        this.least = least;
        this.unit = unit;
        this.bits = bits(entries);
        this.narrow = entries;
        this.wide = null;
    }

    /**
     * Reads all payoffs.
     *
     * @throws Budget.Exceeded if the budget runs out
     */
    public static IntegerGame of(MatrixGame game, Budget budget) {
        Rational[][] payoffs = new Rational[game.rows()][game.columns()];
        BigInteger den = BigInteger.ONE;
        int bits = 0;
        for (int row = 0; row < payoffs.length; row++) {
            budget.spend();
            for (int column = 0; column < payoffs[row].length; column++) {
                Rational payoff = game.payoff(row, column);
                payoffs[row][column] = payoff;
                den = commonDenominator(den, payoff);
                bits = Math.max(bits, payoff.num().bitLength());
            }
        }
        return den.equals(BigInteger.ONE) && bits <= SHORT_BITS
                ? shrunk(longs(payoffs, budget))
                : shrunk(numerators(payoffs, den, budget), den);
    }

    private static long[][] longs(Rational[][] payoffs, Budget budget) {
        long[][] entries = new long[payoffs.length][payoffs[0].length];
        for (int row = 0; row < payoffs.length; row++) {
            budget.spend();
            for (int column = 0; column < payoffs[row].length; column++) {
                entries[row][column] = payoffs[row][column].num().longValueExact();
            }
        }
        return entries;
    }

    private static BigInteger[][] numerators(Rational[][] payoffs, BigInteger den, Budget budget) {
        BigInteger[][] entries = new BigInteger[payoffs.length][payoffs[0].length];
        for (int row = 0; row < payoffs.length; row++) {
            budget.spend();
            for (int column = 0; column < payoffs[row].length; column++) {
                entries[row][column] = numerator(payoffs[row][column], den);
            }
        }
        return entries;
    }

    private static BigInteger commonDenominator(BigInteger den, Rational payoff) {
        if (payoff.isInteger() || den.equals(payoff.den())) {
            return den;
        }
        return den.divide(den.gcd(payoff.den())).multiply(payoff.den());
    }

    private static BigInteger numerator(Rational payoff, BigInteger den) {
        return payoff.den().equals(den)
                ? payoff.num()
                : payoff.num().multiply(den.divide(payoff.den()));
    }

    /** The same with {@code long}s of at most {@link #SHORT_BITS} bits. */
    private static IntegerGame shrunk(long[][] entries) {
        long least = Long.MAX_VALUE;
        for (long[] row : entries) {
            least = Math.min(least, Arrays.stream(row).min().orElseThrow());
        }
        long divisor = 0;
        for (long[] row : entries) {
            for (int column = 0; column < row.length; column++) {
                row[column] -= least;
                divisor = divisor == 1 ? 1 : gcd(divisor, row[column]);
            }
        }
        long unit = Math.max(divisor, 1);
        for (long[] row : entries) {
            Arrays.setAll(row, column -> row[column] / unit + 1);
        }
        return new IntegerGame(entries, Rational.of(least), Rational.of(unit));
    }

    private static long gcd(long a, long b) {
        long x = a;
        long y = b;
        while (y != 0) {
            long rest = x % y;
            x = y;
            y = rest;
        }
        return x;
    }

    /** Takes the least entry from all and divides what is left by its greatest common divisor. */
    private static IntegerGame shrunk(BigInteger[][] entries, BigInteger den) {
        BigInteger least = entries[0][0];
        for (BigInteger[] row : entries) {
            for (BigInteger entry : row) {
                least = entry.compareTo(least) < 0 ? entry : least;
            }
        }
        BigInteger divisor = BigInteger.ZERO;
        for (BigInteger[] row : entries) {
            for (int column = 0; column < row.length; column++) {
                row[column] = row[column].subtract(least);
                divisor = divisor.equals(BigInteger.ONE) ? divisor : divisor.gcd(row[column]);
            }
        }
        BigInteger unit = divisor.max(BigInteger.ONE);
        for (BigInteger[] row : entries) {
            for (int column = 0; column < row.length; column++) {
                row[column] = row[column].divide(unit).add(BigInteger.ONE);
            }
        }
        return new IntegerGame(entries, Rational.of(least, den), Rational.of(unit, den));
    }

    private static int bits(BigInteger[][] entries) {
        int bits = 0;
        for (BigInteger[] row : entries) {
            for (BigInteger entry : row) {
                bits = Math.max(bits, entry.bitLength());
            }
        }
        return bits;
    }

    private static int bits(long[][] entries) {
        long all = 0;
        for (long[] row : entries) {
            for (long entry : row) {
                all |= entry;
            }
        }
        return Long.SIZE - Long.numberOfLeadingZeros(all);
    }

    private static long[][] narrowed(BigInteger[][] entries) {
        long[][] narrow = new long[entries.length][entries[0].length];
        for (int row = 0; row < narrow.length; row++) {
            for (int column = 0; column < narrow[row].length; column++) {
                narrow[row][column] = entries[row][column].longValueExact();
            }
        }
        return narrow;
    }

    /** The number of rows. */
    public int rows() {
        return rows;
    }

    /** The number of columns. */
    public int columns() {
        return columns;
    }

    /** The payoff for which a positive integer or fraction of the scale of the entries stands. */
    Rational payoff(Rational entry) {
        return entry.minus(Rational.ONE).times(unit).plus(least);
    }

    BigInteger entry(int row, int column) {
        return wide == null ? BigInteger.valueOf(narrow[row][column]) : wide[row][column];
    }

    /** An entry for guesses. */
    double approximate(int row, int column) {
        return wide == null ? narrow[row][column] : wide[row][column].doubleValue();
    }

    /** A bound of all entries for guesses. */
    double largest() {
        return Math.scalb(1.0, Math.min(bits, 1000));
    }

    /** A bound of the length of all entries. */
    int bits() {
        return bits;
    }

    /** Compares two entries. */
    int compare(int row, int column, int otherRow, int otherColumn) {
        return wide == null
                ? Long.compare(narrow[row][column], narrow[otherRow][otherColumn])
                : wide[row][column].compareTo(wide[otherRow][otherColumn]);
    }

    /**
     * The same game with the players' parts exchanged: entry (j, i) is {@code top - entry(i, j)}.
     */
    IntegerGame transposed() {
        BigInteger top = BigInteger.ONE.shiftLeft(bits);
        Rational shift = payoff(Rational.of(top.subtract(BigInteger.TWO))).negate();
        if (wide == null) {
            // 1 <= entry < 2^bits <= 2^62
            long[][] entries = new long[columns][rows];
            for (int column = 0; column < columns; column++) {
                for (int row = 0; row < rows; row++) {
                    entries[column][row] = (1L << bits) - narrow[row][column];
                }
            }
            return new IntegerGame(entries, shift, unit);
        }
        BigInteger[][] entries = new BigInteger[columns][rows];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                entries[column][row] = top.subtract(entry(row, column));
            }
        }
        return new IntegerGame(entries, shift, unit);
    }

    /** The least entry of every row and the largest of every column. */
    private void secured(long[] ofRows, long[] ofColumns) {
        Arrays.fill(ofColumns, Long.MIN_VALUE);
        for (int row = 0; row < rows; row++) {
            long least = Long.MAX_VALUE;
            long[] line = narrow[row];
            for (int column = 0; column < columns; column++) {
                least = Math.min(least, line[column]);
                ofColumns[column] = Math.max(ofColumns[column], line[column]);
            }
            ofRows[row] = least;
        }
    }

    /**
     * The first row whose least entry is largest, and the first column whose largest entry is
     * least.
     */
    Secure secure() {
        BigInteger[] lows = new BigInteger[rows];
        BigInteger[] highs = new BigInteger[columns];
        if (wide == null) {
            long[] ofRows = new long[rows];
            long[] ofColumns = new long[columns];
            secured(ofRows, ofColumns);
            Arrays.setAll(lows, row -> BigInteger.valueOf(ofRows[row]));
            Arrays.setAll(highs, column -> BigInteger.valueOf(ofColumns[column]));
        } else {
            BigInteger[][] entries = wide;
            Arrays.setAll(lows, row -> Collections.min(List.of(entries[row])));
            Arrays.setAll(
                    highs,
                    column ->
                            Arrays.stream(entries)
                                    .map(line -> line[column])
                                    .reduce(BigInteger::max)
                                    .orElseThrow());
        }
        int row = 0;
        for (int i = 1; i < rows; i++) {
            row = lows[i].compareTo(lows[row]) > 0 ? i : row;
        }
        int column = 0;
        for (int j = 1; j < columns; j++) {
            column = highs[j].compareTo(highs[column]) < 0 ? j : column;
        }
        return new Secure(row, column, lows[row].equals(highs[column]));
    }

    /**
     * Pure strategies that are best when the other side answers last.
     *
     * @param row the row
     * @param column the column
     * @param isSaddle whether both secure the same, so that they are optimal
     */
    record Secure(int row, int column, boolean isSaddle) {}

    /** The first row that gets most against a column mix. */
    Reply bestRow(Weights mix) {
        return best(rows, mix, true);
    }

    /** The first column that gives least against a row mix. */
    Reply bestColumn(Weights mix) {
        return best(columns, mix, false);
    }

    private Reply best(int strategies, Weights mix, boolean forRow) {
        // sums of at most 2^bits times the total of the weights
        boolean fits = wide == null && bits + mix.total().bitLength() <= NARROW_BITS;
        return fits ? bestNarrow(strategies, mix, forRow) : bestWide(strategies, mix, forRow);
    }

    private Reply bestNarrow(int strategies, Weights mix, boolean forRow) {
        long[] weights = mix.longs();
        int best = -1;
        long bestSum = 0;
        for (int strategy = 0; strategy < strategies; strategy++) {
            long sum = 0;
            for (int i = 0; i < weights.length; i++) {
                int other = mix.strategy(i);
                sum += weights[i] * (forRow ? narrow[strategy][other] : narrow[other][strategy]);
            }
            if (best < 0 || (forRow ? sum > bestSum : sum < bestSum)) {
                best = strategy;
                bestSum = sum;
            }
        }
        return new Reply(best, BigInteger.valueOf(bestSum));
    }

    private Reply bestWide(int strategies, Weights mix, boolean forRow) {
        int best = -1;
        BigInteger bestSum = BigInteger.ZERO;
        for (int strategy = 0; strategy < strategies; strategy++) {
            BigInteger sum = forRow ? row(strategy, mix) : column(strategy, mix);
            if (best < 0 || (forRow ? sum.compareTo(bestSum) > 0 : sum.compareTo(bestSum) < 0)) {
                best = strategy;
                bestSum = sum;
            }
        }
        return new Reply(best, bestSum);
    }

    /** What a row gets against a column mix, times the total of the weights. */
    BigInteger row(int row, Weights mix) {
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < mix.size(); i++) {
            sum = sum.add(mix.weight(i).multiply(entry(row, mix.strategy(i))));
        }
        return sum;
    }

    /** What a column gives against a row mix, times the total of the weights. */
    BigInteger column(int column, Weights mix) {
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < mix.size(); i++) {
            sum = sum.add(mix.weight(i).multiply(entry(mix.strategy(i), column)));
        }
        return sum;
    }

    /**
     * A best reply.
     *
     * @param strategy the replying row or column
     * @param payoff its entry against the mix, times the total of the mix's weights
     */
    record Reply(int strategy, BigInteger payoff) {}
}

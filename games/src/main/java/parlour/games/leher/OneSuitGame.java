package parlour.games.leher;

import java.math.BigInteger;
import parlour.exact.Rational;
import parlour.game.MatrixGame;

/**
 * A rectangle cut from the threshold matrix of the N-card game; payoffs are numbers of winning
 * triples W(s,t).
 *
 * @param cards N
 * @param from the thresholds of the first row and column, at least 2
 * @param rows the number of rows
 * @param columns the number of columns
 */
public record OneSuitGame(BigInteger cards, Corner from, int rows, int columns)
        implements MatrixGame {
    /** Thresholds of both sides. */
    public record Corner(BigInteger s, BigInteger t) {}

    /** Most thresholds of a whole matrix. */
    public static final int MAX_WHOLE = 3000;

    /** The whole matrix of useful thresholds 2..N; threshold 1 keeps a card that always loses. */
    public static OneSuitGame whole(int cards) {
        return new OneSuitGame(
                BigInteger.valueOf(cards),
                new Corner(BigInteger.TWO, BigInteger.TWO),
                cards - 1,
                cards - 1);
    }

    /** The part of the matrix within one step of a pair of thresholds. */
    public static OneSuitGame around(BigInteger cards, BigInteger s, BigInteger t) {
        return within(cards, s, t, 1);
    }

    /** The part of the matrix within some steps of a pair of thresholds. */
    public static OneSuitGame within(BigInteger cards, BigInteger s, BigInteger t, int steps) {
        BigInteger reach = BigInteger.valueOf(steps);
        BigInteger firstRow = s.subtract(reach).max(BigInteger.TWO);
        BigInteger firstColumn = t.subtract(reach).max(BigInteger.TWO);
        int rows = s.add(reach).min(cards).subtract(firstRow).intValueExact() + 1;
        int columns = t.add(reach).min(cards).subtract(firstColumn).intValueExact() + 1;
        return new OneSuitGame(cards, new Corner(firstRow, firstColumn), rows, columns);
    }

    /** The threshold of a row. */
    public BigInteger s(int row) {
        return from.s.add(BigInteger.valueOf(row));
    }

    /** The threshold of a column. */
    public BigInteger t(int column) {
        return from.t.add(BigInteger.valueOf(column));
    }

    @Override
    public Rational payoff(int row, int column) {
        return Rational.of(OneSuitPayoff.wins(cards, s(row), t(column)));
    }

    /** The same rectangle with payoffs as probabilities. */
    public MatrixGame asProbabilities() {
        Rational triple = Rational.of(BigInteger.ONE, OneSuitPayoff.triples(cards));
        OneSuitGame counts = this;
        return new MatrixGame() {
            @Override
            public int rows() {
                return counts.rows();
            }

            @Override
            public int columns() {
                return counts.columns();
            }

            @Override
            public Rational payoff(int row, int column) {
                return counts.payoff(row, column).times(triple);
            }
        };
    }
}

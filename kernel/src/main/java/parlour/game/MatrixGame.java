package parlour.game;

import parlour.exact.Rational;

/**
 * A constant-sum game given by the exact payoffs to the row player. Rows and columns are counted
 * from 0.
 */
public interface MatrixGame {
    /** The number of the row player's strategies, at least 1. */
    int rows();

    /** The number of the column player's strategies, at least 1. */
    int columns();

    /** The payoff to the row player. */
    Rational payoff(int row, int column);
}

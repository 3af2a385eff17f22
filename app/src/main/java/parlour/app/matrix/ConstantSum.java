package parlour.app.matrix;

import parlour.exact.Rational;
import parlour.game.PayoffTable;

/**
 * A two-player game in which both payoffs add up to the same number everywhere.
 *
 * @param matrix the row player's payoffs
 * @param total what both payoffs add up to
 */
public record ConstantSum(PayoffTable matrix, Rational total) {
    /** A zero-sum game. */
    public static ConstantSum zero(PayoffTable matrix) {
        return new ConstantSum(matrix, Rational.ZERO);
    }
}

package parlour.solve.matrix;

import java.util.Arrays;
import java.util.Optional;
import parlour.claim.Budget;

/**
 * Guesses the block of rows and columns on which a dense game is decided, by the simplex method in
 * floating point.
 *
 * <p>This decides nothing: a guess is believed only after the block has been solved exactly and
 * both guarantees have been found equal in integers; where it is wrong, the exact simplex method
 * does the work. Cost: rows·columns a pivot.
 */
final class FloatingHint {
    private static final double NEGLIGIBLE = 1e-9;
    private static final int PIVOTS_PER_STRATEGY = 30;

    private final double[][] tableau;
    private final int rows;
    private final int columns;
    private final int[] rowOf;
    private final int[] columnOf;

    private FloatingHint(IntegerGame game) {
        rows = game.rows();
        columns = game.columns();
        tableau = new double[rows + 1][columns + 1];
        double largest = game.largest();
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < columns; j++) {
                tableau[i][j] = game.approximate(i, j) / largest;
            }
            tableau[i][columns] = 1;
        }
        Arrays.fill(tableau[rows], 0, columns, -1);
        rowOf = new int[rows];
        columnOf = new int[columns];
        Arrays.setAll(rowOf, i -> columns + i);
        Arrays.setAll(columnOf, j -> j);
    }

    /**
     * Rows and columns of a square block.
     *
     * @param rows the rows, ascending
     * @param columns as many columns, ascending
     */
    record Block(int[] rows, int[] columns) {}

    /**
     * A guess; none if the method does not come to an end.
     *
     * @throws Budget.Exceeded if the budget runs out
     */
    static Optional<Block> of(IntegerGame game, Budget budget) {
        return new FloatingHint(game).guess(budget);
    }

    private Optional<Block> guess(Budget budget) {
        for (int pivots = PIVOTS_PER_STRATEGY * (rows + columns); pivots > 0; pivots--) {
            budget.spend();
            int column = entering();
            int row = column < 0 ? -1 : leaving(column);
            if (column < 0) {
                return Optional.of(block());
            }
            if (row < 0) {
                return Optional.empty();
            }
            pivot(row, column);
        }
        return Optional.empty();
    }

    private int entering() {
        int best = -1;
        double least = -NEGLIGIBLE;
        for (int j = 0; j < columns; j++) {
            if (tableau[rows][j] < least) {
                least = tableau[rows][j];
                best = j;
            }
        }
        return best;
    }

    private int leaving(int column) {
        int best = -1;
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < rows; i++) {
            if (tableau[i][column] > NEGLIGIBLE) {
                double ratio = tableau[i][columns] / tableau[i][column];
                if (ratio < least) {
                    least = ratio;
                    best = i;
                }
            }
        }
        return best;
    }

    /** Exchanges a basic and a nonbasic variable in the condensed tableau. */
    private void pivot(int row, int column) {
        double[] pivotRow = tableau[row];
        double inverse = 1 / pivotRow[column];
        for (int i = 0; i <= rows; i++) {
            double factor = tableau[i][column] * inverse;
            if (i != row && factor != 0) {
                double[] line = tableau[i];
                for (int j = 0; j <= columns; j++) {
                    line[j] -= factor * pivotRow[j];
                }
                line[column] = -factor;
            }
        }
        for (int j = 0; j <= columns; j++) {
            pivotRow[j] *= inverse;
        }
        pivotRow[column] = inverse;
        int entering = columnOf[column];
        columnOf[column] = rowOf[row];
        rowOf[row] = entering;
    }

    private Block block() {
        return new Block(
                Arrays.stream(columnOf)
                        .filter(v -> v >= columns)
                        .map(v -> v - columns)
                        .sorted()
                        .toArray(),
                Arrays.stream(rowOf).filter(v -> v < columns).sorted().toArray());
    }
}

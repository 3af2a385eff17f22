package parlour.solve.matrix;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import parlour.claim.Budget;
import parlour.exact.Rational;
import parlour.game.PayoffTable;

/**
 * Counts the row player's extreme optimal strategies by trying every choice of binding constraints.
 */
final class BruteExtremes {
    private BruteExtremes() {}

    static int count(PayoffTable matrix) {
        Rational value =
                DoubleOracle.solve(IntegerGame.of(matrix, Budget.unlimited()), Budget.unlimited())
                        .value();
        int rows = matrix.rows();
        int constraints = rows + matrix.columns();
        Set<List<Rational>> corners = new HashSet<>();
        for (int choice = 0; choice < 1 << constraints; choice++) {
            if (Integer.bitCount(choice) == rows - 1) {
                List<Rational> point = solve(matrix, value, choice);
                if (!point.isEmpty() && feasible(matrix, value, point)) {
                    corners.add(point);
                }
            }
        }
        return corners.size();
    }

    /**
     * The only point with sum 1 on the chosen constraints; empty if there is none, or more than
     * one.
     */
    private static List<Rational> solve(PayoffTable matrix, Rational value, int choice) {
        int rows = matrix.rows();
        List<Rational[]> equations = new ArrayList<>();
        Rational[] sum = new Rational[rows + 1];
        java.util.Arrays.fill(sum, Rational.ONE);
        equations.add(sum);
        for (int k = 0; k < rows + matrix.columns(); k++) {
            if ((choice >> k & 1) == 1) {
                Rational[] line = new Rational[rows + 1];
                for (int i = 0; i < rows; i++) {
                    line[i] = k < rows ? Rational.of(i == k ? 1 : 0) : matrix.payoff(i, k - rows);
                }
                line[rows] = k < rows ? Rational.ZERO : value;
                equations.add(line);
            }
        }
        return gauss(equations, rows);
    }

    private static List<Rational> gauss(List<Rational[]> equations, int unknowns) {
        for (int column = 0; column < unknowns; column++) {
            int pivot = column;
            while (pivot < unknowns && equations.get(pivot)[column].signum() == 0) {
                pivot++;
            }
            if (pivot == unknowns) {
                return List.of();
            }
            java.util.Collections.swap(equations, column, pivot);
            Rational[] line = equations.get(column);
            for (int i = 0; i < unknowns; i++) {
                Rational factor = equations.get(i)[column].dividedBy(line[column]);
                for (int j = 0; i != column && j <= unknowns; j++) {
                    equations.get(i)[j] = equations.get(i)[j].minus(factor.times(line[j]));
                }
            }
        }
        List<Rational> point = new ArrayList<>();
        for (int i = 0; i < unknowns; i++) {
            point.add(equations.get(i)[unknowns].dividedBy(equations.get(i)[i]));
        }
        return point;
    }

    private static boolean feasible(PayoffTable matrix, Rational value, List<Rational> point) {
        for (int column = 0; column < matrix.columns(); column++) {
            Rational payoff = Rational.ZERO;
            for (int i = 0; i < point.size(); i++) {
                payoff = payoff.plus(point.get(i).times(matrix.payoff(i, column)));
            }
            if (payoff.compareTo(value) < 0) {
                return false;
            }
        }
        return point.stream().allMatch(weight -> weight.signum() >= 0);
    }
}

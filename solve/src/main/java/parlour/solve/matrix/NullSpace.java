package parlour.solve.matrix;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import parlour.claim.Budget;

/** The solutions of homogeneous linear equations with integer coefficients. */
final class NullSpace {
    /** A prime below 2^31, so that products of residues fit into a {@code long}. */
    static final long PRIME = (1L << 31) - 1;

    private NullSpace() {}

    /**
     * A lower bound of the rank: the rank modulo {@link #PRIME}. Reduction can only make minors
     * vanish. Cost: cubic in machine words.
     */
    static int rankAtLeast(List<BigInteger[]> equations, int unknowns) {
        BigInteger prime = BigInteger.valueOf(PRIME);
        long[][] rows = new long[equations.size()][unknowns];
        for (int i = 0; i < rows.length; i++) {
            for (int j = 0; j < unknowns; j++) {
                rows[i][j] = equations.get(i)[j].mod(prime).longValueExact();
            }
        }
        int rank = 0;
        for (int column = 0; column < unknowns && rank < rows.length; column++) {
            int pivot = rank;
            while (pivot < rows.length && rows[pivot][column] == 0) {
                pivot++;
            }
            if (pivot < rows.length) {
                long[] row = rows[pivot];
                rows[pivot] = rows[rank];
                rows[rank++] = row;
                eliminateBelow(rows, rank, row, column);
            }
        }
        return rank;
    }

    /** The inverse of a residue that is not 0. */
    static long inverse(long residue) {
        return BigInteger.valueOf(residue).modInverse(BigInteger.valueOf(PRIME)).longValueExact();
    }

    private static void eliminateBelow(long[][] rows, int from, long[] row, int column) {
        long inverse = inverse(row[column]);
        for (int i = from; i < rows.length; i++) {
            if (rows[i][column] != 0) {
                long factor = PRIME - rows[i][column] * inverse % PRIME;
                for (int j = column; j < row.length; j++) {
                    rows[i][j] = (rows[i][j] + factor * row[j]) % PRIME;
                }
            }
        }
    }

    /**
     * An integer basis of all solutions, one vector for each free unknown. Cost: cubic in long
     * integers.
     *
     * @throws Budget.Exceeded if the budget runs out
     */
    static List<BigInteger[]> basis(List<BigInteger[]> equations, int unknowns, Budget budget) {
        List<BigInteger[]> rows = new ArrayList<>();
        equations.forEach(equation -> rows.add(equation.clone()));
        int[] pivots = reduce(rows, unknowns, budget);
        List<BigInteger[]> basis = new ArrayList<>();
        for (int free = 0; free < unknowns; free++) {
            int column = free;
            if (Arrays.stream(pivots).noneMatch(pivot -> pivot == column)) {
                basis.add(solution(rows, pivots, free, unknowns));
            }
        }
        return basis;
    }

    /** Gauss and Jordan without fractions; returns the pivot column of each remaining row. */
    static int[] reduce(List<BigInteger[]> rows, int columns, Budget budget) {
        int[] pivots = new int[Math.min(rows.size(), columns)];
        int rank = 0;
        for (int column = 0; column < columns && rank < rows.size(); column++) {
            int pivot = rank;
            while (pivot < rows.size() && rows.get(pivot)[column].signum() == 0) {
                pivot++;
            }
            if (pivot < rows.size()) {
                java.util.Collections.swap(rows, rank, pivot);
                for (int i = 0; i < rows.size(); i++) {
                    budget.spend();
                    if (i != rank) {
                        eliminate(rows.get(i), rows.get(rank), column);
                    }
                }
                pivots[rank++] = column;
            }
        }
        return Arrays.copyOf(pivots, rank);
    }

    private static void eliminate(BigInteger[] row, BigInteger[] pivot, int column) {
        if (row[column].signum() == 0) {
            return;
        }
        BigInteger divisor = row[column].gcd(pivot[column]);
        BigInteger sign = BigInteger.valueOf(pivot[column].signum());
        BigInteger scale = pivot[column].divide(divisor).multiply(sign);
        BigInteger factor = row[column].divide(divisor).multiply(sign);
        for (int j = 0; j < row.length; j++) {
            row[j] = row[j].multiply(scale).subtract(pivot[j].multiply(factor));
        }
        shorten(row);
    }

    private static BigInteger[] solution(
            List<BigInteger[]> rows, int[] pivots, int free, int unknowns) {
        BigInteger scale = BigInteger.ONE;
        for (int i = 0; i < pivots.length; i++) {
            BigInteger pivot = rows.get(i)[pivots[i]].abs();
            if (rows.get(i)[free].signum() != 0) {
                scale = scale.divide(scale.gcd(pivot)).multiply(pivot);
            }
        }
        BigInteger[] solution = new BigInteger[unknowns];
        Arrays.fill(solution, BigInteger.ZERO);
        solution[free] = scale;
        for (int i = 0; i < pivots.length; i++) {
            BigInteger[] row = rows.get(i);
            solution[pivots[i]] = row[free].multiply(scale).divide(row[pivots[i]]).negate();
        }
        return shorten(solution);
    }

    /** Divides by the greatest common divisor, in place. */
    static BigInteger[] shorten(BigInteger[] vector) {
        BigInteger divisor = BigInteger.ZERO;
        for (int j = 0; j < vector.length && !divisor.equals(BigInteger.ONE); j++) {
            divisor = divisor.gcd(vector[j]);
        }
        if (divisor.compareTo(BigInteger.ONE) > 0) {
            for (int j = 0; j < vector.length; j++) {
                vector[j] = vector[j].divide(divisor);
            }
        }
        return vector;
    }
}

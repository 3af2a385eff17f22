package parlour.solve.matrix;

import java.math.BigInteger;
import java.util.Optional;

/**
 * Solves a square system P·x = (1, …, 1) of integers exactly, digit by digit in base p.
 *
 * <p>With P⁻¹ modulo a prime p, each digit costs two products of a matrix and a vector in machine
 * words. By Cramer's rule and Hadamard's bound numerators and denominator of x are below H; once
 * p^L exceeds 2·H², they follow from the residues by the extended Euclidean algorithm, and are then
 * right without further check. Cost: cubic in machine words for the inverse, k²·L for the digits.
 * Source: J. D. Dixon, Exact solution of linear equations using p-adic expansions, Numer. Math. 40
 * (1982).
 */
final class HenselLifting {
    private static final long PRIME = NullSpace.PRIME;

    private final long[][] p;
    private final int k;
    private final int bits;

    private HenselLifting(long[][] p, int bits) {
        this.p = p;
        this.k = p.length;
        this.bits = bits;
    }

    /**
     * Whether all intermediate sums fit: remainders stay below k·2^bits, and their products with
     * digits below p add up to at most k·2^bits·p plus a remainder, below 2^62.
     */
    static boolean fits(int size, int bits) {
        return bits + (Integer.SIZE - Integer.numberOfLeadingZeros(size)) + 32
                <= IntegerGame.NARROW_BITS;
    }

    /**
     * The solution as integer weights over a common denominator, scaled to their total; empty if P
     * is singular modulo the prime or a weight is negative.
     *
     * @param bits a bound of the length of all entries
     */
    static Optional<BigInteger[]> weights(long[][] p, int bits) {
        return new HenselLifting(p, bits).solve();
    }

    private Optional<BigInteger[]> solve() {
        Optional<long[][]> inverse = inverse();
        if (inverse.isEmpty()) {
            return Optional.empty();
        }
        // H^2 <= (k * 2^(2 bits))^k
        int hadamardTwice = k * (Integer.SIZE - Integer.numberOfLeadingZeros(k) + 2 * bits) + 2;
        int digits = hadamardTwice / 30 + 1;
        long[][] expansion = expand(inverse.get(), digits);
        BigInteger modulus = BigInteger.valueOf(PRIME).pow(digits);
        BigInteger bound = BigInteger.ONE.shiftLeft(hadamardTwice / 2);
        BigInteger den = BigInteger.ONE;
        BigInteger[] residues = new BigInteger[k];
        for (int i = 0; i < k; i++) {
            residues[i] = value(expansion, i, 0, digits);
            BigInteger numerator = symmetric(residues[i].multiply(den).mod(modulus), modulus);
            if (numerator.abs().compareTo(bound) > 0) {
                den =
                        den.multiply(
                                denominator(
                                        residues[i].multiply(den).mod(modulus), modulus, bound));
            }
        }
        BigInteger[] weights = new BigInteger[k];
        for (int i = 0; i < k; i++) {
            weights[i] = symmetric(residues[i].multiply(den).mod(modulus), modulus);
            if (weights[i].signum() < 0) {
                return Optional.empty();
            }
        }
        return Optional.of(weights);
    }

    /** Digit by digit: x ≡ inverse·r, then r ← (r − P·x)/p. */
    private long[][] expand(long[][] inverse, int digits) {
        long[][] expansion = new long[digits][k];
        long[] rest = new long[k];
        java.util.Arrays.fill(rest, 1);
        for (int digit = 0; digit < digits; digit++) {
            long[] x = expansion[digit];
            for (int i = 0; i < k; i++) {
                long sum = 0;
                for (int j = 0; j < k; j++) {
                    sum = (sum + inverse[i][j] * Math.floorMod(rest[j], PRIME)) % PRIME;
                }
                x[i] = sum;
            }
            for (int i = 0; i < k; i++) {
                long sum = rest[i];
                for (int j = 0; j < k; j++) {
                    sum -= p[i][j] * x[j];
                }
                rest[i] = sum / PRIME;
            }
        }
        return expansion;
    }

    /** Σ digit·p^position, halves first so that long products are balanced. */
    private static BigInteger value(long[][] expansion, int i, int from, int until) {
        if (until - from == 1) {
            return BigInteger.valueOf(expansion[from][i]);
        }
        int middle = (from + until) >>> 1;
        return value(expansion, i, middle, until)
                .multiply(BigInteger.valueOf(PRIME).pow(middle - from))
                .add(value(expansion, i, from, middle));
    }

    private static BigInteger symmetric(BigInteger residue, BigInteger modulus) {
        return residue.shiftLeft(1).compareTo(modulus) > 0 ? residue.subtract(modulus) : residue;
    }

    /**
     * The denominator of the fraction with this residue: Euclid's algorithm until the remainder is
     * below the bound.
     */
    private static BigInteger denominator(
            BigInteger residue, BigInteger modulus, BigInteger bound) {
        BigInteger before = modulus;
        BigInteger now = residue;
        BigInteger coefficientBefore = BigInteger.ZERO;
        BigInteger coefficient = BigInteger.ONE;
        while (now.compareTo(bound) > 0) {
            BigInteger[] division = before.divideAndRemainder(now);
            before = now;
            now = division[1];
            BigInteger next = coefficientBefore.subtract(division[0].multiply(coefficient));
            coefficientBefore = coefficient;
            coefficient = next;
        }
        return coefficient.abs();
    }

    /** The inverse modulo the prime by Gauss and Jordan; empty if there is none. */
    private Optional<long[][]> inverse() {
        long[][] rows = new long[k][2 * k];
        for (int i = 0; i < k; i++) {
            for (int j = 0; j < k; j++) {
                rows[i][j] = Math.floorMod(p[i][j], PRIME);
            }
            rows[i][k + i] = 1;
        }
        for (int column = 0; column < k; column++) {
            int pivot = column;
            while (pivot < k && rows[pivot][column] == 0) {
                pivot++;
            }
            if (pivot == k) {
                return Optional.empty();
            }
            long[] row = rows[pivot];
            rows[pivot] = rows[column];
            rows[column] = row;
            scale(row, NullSpace.inverse(row[column]));
            for (int i = 0; i < k; i++) {
                if (i != column && rows[i][column] != 0) {
                    subtract(rows[i], row, PRIME - rows[i][column]);
                }
            }
        }
        long[][] inverse = new long[k][];
        for (int i = 0; i < k; i++) {
            inverse[i] = java.util.Arrays.copyOfRange(rows[i], k, 2 * k);
        }
        return Optional.of(inverse);
    }

    private static void scale(long[] row, long factor) {
        for (int j = 0; j < row.length; j++) {
            row[j] = row[j] * factor % PRIME;
        }
    }

    private static void subtract(long[] row, long[] pivot, long factor) {
        for (int j = 0; j < row.length; j++) {
            row[j] = (row[j] + factor * pivot[j]) % PRIME;
        }
    }
}

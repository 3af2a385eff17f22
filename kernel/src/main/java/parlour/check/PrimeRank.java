package parlour.check;

import java.math.BigInteger;
import java.util.List;

/**
 * The rank of a matrix of integers modulo a prime, which is at most its rank. Cost: cubic in its
 * size, on {@code long}s.
 */
final class PrimeRank {
    /** Primes below 2^31, so that a product of two residues is below 2^62. */
    static final List<Long> PRIMES = List.of(2_147_483_647L, 2_147_483_629L, 2_147_483_587L);

    private PrimeRank() {}

    /** The greatest of the ranks modulo several primes. */
    static int of(List<List<BigInteger>> matrix) {
        int most = Math.min(matrix.size(), matrix.getFirst().size());
        int greatest = 0;
        for (long prime : PRIMES) {
            if (greatest < most) {
                greatest = Math.max(greatest, of(matrix, prime));
            }
        }
        return greatest;
    }

    private static int of(List<List<BigInteger>> matrix, long prime) {
        BigInteger modulus = BigInteger.valueOf(prime);
        long[][] lines =
                matrix.stream()
                        .map(
                                line ->
                                        line.stream()
                                                .mapToLong(entry -> entry.mod(modulus).longValue())
                                                .toArray())
                        .toArray(long[][]::new);
        int rank = 0;
        for (int column = 0; column < lines[0].length && rank < lines.length; column++) {
            int pivot = rank;
            while (pivot < lines.length && lines[pivot][column] == 0) {
                pivot++;
            }
            if (pivot < lines.length) {
                long[] line = lines[pivot];
                lines[pivot] = lines[rank];
                lines[rank] = line;
                for (int below = rank + 1; below < lines.length; below++) {
                    eliminate(lines[below], line, column, prime);
                }
                rank++;
            }
        }
        return rank;
    }

    /** Takes a multiple of the pivot's line, so that the column vanishes; no division is needed. */
    private static void eliminate(long[] line, long[] pivot, int column, long prime) {
        long factor = line[column];
        long own = pivot[column];
        for (int j = column; j < line.length && factor != 0; j++) {
            line[j] = (line[j] * own % prime + (prime - factor) * pivot[j] % prime) % prime;
        }
    }
}

package parlour.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parlour.exact.Rational;

/** Ranks modulo primes, against elimination with fractions. */
class PrimeRankTest {
    private static final long SEED = 20261130;

    @Test
    void ranksOfRandomMatricesAreThoseByFractions() {
        Random random = new Random(SEED);
        System.out.println("PrimeRankTest seed " + SEED);
        int[] seen = new int[5];
        for (int round = 0; round < 3_000; round++) {
            int rows = 1 + random.nextInt(5);
            int columns = 1 + random.nextInt(5);
            int most = new int[] {1, 2, 1_000_000}[round % 3];
            List<List<BigInteger>> matrix = new ArrayList<>();
            for (int i = 0; i < rows; i++) {
                matrix.add(line(random, columns, most));
            }
            int rank = byFractions(matrix);
            assertThat(PrimeRank.of(matrix)).as("%s", matrix).isEqualTo(rank);
            if (rank < Math.min(rows, columns)) {
                seen[rank]++;
            }
        }
        assertThat(seen[1]).isPositive();
        assertThat(seen[2]).isPositive();
        assertThat(seen[3]).isPositive();
    }

    private static List<BigInteger> line(Random random, int columns, int most) {
        return IntStream.range(0, columns)
                .mapToObj(_ -> BigInteger.valueOf(random.nextInt(2 * most + 1) - most))
                .toList();
    }

    private static int byFractions(List<List<BigInteger>> matrix) {
        List<List<Rational>> lines = new ArrayList<>();
        matrix.forEach(line -> lines.add(line.stream().map(Rational::of).toList()));
        int rank = 0;
        for (int column = 0; column < matrix.getFirst().size(); column++) {
            int at = column;
            var pivot = lines.stream().filter(line -> line.get(at).signum() != 0).findFirst();
            if (pivot.isPresent()) {
                List<Rational> own = pivot.get();
                lines.remove(own);
                lines.replaceAll(line -> without(line, own, at));
                rank++;
            }
        }
        return rank;
    }

    private static List<Rational> without(List<Rational> line, List<Rational> pivot, int at) {
        Rational factor = line.get(at).dividedBy(pivot.get(at));
        return IntStream.range(0, line.size())
                .mapToObj(j -> line.get(j).minus(pivot.get(j).times(factor)))
                .toList();
    }

    /** A multiple of a prime vanishes modulo that prime; the others tell. */
    @Test
    void aPrimeThatDividesAllIsMadeGoodByAnother() {
        for (long prime : PrimeRank.PRIMES) {
            assertThat(PrimeRank.of(List.of(List.of(BigInteger.valueOf(prime))))).isEqualTo(1);
        }
        BigInteger all =
                PrimeRank.PRIMES.stream()
                        .map(BigInteger::valueOf)
                        .reduce(BigInteger.ONE, BigInteger::multiply);
        assertThat(PrimeRank.of(List.of(List.of(all)))).as("never too great").isZero();
    }
}

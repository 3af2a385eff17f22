package parlour.games.sylver.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sets in words beside negative integers in two's complement, which count in everything above. */
class WideSetsTest {
    private static final int SEED = 20261130;
    private static final BigInteger ALL = BigInteger.ONE.negate();

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5})
    void setsAreThoseOfIntegers(int words) {
        var random = new Random(SEED);
        System.out.println("WideSetsTest seed " + SEED);
        int ideals = 0;
        for (int round = 0; round < 2_000; round++) {
            BigInteger set = random(random, words);
            BigInteger other = random(random, words);
            int n = 1 + random.nextInt(64 * words - 1);
            long[] to = new long[words];

            WideSets.unite(words(set, words), words(other, words), n, to);
            assertThat(to).isEqualTo(words(set.or(other.shiftLeft(n)), words));
            BigInteger sums = set;
            for (int more = n; more < 64 * words; more += n) {
                sums = sums.or(set.shiftLeft(more));
            }
            WideSets.adjoin(words(set, words), n, to);
            assertThat(to).isEqualTo(words(sums, words));
            boolean holds =
                    IntStream.range(0, 64 * words)
                            .filter(other::testBit)
                            .allMatch(x -> set.or(set.shiftLeft(x)).equals(set));
            assertThat(WideSets.holdsSums(words(set, words), words(other, words))).isEqualTo(holds);
            ideals += holds ? 1 : 0;
            int[] gaps = IntStream.range(0, 64 * words).filter(x -> !set.testBit(x)).toArray();
            assertThat(WideSets.gaps(words(set, words))).isEqualTo(gaps);
        }
        assertThat(ideals).isBetween(1, 1_999);
    }

    /** Sets with 0; one in two has few gaps, so that sums are held at times. */
    private static BigInteger random(Random random, int words) {
        BigInteger set = ALL;
        int most = random.nextBoolean() ? 3 : 64 * words - 1;
        for (int i = random.nextInt(1 + most); i > 0; i--) {
            set = set.clearBit(1 + random.nextInt(random.nextBoolean() ? 4 : 64 * words - 1));
        }
        return set;
    }

    private static long[] words(BigInteger set, int words) {
        return IntStream.range(0, words)
                .mapToLong(w -> set.shiftRight(64 * w).longValue())
                .toArray();
    }
}

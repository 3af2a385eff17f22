package parlour.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClaimedPositionsTest {
    /** A number with so many different hashes only. */
    private record Hashed(int number, int hashes) {
        @Override
        public int hashCode() {
            return number % hashes;
        }
    }

    /** Told by words, but for every fifth; some with words that begin as those of others. */
    private record Told(int number) implements Worded {
        @Override
        public long @Nullable [] words() {
            return switch (number % 5) {
                case 0 -> null;
                case 1 -> new long[] {number / 5};
                case 2 -> new long[] {0, 1 + number / 5};
                case 3 -> new long[] {1 + number / 5, 0};
                default -> new long[] {number / 5, 1L << 63, 0};
            };
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 1_000, Integer.MAX_VALUE})
    void positionsAreThereOnceTheyAreClaimed(int hashes) {
        claimsOnce(number -> new Hashed(number, hashes));
    }

    @Test
    void wordsTellPositionsApart() {
        claimsOnce(Told::new);
    }

    private static <P> void claimsOnce(IntFunction<P> positions) {
        long seed = 5;
        System.out.println("ClaimedPositionsTest seed " + seed);
        var random = new Random(seed);
        var claimed = new ClaimedPositions<P>();
        Set<P> expected = new HashSet<>();
        for (int round = 0; round < 3_000; round++) {
            P position = positions.apply(random.nextInt(2_000));
            assertThat(claimed.contains(position)).isEqualTo(expected.contains(position));
            if (random.nextInt(3) == 0) {
                assertThat(claimed.add(position)).isEqualTo(expected.add(position));
            }
            assertThat(claimed.size()).isEqualTo(expected.size());
        }
        assertThat(expected).hasSizeBetween(500, 1_500).allMatch(claimed::contains);
    }
}

package parlour.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
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

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 1_000, Integer.MAX_VALUE})
    void positionsAreThereOnceTheyAreClaimed(int hashes) {
        long seed = 5;
        System.out.println("ClaimedPositionsTest seed " + seed);
        var random = new Random(seed);
        var claimed = new ClaimedPositions<Hashed>();
        Set<Hashed> expected = new HashSet<>();
        for (int round = 0; round < 3_000; round++) {
            var position = new Hashed(random.nextInt(2_000), hashes);
            assertThat(claimed.contains(position)).isEqualTo(expected.contains(position));
            if (random.nextInt(3) == 0) {
                assertThat(claimed.add(position)).isEqualTo(expected.add(position));
            }
            assertThat(claimed.size()).isEqualTo(expected.size());
        }
        assertThat(expected).hasSizeBetween(500, 1_500).allMatch(claimed::contains);
    }
}

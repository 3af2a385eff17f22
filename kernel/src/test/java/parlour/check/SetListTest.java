package parlour.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SetListTest {
    private static final int SEED = 20261130;

    private static long[] words(BigInteger set, int words) {
        return IntStream.range(0, words)
                .mapToLong(w -> set.shiftRight(64 * w).longValue())
                .toArray();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void listedSetsAreFoundByTheirNumbers(int words) {
        var random = new Random(SEED);
        System.out.println("SetListTest seed " + SEED);
        var list = new SetList(words);
        List<BigInteger> sets = new ArrayList<>();
        while (sets.size() < 3_000) {
            // Many sets differ in the last word only, or in the first.
            BigInteger set =
                    BigInteger.valueOf(random.nextInt(2_000))
                            .shiftLeft(random.nextBoolean() ? 0 : 64 * words - 12);
            int known = sets.indexOf(set);
            assertThat(list.find(words(set, words))).isEqualTo(known);
            assertThat(list.add(words(set, words))).isEqualTo(known < 0);
            if (known < 0) {
                sets.add(set);
            }
            assertThat(list.size()).isEqualTo(sets.size());
        }
        long[] read = new long[words];
        for (int number = 0; number < sets.size(); number++) {
            list.read(number, read);
            assertThat(read).isEqualTo(words(sets.get(number), words));
            assertThat(list.find(read)).isEqualTo(number);
            assertThat(list.add(read)).isFalse();
        }
    }
}

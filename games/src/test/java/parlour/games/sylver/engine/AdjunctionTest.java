package parlour.games.sylver.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.exact.NumericalSemigroup;

class AdjunctionTest {
    @ParameterizedTest
    @ValueSource(strings = {"5 7", "11 13", "16 17 90", "17 18", "18 19", "19 20", "20 23"})
    void theHashIsThatOfTheSetWritten(String generators) {
        var semigroup =
                NumericalSemigroup.of(
                        Arrays.stream(generators.split(" ")).mapToLong(Long::parseLong).toArray());
        var frame = new GapFrame(semigroup);
        long[] option = new long[frame.words()];
        long[] scratch = new long[frame.words()];
        for (long gap : semigroup.gaps()) {
            int n = Math.toIntExact(gap);
            frame.adjoin(frame.root(), n, option);
            assertThat(option)
                    .as("%s %d", generators, n)
                    .isEqualTo(frame.setOf(semigroup.adjoin(n)));
            assertThat(frame.hashAdjoined(frame.root(), n, scratch))
                    .isEqualTo(GapFrame.hash(option));
            long[] key = new long[frame.keyWords()];
            frame.key(option, key, 0);
            frame.set(key, 0, scratch);
            assertThat(scratch).isEqualTo(option);
        }
    }
}

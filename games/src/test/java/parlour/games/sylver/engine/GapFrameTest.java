package parlour.games.sylver.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.claim.Budget;
import parlour.exact.NumericalSemigroup;

class GapFrameTest {
    @ParameterizedTest
    @ValueSource(strings = {"5 7", "11 13", "16 17 90", "17 18", "18 19", "19 20", "20 23"})
    void optionsAreThoseOfTheSemigroup(String generators) {
        var semigroup =
                NumericalSemigroup.of(
                        Arrays.stream(generators.split(" ")).mapToLong(Long::parseLong).toArray());
        var frame = new GapFrame(semigroup);
        var known = new SemigroupSet(frame, Budget.unlimited());
        long[] option = new long[frame.words()];
        for (long gap : semigroup.gaps()) {
            var expected = semigroup.adjoin(gap);
            frame.adjoin(frame.root(), Math.toIntExact(gap), option);
            assertThat(option).as("%s %d", generators, gap).isEqualTo(frame.setOf(expected));
            assertThat(frame.semigroupOf(option)).isEqualTo(expected);
            assertThat(frame.hashOfMore(frame.root(), frame.hash(frame.root()), option))
                    .isEqualTo(frame.hash(option));
            if (!known.contains(option)) {
                known.add(option, frame.hash(option));
            }
            assertThat(known.contains(option)).isTrue();
            assertThat(known.contains(frame.root())).isFalse();
        }
        long[] first = new long[frame.words()];
        known.read(0, first);
        assertThat(frame.semigroupOf(first)).isEqualTo(semigroup.adjoin(1));
    }
}

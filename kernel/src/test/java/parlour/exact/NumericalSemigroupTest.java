package parlour.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumericalSemigroupTest {
    /** A007323: numerical semigroups by number of gaps. */
    private static final int[] BY_GAPS = {1, 1, 2, 4, 7, 12, 23, 39, 67, 118, 204, 343, 592};

    @ParameterizedTest
    @CsvSource({
        "6 49, 239",
        "6 9 20, 43",
        "1, -1",
        "2 3, 1",
        "4 11, 29",
        "8 30 34 49337, 49389",
        "999999 1000000, 999997000001"
    })
    void frobeniusNumbers(String generators, long frobenius) {
        assertThat(parse(generators).frobenius()).isEqualTo(frobenius);
    }

    @Test
    void membershipNeedsNoRecursion() {
        var semigroup = NumericalSemigroup.of(4, 180738, 234949, 253363);
        assertThat(semigroup.contains(373067)).isTrue();
        assertThat(byCounting(373067, 4, 180738, 234949, 253363)).isTrue();
        assertThat(semigroup.contains(373068)).isTrue();
        assertThat(semigroup.contains(-4)).isFalse();
        assertThat(semigroup.contains(180734)).isFalse();
    }

    /** Whether n is a sum, by going through all counts of the three large numbers. */
    private static boolean byCounting(long n, long small, long... large) {
        for (long a = 0; a <= n; a += large[0]) {
            for (long b = a; b <= n; b += large[1]) {
                for (long c = b; c <= n; c += large[2]) {
                    if ((n - c) % small == 0) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    @Test
    void smallElementsGiveTheGeneratorsBackAtOnce() {
        var semigroup = NumericalSemigroup.of(333, 555 + 1, 757);
        long conductor = semigroup.frobenius() + 1;
        long[] small = LongStream.rangeClosed(0, conductor).filter(semigroup::contains).toArray();
        var start = System.nanoTime();
        assertThat(NumericalSemigroup.ofSmallElements(small)).isEqualTo(semigroup);
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(5));
    }

    @Test
    void theKnownTripleFromItsSmallElements() {
        var semigroup = NumericalSemigroup.of(333, 555, 757);
        long[] small =
                LongStream.rangeClosed(0, semigroup.frobenius() + 1)
                        .filter(semigroup::contains)
                        .toArray();
        assertThat(NumericalSemigroup.ofSmallElements(small).generators())
                .containsExactly(333, 555, 757);
    }

    @Test
    void smallElementsMustBeClosed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> NumericalSemigroup.ofSmallElements(0, 3, 7))
                .withMessageContaining("6");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> NumericalSemigroup.ofSmallElements(0, 5, 6, 10, 13))
                .withMessageContaining("11");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> NumericalSemigroup.ofSmallElements(0, 3, 3));
        assertThatIllegalArgumentException().isThrownBy(NumericalSemigroup::ofSmallElements);
        assertThat(NumericalSemigroup.ofSmallElements(0)).isEqualTo(NumericalSemigroup.NATURALS);
    }

    @Test
    void generatorsOutOfBoundsAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(NumericalSemigroup::of);
        assertThatIllegalArgumentException().isThrownBy(() -> NumericalSemigroup.of(0, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> NumericalSemigroup.of(3, -5));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> NumericalSemigroup.of(6, 9))
                .withMessageContaining("common divisor");
        assertThatIllegalArgumentException().isThrownBy(() -> NumericalSemigroup.of(3, 1L << 31));
    }

    @Test
    void onlyMinimalGeneratorsStay() {
        assertThat(NumericalSemigroup.of(11, 4, 8, 15, 4)).hasToString("4 11");
        assertThat(NumericalSemigroup.of(7, 1)).isEqualTo(NumericalSemigroup.NATURALS);
    }

    @Test
    void theTreeHasTheKnownNumbersAndEveryLaw() {
        List<NumericalSemigroup> level = List.of(NumericalSemigroup.NATURALS);
        for (int gaps = 0; gaps < BY_GAPS.length; gaps++) {
            assertThat(new HashSet<>(level)).hasSize(BY_GAPS[gaps]);
            List<NumericalSemigroup> next = new ArrayList<>();
            for (var semigroup : level) {
                assertThat(semigroup.gapCount()).isEqualTo(gaps);
                assertLaws(semigroup);
                next.addAll(semigroup.children());
            }
            level = next;
        }
    }

    private static void assertLaws(NumericalSemigroup semigroup) {
        long[] gaps = semigroup.gaps();
        BitSet elements = elements(semigroup.generators(), 64);
        long[] expected = LongStream.range(1, 64).filter(n -> !elements.get((int) n)).toArray();
        assertThat(gaps).containsExactly(expected);
        long frobenius = semigroup.frobenius();
        assertThat(frobenius).isEqualTo(gaps.length == 0 ? -1 : gaps[gaps.length - 1]);
        assertThat(LongStream.of(semigroup.kunzVector()).sum()).isEqualTo(gaps.length);
        long[] pseudo =
                LongStream.of(gaps)
                        .filter(
                                x ->
                                        elements.stream()
                                                .skip(1)
                                                .allMatch(
                                                        s ->
                                                                s + x > 63
                                                                        || elements.get(
                                                                                (int) (s + x))))
                        .toArray();
        assertThat(semigroup.pseudoFrobenius())
                .containsExactly(gaps.length == 0 ? new long[] {-1} : pseudo);
        boolean symmetric =
                LongStream.rangeClosed(0, frobenius)
                        .allMatch(x -> semigroup.contains(x) != semigroup.contains(frobenius - x));
        assertThat(semigroup.isSymmetric()).isEqualTo(symmetric);
        assertThat(semigroup.isIrreducible())
                .isEqualTo(2L * gaps.length <= frobenius + 2 || gaps.length == 0);
    }

    private static BitSet elements(long[] generators, int below) {
        BitSet elements = new BitSet(below);
        elements.set(0);
        for (int n = 1; n < below; n++) {
            for (long a : generators) {
                if (a <= n && elements.get((int) (n - a))) {
                    elements.set(n);
                }
            }
        }
        return elements;
    }

    @Test
    void adjoiningEqualsGeneratingAnew() {
        long seed = 20261130;
        System.out.println("NumericalSemigroupTest seed " + seed);
        var random = new Random(seed);
        for (int round = 0; round < 2_000; round++) {
            long a = 2L + random.nextInt(20);
            var semigroup =
                    NumericalSemigroup.of(a, a + 1 + random.nextInt(9), 1 + a * 3, a * 2 + 1);
            long n = 1L + random.nextInt(60);
            long[] all = Arrays.copyOf(semigroup.generators(), semigroup.generators().length + 1);
            all[all.length - 1] = n;
            var adjoined = semigroup.adjoin(n);
            assertThat(adjoined).isEqualTo(NumericalSemigroup.of(all));
            assertThat(adjoined.aperySet()).isEqualTo(NumericalSemigroup.of(all).aperySet());
            assertThat(adjoined.includes(semigroup)).isTrue();
            assertThat(semigroup.includes(adjoined)).isEqualTo(semigroup.contains(n));
        }
    }

    @Test
    void largeGeneratorsAreFast() {
        var semigroup = NumericalSemigroup.of(1_000_003, 1_000_033, 1_234_567_891);
        assertThat(semigroup.contains(1_000_003L * 5 + 1_000_033L * 7)).isTrue();
        assertThat(semigroup.contains(1_000_002)).isFalse();
        assertThat(NumericalSemigroup.of(1_000_003, 1_000_033).isSymmetric()).isTrue();
    }

    @Test
    void emptySetsOfGapsAreProper() {
        var naturals = NumericalSemigroup.NATURALS;
        assertThat(naturals.gaps()).isEmpty();
        assertThat(naturals.multiplicity()).isEqualTo(1);
        assertThat(naturals.frobenius()).isEqualTo(-1);
        assertThat(naturals.isSymmetric()).isTrue();
        assertThat(Set.of(naturals)).contains(NumericalSemigroup.of(1));
    }

    private static NumericalSemigroup parse(String generators) {
        return NumericalSemigroup.of(
                Arrays.stream(generators.split(" ")).mapToLong(Long::parseLong).toArray());
    }
}

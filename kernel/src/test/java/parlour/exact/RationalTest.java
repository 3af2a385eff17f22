package parlour.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RationalTest {
    private static final BigInteger TWO_TO_63 = BigInteger.ONE.shiftLeft(63);

    @ParameterizedTest
    @CsvSource({
        "6,4,3/2",
        "-6,4,-3/2",
        "6,-4,-3/2",
        "-6,-4,3/2",
        "0,-5,0",
        "8,2,4",
        "7,1,7",
        "-1,1,-1"
    })
    void reducesToLowestTermsWithPositiveDenominator(long num, long den, String expected) {
        assertThat(Rational.of(num, den)).hasToString(expected);
    }

    @Test
    void refusesTheDenominatorZero() {
        assertThatThrownBy(() -> Rational.of(3, 0))
                .isInstanceOf(ArithmeticException.class)
                .hasMessageContaining("3/0");
        assertThatThrownBy(() -> Rational.of(BigInteger.TWO, BigInteger.ZERO))
                .isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> Rational.of(7, 4).dividedBy(Rational.ZERO))
                .isInstanceOf(ArithmeticException.class)
                .hasMessage("7/4 cannot be divided by 0");
        assertThatThrownBy(Rational.ZERO::reciprocal).isInstanceOf(ArithmeticException.class);
    }

    /** Every operation against the schoolbook formula on BigIntegers, mostly where longs end. */
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 20061201})
    void agreesWithSchoolbookFractions(long seed) {
        var random = new Random(seed);
        for (int round = 0; round < 5_000; round++) {
            var x = fraction(random);
            var y = fraction(random);
            var p = x.rational();
            var q = y.rational();
            var context = "seed %d: %s and %s".formatted(seed, p, q);
            x.plus(y).assertEqual(p.plus(q), context);
            x.plus(y.negate()).assertEqual(p.minus(q), context);
            x.times(y).assertEqual(p.times(q), context);
            x.negate().assertEqual(p.negate(), context);
            assertThat(p.compareTo(q)).as(context).isEqualTo(x.compareTo(y));
            assertThat(p.equals(q)).as(context).isEqualTo(x.compareTo(y) == 0);
            assertThat(p.signum()).as(context).isEqualTo(x.num().signum() * x.den().signum());
            if (q.signum() != 0) {
                x.times(y.reciprocal()).assertEqual(p.dividedBy(q), context);
                y.reciprocal().assertEqual(q.reciprocal(), context);
            }
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {11, 12})
    void obeysTheLawsOfAField(long seed) {
        var random = new Random(seed);
        for (int round = 0; round < 2_000; round++) {
            var p = fraction(random).rational();
            var q = fraction(random).rational();
            var r = fraction(random).rational();
            var context = "seed %d: %s, %s, %s".formatted(seed, p, q, r);
            assertThat(p.plus(q)).as(context).isEqualTo(q.plus(p));
            assertThat(p.plus(q).plus(r)).as(context).isEqualTo(p.plus(q.plus(r)));
            assertThat(p.times(q).times(r)).as(context).isEqualTo(p.times(q.times(r)));
            assertThat(p.times(q.plus(r))).as(context).isEqualTo(p.times(q).plus(p.times(r)));
            assertThat(p.minus(p)).as(context).isEqualTo(Rational.ZERO);
            assertThat(p.plus(q).minus(q)).as(context).isEqualTo(p).hasSameHashCodeAs(p);
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {21, 22})
    void floorAndCeilingEncloseTheNumber(long seed) {
        var random = new Random(seed);
        for (int round = 0; round < 2_000; round++) {
            var p = fraction(random).rational();
            var floor = Rational.of(p.floor());
            var ceil = Rational.of(p.ceil());
            var context = "seed %d: %s".formatted(seed, p);
            assertThat(floor).as(context).isLessThanOrEqualTo(p);
            assertThat(floor.plus(Rational.ONE)).as(context).isGreaterThan(p);
            assertThat(ceil.minus(floor).signum()).as(context).isEqualTo(p.isInteger() ? 0 : 1);
            assertThat(ceil).as(context).isGreaterThanOrEqualTo(p);
        }
    }

    @Test
    void hasOneRepresentationForEachNumber() {
        var small = Rational.of(Long.MAX_VALUE);
        var wide = small.plus(Rational.ONE);
        assertThat(wide).isInstanceOf(WideRational.class).isEqualTo(Rational.of(TWO_TO_63));
        assertThat(wide).hasSameHashCodeAs(Rational.of(TWO_TO_63));
        assertThat(wide.minus(Rational.ONE))
                .isInstanceOf(SmallRational.class)
                .isEqualTo(small)
                .hasSameHashCodeAs(small);
        assertThat(Rational.of(Long.MIN_VALUE)).isEqualTo(wide.negate());
        assertThat(Rational.of(Long.MIN_VALUE, Long.MIN_VALUE)).isEqualTo(Rational.ONE);
        assertThat(Rational.of(1, Long.MIN_VALUE)).isEqualTo(wide.reciprocal().negate());
        assertThat(wide.abs()).isEqualTo(wide.negate().abs());
        assertThat(wide).isNotEqualTo(small).isNotEqualTo(wide.negate());
        assertThat(wide.isInteger()).isTrue();
        assertThat(wide.reciprocal().isInteger()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "7,7",
        "-1/2,-1/2",
        "0.25,1/4",
        "-0.5,-1/2",
        "-0.25,-1/4",
        "007.50,15/2",
        "-0,0",
        "0.000,0",
        "10/4,5/2",
        "9223372036854775808,9223372036854775808",
        "1/18446744073709551616,1/18446744073709551616"
    })
    void readsIntegersQuotientsAndDecimals(String text, String expected) {
        assertThat(Rational.parse(text)).hasToString(expected);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "1/0",
                "0/0",
                "1/-2",
                "NaN",
                "Infinity",
                "-Infinity",
                "1e5",
                "1E999999999",
                "0x10",
                "1.",
                ".5",
                "1.5/2",
                "--1",
                "+1",
                "1 ",
                "1/2/3",
                "٣",
                "1,5",
                "½"
            })
    void refusesEverythingElseAndNamesTheToken(String text) {
        assertThatThrownBy(() -> Rational.parse(text))
                .isInstanceOfSatisfying(
                        NotationException.class, e -> assertThat(e.token()).isEqualTo(text))
                .hasMessageContaining("\"" + text + "\"")
                .hasMessageContaining("write for example 7, -1/2 or 0.25");
    }

    @Test
    void refusesTextsBeyondTheNamedLength() {
        var longest = "1".repeat(RationalNotation.MAX_LENGTH);
        assertThat(Rational.parse(longest)).hasToString(longest);
        assertThatThrownBy(() -> Rational.parse(longest + "1"))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("longer than 10000 characters")
                .message()
                .hasSizeLessThan(200);
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {31, 32})
    void readsWhatItPrints(long seed) {
        var random = new Random(seed);
        for (int round = 0; round < 1_000; round++) {
            var p = fraction(random).rational();
            assertThat(Rational.parse(p.toString())).as("seed " + seed).isEqualTo(p);
        }
    }

    /** Numbers of 1 to 70 bits, and often one of the last before or the first after a long ends. */
    private static Fraction fraction(Random random) {
        var den = integer(random).abs().max(BigInteger.ONE);
        return new Fraction(integer(random), random.nextBoolean() ? den : den.negate());
    }

    private static BigInteger integer(Random random) {
        var magnitude =
                random.nextInt(3) == 0
                        ? TWO_TO_63
                                .shiftRight(random.nextInt(3) * 31)
                                .add(BigInteger.valueOf(random.nextInt(5) - 2))
                        : new BigInteger(1 + random.nextInt(70), random);
        return random.nextBoolean() ? magnitude : magnitude.negate();
    }

    /** The schoolbook formulas without any reduction; den may be negative. */
    private record Fraction(BigInteger num, BigInteger den) {
        Rational rational() {
            return Rational.of(num, den);
        }

        Fraction plus(Fraction y) {
            return new Fraction(num.multiply(y.den).add(y.num.multiply(den)), den.multiply(y.den));
        }

        Fraction times(Fraction y) {
            return new Fraction(num.multiply(y.num), den.multiply(y.den));
        }

        Fraction negate() {
            return new Fraction(num.negate(), den);
        }

        Fraction reciprocal() {
            return new Fraction(den, num);
        }

        int compareTo(Fraction y) {
            return plus(y.negate()).num.signum() * den.signum() * y.den.signum();
        }

        /** Equal as a number, canonical, and in the smaller representation that holds it. */
        void assertEqual(Rational actual, String context) {
            assertThat(actual.num().multiply(den))
                    .as(context)
                    .isEqualTo(num.multiply(actual.den()));
            assertThat(actual.den().signum()).as(context).isEqualTo(1);
            assertThat(actual.num().gcd(actual.den())).as(context).isEqualTo(BigInteger.ONE);
            boolean fits =
                    actual.num().abs().compareTo(TWO_TO_63) < 0
                            && actual.den().compareTo(TWO_TO_63) < 0;
            assertThat(actual instanceof SmallRational).as(context).isEqualTo(fits);
        }
    }

    @Test
    void sortsTheFareyFractionsOfOrderSeven() {
        var fractions =
                IntStream.rangeClosed(1, 7)
                        .boxed()
                        .flatMap(d -> IntStream.rangeClosed(0, d).mapToObj(n -> Rational.of(n, d)))
                        .distinct()
                        .sorted()
                        .toList();
        assertThat(fractions).hasSize(19);
        for (int i = 1; i < fractions.size(); i++) {
            var low = fractions.get(i - 1);
            var high = fractions.get(i);
            // neighbours p/q < r/s of a Farey sequence have rq - ps = 1
            assertThat(high.minus(low))
                    .isEqualTo(Rational.of(BigInteger.ONE, low.den().multiply(high.den())));
        }
        assertThat(List.of(fractions.getFirst(), fractions.getLast()))
                .containsExactly(Rational.ZERO, Rational.ONE);
    }
}

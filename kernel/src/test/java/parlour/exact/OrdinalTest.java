package parlour.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OrdinalTest {
    private static final Ordinal TWO = Ordinal.of(2);

    @Test
    void sumAndProductAreNotCommutative() {
        assertThat(Ordinal.ONE.plus(Ordinal.OMEGA)).isEqualTo(Ordinal.OMEGA);
        assertThat(Ordinal.OMEGA.plus(Ordinal.ONE)).isGreaterThan(Ordinal.OMEGA);
        assertThat(TWO.times(Ordinal.OMEGA)).isEqualTo(Ordinal.OMEGA);
        assertThat(Ordinal.OMEGA.times(TWO))
                .isEqualTo(Ordinal.OMEGA.plus(Ordinal.OMEGA))
                .isNotEqualTo(TWO.times(Ordinal.OMEGA));
    }

    @Test
    void theProductIsNotDistributiveOnTheLeftSum() {
        var sumFirst = Ordinal.ONE.plus(Ordinal.ONE).times(Ordinal.OMEGA);
        var productsFirst = Ordinal.OMEGA.plus(Ordinal.OMEGA);
        assertThat(sumFirst).isEqualTo(Ordinal.OMEGA).isNotEqualTo(productsFirst);
    }

    @ParameterizedTest
    @CsvSource({
        "1+omega,omega",
        "2*omega,omega",
        "omega+1+omega,omega*2",
        "(omega+1)*2,omega*2+1",
        "(omega+1)*omega,omega^2",
        "(omega*2+3)*(omega+2),omega^2+omega*4+3",
        "omega^2*omega,omega^3",
        "omega*omega^2,omega^3",
        "omega^omega*omega,omega^(omega+1)",
        "omega*omega^omega,omega^omega",
        "(omega^2+omega+1)*3,omega^2*3+omega+1",
        "omega+omega^2,omega^2",
        "omega^0*5,5",
        "omega*0+4,4",
        "0*omega,0",
        "omega^omega^2,omega^(omega^2)",
        "(omega^omega)*2+(3),omega^omega*2+3",
        "5+3,8",
        "007,7",
        "ω·2+3,omega*2+3",
        "ω²·3+ω,omega^2*3+omega",
        "ω¹²,omega^12",
        "ω^(ω+1)·3+ω+2,omega^(omega+1)*3+omega+2",
        "' omega ^ 2 * 3 + 1 ',omega^2*3+1"
    })
    void computesWhatItReads(String text, String expected) {
        assertThat(Ordinal.parse(text)).hasToString(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "0,0",
        "7,7",
        "omega,ω",
        "omega*2+3,ω·2+3",
        "omega^2,ω²",
        "omega^10*4+omega,ω¹⁰·4+ω",
        "omega^omega,ω^ω",
        "omega^(omega*2),ω^(ω·2)",
        "omega^(omega+1)*3+omega+2,ω^(ω+1)·3+ω+2"
    })
    void printsBothStyles(String ascii, String unicode) {
        assertThat(Ordinal.parse(ascii)).hasToString(ascii);
        assertThat(Ordinal.parse(ascii).toUnicode()).isEqualTo(unicode);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "omega^|omega^|position 7|found the end",
                "''|''|position 1|found the end",
                "omega*|omega*|position 7|expected a number, omega or (",
                "omega+x|x|position 7|found x",
                "omga|omga|position 1|found omga",
                "omega2|2|position 6|expected +, * or the end",
                "2^omega|^|position 2|expected +, * or the end",
                "(omega|(omega|position 7|expected +, * or )",
                "omega)|)|position 6|found )",
                "-1|-|position 1|found -",
                "omega-1|-|position 6|found -",
                "1 2|2|position 3|found 2",
                "omega^^2|^|position 7|found ^",
                "omega+1.5|.|position 8|found .",
                "1e9|e9|position 2|found e9",
                "omega²³^2|^|position 8|found ^",
                "²|²|position 1|found ²",
                "epsilon_0|epsilon|position 1|found epsilon",
                "ω··2|·|position 3|found ·",
                "𝜔|𝜔|position 1|found 𝜔"
            })
    void refusesMalformedTextNamingTokenAndPosition(
            String text, String token, String position, String complaint) {
        assertThatThrownBy(() -> Ordinal.parse(text))
                .isInstanceOfSatisfying(
                        NotationException.class, e -> assertThat(e.token()).isEqualTo(token))
                .hasMessageContaining(position + " ")
                .hasMessageContaining(complaint)
                .hasMessageContaining("write for example omega*2+3");
    }

    @Test
    void readsAsDeepAsTheNamedLimitAndNoDeeper() {
        // ω has depth 2 and each power adds 1
        var tower = "ω^".repeat(Ordinal.MAX_DEPTH - 2) + "ω";
        var deepest = Ordinal.parse(tower);
        assertThat(deepest.depth()).isEqualTo(Ordinal.MAX_DEPTH);
        assertThat(Ordinal.parse(deepest.toString())).isEqualTo(deepest);
        assertThat(Ordinal.parse(deepest.plus(Ordinal.ONE).toUnicode()))
                .isEqualTo(deepest.successor());
        assertThatThrownBy(() -> Ordinal.parse("ω^" + tower))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("exponents at most 128 deep");
    }

    @Test
    void refusesDeepParenthesesAndLongTexts() {
        assertThat(Ordinal.parse("(".repeat(255) + "1" + ")".repeat(255))).isEqualTo(Ordinal.ONE);
        assertThatThrownBy(() -> Ordinal.parse("(".repeat(900)))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("at most 256 nested levels")
                .hasMessageContaining("position 257 ");
        assertThatThrownBy(() -> Ordinal.parse("9".repeat(OrdinalNotation.MAX_LENGTH + 1)))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("longer than 4000 characters");
    }

    /** Sums of many terms, multiplied as often as the length allows, stay small and quick. */
    @Test
    void longProductsStayWithinReason() {
        var factor = "(ω^(ω^3+ω^2+ω+1)*9+ω^(ω*2+1)+ω^7+1)*";
        var text = factor.repeat(OrdinalNotation.MAX_LENGTH / factor.length()) + "1";
        var product = Ordinal.parse(text);
        assertThat(product).isGreaterThan(Ordinal.parse("ω^(ω^3*100)"));
        assertThat(product.terms()).hasSize(1 + 3 * (OrdinalNotation.MAX_LENGTH / factor.length()));
    }

    @Test
    void towersEndAtTheNamedDepth() {
        var tower = Ordinal.ZERO;
        for (int depth = 0; depth < Ordinal.MAX_DEPTH; depth++) {
            var next = Ordinal.omegaPower(tower);
            assertThat(next).isGreaterThan(tower);
            tower = next;
        }
        var deepest = tower;
        assertThat(deepest.times(deepest.plus(deepest))).isGreaterThan(deepest);
        assertThat(deepest.toUnicode()).startsWith("ω^(ω^(");
        assertThatThrownBy(() -> Ordinal.omegaPower(deepest))
                .isInstanceOf(ArithmeticException.class)
                .hasMessageContaining("128");
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void obeysTheLawsOfOrdinalArithmetic(long seed) {
        var random = new Random(seed);
        for (int round = 0; round < 3_000; round++) {
            var a = ordinal(random, 3);
            var b = ordinal(random, 3);
            var c = ordinal(random, 3);
            var context = "seed %d: %s, %s, %s".formatted(seed, a, b, c);
            assertThat(a.plus(b).plus(c)).as(context).isEqualTo(a.plus(b.plus(c)));
            assertThat(a.times(b).times(c)).as(context).isEqualTo(a.times(b.times(c)));
            assertThat(a.times(b.plus(c))).as(context).isEqualTo(a.times(b).plus(a.times(c)));
            assertThat(a.plus(Ordinal.ZERO)).as(context).isEqualTo(a);
            assertThat(Ordinal.ZERO.plus(a)).as(context).isEqualTo(a);
            assertThat(a.times(Ordinal.ONE)).as(context).isEqualTo(a);
            assertThat(Ordinal.ONE.times(a)).as(context).isEqualTo(a);
            assertThat(a.times(Ordinal.ZERO)).as(context).isEqualTo(Ordinal.ZERO);
            assertThat(Ordinal.omegaPower(a).times(Ordinal.omegaPower(b)))
                    .as(context)
                    .isEqualTo(Ordinal.omegaPower(a.plus(b)));
        }
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {4, 5})
    void theOrderIsTotalAndRespectsSumAndProduct(long seed) {
        var random = new Random(seed);
        for (int round = 0; round < 3_000; round++) {
            var a = ordinal(random, 3);
            var b = ordinal(random, 3);
            var c = ordinal(random, 3);
            var context = "seed %d: %s, %s, %s".formatted(seed, a, b, c);
            int order = Integer.signum(a.compareTo(b));
            assertThat(Integer.signum(b.compareTo(a))).as(context).isEqualTo(-order);
            assertThat(order == 0).as(context).isEqualTo(a.equals(b));
            // the sum is strictly monotone on the right, weakly on the left; the product likewise
            assertThat(Integer.signum(c.plus(a).compareTo(c.plus(b)))).as(context).isEqualTo(order);
            assertThat(Integer.signum(c.times(a).compareTo(c.times(b))))
                    .as(context)
                    .isEqualTo(c.isZero() ? 0 : order);
            assertThat(Integer.signum(a.plus(c).compareTo(b.plus(c)))).as(context).isIn(0, order);
            assertThat(Integer.signum(a.times(c).compareTo(b.times(c)))).as(context).isIn(0, order);
            assertThat(Integer.signum(Ordinal.omegaPower(a).compareTo(Ordinal.omegaPower(b))))
                    .as(context)
                    .isEqualTo(order);
            assertThat(a.successor()).as(context).isGreaterThan(a);
        }
    }

    @Test
    void theOrderIsTransitive() {
        var random = new Random(6);
        var ordinals = new ArrayList<Ordinal>();
        for (int i = 0; i < 60; i++) {
            ordinals.add(ordinal(random, 3));
        }
        var sorted = ordinals.stream().sorted().toList();
        for (int i = 0; i < sorted.size(); i++) {
            for (int j = i; j < sorted.size(); j++) {
                assertThat(sorted.get(i)).as("seed 6").isLessThanOrEqualTo(sorted.get(j));
            }
        }
    }

    /** Below ω² ordinals are pairs (a, b) = ω·a + b, with sums that can be written down. */
    @Test
    void agreesWithPairsBelowOmegaSquared() {
        for (int a = 0; a < 4; a++) {
            for (int b = 0; b < 4; b++) {
                for (int c = 0; c < 4; c++) {
                    for (int d = 0; d < 4; d++) {
                        var expected = c == 0 ? pair(a, b + d) : pair(a + c, d);
                        assertThat(pair(a, b).plus(pair(c, d)))
                                .as("(%d,%d)+(%d,%d)", a, b, c, d)
                                .isEqualTo(expected);
                        int order = a != c ? Integer.compare(a, c) : Integer.compare(b, d);
                        assertThat(pair(a, b).compareTo(pair(c, d))).isEqualTo(order);
                    }
                }
            }
        }
    }

    private static Ordinal pair(int omegas, int units) {
        return Ordinal.parse("omega*" + omegas + "+" + units);
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {7, 8})
    void readsWhatItPrintsInBothStyles(long seed) {
        var random = new Random(seed);
        for (int round = 0; round < 1_000; round++) {
            var a = ordinal(random, 4);
            assertThat(Ordinal.parse(a.toString())).as("seed " + seed).isEqualTo(a);
            assertThat(Ordinal.parse(a.toUnicode()))
                    .as("seed " + seed)
                    .isEqualTo(a)
                    .hasSameHashCodeAs(a);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0,true,false,false,0",
        "5,true,true,false,5",
        "omega,false,false,true,0",
        "omega+2,false,true,false,2",
        "omega^2+omega*3,false,false,true,0"
    })
    void knowsFiniteSuccessorAndLimit(
            String text, boolean finite, boolean successor, boolean limit, long finitePart) {
        var a = Ordinal.parse(text);
        assertThat(a.isFinite()).isEqualTo(finite);
        assertThat(a.isSuccessor()).isEqualTo(successor);
        assertThat(a.isLimit()).isEqualTo(limit);
        assertThat(a.finitePart()).isEqualTo(BigInteger.valueOf(finitePart));
        assertThat(a.successor().isSuccessor()).isTrue();
        assertThat(a.successor()).isEqualTo(a.plus(Ordinal.ONE));
    }

    @Test
    void finiteOrdinalsAreTheNaturalNumbers() {
        var big = BigInteger.TWO.pow(200);
        assertThat(Ordinal.of(big).times(Ordinal.of(big))).isEqualTo(Ordinal.of(big.multiply(big)));
        assertThat(Ordinal.of(0)).isEqualTo(Ordinal.ZERO);
        assertThat(Ordinal.of(big)).isLessThan(Ordinal.OMEGA);
        assertThatThrownBy(() -> Ordinal.of(-1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("(-1)");
    }

    @Test
    void theNormalFormHasFallingExponents() {
        var terms = Ordinal.parse("omega^omega*2+omega^3+5").terms();
        assertThat(terms)
                .containsExactly(
                        new Ordinal.Term(Ordinal.OMEGA, BigInteger.TWO),
                        new Ordinal.Term(Ordinal.of(3), BigInteger.ONE),
                        new Ordinal.Term(Ordinal.ZERO, BigInteger.valueOf(5)));
        assertThat(Ordinal.ZERO.terms()).isEqualTo(List.of());
    }

    /** A sum of up to three terms with exponents nested at most {@code depth} deep. */
    private static Ordinal ordinal(Random random, int depth) {
        var sum = Ordinal.ZERO;
        for (int terms = random.nextInt(4); terms > 0; terms--) {
            var exponent = depth == 0 ? Ordinal.ZERO : ordinal(random, random.nextInt(depth));
            sum = Ordinal.omegaPower(exponent).times(Ordinal.of(random.nextInt(4))).plus(sum);
        }
        return sum;
    }
}

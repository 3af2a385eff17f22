package parlour.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BinomialCoefficientTest {
    private static final BigInteger LONG_MAX = BigInteger.valueOf(Long.MAX_VALUE);

    /**
     * Pascal's triangle, built by addition alone, up to the rows where a long no longer suffices.
     */
    @Test
    void agreesWithPascalsTriangleAndNeverWraps() {
        var row = new BigInteger[] {BigInteger.ONE};
        for (int n = 0; n <= 80; n++) {
            for (int k = 0; k <= n; k++) {
                assertThat(BinomialCoefficient.bigValue(n, k))
                        .as("C(%d,%d)", n, k)
                        .isEqualTo(row[k]);
                assertLongVersion(n, k, row[k]);
            }
            row = nextRow(row);
        }
    }

    private static void assertLongVersion(int n, int k, BigInteger expected) {
        if (expected.compareTo(LONG_MAX) <= 0) {
            assertThat(BinomialCoefficient.value(n, k))
                    .as("C(%d,%d)", n, k)
                    .isEqualTo(expected.longValueExact());
        } else {
            assertThatThrownBy(() -> BinomialCoefficient.value(n, k))
                    .as("C(%d,%d)", n, k)
                    .isInstanceOf(ArithmeticException.class);
        }
    }

    private static BigInteger[] nextRow(BigInteger[] row) {
        var next = new BigInteger[row.length + 1];
        for (int k = 0; k < next.length; k++) {
            var left = k == 0 ? BigInteger.ZERO : row[k - 1];
            next[k] = k == row.length ? left : left.add(row[k]);
        }
        return next;
    }

    @ParameterizedTest
    @CsvSource({
        "66,33,7219428434016265740",
        "2147483647,2,2305843005992468481",
        "1000000000,1,1000000000",
        "2147483647,2147483647,1"
    })
    void isExactUpToTheEndOfLongs(int n, int k, long expected) {
        assertThat(BinomialCoefficient.value(n, k)).isEqualTo(expected);
    }

    @Test
    void overflowsQuicklyWithAnException() {
        assertThatThrownBy(() -> BinomialCoefficient.value(Integer.MAX_VALUE, 1 << 30))
                .isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> BinomialCoefficient.bigValue(Integer.MAX_VALUE, 1 << 30))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("1073741823")
                .hasMessageContaining("10000");
    }

    @Test
    void countsNoSubsetsOfImpossibleSizeAndRefusesNegativeSets() {
        assertThat(BinomialCoefficient.value(3, -1)).isZero();
        assertThat(BinomialCoefficient.value(3, 4)).isZero();
        assertThat(BinomialCoefficient.bigValue(3, 4)).isZero();
        assertThatThrownBy(() -> BinomialCoefficient.value(-1, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("(-1)");
    }

    @Test
    void fibonacciNumbersObeyTheirRecurrence() {
        var before = BigInteger.ZERO;
        var current = BigInteger.ONE;
        assertThat(Fibonacci.value(0)).isZero();
        for (int n = 1; n <= 500; n++) {
            assertThat(Fibonacci.value(n)).as("F(%d)", n).isEqualTo(current);
            var next = before.add(current);
            before = current;
            current = next;
        }
    }

    @Test
    void fibonacciIndicesAreBounded() {
        assertThat(Fibonacci.value(Fibonacci.MAX_INDEX).bitLength()).isLessThan(700_000);
        assertThatThrownBy(() -> Fibonacci.value(Fibonacci.MAX_INDEX + 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("1000001");
        assertThatThrownBy(() -> Fibonacci.value(-1)).isInstanceOf(IllegalArgumentException.class);
    }
}

package parlour.games.sylver.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The bounds of the theorem on two-scale periods, reckoned by hand. */
class TriplePeriodTest {
    /** All numbers; F = -1, D = 1. */
    private static final long ALL = -1L;

    /** All but 1; F = 1, D = 2. */
    private static final long BUT_ONE = ~0b10L;

    private static TriplePeriod finite(long semigroup, int reply) {
        return new TriplePeriod(semigroup, reply, 0, 0, 0);
    }

    private static TriplePeriod periodic(int period, int width, int from) {
        return new TriplePeriod(BUT_ONE, 0, period, width, from);
    }

    /** max(n + 3D, 2n + 3F + 1). */
    @ParameterizedTest
    @CsvSource({"-1, 2, 5", "-1, 4, 7", "-1, 10, 18", "1, 2, 8", "1, 4, 12", "1, 10, 24"})
    void afterAReplyAllIsKnownFrom(int frobenius, int reply, int begin) {
        assertThat(finite(frobenius < 0 ? ALL : BUT_ONE, reply).begin()).isEqualTo(begin);
        assertThat(finite(frobenius < 0 ? ALL : BUT_ONE, reply).reach(List.of())).isEqualTo(reply);
    }

    /** max(2·N0 + 2F + 4, all N', 3(w0 + 3D) + 10t) + 6t. */
    @ParameterizedTest
    @CsvSource({
        "2, 4, 20, 2, 62",
        "2, 4, 30, 2, 78",
        "1, 4, 20, 2, 52",
        "3, 4, 20, 2, 78",
        "2, 10, 20, 2, 80",
        "2, 4, 20, 23, 62",
        "2, 4, 20, 25, 66"
    })
    void tablesReachFarEnough(int period, int width, int from, int replyAbove, int reach) {
        var above = List.of(finite(ALL, 2), finite(BUT_ONE, replyAbove), finite(ALL, 4));
        assertThat(periodic(period, width, from).reach(above)).isEqualTo(reach);
        assertThat(periodic(period, width, from).begin()).isEqualTo(from);
        assertThat(periodic(2, 4, 20).reach(List.of(periodic(1, 2, 51)))).isEqualTo(63);
    }

    @ParameterizedTest
    @CsvSource({"1", "3", "6", "21"})
    void noReplyIsDivisible(int reply) {
        assertThatThrownBy(() -> finite(BUT_ONE, reply).demandFitting(List.of()))
                .hasMessage("naming %d does not win", reply);
        assertThatCode(() -> finite(BUT_ONE, 2).demandFitting(List.of()))
                .doesNotThrowAnyException();
    }

    @ParameterizedTest
    @CsvSource({
        "2, 4, 14, 1, 4, ''",
        "2, 4, 14, 2, 4, ''",
        "6, 5, 17, 3, 2, ''",
        "2, 4, 13, 1, 4, the width or the beginning is too small",
        "2, 2, 8, 1, 2, ''",
        "2, 1, 20, 1, 1, the width or the beginning is too small",
        "2, 4, 14, 3, 4, the period does not fit those above",
        "2, 4, 14, 4, 4, the period does not fit those above",
        "2, 4, 14, 2, 5, the period does not fit those above"
    })
    void whatIsAboveFits(
            int period, int width, int from, int periodAbove, int widthAbove, String because) {
        var above = List.of(finite(ALL, 2), periodic(periodAbove, widthAbove, 99));
        TriplePeriod claimed = periodic(period, width, from);
        if (because.isEmpty()) {
            claimed.demandFitting(above);
            assertThat(claimed.begin()).isEqualTo(from);
        } else {
            assertThatThrownBy(() -> claimed.demandFitting(above)).hasMessage(because);
        }
    }
}

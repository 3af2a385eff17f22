package parlour.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Times and sizes as people write them. */
class LimitsTest {
    @ParameterizedTest
    @CsvSource({
        "0ms, PT0S",
        "500ms, PT0.5S",
        "90s, PT90S",
        "5m, PT5M",
        "2h, PT2H",
        "876600h, PT876600H"
    })
    void durations(String text, Duration expected) {
        assertThat(Limits.duration(text)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"1k, 1024", "512m, 536870912", "2g, 2147483648", "1048576g, 1125899906842624"})
    void sizes(String text, long expected) {
        assertThat(Limits.bytes(text)).isEqualTo(expected);
    }

    @Test
    void moreMemoryThanTheHeapIsSaid() {
        Ran ran = Ran.tiny("solve", "nim(heap=7,take=3)", "--memory", "900000g", "--outcome");

        assertThat(ran.err())
                .startsWith("parlour: warning: --memory is more than the Java heap has (");
        assertThat(ran.code()).isZero();
    }

    @Test
    void countsAndTimeStandOnStandardError() {
        Ran ran = Ran.tiny("solve", "nim(heap=7,take=3)", "--stats", "--json");

        assertThat(ran.err()).matches("stats: expanded=8 seconds=[0-9]+\\.[0-9]{6}\n");
        assertThat(ran.out()).isEqualTo(Ran.tiny("solve", "nim(heap=7,take=3)", "--json").out());
    }

    @Test
    void aQuietCommandWritesNoWarning() {
        Ran ran = Ran.tiny("solve", "nim(heap=7,take=3)", "--memory", "900000g", "--quiet");

        assertThat(ran.err()).isEmpty();
    }
}

package parlour.bench.monotonic;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class MonotonicLadderTest {
    /** Changes that should not touch the search must not change a count; others change it here. */
    @Test
    void countsHaveTheirSignature() {
        PrintStream nowhere =
                new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
        assertThat(MonotonicLadder.signature(nowhere)).isEqualTo(1_026_570_114_932L);
        assertThat(MonotonicLadder.signature(nowhere)).isEqualTo(1_026_570_114_932L);
    }
}

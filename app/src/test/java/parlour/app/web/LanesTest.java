package parlour.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What questions may take together, however many cores there are. */
class LanesTest {
    private static final long MEGABYTE = 1L << 20;

    @ParameterizedTest
    @CsvSource({
        "1, 64, 16, 32",
        "2, 64, 8, 32",
        "16, 64, 1, 4",
        "2, 256, 32, 128",
        "16, 256, 4, 16",
        "4, 16384, 32, 512",
        "64, 4096, 16, 64"
    })
    void questionsShareTheMemory(int cores, long memory, long easy, long hard) {
        var given = new ConcurrentLinkedQueue<Long>();
        Work<String> work =
                new Work<>(
                        "work",
                        budget -> {
                            given.add(budget.memoryBytes());
                            return "";
                        },
                        _ -> Optional.empty(),
                        (_, _) -> false);
        try (Lanes lanes = new Lanes(cores, memory * MEGABYTE)) {
            lanes.answer(work);
            lanes.awaited(lanes.hard(work));
        }
        assertThat(given).containsExactly(easy * MEGABYTE, hard * MEGABYTE);
        assertThat(cores * easy + Math.max(1, cores / 2) * hard).isLessThanOrEqualTo(memory);
    }
}

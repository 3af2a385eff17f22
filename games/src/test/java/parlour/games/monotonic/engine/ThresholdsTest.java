package parlour.games.monotonic.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The sizes from which on blocks are interchangeable are those of the theory, where draws are out.
 */
class ThresholdsTest {
    private static final int MOST = 7;

    @ParameterizedTest
    @CsvSource({"3, 2, 1", "4, 11, 5", "5, 43, 19", "6, 161, 69", "7, 601, 251"})
    void normalPlayWithEmptyAndWithFullStacks(int label, int empty, int full) {
        Frontier frontier = new Frontier(MOST, MOST, Ends.CLOSED, Frontier.Aim.NORMAL, true);
        int all = (1 << MOST + 1) - (1 << 3);

        assertThat(threshold(frontier, 0, label)).isEqualTo(empty);
        assertThat(threshold(frontier, all, label)).isEqualTo(full);
    }

    /** Labels are those of the rules, one less than in the common form of both conventions. */
    @ParameterizedTest
    @CsvSource({"2, 1", "5, 49", "6, 181"})
    void miserePlay(int label, int threshold) {
        Frontier frontier = new Frontier(MOST, MOST, Ends.CLOSED, Frontier.Aim.MISERE, true);

        assertThat(threshold(frontier, 0, label + 1)).isEqualTo(threshold);
    }

    private static int threshold(Frontier frontier, int stacks, int label) {
        var thresholds = new Thresholds(frontier);
        return thresholds.of(stacks, stacks, frontier.needed())[label * thresholds.row() + label];
    }
}

package parlour.games.monotonic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.game.Convention;
import parlour.games.BruteForce;

/** Rows of a table computed elsewhere from permutations: a, d, n, normal, misère, nimber or -1. */
class BruteForceTruthTest {
    /** Boards of more cards are left to the labels. */
    private static final int MOST_CARDS_ON_BOARDS = 6;

    static List<String> rows() {
        try (InputStream in =
                        Objects.requireNonNull(
                                BruteForceTruthTest.class.getResourceAsStream(
                                        "naive_perm_a5d5n7.csv"));
                var lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return lines.lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void theTableIsWhole() {
        assertThat(rows()).hasSize(112).first().isEqualTo("2,2,1,D,D,-1");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void labelsGiveEveryRow(String row) {
        Row expected = Row.of(row);
        for (Convention convention : Convention.values()) {
            MonotonicInstance instance = expected.instance(convention);
            BruteForce<LabelPosition, LabelMove> solved =
                    new BruteForce<>(Instances.labelRules(instance));
            assertThat(solved.outcome()).hasToString(expected.outcome(convention));
        }
        BruteForce<LabelPosition, LabelMove> solved =
                new BruteForce<>(Instances.labelRules(expected.instance(Convention.NORMAL)));
        LabelPosition start = Labels.of(expected.instance(Convention.NORMAL));
        if (expected.nimber() < 0) {
            assertThatThrownBy(() -> solved.nimber(start))
                    .isInstanceOf(IllegalStateException.class);
        } else {
            assertThat(solved.nimber(start)).isEqualTo(expected.nimber());
        }
    }

    static Stream<String> shortRows() {
        return rows().stream().filter(row -> Row.of(row).cards() <= MOST_CARDS_ON_BOARDS);
    }

    @ParameterizedTest
    @MethodSource("shortRows")
    void boardsGiveEveryShortRow(String row) {
        Row expected = Row.of(row);
        for (Convention convention : Convention.values()) {
            BoardRules rules = new BoardRules(expected.instance(convention));
            assertThat(new BruteForce<>(rules).outcome()).hasToString(expected.outcome(convention));
        }
    }

    private record Row(
            int ascending, int descending, int cards, String normal, String misere, int nimber) {
        static Row of(String row) {
            String[] cells = row.split(",", -1);
            return new Row(
                    Integer.parseInt(cells[0]),
                    Integer.parseInt(cells[1]),
                    Integer.parseInt(cells[2]),
                    cells[3],
                    cells[4],
                    Integer.parseInt(cells[5]));
        }

        MonotonicInstance instance(Convention convention) {
            return Instances.empty(ascending, descending, cards, convention);
        }

        String outcome(Convention convention) {
            return convention == Convention.NORMAL ? normal : misere;
        }
    }
}

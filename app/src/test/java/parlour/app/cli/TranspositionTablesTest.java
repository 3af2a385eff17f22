package parlour.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole published tables of the transposition game, each from one command, cell by cell. */
class TranspositionTablesTest {
    private static final int LAST_LETTERS = 8;

    private static List<String[]> rows(String file) throws IOException {
        try (InputStream in =
                Objects.requireNonNull(
                        TranspositionTablesTest.class.getResourceAsStream("tables/" + file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .skip(1)
                    .map(line -> line.split(",", -1))
                    .toList();
        }
    }

    /** The lines of a table without its head. */
    private static List<String> table(String... words) {
        List<String> command = new ArrayList<>(List.of("table", "transposition"));
        command.addAll(Arrays.asList(words));
        Ran ran = Ran.real(command.toArray(String[]::new));
        assertThat(ran.err()).isEmpty();
        assertThat(ran.code()).isZero();
        return ran.out().lines().skip(1).toList();
    }

    /** The word of an order type as a domain: a letter a for one point, b for two, and so on. */
    private static String domain(String word) {
        List<String> terms = new ArrayList<>();
        for (char letter : word.toCharArray()) {
            terms.add(
                    switch (letter) {
                        case 'W' -> "omega";
                        case 'V' -> "omega*";
                        case 'Z' -> "zeta";
                        case 'Q' -> "eta";
                        default -> Integer.toString(letter - 'a' + 1);
                    });
        }
        return String.join("+", terms);
    }

    private static String outcomes(String[] row) {
        return String.join(
                ",", Arrays.asList(row).subList(row.length - LAST_LETTERS, row.length - 1));
    }

    @Test
    void theZooIsOneCommand() throws IOException {
        List<String> domains = new ArrayList<>();
        List<String> expected = new ArrayList<>();
        for (String[] row : rows("zoo.csv")) {
            if (row[0].matches("[a-zA-Z]+")) {
                domains.add(domain(row[0]));
                expected.add(domains.getLast() + "," + outcomes(row));
            }
        }
        assertThat(expected).hasSize(33);
        assertThat(
                        table(
                                "--domain",
                                String.join(";", domains),
                                "--moves",
                                "1..7",
                                "--across",
                                "moves"))
                .isEqualTo(expected);
    }

    @Test
    void theZooWithUsedElementsIsReproduced() throws IOException {
        Map<String, String> starts =
                Map.of("V1W", "Z;0", "V2W", "Z;0 1", "a1W", "0..;1", "1W", "0..;0", "Q1Q", "Q;1/2");
        int compared = 0;
        for (String[] row : rows("zoo.csv")) {
            if (starts.containsKey(row[0])) {
                String[] start = starts.get(row[0]).split(";");
                assertThat(
                                table(
                                        "--domain",
                                        start[0],
                                        "--sequence",
                                        start[1],
                                        "--moves",
                                        "1..7",
                                        "--across",
                                        "moves"))
                        .as(row[0])
                        .containsExactly(start[0] + "," + start[1] + "," + outcomes(row));
                compared++;
            }
        }
        assertThat(compared).isEqualTo(5);
    }

    @ParameterizedTest
    @ValueSource(ints = {7, 9})
    void targetSetsAreOneCommandForEachModulus(int d) throws IOException {
        for (int k = 3; k <= 4; k++) {
            List<String> targets = new ArrayList<>();
            List<String[]> expected = new ArrayList<>();
            for (String[] row : rows("target_sets.csv")) {
                if (row[0].equals("" + k) && row[2].equals("" + d)) {
                    targets.add(row[1]);
                    expected.add(row);
                }
            }
            assertThat(targets).isNotEmpty();
            List<String> lines =
                    table(
                            "--domain",
                            "1.." + d,
                            "--moves",
                            "1.." + d,
                            "--mod",
                            "" + k,
                            "--target",
                            String.join(";", targets),
                            "--across",
                            "target");
            assertThat(lines).hasSize(d);
            for (int n = 1; n <= d; n++) {
                String[] cells = lines.get(n - 1).split(",");
                for (int target = 0; target < targets.size(); target++) {
                    assertThat(cells[3 + target].substring(0, 1))
                            .as("mod %d target %s d=%d n=%d", k, targets.get(target), d, n)
                            .isEqualTo(expected.get(target)[2 + n]);
                }
            }
        }
    }

    @Test
    void countsModuloKAreOneCommandForEachDomain() throws IOException {
        int compared = 0;
        for (int d = 2; d <= 7; d++) {
            List<String> lines =
                    table(
                            "--domain",
                            "1.." + d,
                            "--moves",
                            "1.." + d,
                            "--mod",
                            "2..5",
                            "--census",
                            "true");
            for (String[] row : rows("modk_counts.csv")) {
                if (row[1].equals("" + d)) {
                    assertThat(lines)
                            .contains(
                                    "1..%d,%s,%s,true,%s"
                                            .formatted(
                                                    d,
                                                    row[2],
                                                    row[0],
                                                    String.join(
                                                            ",",
                                                            Arrays.asList(row).subList(3, 8))));
                    compared++;
                }
            }
        }
        assertThat(compared).isEqualTo(27 * 4);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--across domain",
                "--across moves --winning-moves",
                "--across moves --format bfile",
                "--across nonsense"
            })
    void whatCannotGoAcrossIsRefused(String words) {
        Ran ran =
                Ran.real(
                        ("table transposition --domain omega;zeta --moves 1..3 " + words)
                                .split(" "));
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains("--across").doesNotContain("\n\n");
    }
}

package parlour.app.reproduce;

import static org.assertj.core.api.Assertions.assertThat;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The list of what the sources state, and of the tables that recompute it, is whole in both
 * directions.
 */
class StatementsTest {
    private static final Path LIST = Path.of("..", "literature", "statements.csv");
    private static final List<String> REASONS =
            List.of(
                    "timings",
                    "open",
                    "heuristic",
                    "observed",
                    "fitted",
                    "lost in transcription",
                    "count",
                    "no ",
                    "a count",
                    "a step",
                    "binomial",
                    "decided",
                    "theorems without numbers",
                    "test ");

    @Test
    void everyStatementHasACellOrAReason() {
        assertThat(statements())
                .hasSizeGreaterThan(150)
                .allSatisfy(
                        line -> {
                            assertThat(line.getField("place")).isNotBlank();
                            assertThat(line.getField("statement")).isNotBlank();
                            assertThat(line.getField("tables").isEmpty())
                                    .describedAs(line.toString())
                                    .isNotEqualTo(line.getField("left out").isEmpty());
                        });
    }

    @Test
    void everyTableThatIsNamedIsRecomputed() {
        assertThat(statements().stream().flatMap(StatementsTest::tables))
                .isNotEmpty()
                .allSatisfy(table -> assertThat(Literature.names()).contains(table));
    }

    @Test
    void everyTableRecomputesSomethingStated() {
        assertThat(statements().stream().flatMap(StatementsTest::tables).distinct())
                .containsExactlyInAnyOrderElementsOf(Literature.names());
    }

    @Test
    void everyCellThatIsNamedIsThere() {
        assertThat(statements())
                .filteredOn(line -> !line.getField("cell").isEmpty())
                .isNotEmpty()
                .allSatisfy(
                        line ->
                                assertThat(cells(line.getField("tables")))
                                        .contains(line.getField("cell")));
    }

    @Test
    void whatIsLeftOutIsSoForAKnownReason() throws IOException {
        List<String> tests = tests();
        assertThat(statements().stream().map(line -> line.getField("left out")))
                .filteredOn(reason -> !reason.isEmpty())
                .isNotEmpty()
                .allSatisfy(
                        reason -> {
                            assertThat(REASONS).anyMatch(reason::startsWith);
                            if (reason.startsWith("test ")) {
                                assertThat(tests).contains(reason.substring("test ".length()));
                            }
                        });
    }

    private static List<NamedCsvRecord> statements() {
        try (CsvReader<NamedCsvRecord> reader = CsvReader.builder().ofNamedCsvRecord(LIST)) {
            return reader.stream().toList();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static Stream<String> tables(NamedCsvRecord line) {
        return Stream.of(line.getField("tables").split(" ")).filter(name -> !name.isEmpty());
    }

    private static List<String> cells(String table) {
        return Literature.table(table).cells().stream()
                .map(cell -> cell.subject() + " " + cell.field())
                .toList();
    }

    private static List<String> tests() throws IOException {
        List<String> names = new ArrayList<>();
        for (String module : List.of("kernel", "solve", "games", "app")) {
            Path root = Path.of("..", module, "src", "test", "java");
            try (Stream<Path> walk = Files.walk(root)) {
                walk.map(path -> root.relativize(path).toString())
                        .filter(path -> path.endsWith(".java"))
                        .map(path -> path.substring(0, path.length() - ".java".length()))
                        .forEach(path -> names.add(path.replace('/', '.')));
            }
        }
        return names;
    }
}

package parlour.games.monotonic.engine.young;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.claim.Budget;
import parlour.solve.sweep.Workshop;

final class YoungCensusTest {
    @TempDir private Path folder;

    private YoungCensus.Counts counts(YoungBox box, boolean nimbers, Budget budget) {
        return new YoungCensus(box, nimbers, true, new Workshop(budget, folder)).counts();
    }

    /** Outcomes, counts and nimbers that another program found. */
    @Test
    void agreesWithTheTableOfBoxes() throws IOException {
        int rows = 0;
        for (String line : lines("q-boxes.csv")) {
            String[] cells = line.split(",");
            YoungBox box = new YoungBox(Integer.parseInt(cells[0]), Integer.parseInt(cells[1]));
            boolean nimbers = !cells[5].equals("-1");
            YoungCensus.Counts counts =
                    new YoungCensus(box, nimbers, false, new Workshop(Budget.unlimited(), folder))
                            .counts();
            assertThat(box.diagrams()).isEqualTo(Long.parseLong(cells[3]));
            assertThat(counts.nimber() == 0 ? "P" : "N").as(line).isEqualTo(cells[2]);
            assertThat(counts.lost()).as(line).isEqualTo(Long.parseLong(cells[4]));
            if (nimbers) {
                assertThat(counts.nimber()).as(line).isEqualTo(Integer.parseInt(cells[5]));
                assertThat(counts.maxNimber()).as(line).isEqualTo(Integer.parseInt(cells[6]));
            }
            rows++;
        }
        assertThat(rows).isEqualTo(112);
    }

    private static List<String> lines(String file) throws IOException {
        try (InputStream in =
                Objects.requireNonNull(YoungCensusTest.class.getResourceAsStream(file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().skip(1).toList();
        }
    }

    /** Nimbers by the definition, for boxes with ends of one and of two parts, and of all words. */
    @Test
    void nimbersAreThoseOfTheDefinition() {
        for (int columns = 1; columns <= 10; columns++) {
            for (int rows = 1; rows <= 8; rows++) {
                YoungBox box = new YoungBox(columns, rows);
                Map<Long, Integer> nimbers = new HashMap<>();
                int max = 0;
                for (long word = box.empty() << rows; nimbers.size() < box.diagrams(); ) {
                    BitSet taken = new BitSet();
                    for (long option : box.options(word)) {
                        taken.set(nimbers.get(option));
                    }
                    int nimber = taken.nextClearBit(0);
                    nimbers.put(word, nimber);
                    max = Math.max(max, nimber);
                    word = YoungTableTest.before(word);
                }
                YoungCensus.Counts counts = counts(box, true, Budget.unlimited());
                assertThat(counts.nimber()).isEqualTo(nimbers.get(box.empty()));
                assertThat(counts.maxNimber()).as("%s", box).isEqualTo(max);
                assertThat(counts.lost())
                        .isEqualTo(nimbers.values().stream().filter(n -> n == 0).count());
            }
        }
    }

    @Test
    void mirrorImagesAgree() {
        for (int columns = 1; columns <= 9; columns++) {
            for (int rows = 1; rows < columns; rows++) {
                assertThat(counts(new YoungBox(columns, rows), true, Budget.unlimited()))
                        .isEqualTo(counts(new YoungBox(rows, columns), true, Budget.unlimited()));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void threadsAndFilesChangeNothing(int threads) {
        YoungBox box = new YoungBox(11, 9);
        YoungCensus.Counts wanted = counts(box, true, Budget.unlimited());
        Budget budget = Budget.unlimited().withThreads(threads);
        assertThat(counts(box, true, budget)).isEqualTo(wanted);
        assertThat(new YoungCensus(box, true, true, new Workshop(budget, folder), 0).counts())
                .isEqualTo(wanted);
    }

    /** Stopped again and again, at any point, and gone on from the files. */
    @Test
    void aStoppedCensusGoesOn() {
        YoungBox box = new YoungBox(11, 10);
        YoungCensus.Counts wanted = counts(box, true, Budget.unlimited());
        int stops = 0;
        for (long micros = 2_000; ; micros += 500) {
            Budget budget = Budget.unlimited().withTime(Duration.ofNanos(1_000 * micros));
            try {
                YoungCensus.Counts counts =
                        new YoungCensus(box, true, false, new Workshop(budget, folder), 0).counts();
                assertThat(counts).isEqualTo(wanted);
                break;
            } catch (Budget.Exceeded e) {
                assertThat(e.limit()).isEqualTo("time");
                stops++;
            }
        }
        assertThat(stops).isGreaterThan(2);
    }

    @Test
    void tablesBeyondTheMemoryGoToFiles() throws IOException {
        YoungBox box = new YoungBox(11, 9);
        YoungCensus.Counts wanted = counts(box, false, Budget.unlimited());
        try (var before = Files.list(folder)) {
            assertThat(before).isEmpty();
        }
        assertThat(counts(box, false, Budget.unlimited().withMemory(1_000))).isEqualTo(wanted);
        assertThat(folder.resolve("plane-0")).exists();
    }

    @Test
    void aTableThatIsWrongInOneBitIsFound() {
        YoungBox box = new YoungBox(5, 4);
        YoungTable table = new YoungTable(box, Budget.unlimited());
        new PlaneCheck(box, table::isLost, Budget.unlimited()).run();
        long word = box.empty();
        for (int i = 0; i < box.diagrams(); i++) {
            long wrong = word;
            assertThatThrownBy(
                            () ->
                                    new PlaneCheck(
                                                    box,
                                                    w -> table.isLost(w) != (w == wrong),
                                                    Budget.unlimited())
                                            .run())
                    .isInstanceOf(IllegalStateException.class);
            word = i + 1 < box.diagrams() ? next(word) : word;
        }
    }

    private static long next(long word) {
        long next = word + 1;
        while (Long.bitCount(next) != Long.bitCount(word)) {
            next++;
        }
        return next;
    }

    @Test
    void aFolderThatCannotBeMadeIsSaid() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        Workshop workshop = new Workshop(Budget.unlimited(), file);
        assertThatThrownBy(
                        () ->
                                new YoungCensus(new YoungBox(3, 3), false, false, workshop, 0)
                                        .counts())
                .isInstanceOf(UncheckedIOException.class);
    }
}

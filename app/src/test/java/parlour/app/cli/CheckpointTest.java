package parlour.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.games.Games;
import parlour.store.CheckpointFolder;
import parlour.store.CheckpointKey;
import parlour.store.StoreHome;

/**
 * A question that was stopped goes on where it stood when it is asked again. It is stopped by
 * memory, at the same place on every machine.
 */
class CheckpointTest {
    private static final String DECK = "monotonic(a=6,d=5,deck=18)";
    private static final String KEPT =
            "parlour: a checkpoint is kept: asked again, this question goes on from it\n";
    private static final String GOING_ON = "parlour: going on from a checkpoint of this question";

    @TempDir private Path home;

    private Ran asked(String words) {
        return Ran.run(
                Games.all(),
                new byte[0],
                new Ran.FakeTerminal(false, false, false),
                Map.of("PARLOUR_HOME", home.toString(), "PARLOUR_CHECKPOINT_EVERY", "0ms"),
                words.split(" (?![^(]*\\))"));
    }

    private List<Path> files() {
        Path folder = home.resolve("checkpoints");
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve " + DECK + " --json | 60k 100k 200k",
                "solve " + DECK + " --outcome --why | 60k 100k 200k",
                "solve monotonic(a=6,d=5,deck=L) --json | 60k 100k 200k",
                "solve sylver(named=13 14 31) --json --why | 35k 50k 65k",
                "moves " + DECK + " --json | 60k 100k 200k",
                "solve monotonic(a=5,d=5,deck=17) --outcome --nimber --json | 100k 400k 900k",
                "solve monotonic(a=5,d=4,deck=N+N) --outcome --json | 300k 600k 900k",
                "solve sylver(named=13 14 31) --nimber --remoteness --json | 100k 150k 200k",
                "moves sylver(named=13 14 31) --json | 100k 150k 200k",
            })
    void goesOn(String words, String memories) {
        String whole = asked(words + " --no-store").out();
        boolean isFirst = true;
        for (String memory : memories.split(" ")) {
            String unknown = asked(words + " --no-store --memory " + memory).out();
            Ran stopped = asked(words + " --memory " + memory);
            assertThat(stopped.code()).as(memory + stopped.err()).isEqualTo(ExitCode.STOPPED);
            assertThat(stopped.out()).isEqualTo(unknown);
            assertThat(stopped.err()).endsWith(KEPT);
            assertThat(stopped.err().startsWith(GOING_ON)).isEqualTo(!isFirst);
            isFirst = false;
        }
        Ran resumed = asked(words);
        assertThat(resumed.code()).isZero();
        assertThat(resumed.out()).isEqualTo(whole);
        assertThat(resumed.err()).startsWith(GOING_ON);
        assertThat(files()).isEmpty();
    }

    /** It tells some of the winning moves before it is over. */
    @Test
    void aTableOfGcdThreeGoesOn() {
        String words = "solve sylver(named=12 15 18 21) --json";
        String whole = asked(words + " --no-store").out();
        for (String memory : List.of("4k", "8k", "12k")) {
            Ran stopped = asked(words + " --memory " + memory);
            assertThat(stopped.out()).contains("\"winningMovesComplete\":false");
            assertThat(stopped.err()).endsWith(KEPT);
        }
        Ran resumed = asked(words);
        assertThat(resumed.out()).isEqualTo(whole);
        assertThat(resumed.err()).startsWith(GOING_ON);
        assertThat(files()).isEmpty();
    }

    /** It has an answer before it is over: some letters of the prefix. */
    @Test
    void aLongRunGoesOn() {
        String words = "long-run monotonic --a 6 --d 5 --json";
        String whole = asked(words + " --no-store").out();
        Ran stopped = asked(words + " --memory 300k");
        assertThat(stopped.out()).contains("?");
        assertThat(stopped.err()).isEqualTo(KEPT);
        Ran resumed = asked(words);
        assertThat(resumed.out()).isEqualTo(whole);
        assertThat(resumed.err()).startsWith(GOING_ON);
        assertThat(files()).isEmpty();
    }

    /** Entries too long for machine words: nothing but the exact simplex method is left. */
    @Test
    void aMatrixGoesOn() {
        StringBuilder rows = new StringBuilder();
        for (int row = 0; row < 24; row++) {
            String before = "0,".repeat(row);
            String after = ",0".repeat(23 - row);
            rows.append(row == 0 ? "[" : ",[").append(before);
            rows.append("1234567890123456789012345678901").append(row + 10).append(after);
            rows.append(']');
        }
        String words = "matrix [" + rows + "] --json";
        String whole = asked(words + " --no-store").out();
        boolean isFirst = true;
        for (String memory : List.of("160k", "250k", "350k")) {
            Ran stopped = asked(words + " --memory " + memory);
            assertThat(stopped.code()).as(memory + stopped.err()).isEqualTo(ExitCode.STOPPED);
            assertThat(stopped.err()).endsWith(KEPT);
            assertThat(stopped.err().startsWith(GOING_ON)).isEqualTo(!isFirst);
            isFirst = false;
        }
        Ran resumed = asked(words);
        assertThat(resumed.out()).isEqualTo(whole);
        assertThat(resumed.err()).startsWith(GOING_ON);
        assertThat(files()).isEmpty();
    }

    /** The tables of numbers that it lists go on as well, and the file is that of one run. */
    @Test
    void aCertificateOfNumbersGoesOn() throws IOException {
        for (String question :
                List.of(
                        "solve sylver(named=13 14 31) --nimber --remoteness --proof ",
                        "solve monotonic(a=5,d=4,deck=13) --nimber --proof ")) {
            Path once = home.resolve("once.jsonl");
            Path proof = home.resolve("proof.jsonl");
            asked(question + once + " --no-store");
            for (String memory : List.of("100k", "200k")) {
                assertThat(asked(question + proof + " --memory " + memory).err()).endsWith(KEPT);
                assertThat(proof).doesNotExist();
            }
            assertThat(asked(question + proof).err()).startsWith(GOING_ON);
            assertThat(proof).hasSameBinaryContentAs(once);
            assertThat(files()).isEmpty();
            Files.delete(proof);
        }
    }

    @Test
    void whatAResumedRunFoundIsKeptHoweverShortItWas() {
        asked("solve " + DECK + " --memory 60k");
        asked("solve " + DECK);
        assertThat(asked("results").out()).contains(DECK);
    }

    @Test
    void aResumedAnswerIsCertified() {
        for (String words : List.of("solve " + DECK, "solve sylver(named=13 14 31)")) {
            Path proof = home.resolve("proof.jsonl");
            asked(words + " --memory 65k");
            assertThat(asked(words + " --proof " + proof).err()).contains(GOING_ON);
            Ran checked = Ran.real("check", proof.toString());
            assertThat(checked.code()).as(checked.out()).isZero();
        }
    }

    @Test
    void withoutAStoreNothingIsReadOrWritten() {
        asked("solve " + DECK + " --memory 60k");
        List<Path> files = files();
        Ran ran = asked("solve " + DECK + " --no-store");
        assertThat(ran.err()).isEmpty();
        assertThat(files()).isEqualTo(files).hasSize(1);
    }

    @Test
    void anotherWishIsAnotherQuestion() {
        asked("solve " + DECK + " --memory 60k");
        assertThat(asked("solve " + DECK + " --outcome").err()).isEmpty();
        assertThat(files()).hasSize(1);
    }

    @Test
    void quietMeansQuiet() {
        assertThat(asked("solve " + DECK + " --memory 60k --quiet").err()).isEmpty();
        assertThat(asked("solve " + DECK + " --quiet").err()).isEmpty();
    }

    @Test
    void damageIsOneLine() throws IOException {
        asked("solve " + DECK + " --memory 60k");
        Path file = files().getFirst();
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length / 2] ^= 1;
        Files.write(file, bytes);
        assertDisturbed(
                "parlour: warning: a checkpoint of this question was damaged; starting anew\n");
    }

    @Test
    void anotherVersionIsOneLine() throws IOException {
        asked("solve " + DECK + " --memory 60k");
        var folder = new CheckpointFolder(new StoreHome(home));
        CheckpointKey key = folder.list().getFirst().header().key();
        var older = new CheckpointKey(key.instance(), key.question(), key.work(), "0.0.1+12345678");
        folder.resume(key, new Nothing());
        folder.write(older, new Nothing());
        folder.forget(key);
        assertDisturbed(
                "parlour: a checkpoint of this question is by another version, and not used\n");
        assertThat(folder.list()).hasSize(1);
        assertThat(asked("results --checkpoints --outdated").out()).contains("0.0.1+12345678");
        assertThat(asked("results forget --checkpoints --outdated").out())
                .isEqualTo("forgot 1 checkpoint\n");
    }

    @Test
    void aFolderThatCannotBeWrittenIsOneLine() throws IOException {
        Files.writeString(home.resolve("checkpoints"), "no folder");
        Ran ran = asked("solve " + DECK);
        assertThat(ran.code()).isZero();
        assertThat(ran.out()).isEqualTo(asked("solve " + DECK + " --no-store").out());
        assertThat(ran.err())
                .isEqualTo(
                        "parlour: warning: no checkpoint of this work can be kept: something is in the way\n");
    }

    private void assertDisturbed(String line) {
        Ran ran = asked("solve " + DECK);
        assertThat(ran.code()).isZero();
        assertThat(ran.out()).isEqualTo(asked("solve " + DECK + " --no-store").out());
        assertThat(ran.err()).isEqualTo(line);
    }

    @Test
    void listedAndForgotten() {
        assertThat(asked("results --checkpoints").out()).isEqualTo("no checkpoints\n");
        asked("solve " + DECK + " --memory 60k");
        asked("solve sylver(named=13 14 31) --outcome --memory 50k");
        assertThat(asked("results --checkpoints").out())
                .matches(
                        "instance +question +work +steps +kilobytes +version\n"
                                + "monotonic\\(a=6,d=5,deck=18\\) +outcome winning-moves"
                                + " +label-search +\\d+ +\\d+ +this\n"
                                + "sylver\\(named=13 14 31\\) +outcome +oversemigroup-sweep"
                                + " +\\d+ +\\d+ +this\n");
        assertThat(asked("results --checkpoints --game sylver --json").out())
                .startsWith("{\"instance\":\"sylver(named=13 14 31)\",\"question\":\"outcome\",");
        assertThat(asked("results --checkpoints --outdated").out()).isEqualTo("no checkpoints\n");
        assertThat(asked("results forget --checkpoints").code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(asked("results export --checkpoints").err())
                .startsWith("parlour: option (--checkpoints) goes with list and forget");
        assertThat(asked("results forget --checkpoints --instance " + DECK).out())
                .isEqualTo("forgot 1 checkpoint\n");
        assertThat(asked("results forget --checkpoints --all").out())
                .isEqualTo("forgot 1 checkpoint\n");
        assertThat(files()).isEmpty();
    }

    @Test
    void howOftenIsATime() {
        Ran ran =
                Ran.run(
                        Games.all(),
                        new byte[0],
                        new Ran.FakeTerminal(false, false, false),
                        Map.of(
                                "PARLOUR_HOME",
                                home.toString(),
                                "PARLOUR_CHECKPOINT_EVERY",
                                "often"),
                        "solve",
                        DECK);
        assertThat(ran.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(ran.err())
                .isEqualTo(
                        "parlour: variable PARLOUR_CHECKPOINT_EVERY (often) cannot be read: give a"
                                + " time, as in PARLOUR_CHECKPOINT_EVERY=30s\n");
    }

    /** Work that nobody has to do. */
    private static final class Nothing implements parlour.claim.Resumable {
        @Override
        public String work() {
            return "label-search";
        }

        @Override
        public long steps() {
            return 1;
        }

        @Override
        public long size() {
            return 0;
        }

        @Override
        public void write(java.io.DataOutput out) {}

        @Override
        public void read(java.io.DataInput in) {}
    }
}

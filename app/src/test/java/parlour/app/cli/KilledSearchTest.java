package parlour.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import parlour.store.CheckpointFolder;
import parlour.store.ResultStore;
import parlour.store.Selection;
import parlour.store.StoreHome;

/**
 * One search whose process is killed again and again (SIGKILL, at random moments) goes on from its
 * checkpoint, and ends with the bytes of a search that nobody disturbed. Two processes that work on
 * it at once do each other no harm.
 */
class KilledSearchTest {
    private static final List<String> DECK =
            List.of("solve", "monotonic(a=6,d=6,deck=24)", "--json");
    private static final List<String> SEMIGROUP =
            List.of("solve", "sylver(named=16 17 90)", "--json");

    private static final List<String> NUMBERS =
            List.of("solve", "monotonic(a=6,d=5,deck=21)", "--outcome", "--nimber", "--json");
    private static final List<String> ROWS =
            List.of("solve", "sylver(named=16 26 36 56)", "--outcome", "--time", "1h", "--json");

    private static final List<String> CERTIFIED =
            List.of("solve", "sylver(named=16 17)", "--nimber", "--json", "--proof");
    private static final List<String> REPLIES =
            List.of("solve", "sylver(named=16 24)", "--time", "1h", "--json");

    /** Milliseconds that a run may go on at most after it has kept something new. */
    private static final int PATIENCE = 400;

    @TempDir private Path folder;

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void twoKills() throws IOException, InterruptedException {
        killed(DECK, 2, new Random(20_261_130));
    }

    @Test
    @Tag("slow")
    @Timeout(value = 30, unit = TimeUnit.MINUTES)
    void dozensOfKills() throws IOException, InterruptedException {
        long seed = System.nanoTime();
        System.out.println("seed " + seed);
        killed(DECK, 24, new Random(seed));
        killed(SEMIGROUP, 24, new Random(seed));
        killed(NUMBERS, 24, new Random(seed));
        killed(ROWS, 6, new Random(seed));
        Path proof = folder.resolve("numbers.jsonl");
        List<String> certified = new ArrayList<>(CERTIFIED);
        certified.add(proof.toString());
        killed(certified, 12, new Random(seed));
        assertThat(Ran.real("check", proof.toString()).code()).isZero();
        killed(REPLIES, 6, new Random(seed));
    }

    @Test
    @Tag("slow")
    @Timeout(value = 30, unit = TimeUnit.MINUTES)
    void twoAtOnce() throws IOException, InterruptedException {
        long seed = System.nanoTime();
        System.out.println("seed " + seed);
        Random random = new Random(seed);
        String whole = Ran.real(DECK.toArray(String[]::new)).out();
        for (int round = 0; round < 5; round++) {
            Path out = folder.resolve("out");
            Path other = folder.resolve("other");
            Process first = start(DECK, out);
            Process second = start(DECK, other);
            first.waitFor(2_000 + random.nextInt(1_000), TimeUnit.MILLISECONDS);
            first.destroyForcibly().waitFor();
            first = start(DECK, out);
            assertThat(first.waitFor()).isZero();
            assertThat(second.waitFor()).isZero();
            assertThat(out).hasContent(whole);
            assertThat(other).hasContent(whole);
            forget();
        }
    }

    private void killed(List<String> words, int count, Random random)
            throws IOException, InterruptedException {
        String whole = Ran.real(words.toArray(String[]::new)).out();
        Path out = folder.resolve("out");
        int killed = 0;
        int ended = 0;
        long farthest = 0;
        long seen = 0;
        while (killed < count) {
            Process process = start(words, out);
            while (process.isAlive() && steps() <= seen) {
                Thread.sleep(10);
            }
            process.waitFor(random.nextInt(PATIENCE), TimeUnit.MILLISECONDS);
            process.destroyForcibly().waitFor();
            // One that is killed after its answer has ended as well.
            if (process.exitValue() == 0 || Files.size(out) > 0) {
                assertThat(out).hasContent(whole);
                ended++;
                assertThat(ended)
                        .as("a question that takes longer is needed for %s", words)
                        .isLessThan(20 * count);
                forget();
                seen = 0;
            } else {
                killed++;
                assertThat(steps()).as("what was kept stays").isGreaterThan(seen);
                seen = steps();
                farthest = Math.max(farthest, seen);
            }
        }
        assertThat(start(words, out).waitFor()).isZero();
        assertThat(out).hasContent(whole);
        // Of a list that is not complete more may be told another time.
        boolean isWhole = !whole.contains("\"winningMovesComplete\":false");
        assertThat(steps() == 0).as("nothing is left: %s", isWhole).isEqualTo(isWhole);
        System.out.printf(
                "%d kills of %s, the farthest after %d steps; %d runs ended before%n",
                killed, words.get(1), farthest, ended);
        forget();
    }

    private Process start(List<String> words, Path out) throws IOException {
        Files.deleteIfExists(out);
        ProcessBuilder builder = ProgramProcess.builder(Main.class, words, folder);
        builder.environment().put("PARLOUR_CHECKPOINT_EVERY", "100ms");
        return builder.redirectOutput(out.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private long steps() throws IOException {
        return new CheckpointFolder(home())
                .list().stream().mapToLong(entry -> entry.header().steps()).max().orElse(0);
    }

    /** So that a question that was answered is worked on again. */
    private void forget() throws IOException {
        try (ResultStore store = ResultStore.open(home())) {
            store.forget(Selection.ALL);
        }
        var checkpoints = new CheckpointFolder(home());
        checkpoints.list().forEach(entry -> checkpoints.forget(entry.header().key()));
    }

    private StoreHome home() {
        return new StoreHome(folder.resolve("home"));
    }
}

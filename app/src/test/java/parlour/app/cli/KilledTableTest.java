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
import parlour.store.Inbox;
import parlour.store.ResultStore;
import parlour.store.Selection;
import parlour.store.StoreHome;

/**
 * A table whose process is killed again and again (SIGKILL, at random moments) loses no row that
 * was seen, goes on where it stood, and ends with the bytes of a table that nobody disturbed. Nor
 * does it leave anything in the folder for temporary files.
 */
class KilledTableTest {
    private static final int THREADS = 2;

    @TempDir private Path folder;

    /** The command line over the tiny games as a process of its own; tells of every slow row. */
    static final class Tiny {
        private Tiny() {}

        public static void main(String[] args) {
            Main.run(List.of(new TinyNim(() -> System.err.println("work"))), args);
        }
    }

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void threeKills() throws IOException, InterruptedException {
        killed(3, 39, 20_261_130);
    }

    @Test
    @Tag("slow")
    @Timeout(value = 20, unit = TimeUnit.MINUTES)
    void fortyKills() throws IOException, InterruptedException {
        killed(40, 599, System.nanoTime());
    }

    @Test
    @Tag("slow")
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void twoTablesAtOnceShareAStore() throws IOException, InterruptedException {
        List<Process> processes = new ArrayList<>();
        for (String take : List.of("3", "4")) {
            processes.add(start(table(99, take), folder.resolve("out" + take)));
        }
        for (Process process : processes) {
            assertThat(process.waitFor()).isZero();
        }
        for (String take : List.of("3", "4")) {
            assertThat(Files.readString(folder.resolve("out" + take)))
                    .isEqualTo(undisturbed(99, take));
        }
        assertThat(kept()).isEqualTo(200);
    }

    private void killed(int kills, int last, long seed) throws IOException, InterruptedException {
        System.out.println("seed " + seed);
        Random random = new Random(seed);
        int worked = 0;
        int killed = 0;
        Path out = folder.resolve("out");
        for (int run = 0; run < kills; run++) {
            Process process = start(table(last, "3"), out);
            // Up to its death it works on a random number of rows.
            int rows = random.nextInt(2 * (last + 1) / kills);
            while (process.isAlive() && units(out) <= rows) {
                Thread.sleep(5);
            }
            process.destroyForcibly().waitFor();
            killed += process.exitValue() == 0 ? 0 : 1;
            worked += units(out);
            List<String> seen = Files.readAllLines(out);
            assertThat(kept())
                    .as("rows kept after kill %s", run)
                    .isGreaterThanOrEqualTo(seen.size() - 1);
            assertThat(undisturbed(last, "3")).startsWith(whole(seen));
        }
        Process process = start(table(last, "3"), out);
        assertThat(process.waitFor()).isZero();
        worked += units(out);
        assertThat(Files.readString(out)).isEqualTo(undisturbed(last, "3"));
        assertThat(folder.toFile().list((_, name) -> name.startsWith("sqlite"))).isEmpty();
        System.out.println(
                killed + " kills, " + worked + " units worked for " + (last + 1) + " rows");
    }

    /** How many rows a process has begun to work on. */
    private static int units(Path out) throws IOException {
        return Files.readAllLines(err(out)).size();
    }

    private static Path err(Path out) {
        return out.resolveSibling(out.getFileName() + ".err");
    }

    /** All lines but the last, which a kill may have cut. */
    private static String whole(List<String> lines) {
        StringBuilder text = new StringBuilder();
        lines.stream()
                .limit(Math.max(0, lines.size() - 1))
                .forEach(line -> text.append(line).append('\n'));
        return text.toString();
    }

    private static List<String> table(int last, String take) {
        return List.of(
                "table",
                "nim",
                "--heap",
                "0.." + last,
                "--take",
                take,
                "--trouble",
                "slow",
                "--threads",
                String.valueOf(THREADS));
    }

    private static String undisturbed(int last, String take) {
        StringBuilder csv = new StringBuilder("heap,take,trouble,outcome\n");
        int period = Integer.parseInt(take) + 1;
        for (int heap = 0; heap <= last; heap++) {
            csv.append("%d,%s,slow,%s\n".formatted(heap, take, heap % period == 0 ? "P" : "N"));
        }
        return csv.toString();
    }

    private Process start(List<String> words, Path out) throws IOException {
        return ProgramProcess.start(
                Tiny.class, words, folder, out, ProcessBuilder.Redirect.to(err(out).toFile()));
    }

    private long kept() {
        StoreHome home = new StoreHome(folder.resolve("home"));
        try (ResultStore store = ResultStore.open(home)) {
            new Inbox(home).emptyInto(store);
            return store.count(Selection.ALL);
        }
    }
}

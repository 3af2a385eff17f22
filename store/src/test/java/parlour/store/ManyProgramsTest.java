package parlour.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import parlour.claim.Json;
import parlour.claim.Resumable;

/** Processes that do the same in the same stores at the same time. */
class ManyProgramsTest {
    private static final int PROGRAMS = 3;
    private static final int ROUNDS = 15;

    @TempDir private Path folder;

    private StoreHome home(int round) {
        return home(folder, round);
    }

    private static StoreHome home(Path folder, int round) {
        return new StoreHome(folder.resolve("home" + round));
    }

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void nothingIsLostAndNobodyIsRefused() throws IOException, InterruptedException {
        List<Process> programs = new ArrayList<>();
        try {
            for (int number = 0; number < PROGRAMS; number++) {
                programs.add(program(number));
            }
            // The others would wait for one that has failed.
            for (Process program : programs) {
                var _ = program.onExit().thenAccept(ended -> endAll(ended.exitValue(), programs));
            }
            for (Process program : programs) {
                program.waitFor();
            }
        } finally {
            programs.forEach(Process::destroyForcibly);
        }
        for (int number = 0; number < PROGRAMS; number++) {
            assertThat(programs.get(number).exitValue())
                    .as(Files.readString(folder.resolve("errors" + number)))
                    .isZero();
        }
        for (int round = 0; round < ROUNDS; round++) {
            try (ResultStore store = ResultStore.open(home(round))) {
                // What all of them found, and what each found alone.
                assertThat(store.count(Selection.ALL)).isEqualTo(1 + 2 * PROGRAMS);
            }
            assertThat(home(round).subfolder("incoming")).isEmptyDirectory();
            var checkpoints = new CheckpointFolder(home(round));
            assertThat(checkpoints.list()).hasSize(1);
            Steps work = new Steps(0);
            assertThat(checkpoints.resume(Program.KEY, work))
                    .isEqualTo(CheckpointFolder.Found.RESUMED);
            assertThat(work.steps()).as("the farthest").isEqualTo(PROGRAMS);
            assertThat(home(round).subfolder("checkpoints").toFile().list()).hasSize(1);
        }
    }

    private static void endAll(int exitValue, List<Process> programs) {
        if (exitValue != 0) {
            programs.forEach(Process::destroyForcibly);
        }
    }

    private Process program(int number) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classes =
                System.getProperty("java.class.path") + File.pathSeparator + "target/test-classes";
        return new ProcessBuilder(
                        java,
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        classes,
                        Program.class.getName(),
                        folder.toString(),
                        String.valueOf(number))
                .redirectError(folder.resolve("errors" + number).toFile())
                .start();
    }

    /** Opens a store, round after round with the others at the same moment. */
    static final class Program {
        private static final CheckpointKey KEY = new CheckpointKey("g(x=1)", "outcome", "m", "1");

        private Program() {}

        public static void main(String[] args) throws IOException {
            Path folder = Path.of(args[0]);
            int number = Integer.parseInt(args[1]);
            for (int round = 0; round < ROUNDS; round++) {
                meet(folder, round, number);
                StoreHome home = home(folder, round);
                Inbox inbox = new Inbox(home);
                inbox.leave(List.of(result("all")));
                inbox.leave(List.of(result("left" + number)));
                try (ResultStore store = ResultStore.open(home)) {
                    inbox.emptyInto(store);
                    store.put(List.of(result("put" + number)));
                }
                var checkpoints = new CheckpointFolder(home);
                checkpoints.write(KEY, new Steps(1 + (number + round) % PROGRAMS));
                checkpoints.list();
            }
        }

        /** Waits, without giving the core away for long, until all have come to this round. */
        private static void meet(Path folder, int round, int number) throws IOException {
            Files.createFile(folder.resolve(round + "-" + number));
            for (int other = 0; other < PROGRAMS; other++) {
                while (!Files.exists(folder.resolve(round + "-" + other))) {
                    LockSupport.parkNanos(20_000);
                }
            }
        }

        private static StoredResult result(String name) {
            return new StoredResult(
                    new Key("g(x=" + name + ")", "outcome", "1", Key.ANY),
                    new StoredResult.Verdict("proved", "N", "m"),
                    Json.fields().with("outcome", "N"),
                    Json.fields(),
                    StoredResult.Proof.NONE,
                    "2026-01-01T00:00:00Z");
        }
    }

    /** Work that has come some way. */
    private static final class Steps implements Resumable {
        private long steps;

        Steps(long steps) {
            this.steps = steps;
        }

        @Override
        public String work() {
            return "m";
        }

        @Override
        public long steps() {
            return steps;
        }

        @Override
        public long size() {
            return 8;
        }

        @Override
        public void write(DataOutput out) throws IOException {
            out.writeLong(steps);
        }

        @Override
        public void read(DataInput in) throws IOException {
            steps = in.readLong();
        }
    }
}

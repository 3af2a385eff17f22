package parlour.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.claim.Budget;
import parlour.claim.Resumable;
import parlour.claim.Sha256;
import parlour.store.CheckpointFolder.Found;

class CheckpointFolderTest {
    private static final CheckpointKey KEY =
            new CheckpointKey("nim(piles=3 4)", "outcome", "count", "1+aa");

    @TempDir private Path home;
    private CheckpointFolder folder;

    @BeforeEach
    void open() {
        folder = new CheckpointFolder(new StoreHome(home));
    }

    /** Work that counts; it is written as often as it has counted, to be of some length. */
    private static class Count implements Resumable {
        private long steps;
        private boolean fits = true;

        Count(long steps) {
            this.steps = steps;
        }

        @Override
        public String work() {
            return "count";
        }

        @Override
        public long steps() {
            return steps;
        }

        @Override
        public long size() {
            return 8 * steps;
        }

        @Override
        public void write(DataOutput out) throws IOException {
            for (long i = 0; i < steps; i++) {
                out.writeLong(steps);
            }
            out.writeLong(0);
        }

        @Override
        public void read(DataInput in) throws IOException {
            if (!fits) {
                throw new Budget.Exceeded("memory");
            }
            long read = 0;
            long last = 0;
            for (long next = in.readLong(); next != 0; next = in.readLong()) {
                read++;
                last = next;
            }
            assertThat(last).as("all that was written").isEqualTo(read);
            steps = read;
        }
    }

    private Path file() throws IOException {
        try (Stream<Path> files = Files.list(home.resolve("checkpoints"))) {
            return files.findFirst().orElseThrow();
        }
    }

    @Test
    void goesOn() throws IOException {
        assertThat(folder.isEmpty()).isTrue();
        Count fresh = new Count(0);
        assertThat(folder.resume(KEY, fresh)).isEqualTo(Found.NOTHING);
        assertThat(Files.exists(home.resolve("checkpoints"))).as("nothing is made").isFalse();
        folder.write(KEY, new Count(1_000));
        assertThat(folder.isEmpty()).isFalse();
        assertThat(folder.resume(KEY, fresh)).isEqualTo(Found.RESUMED);
        assertThat(fresh.steps()).isEqualTo(1_000);
        assertThat(folder.list())
                .containsExactly(
                        new CheckpointFolder.Entry(
                                new CheckpointHeader(KEY, 1_000), Files.size(file())));
        assertThat(folder.forget(KEY)).isTrue();
        assertThat(folder.forget(KEY)).isFalse();
        assertThat(folder.list()).isEmpty();
    }

    /** Cut anywhere, or with any one byte changed, it is not believed, and goes away. */
    @Test
    void damageIsNotBelieved() throws IOException {
        folder.write(KEY, new Count(20));
        Path file = file();
        byte[] whole = Files.readAllBytes(file);
        Random random = new Random(1);
        for (int at = 0; at < whole.length; at++) {
            byte[] flipped = whole.clone();
            flipped[at] ^= (byte) (1 << random.nextInt(8));
            assertDamaged(file, flipped);
            assertDamaged(file, java.util.Arrays.copyOf(whole, at));
        }
        assertDamaged(file, java.util.Arrays.copyOf(whole, whole.length + 1));
        System.out.println(2 * whole.length + 1 + " damaged checkpoints");
    }

    private void assertDamaged(Path file, byte[] bytes) throws IOException {
        Files.write(file, bytes);
        Count work = new Count(7);
        assertThat(folder.resume(KEY, work)).isEqualTo(Found.DAMAGED);
        assertThat(work.steps()).isEqualTo(7);
        assertThat(file).doesNotExist();
    }

    /** A file of one question under the name of another, its seal right. */
    @Test
    void anotherQuestionsIsNotBelieved() throws IOException {
        folder.write(KEY, new Count(20));
        byte[] bytes = Files.readAllBytes(file());
        for (CheckpointKey other :
                List.of(
                        new CheckpointKey("nim(piles=3 5)", "outcome", "count", "1+aa"),
                        new CheckpointKey("nim(piles=3 4)", "nimber", "count", "1+aa"),
                        new CheckpointKey("nim(piles=3 4)", "outcome", "tally", "1+aa"))) {
            Count work = new Count(7);
            assertThat(folder.resume(other, work)).isEqualTo(Found.NOTHING);
            Files.write(home.resolve("checkpoints").resolve(other.fileName()), bytes);
            assertThat(folder.resume(other, work)).isEqualTo(Found.DAMAGED);
            assertThat(work.steps()).isEqualTo(7);
        }
    }

    @Test
    void anotherVersionsIsLeftAlone() throws IOException {
        CheckpointKey later = new CheckpointKey("nim(piles=3 4)", "outcome", "count", "1+ab");
        folder.write(KEY, new Count(20));
        Count work = new Count(7);
        assertThat(folder.resume(later, work)).isEqualTo(Found.OF_ANOTHER_VERSION);
        assertThat(work.steps()).isEqualTo(7);
        folder.write(later, work);
        assertThat(folder.list()).hasSize(2);
        assertThat(folder.resume(KEY, new Count(0))).isEqualTo(Found.RESUMED);
    }

    /** Bytes that make no sense under a right seal. */
    @Test
    void nonsenseIsDamage() throws IOException {
        folder.write(KEY, new Count(20));
        byte[] whole = Files.readAllBytes(file());
        byte[] shorter = java.util.Arrays.copyOf(whole, whole.length - 32 - 8);
        var bytes = new java.io.ByteArrayOutputStream();
        bytes.write(shorter);
        bytes.write(Sha256.start().digest(shorter));
        Files.write(file(), bytes.toByteArray());
        assertThat(folder.resume(KEY, new Count(0))).isEqualTo(Found.DAMAGED);
    }

    @Test
    void whatNeedsMoreMemoryStays() throws IOException {
        folder.write(KEY, new Count(20));
        Count work = new Count(0);
        work.fits = false;
        assertThat(folder.resume(KEY, work)).isEqualTo(Found.TOO_LARGE);
        assertThat(folder.resume(KEY, new Count(0))).isEqualTo(Found.RESUMED);
    }

    @Test
    void theFarthestStays() throws IOException {
        folder.write(KEY, new Count(20));
        folder.write(KEY, new Count(19));
        Count work = new Count(0);
        folder.resume(KEY, work);
        assertThat(work.steps()).isEqualTo(20);
        folder.write(KEY, new Count(21));
        folder.resume(KEY, work);
        assertThat(work.steps()).isEqualTo(21);
    }

    @Test
    void aDiskThatRefusesIsToldAndLeavesWhatWasThere() throws IOException {
        folder.write(KEY, new Count(20));
        Count huge =
                new Count(30) {
                    @Override
                    public long size() {
                        return Long.MAX_VALUE;
                    }
                };
        assertThatThrownBy(() -> folder.write(KEY, huge)).hasMessage("no room is left on the disk");
        Count breaking =
                new Count(30) {
                    @Override
                    public void write(DataOutput out) throws IOException {
                        super.write(out);
                        throw new IOException("the disk is full");
                    }
                };
        assertThatThrownBy(() -> folder.write(KEY, breaking)).hasMessage("the disk is full");
        assertThat(folder.resume(KEY, new Count(0))).isEqualTo(Found.RESUMED);
        try (Stream<Path> files = Files.list(home.resolve("checkpoints"))) {
            assertThat(files).as("nothing else is left").hasSize(1);
        }
        Path blocked = home.resolve("file");
        Files.writeString(blocked, "no folder");
        assertThatThrownBy(
                        () -> new CheckpointFolder(new StoreHome(blocked)).write(KEY, new Count(1)))
                .isInstanceOf(IOException.class);
    }

    /** Whoever writes and reads at once: each file that is read is whole. */
    @Test
    void severalAtOnce() throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        var failures = new ConcurrentLinkedQueue<Throwable>();
        for (int t = 0; t < 4; t++) {
            int thread = t;
            threads.add(
                    Thread.ofPlatform()
                            .start(
                                    () -> {
                                        try {
                                            for (int i = 0; i < 40; i++) {
                                                folder.write(KEY, new Count(100L * i + thread));
                                                Count work = new Count(0);
                                                assertThat(folder.resume(KEY, work))
                                                        .isEqualTo(Found.RESUMED);
                                            }
                                        } catch (IOException | AssertionError e) {
                                            failures.add(e);
                                        }
                                    }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(failures).isEmpty();
    }
}

package parlour.solve.sweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.claim.Budget;

final class SweepTest {
    private static final String FOUR = "n,square\n0,0\n1,1\n2,4\n3,9\n";

    @TempDir private Path folder;

    private String run(SweepFamily family, Budget budget) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            new Sweep(family, folder).run(new LocalEngine(), budget, out, () -> {});
        } catch (Budget.Exceeded e) {
            out.writeBytes(("stopped: " + e.limit()).getBytes(StandardCharsets.UTF_8));
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    private String run(SweepFamily family) throws IOException {
        return run(family, Budget.unlimited());
    }

    private static String wanted(int count) {
        StringBuilder wanted = new StringBuilder("n,square\n");
        for (int n = 0; n < count; n++) {
            wanted.append(n).append(',').append(n * n).append('\n');
        }
        return wanted.toString();
    }

    @Test
    void writesAllUnitsInOrderAndDoesNoneTwice() throws IOException {
        Squares first = new Squares(4, 1);
        assertThat(run(first)).isEqualTo(FOUR);
        assertThat(first.worked).containsExactly("n=0", "n=1", "n=2", "n=3");
        Squares second = new Squares(4, 1);
        assertThat(run(second)).isEqualTo(FOUR);
        assertThat(second.worked).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7})
    void threadsChangeNoByte(int threads) throws IOException {
        Squares squares = new Squares(60, 1);
        squares.millis = 1;
        assertThat(run(squares, Budget.unlimited().withThreads(threads))).isEqualTo(wanted(60));
    }

    @Test
    void aUnitBeyondTheMemoryStopsTheOutputThereAndCostsNoOther() throws IOException {
        Squares squares = new Squares(4, 1);
        squares.tooLarge = 1;
        assertThat(run(squares)).isEqualTo("n,square\n0,0\nstopped: memory");
        assertThat(squares.worked).containsExactly("n=0", "n=1", "n=2", "n=3");
        Squares again = new Squares(4, 1);
        assertThat(run(again)).isEqualTo(FOUR);
        assertThat(again.worked).containsExactly("n=1");
    }

    @Test
    void aCancelledSweepGoesOnLater() throws IOException {
        Budget budget = Budget.unlimited();
        budget.cancel();
        Squares squares = new Squares(4, 1);
        assertThat(run(squares, budget)).isEqualTo("n,square\nstopped: interrupt");
        assertThat(squares.worked).isEmpty();
        assertThat(run(squares)).isEqualTo(FOUR);
    }

    @Test
    void aBugInAUnitIsThrownAndTheUnitsBeforeAreKept() throws IOException {
        Squares squares = new Squares(4, 1);
        SweepFamily broken =
                new Changed(squares) {
                    @Override
                    public byte[] work(String unit, Workshop workshop) {
                        if (unit.equals("n=2")) {
                            throw new IllegalStateException("planted");
                        }
                        return super.work(unit, workshop);
                    }
                };
        assertThatThrownBy(() -> run(broken)).hasMessage("planted");
        squares.worked.clear();
        assertThat(run(squares)).isEqualTo(FOUR);
        assertThat(squares.worked).containsExactly("n=2", "n=3");
    }

    @Test
    void anotherVersionOrParameterSharesNothing() throws IOException {
        run(new Squares(4, 1));
        Squares version = new Squares(4, 2);
        run(version);
        assertThat(version.worked).hasSize(4);
        Squares parameter = new Squares(3, 1);
        assertThat(run(parameter)).isEqualTo(wanted(3));
        assertThat(parameter.worked).hasSize(3);
    }

    @Test
    void theHeaderTellsIdentitiesApart() {
        var plain = new TreeMap<String, String>();
        plain.put("a", "1\",\"b\":\"2");
        var two = new TreeMap<String, String>();
        two.put("a", "1");
        two.put("b", "2");
        assertThat(new SweepIdentity("f", 1, plain).header())
                .isNotEqualTo(new SweepIdentity("f", 1, two).header());
        assertThat(new SweepIdentity("f", 1, two).header())
                .isEqualTo(
                        "{\"family\":\"f\",\"format\":\"parlour-sweep-1\","
                                + "\"parameters\":{\"a\":\"1\",\"b\":\"2\"},\"version\":1}");
        assertThatThrownBy(() -> new SweepIdentity("../f", 1, two))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aTornLastLineIsCutOffAtEveryByte() throws IOException {
        Sweep sweep = new Sweep(new Squares(3, 1), folder);
        run(new Squares(3, 1));
        byte[] whole = Files.readAllBytes(sweep.journal());
        for (int length = 0; length < whole.length; length++) {
            Files.write(sweep.journal(), java.util.Arrays.copyOf(whole, length));
            Squares again = new Squares(3, 1);
            assertThat(run(again)).isEqualTo(wanted(3));
            assertThat(Files.readAllBytes(sweep.journal())).isEqualTo(whole);
        }
    }

    @Test
    void everyFlippedBitBehindTheHeaderIsNoticed() throws IOException {
        Sweep sweep = new Sweep(new Squares(3, 1), folder);
        run(new Squares(3, 1));
        byte[] whole = Files.readAllBytes(sweep.journal());
        int header = new String(whole, StandardCharsets.US_ASCII).indexOf('\n') + 1;
        for (int bit = 8 * header; bit < 8 * whole.length; bit++) {
            byte[] damaged = whole.clone();
            damaged[bit / 8] ^= (byte) (1 << bit % 8);
            Files.write(sweep.journal(), damaged);
            Squares again = new Squares(3, 1);
            assertThat(run(again)).isEqualTo(wanted(3));
            assertThat(again.worked).isNotEmpty();
        }
    }

    @Test
    void aDamagedHeaderIsRefused() throws IOException {
        Sweep sweep = new Sweep(new Squares(3, 1), folder);
        run(new Squares(3, 1));
        byte[] bytes = Files.readAllBytes(sweep.journal());
        bytes[12] ^= 1;
        Files.write(sweep.journal(), bytes);
        assertThatThrownBy(() -> run(new Squares(3, 1)))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("first line");
        assertThat(Files.readAllBytes(sweep.journal())).isEqualTo(bytes);
    }

    @Test
    void whatAUnitLeftOutsideIsMadeAgainIfItIsGone() throws IOException {
        Squares squares = new Squares(4, 1);
        run(squares);
        squares.worked.clear();
        SweepFamily picky =
                new Changed(squares) {
                    @Override
                    public boolean stands(String unit, byte[] result) {
                        return !unit.equals("n=2");
                    }
                };
        assertThat(run(picky)).isEqualTo(FOUR);
        assertThat(squares.worked).containsExactly("n=2");
    }

    @Test
    void aUnitsFolderIsThereWhileItWorksAndGoneAfterwards() throws IOException {
        SweepFamily leaving =
                new Changed(new Squares(2, 1)) {
                    @Override
                    public byte[] work(String unit, Workshop workshop) {
                        try {
                            Files.createDirectories(workshop.folder().resolve("deep"));
                            Files.writeString(workshop.folder().resolve("deep/mark"), unit);
                        } catch (IOException e) {
                            throw new UncheckedIOException(e);
                        }
                        return super.work(unit, workshop);
                    }
                };
        assertThat(run(leaving)).isEqualTo(wanted(2));
        try (var left = Files.list(folder)) {
            assertThat(left.map(path -> path.getFileName().toString()))
                    .allMatch(name -> name.endsWith(".journal"))
                    .hasSize(1);
        }
    }

    @Test
    void onlyOneAtATimeWorksOnASweep() throws Exception {
        CountDownLatch inside = new CountDownLatch(1);
        CountDownLatch enough = new CountDownLatch(1);
        SweepFamily slow =
                new Changed(new Squares(1, 1)) {
                    @Override
                    public byte[] work(String unit, Workshop workshop) {
                        inside.countDown();
                        try {
                            enough.await();
                        } catch (InterruptedException e) {
                            throw new IllegalStateException(e);
                        }
                        return super.work(unit, workshop);
                    }
                };
        Thread first =
                Thread.ofPlatform()
                        .start(
                                () -> {
                                    try {
                                        run(slow);
                                    } catch (IOException e) {
                                        throw new UncheckedIOException(e);
                                    }
                                });
        assertThat(inside.await(10, TimeUnit.MINUTES)).isTrue();
        assertThatThrownBy(() -> run(new Squares(1, 1)))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("another run");
        enough.countDown();
        first.join();
        assertThat(run(new Squares(1, 1))).isEqualTo(wanted(1));
    }

    @Test
    void unitsAreNamesOfTheirOwn() {
        assertThatThrownBy(() -> new Sweep(named("a", "a"), folder))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Sweep(named(".."), folder))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Sweep(named("a b"), folder))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static SweepFamily named(String... units) {
        return new Changed(new Squares(0, 1)) {
            @Override
            public List<String> units() {
                return List.of(units);
            }
        };
    }

    @Test
    void killedInTheMiddleItLosesOnlyWhatWasUnderWay() throws Exception {
        int count = 200;
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                Squares.class.getName(),
                                folder.toString(),
                                String.valueOf(count))
                        .inheritIO()
                        .start();
        Path fifth = folder.resolve("marks").resolve("5");
        long patience = System.nanoTime() + TimeUnit.MINUTES.toNanos(10);
        while (!Files.exists(fifth) && process.isAlive() && System.nanoTime() < patience) {
            Thread.sleep(5);
        }
        process.destroyForcibly().waitFor();
        long written;
        try (var marks = Files.list(folder.resolve("marks"))) {
            written = marks.count();
        }
        assertThat(written).isBetween(6L, count - 1L);
        Files.writeString(
                new Sweep(new Squares(count, 1), folder).journal(),
                "torn",
                StandardOpenOption.APPEND);
        Squares rest = new Squares(count, 1);
        assertThat(run(rest)).isEqualTo(wanted(count));
        assertThat(rest.worked).hasSizeLessThanOrEqualTo((int) (count - written));
    }

    /** A family that differs from another in what a test overrides. */
    private abstract static class Changed implements SweepFamily {
        private final SweepFamily family;

        Changed(SweepFamily family) {
            this.family = family;
        }

        @Override
        public SweepIdentity identity() {
            return family.identity();
        }

        @Override
        public byte[] heading() {
            return family.heading();
        }

        @Override
        public List<String> units() {
            return family.units();
        }

        @Override
        public byte[] work(String unit, Workshop workshop) {
            return family.work(unit, workshop);
        }
    }
}

package parlour.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.claim.Budget;
import parlour.claim.InstanceText;
import parlour.games.Games;
import parlour.games.catalogue.SweepPlan;
import parlour.games.catalogue.Sweeps;
import parlour.solve.sweep.LocalEngine;
import parlour.solve.sweep.Sweep;
import parlour.solve.sweep.SweepFamily;
import parlour.solve.sweep.SweepIdentity;
import parlour.solve.sweep.Workshop;

/**
 * Every family that can be resumed, stopped after each number of units: it ends with the bytes of a
 * run that was not stopped, does no unit twice, and takes nothing from another version or from
 * other parameters.
 */
class ResumedFamiliesTest {
    /**
     * Small members of the families; a second one of a family has other units under the same names.
     */
    private static final Map<String, List<String>> SMALL =
            Map.of(
                    "q-box", List.of("q-box(a=4,d=4)", "q-box(a=4,d=4,nimber=true)"),
                    "large-n", List.of("large-n(sum=6)"),
                    "sylver-census",
                            List.of("sylver-census(gaps=6)", "sylver-census(gaps=6,nimber=true)"),
                    "sylver-even-census", List.of("sylver-even-census(gaps=4)"),
                    "sylver-triple-census", List.of("sylver-triple-census(gaps=3)"));

    @TempDir private Path folder;

    static Stream<SweepPlan> plans() {
        return Games.all().stream()
                .filter(Sweeps.class::isInstance)
                .flatMap(game -> ((Sweeps) game).sweeps().stream());
    }

    private static SweepFamily family(SweepPlan plan, String member) {
        return plan.maker().family(InstanceText.parse(member), Optional.empty());
    }

    @ParameterizedTest
    @MethodSource("plans")
    void stoppedAnywhereItGoesOn(SweepPlan plan) throws IOException {
        String member = SMALL.get(plan.name()).getFirst();
        String whole = run(family(plan, member), folder.resolve("whole"));
        int units = family(plan, member).units().size();
        assertThat(units).isGreaterThan(3);
        for (int stop = 1; stop < units; stop++) {
            Path journals = folder.resolve("stopped" + stop);
            Budget budget = Budget.unlimited();
            AtomicInteger written = new AtomicInteger();
            int last = stop;
            Sweep sweep = new Sweep(family(plan, member), journals);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            assertThatThrownBy(
                            () ->
                                    sweep.run(
                                            new LocalEngine(),
                                            budget,
                                            out,
                                            () -> {
                                                if (written.incrementAndGet() == last) {
                                                    budget.cancel();
                                                }
                                            }))
                    .isInstanceOf(Budget.Exceeded.class);
            assertThat(sweep.done()).isEqualTo(stop);
            assertThat(whole).startsWith(out.toString(StandardCharsets.UTF_8));

            Versioned rest = new Versioned(family(plan, member), 0);
            assertThat(run(rest, journals)).isEqualTo(whole);
            assertThat(rest.worked.get()).isEqualTo(units - stop);
        }
    }

    @ParameterizedTest
    @MethodSource("plans")
    void anotherVersionBeginsAnew(SweepPlan plan) throws IOException {
        String member = SMALL.get(plan.name()).getFirst();
        String whole = run(family(plan, member), folder);
        Path old = new Sweep(family(plan, member), folder).journal();
        byte[] journal = Files.readAllBytes(old);

        Versioned next = new Versioned(family(plan, member), 1);
        assertThat(run(next, folder)).isEqualTo(whole);
        assertThat(next.worked.get()).isEqualTo(next.units().size());
        assertThat(Files.readAllBytes(old)).isEqualTo(journal);

        Path own = new Sweep(next, folder).journal();
        Files.write(own, journal);
        assertThatThrownBy(() -> run(next, folder))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("first line");
    }

    @ParameterizedTest
    @MethodSource("plans")
    void otherParametersShareNothing(SweepPlan plan) throws IOException {
        List<String> members = SMALL.get(plan.name());
        for (String member : members) {
            Versioned family = new Versioned(family(plan, member), 0);
            assertThat(run(family, folder.resolve("shared")))
                    .isEqualTo(run(family(plan, member), folder.resolve(member)));
            assertThat(family.worked.get()).isEqualTo(family.units().size());
        }
        try (Stream<Path> journals = Files.list(folder.resolve("shared"))) {
            assertThat(journals).hasSize(members.size());
        }
    }

    private static String run(SweepFamily family, Path journals) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new Sweep(family, journals).run(new LocalEngine(), Budget.unlimited(), out, () -> {});
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void aTableWithAKeyAcrossGoesOn() {
        String[] words =
                "table nim --heap 0..9 --take 2..4 --trouble slow --across take".split(" ");
        Path home = folder.resolve("home");
        AtomicInteger worked = new AtomicInteger();
        String whole = nim(folder.resolve("other"), () -> {}, words).out();

        Interrupts interrupts = new Interrupts();
        Runnable stopping =
                () -> {
                    if (worked.incrementAndGet() == 14) {
                        interrupts.interrupt();
                    }
                };
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console =
                new Console(
                        InputStream.nullInputStream(),
                        new PrintStream(out, false, StandardCharsets.UTF_8),
                        new PrintStream(err, false, StandardCharsets.UTF_8),
                        new Ran.FakeTerminal(false, false, false));
        int code =
                new Commands(
                                List.of(new TinyNim(stopping)),
                                console,
                                interrupts,
                                Map.of("PARLOUR_HOME", home.toString()))
                        .run(words);
        assertThat(code).isEqualTo(ExitCode.STOPPED);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .matches("parlour: stopped after [0-9]+ of 30 rows\n");

        worked.set(0);
        assertThat(nim(home, worked::incrementAndGet, words).out()).isEqualTo(whole);
        assertThat(worked.get()).isLessThan(30);
        String[] others =
                "table nim --heap 0..9 --take 5..7 --trouble slow --across take".split(" ");
        assertThat(nim(home, () -> {}, others).out())
                .isEqualTo(nim(folder.resolve("third"), () -> {}, others).out());
    }

    private static Ran nim(Path home, Runnable work, String... words) {
        return Ran.run(
                List.of(new TinyNim(work)),
                new byte[0],
                new Ran.FakeTerminal(false, false, false),
                Map.of("PARLOUR_HOME", home.toString()),
                words);
    }

    /** A family as a later version of it; counts the units worked on. */
    private record Versioned(SweepFamily family, int later, AtomicInteger worked)
            implements SweepFamily {
        Versioned(SweepFamily family, int later) {
            this(family, later, new AtomicInteger());
        }

        @Override
        public SweepIdentity identity() {
            SweepIdentity own = family.identity();
            return new SweepIdentity(own.family(), own.version() + later, own.parameters());
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
            worked.incrementAndGet();
            return family.work(unit, workshop);
        }
    }
}

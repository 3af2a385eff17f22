package parlour.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Ctrl-C: an orderly unknown and exit code 4. */
class InterruptTest {
    /** The command line over the tiny games as a process of its own. */
    static final class Tiny {
        private Tiny() {}

        public static void main(String[] args) {
            Main.run(List.of(new TinyNim(() -> System.err.println("ready"))), args);
        }
    }

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void theWorkIsCancelledAndTheAnswerPrinted() throws InterruptedException {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        Interrupts interrupts = new Interrupts();
        var console =
                new Console(
                        InputStream.nullInputStream(),
                        new PrintStream(out, false, StandardCharsets.UTF_8),
                        new PrintStream(err, false, StandardCharsets.UTF_8),
                        new Ran.FakeTerminal(false, false, false));
        Thread killer = Thread.ofVirtual().start(interrupts::interrupt);

        int code =
                new Commands(Ran.TINY, console, interrupts)
                        .run(
                                "table nim --heap 0..99 --take 3 --trouble none;spin --threads 2"
                                        .split(" "));
        killer.join();

        assertThat(code).isEqualTo(4);
        assertThat(out.toString(StandardCharsets.UTF_8)).startsWith("heap,take,trouble,outcome\n");
        assertThat(err.toString(StandardCharsets.UTF_8))
                .matches("parlour: stopped after [01] of 200 rows\n");
    }

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void aSignalEndsTheProcessInOrder() throws IOException, InterruptedException {
        Process process = solving("spin");
        try {
            kill(process);

            assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
            assertThat(process.inputReader().readLine())
                    .isEqualTo(
                            "{\"instance\":\"nim(heap=7,take=3,trouble=spin)\",\"status\":\"unknown\","
                                    + "\"method\":\"residue\",\"explored\":\"nothing, stopped by interrupt\"}");
            assertThat(process.exitValue()).isEqualTo(4);
        } finally {
            process.destroyForcibly();
        }
    }

    /**
     * The first signal is waited out for ten seconds, since the engine does not hear it, and then
     * there is a line that says so. On a busy machine the next ones may come before the process is
     * ready for them.
     */
    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void aFurtherSignalEndsTheProcessAtOnce() throws IOException, InterruptedException {
        Process process = solving("deaf");
        try {
            kill(process);
            assertThat(process.waitFor(1, TimeUnit.SECONDS)).isFalse();
            do {
                kill(process);
            } while (!process.waitFor(1, TimeUnit.SECONDS));

            assertThat(process.errorReader().lines()).isEmpty();
            assertThat(process.exitValue()).isEqualTo(4);
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void whatHasNoBudgetIsEndedAtOnce() throws IOException, InterruptedException {
        Process process = start("check", "-");
        try {
            // More than a pipe holds: who gets it all written knows that it is being read.
            process.getOutputStream().write("{".repeat(1 << 18).getBytes(StandardCharsets.UTF_8));
            process.getOutputStream().flush();
            kill(process);

            assertThat(process.waitFor(9, TimeUnit.SECONDS)).isTrue();
            assertThat(process.errorReader().readLine())
                    .isEqualTo("parlour: interrupted before there was an answer");
            assertThat(process.exitValue()).isEqualTo(4);
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void aCheckIsStoppedByItsTime() throws IOException {
        PipedOutputStream silent = new PipedOutputStream();
        var err = new ByteArrayOutputStream();
        var console =
                new Console(
                        new PipedInputStream(silent),
                        new PrintStream(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8),
                        new PrintStream(err, false, StandardCharsets.UTF_8),
                        new Ran.FakeTerminal(false, false, false));

        int code =
                new Commands(Ran.TINY, console, new Interrupts())
                        .run("check", "-", "--time", "200ms");
        silent.close();

        assertThat(code).isEqualTo(4);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .isEqualTo("parlour: stopped: time; no verdict on file (-)\n");
    }

    /** A process whose engine has begun to work. */
    private static Process solving(String trouble) throws IOException {
        Process process =
                start(
                        "solve",
                        "nim(heap=7,take=3,trouble=" + trouble + ")",
                        "--json",
                        "--no-store");
        assertThat(process.errorReader().readLine()).isEqualTo("ready");
        return process;
    }

    private static Process start(String... words) throws IOException {
        assumeThat(Files.isExecutable(Path.of("/bin/kill"))).isTrue();
        List<String> command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-cp",
                                System.getProperty("java.class.path")
                                        + File.pathSeparator
                                        + "target/test-classes",
                                Tiny.class.getName()));
        command.addAll(List.of(words));
        return new ProcessBuilder(command).start();
    }

    /**
     * Not INT, which a process started in the background of a script ignores for good; the Java
     * machine treats both alike.
     */
    private static void kill(Process process) throws IOException, InterruptedException {
        new ProcessBuilder(List.of("/bin/kill", "-TERM", String.valueOf(process.pid())))
                .start()
                .waitFor();
    }
}

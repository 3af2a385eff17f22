package parlour.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** {@code --stdin}: one object for each line, in order, whatever the lines are. */
class BatchTest {
    @Test
    void badLinesAreAnsweredAndTheRunGoesOn() {
        String lines =
                """
                nim(heap=7,take=3)

                nim(heap=7,take=3
                nim(heap=-1,take=3)
                nym(heap=1)
                  nim( take = 2 , heap = 4 ) \s
                nim(heap=7,take=3,trouble=open)
                pennies(sides=2)
                """;

        Ran ran = Ran.fed(lines, "solve", "--stdin", "--outcome");

        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).isEmpty();
        Golden.assertSame("batch.jsonl", ran.out());
        assertThat(ran.out()).hasLineCount(8);
    }

    @Test
    void otherwiseTheLargestCodeCounts() {
        assertThat(Ran.fed("nim(heap=7,take=3)", "solve", "--stdin").code()).isZero();
        assertThat(Ran.fed("", "solve", "--stdin")).isEqualTo(new Ran(0, "", ""));
        assertThat(
                        Ran.fed(
                                        "nim(heap=7,take=3,trouble=open)\nnim(heap=7,take=3)\n",
                                        "solve",
                                        "--stdin")
                                .code())
                .isEqualTo(3);
        assertThat(
                        Ran.fed(
                                        "nim(heap=7,take=3,trouble=spin)\nnim(heap=7,take=3,trouble=open)\n",
                                        "solve",
                                        "--stdin",
                                        "--time",
                                        "1ms")
                                .code())
                .isEqualTo(4);
    }

    @Test
    void eachLineHasItsOwnTime() {
        String spin = "nim(heap=7,take=3,trouble=spin)\n";

        Ran ran =
                Ran.fed(
                        spin + "nim(heap=7,take=3)\n" + spin,
                        "solve",
                        "--stdin",
                        "--time",
                        "300ms");

        assertThat(ran.out().lines().map(line -> line.contains("\"proved\"")).toList())
                .isEqualTo(List.of(false, true, false));
    }

    /** An answer that took long is written out at once, though the next line is there already. */
    @Test
    void answersDoNotWaitLongForTheNextOnes() {
        List<Long> linesAtFlush = new ArrayList<>();
        var written = new ByteArrayOutputStream();
        OutputStream out =
                new FilterOutputStream(written) {
                    @Override
                    public void flush() {
                        linesAtFlush.add(written.toString(StandardCharsets.UTF_8).lines().count());
                    }
                };
        String lines = "nim(heap=7,take=3,trouble=spin)\n" + "nim(heap=7,take=3)\n".repeat(3);
        var console =
                new Console(
                        new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)),
                        new PrintStream(out, false, StandardCharsets.UTF_8),
                        new PrintStream(OutputStream.nullOutputStream()),
                        new Ran.FakeTerminal(false, false, false));
        new Commands(List.of(new TinyNim()), console, new Interrupts())
                .run("solve", "--stdin", "--time", "1100ms");

        assertThat(linesAtFlush).containsSubsequence(1L, 4L);
    }

    /** Some editors put an invisible mark before the first line. */
    @Test
    void aByteOrderMarkIsPassedOver() {
        String line = "nim(heap=7,take=3)\r\n";

        Ran marked = Ran.fed("\uFEFF" + line + line, "solve", "--stdin");

        assertThat(marked).isEqualTo(Ran.fed(line + line, "solve", "--stdin"));
        assertThat(marked.code()).isZero();
    }

    @Test
    void memoryAndBugsSpoilOneLineOnly() {
        String lines =
                "nim(heap=7,take=3,trouble=memory)\nnim(heap=7,take=3,trouble=bug)\nnim(heap=7,take=3,trouble=stack)\n"
                        + "nim(heap=7,take=3)\n";

        Ran ran = Ran.fed(lines, "solve", "--stdin");

        assertThat(ran.code()).isEqualTo(70);
        assertThat(ran.out().lines().toList())
                .hasSize(4)
                .satisfiesExactly(
                        line -> assertThat(line).contains("\"explored\":\"stopped: memory\""),
                        line ->
                                assertThat(line)
                                        .startsWith(
                                                "{\"line\":2,\"error\":\"internal error, please report: "),
                        line ->
                                assertThat(line)
                                        .startsWith(
                                                "{\"line\":3,\"error\":\"internal error, please report: "),
                        line -> assertThat(line).contains("\"outcome\":\"N\""));
    }

    @Test
    void movesWorkToo() {
        Ran ran = Ran.fed("nim(heap=2,take=3)\npennies(sides=2)\n", "moves", "--stdin");

        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.out())
                .startsWith("{\"instance\":\"nim(heap=2,take=3)\",\"moves\":[{\"move\":\"2\"")
                .contains("\n{\"line\":2,\"error\":\"game (pennies) is not played move by move");
    }

    @Test
    void bytesThatAreNoTextAndLineEndsOfAllKinds() {
        byte[] lines =
                "nim(heap=7,take=3)\r\n\u00ff\nnim(heap=8,take=3)"
                        .getBytes(StandardCharsets.ISO_8859_1);

        Ran ran = Ran.fed(lines, "solve", "--stdin", "--outcome");

        assertThat(ran.out())
                .isEqualTo(
                        """
                        {"instance":"nim(heap=7,take=3)","status":"proved","outcome":"N","method":"residue"}
                        {"line":2,"error":"line is not UTF-8; expected an instance such as \
                        monotonic(a=4,d=3,deck=12)","token":""}
                        {"instance":"nim(heap=8,take=3)","status":"proved","outcome":"P","method":"residue"}
                        """);
    }

    @Test
    void aLineOfAnyLengthIsPassedOver() {
        byte[] lines = new byte[40 * 1024 * 1024];
        java.util.Arrays.fill(lines, (byte) '5');
        byte[] next = "\nnim(heap=8,take=3)".getBytes(StandardCharsets.UTF_8);
        System.arraycopy(next, 0, lines, lines.length - next.length, next.length);

        Ran ran = Ran.fed(lines, "solve", "--stdin", "--outcome");

        assertThat(ran.out())
                .startsWith(
                        "{\"line\":1,\"error\":\"line longer than 33554432 bytes\",\"token\":\"\"}\n")
                .contains("\"outcome\":\"P\"");
    }

    /** A partner who waits for each answer before asking on is not kept waiting. */
    @Test
    @Timeout(value = 10, unit = TimeUnit.MINUTES)
    void answersComeBeforeTheNextQuestion() throws IOException, InterruptedException {
        var ask = new PipedOutputStream();
        var questions = new PipedInputStream(ask);
        var listen = new PipedInputStream();
        var answers = new PipedOutputStream(listen);
        var console =
                new Console(
                        questions,
                        new PrintStream(
                                new java.io.BufferedOutputStream(answers),
                                false,
                                StandardCharsets.UTF_8),
                        System.err,
                        new Ran.FakeTerminal(false, false, false));
        Thread batch =
                Thread.ofVirtual()
                        .start(
                                () ->
                                        new Commands(Ran.TINY, console, new Interrupts())
                                                .run("solve", "--stdin"));
        var reader =
                new java.io.BufferedReader(
                        new java.io.InputStreamReader(listen, StandardCharsets.UTF_8));
        for (int heap = 1; heap <= 3; heap++) {
            ask.write(
                    ("nim(heap=" + heap + ",take=3)\nnim(heap=").getBytes(StandardCharsets.UTF_8));
            ask.flush();

            assertThat(reader.readLine()).contains("nim(heap=" + heap + ",take=3)");

            ask.write("9,take=3)\n".getBytes(StandardCharsets.UTF_8));
            ask.flush();

            assertThat(reader.readLine()).contains("nim(heap=9,take=3)");
        }
        ask.close();
        batch.join();
    }

    /** The contract asks for 10^4 small instances a second; the tiny game costs nothing itself. */
    @Test
    @Tag("slow")
    void tenThousandInstancesASecond() {
        String lines = "nim(heap=7,take=3)\n".repeat(100_000);
        Ran.fed(lines, "solve", "--stdin");
        long start = System.nanoTime();

        Ran ran = Ran.fed(lines, "solve", "--stdin");

        assertThat(ran.out()).hasLineCount(100_000);
        assertThat(System.nanoTime() - start).isLessThan(10_000_000_000L);
    }
}

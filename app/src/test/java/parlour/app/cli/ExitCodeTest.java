package parlour.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every exit code, and what stands on the outputs beside it. */
class ExitCodeTest {
    @Test
    void proved() {
        assertThat(Ran.tiny("solve", "nim(heap=7,take=3)").code()).isZero();
    }

    @Test
    void cited() {
        assertThat(Ran.tiny("solve", "nim(heap=7,take=3,trouble=cite)").code()).isZero();
    }

    @Test
    void noMethodLeft() {
        Ran ran = Ran.tiny("solve", "nim(heap=7,take=3,trouble=open)", "--json");

        assertThat(ran.code()).isEqualTo(3);
        assertThat(ran.out())
                .isEqualTo(
                        """
                        {"instance":"nim(heap=7,take=3,trouble=open)","status":"unknown","method":"residue",\
                        "explored":"heaps up to 12","knownMoves":[{"move":"1","outcome":"N"}]}
                        """);
        assertThat(Ran.tiny("solve", "nim(heap=7,take=3,trouble=open)").out())
                .isEqualTo(
                        """
                        nim(heap=7,take=3,trouble=open)
                        Unknown. Explored: heaps up to 12
                        Settled: after move 1 the outcome is N
                        Method: residue (unknown)
                        """);
    }

    @Test
    void timeIsUp() {
        Ran ran = Ran.tiny("solve", "nim(heap=7,take=3,trouble=spin)", "--time", "1ms", "--json");

        assertThat(ran.code()).isEqualTo(4);
        assertThat(ran.out())
                .contains("\"status\":\"unknown\"", "\"explored\":\"nothing, stopped by time\"");
        assertThat(ran.err()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"leak, time", "memory, memory"})
    void aLimitThatStruckAnywhereIsAnUnknown(String trouble, String limit) {
        Ran ran = Ran.tiny("solve", "nim(heap=7,take=3,trouble=" + trouble + ")", "--json");

        assertThat(ran.code()).isEqualTo(4);
        assertThat(ran.out())
                .contains("\"status\":\"unknown\"")
                .contains("\"explored\":\"stopped: " + limit + "\"");
        assertThat(ran.err()).isEmpty();
    }

    @Test
    void movesThatAreStopped() {
        Ran spun = Ran.tiny("moves", "nim(heap=7,take=3,trouble=spin)", "--time", "1ms", "--json");
        Ran full = Ran.tiny("moves", "nim(heap=7,take=3,trouble=memory)");

        assertThat(spun.code()).isEqualTo(4);
        assertThat(spun.out())
                .contains("\"status\":\"unknown\"")
                .contains("\"explored\":\"stopped: time\"");
        assertThat(full.code()).isEqualTo(4);
        assertThat(full.out())
                .contains("Unknown, for the work was stopped. Explored: stopped: memory");
    }

    @ParameterizedTest
    @ValueSource(strings = {"bug", "stack"})
    void aBugIsOneLineThatNamesItsTrace(String trouble) throws IOException {
        Ran ran = Ran.tiny("solve", "nim(heap=7,take=3,trouble=" + trouble + ")");

        assertThat(ran.code()).isEqualTo(70);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err())
                .startsWith("parlour: internal error, please report: java.lang.")
                .hasLineCount(1);
        Path trace = Path.of(ran.err().strip().replaceFirst(".*; trace in ", ""));
        assertThat(Files.readString(trace)).contains("planted", "TinyNim.solve");
        Files.delete(trace);
    }

    @Test
    void aBugShowsItsTraceWhenAsked() {
        Ran ran = Ran.tiny("solve", "nim(heap=7,take=3,trouble=bug)", "--trace");

        assertThat(ran.code()).isEqualTo(70);
        assertThat(ran.err())
                .startsWith(
                        "parlour: internal error, please report: java.lang.IllegalStateException: planted bug\n")
                .contains("at parlour.app.cli.TinyNim.solve");
    }

    @Test
    void aReaderThatHasGone() {
        var out =
                new java.io.PrintStream(
                        new java.io.OutputStream() {
                            @Override
                            public void write(int b) throws IOException {
                                throw new IOException("closed");
                            }
                        });
        var err = new java.io.ByteArrayOutputStream();
        var console =
                new Console(
                        java.io.InputStream.nullInputStream(),
                        out,
                        new java.io.PrintStream(err),
                        new Ran.FakeTerminal(false, false, false));

        int code = new Commands(Ran.TINY, console, new Interrupts()).run("games");

        assertThat(code).isEqualTo(2);
        assertThat(err.toString(java.nio.charset.StandardCharsets.UTF_8))
                .isEqualTo(
                        "parlour: standard output (closed or full) took no more of the answer\n");
    }

    @Test
    void versionAndHelp() {
        assertThat(Ran.tiny("--version"))
                .isEqualTo(new Ran(0, "parlour " + Commands.VERSION + "\n", ""));
        assertThat(Ran.tiny("-V")).isEqualTo(Ran.tiny("--version"));
        assertThat(Ran.tiny("--help")).isEqualTo(Ran.tiny("help"));
        assertThat(Ran.tiny("-h")).isEqualTo(Ran.tiny("help"));
    }

    @Test
    void everyVerbHasAPage() {
        for (Verbs verb : Verbs.values()) {
            Ran ran = Ran.tiny(verb.word(), "--help");

            assertThat(ran.code()).isZero();
            assertThat(ran.out())
                    .startsWith("Usage: ./parlour " + verb.word())
                    .contains("For example\n  ");
            assertThat(ran)
                    .isEqualTo(Ran.tiny("help", verb.word()))
                    .isEqualTo(Ran.tiny(verb.word(), "-h"));
        }
    }

    @Test
    void theVersionIsThatOfTheBuild() throws IOException {
        String pom = Files.readString(Path.of("pom.xml"));

        assertThat(pom).contains("<version>" + Commands.VERSION + "</version>");
    }

    @Test
    void keysAndOptionsHaveDifferentNames() {
        for (Verbs verb : Verbs.values()) {
            List<String> names = verb.verb().syntax().options().stream().map(Option::name).toList();

            assertThat(names).doesNotHaveDuplicates();
            for (var game : parlour.games.Games.all()) {
                if (verb.verb().takesKeys()) {
                    assertThat(game.profile().keys()).doesNotContainAnyElementsOf(names);
                }
            }
        }
    }
}

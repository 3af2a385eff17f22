package parlour.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.games.Games;
import parlour.games.catalogue.Game;

/** The command line over the games of the house. */
class RealGamesTest {
    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            textBlock =
                    """
                    real/solve-5-4-14.txt    => solve monotonic(a=5,d=4,deck=14)
                    real/solve-5-4-14.json   => solve monotonic(a=5,d=4,deck=14) --json
                    real/solve-4-3-7.json    => solve monotonic --a 4 --d 3 --deck 7 --nimber --remoteness --json
                    real/moves-3-3-5.json    => moves monotonic(a=3,d=3,deck=5) --json
                    real/moves-3-3-5.txt     => moves monotonic(a=3,d=3,deck=5)
                    real/table-misere.csv    => table monotonic --a 2..4 --d 2..4 --deck 0..8 --play misere --format csv
                    real/bfile-3-3.txt       => table monotonic --a 3 --d 3 --deck 5..12 --nimber --format bfile
                    """)
    void isAsAccepted(String file, String command) {
        Ran ran = Ran.real(command.split(" "));

        assertThat(ran.err()).isEmpty();
        Golden.assertSame(file, ran.out());
        assertThat(ran.code()).isZero();
    }

    /** Counts of steps, which no machine and no earlier run changes. */
    @Test
    void benchGivesTheSameSignatureTwice() {
        Ran ran = Ran.real("bench", "--quiet");
        assertThat(ran.code()).isEqualTo(ExitCode.ANSWERED);
        assertThat(ran.out())
                .contains("sylver(named=12 13) oversemigroups=")
                .matches("(?s).*\\nbench instances=9 signature=[0-9a-f]{8}\\n");
        assertThat(Ran.real("bench", "--quiet").out()).isEqualTo(ran.out());
    }

    /** The signature of one game, so that a new game does not change it. */
    @Test
    void theSignatureOfMonotonicIsAsAccepted() {
        List<Game<?>> monotonic = List.of(Games.named("monotonic"));
        Ran ran =
                Ran.run(
                        monotonic,
                        new byte[0],
                        new Ran.FakeTerminal(false, false, false),
                        "selftest",
                        "--quiet");

        assertThat(ran.err()).isEmpty();
        Golden.assertSame("real/selftest-monotonic.txt", ran.out());
    }

    @Test
    void theSelftestPasses() {
        Ran ran = Ran.real("selftest");

        assertThat(ran.code()).describedAs(ran.err()).isZero();
        assertThat(ran.out()).matches("selftest instances=[0-9]+ failures=0 .*\n");
    }

    static Stream<String> examples() {
        return Games.all().stream().flatMap(game -> game.profile().examples().stream());
    }

    /** What a game shows as worth trying is drawn, and answered even if there is no time. */
    @ParameterizedTest
    @MethodSource("examples")
    void everyExampleIsDrawn(String instance) {
        assertThat(Ran.real("show", instance).out()).isNotBlank();
        assertThat(Ran.real("show", instance, "--svg", "-").out()).startsWith("<svg");
        assertThat(Ran.real("solve", instance, "--time", "0ms").code()).isIn(0, 4);
    }

    /** What a game shows as worth trying is answered, proved, and verified. */
    @Tag("slow")
    @ParameterizedTest
    @MethodSource("examples")
    void everyExampleWorks(String instance, @TempDir Path folder) {
        Path proof = folder.resolve("proof.jsonl.gz");
        Ran solved = Ran.real("solve", instance, "--proof", proof.toString());

        assertThat(solved.code()).isIn(ExitCode.ANSWERED, ExitCode.EXHAUSTED);
        if (Files.exists(proof)) {
            assertThat(Ran.real("check", proof.toString()).out()).endsWith("s VERIFIED\n");
        } else {
            assertThat(solved.err()).contains("no certificate written");
        }
    }

    @Test
    void everyGameIsFoundByItsName() {
        for (var game : Games.all()) {
            assertThat(Ran.real("games", game.profile().id()).out())
                    .startsWith(game.profile().id());
            assertThat(Ran.real("solve", "--help", game.profile().id()).out())
                    .contains("Keys of " + game.profile().id());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            textBlock =
                    """
                    monotonic(a=0,d=3,deck=5)          => 0
                    monotonic(a=-2,d=3,deck=5)         => -2
                    monotonic(a=1000000000,d=3,deck=5,board=1 1) => 1000000000
                    monotonic(a=3,d=3,deck=1000000000000) => 1000000000000
                    monotonic(a=3,d=3,deck=5,board=2 2) => 2
                    monotonic(a=3,d=3,deck=5,board=9)   => 9
                    monotonic(a=3,d=3,deck=5,bord=2)    => bord
                    monotonic(a=3,d=3,deck=5            => monotonic(a=3,d=3,deck=5
                    monotonic(a=3,d=3)                  => deck
                    monotonic(a=3,d=3,deck=5,play=fair) => fair
                    """)
    void badInstancesNameTheirToken(String instance, String token) {
        Ran ran = Ran.real("solve", instance);

        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).startsWith("parlour: ").hasLineCount(1).contains("(" + token + ")");
        assertThat(ran.code()).isEqualTo(2);
    }
}

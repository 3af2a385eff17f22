package parlour.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.games.catalogue.Game;
import parlour.games.chomp.ChompGame;

/**
 * The recipe of docs/adding-a-game.md works: a game of rules, notation and scene can be asked
 * everything that the command line knows.
 */
class FifthGameTest {
    private static final List<Game<?>> GAMES = List.of(new ChompGame());

    @TempDir private Path folder;

    private static Ran run(String... words) {
        return Ran.run(GAMES, new byte[0], new Ran.FakeTerminal(false, false, false), words);
    }

    @ParameterizedTest
    @CsvSource({"2 2, 2:2", "3 3, 2:3", "4 4, 2:4", "3 3 3, 2:2", "4 4 4 4, 2:2", "5 5 5 5 5, 2:2"})
    void theWinningBiteIsThatOfTheBooks(String rows, String bite) {
        Ran ran = run("solve", "chomp(rows=" + rows + ")", "--json");

        assertThat(ran.out()).contains("\"outcome\":\"N\"").contains("\"" + bite + "\"");
        assertThat(ran.code()).isEqualTo(ExitCode.ANSWERED);
    }

    @Test
    void movesAreListed() {
        assertThat(run("moves", "chomp(rows=2 1)", "--json").out())
                .isEqualTo(
                        "{\"instance\":\"chomp(rows=2 1)\",\"moves\":["
                                + "{\"move\":\"1:2\",\"outcome\":\"N\",\"wins\":false,\"remoteness\":2},"
                                + "{\"move\":\"2:1\",\"outcome\":\"N\",\"wins\":false,\"remoteness\":2},"
                                + "{\"move\":\"1:1\",\"outcome\":\"N\",\"wins\":false,\"remoteness\":0}]}\n");
    }

    @Test
    void aTableIsMade() {
        Ran ran = run("table", "chomp", "--rows", "1;2;1 1;2 1;2 2", "--remoteness");

        assertThat(ran.out())
                .isEqualTo("rows,outcome,remoteness\n1,P,1\n2,N,2\n1 1,N,2\n2 1,P,3\n2 2,N,4\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--outcome", "--remoteness", "--quiet"})
    void aCertificateIsWrittenAndChecked(String question) throws IOException {
        String file = folder.resolve("chomp.jsonl").toString();

        assertThat(run("solve", "chomp(rows=4 4 4)", question, "--proof", file).code())
                .isEqualTo(ExitCode.ANSWERED);
        assertThat(run("check", file).out()).endsWith("s VERIFIED\n");

        String proof = Files.readString(Path.of(file));
        Files.writeString(Path.of(file), proof.replace("\"N\"", "\"P\""));
        assertThat(run("check", file).out()).contains("s REJECTED");
    }

    @Test
    void aPictureIsDrawn() {
        assertThat(run("show", "chomp(rows=2 1)").out()).contains("The bar").contains("poison");
    }

    @Test
    void theCommandsOfTheRecipeWork() throws IOException {
        SmallShell shell = new SmallShell(folder, GAMES);
        int commands = 0;
        for (String line : Files.readAllLines(Path.of("../docs/adding-a-game.md"))) {
            if (line.startsWith("./parlour ")) {
                assertThat(shell.run(line)).describedAs(line).isNotEmpty();
                assertThat(shell.code()).describedAs(line).isEqualTo(ExitCode.ANSWERED);
                commands++;
            }
        }
        assertThat(commands).isEqualTo(5);
    }

    @Test
    void badInputIsOneLine() {
        Ran ran = run("solve", "chomp(rows=1 2)");

        assertThat(ran.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(ran.err())
                .isEqualTo(
                        "parlour: rows (2): give 1 to 12 squares a row, no row longer than the one before,"
                                + " as in chomp(rows=4 4 1)\n");
    }
}

package parlour.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LongRunVerbTest {
    @Test
    void everyDeckIsAnsweredAndItsCertificateVerified(@TempDir Path folder) {
        String file = folder.resolve("run.jsonl").toString();
        Ran ran =
                Ran.real(
                        "long-run",
                        "monotonic",
                        "--a",
                        "4",
                        "--d",
                        "3",
                        "--play",
                        "misere",
                        "--json",
                        "--proof",
                        file);

        assertThat(ran.err()).isEmpty();
        assertThat(ran.out())
                .isEqualTo(
                        "{\"instance\":\"monotonic(a=4,d=3,deck=L,play=misere)\",\"status\":\"proved\","
                                + "\"eventual\":\"N\",\"threshold\":9,\"onset\":6,\"prefix\":\"DDDDDPNNN\","
                                + "\"lastD\":4,\"lastP\":5,\"method\":\"class-search\"}\n");
        assertThat(Ran.real("check", file).out()).endsWith("s VERIFIED\n");
    }

    @Test
    void wordsSayTheSame() {
        assertThat(Ran.real("long-run", "monotonic", "--a", "3", "--d", "3").out())
                .isEqualTo(
                        """
                        monotonic(a=3,d=3,deck=L)
                        For all decks of 7 cards or more: The player to move wins (N).
                        For 0, 1, 2, ... cards before: DDDDDNN
                        It is so from 5 cards on.
                        Method: class-search (proved)
                        """);
    }

    @Test
    void aProfileFollowsTheAnswer() {
        String[] words = {"long-run", "monotonic", "--a", "4", "--d", "3", "--play", "misere"};
        String[] profiled = {
            "long-run", "monotonic(a=4,d=3,play=misere)", "--profile", "--longest", "7"
        };
        assertThat(Ran.real(profiled).out())
                .isEqualTo(
                        Ran.real(words).out()
                                + """

                                n  outcome  winning first moves
                                1  D        none
                                2  D        none
                                3  D        none
                                4  D        none
                                5  P        none
                                6  N        3
                                7  N        3..4
                                L  N        3..n-3
                                """);
    }

    @Test
    void aProfileIsAFieldOfTheObject() {
        String command = "long-run monotonic --a 2 --d 3 --json";
        String plain = Ran.real(command.split(" ")).out();
        String profiled = Ran.real((command + " --profile --longest 4").split(" ")).out();

        assertThat(plain).doesNotContain("profile").endsWith("}\n");
        assertThat(profiled)
                .isEqualTo(
                        plain.substring(0, plain.length() - 2)
                                + ",\"profile\":[{\"n\":1,\"outcome\":\"D\",\"winningMoves\":[]},"
                                + "{\"n\":2,\"outcome\":\"D\",\"winningMoves\":[]},"
                                + "{\"n\":3,\"outcome\":\"N\",\"winningMoves\":[\"3\"]},"
                                + "{\"n\":4,\"outcome\":\"N\",\"winningMoves\":[\"4\"]},"
                                + "{\"n\":\"L\",\"outcome\":\"N\",\"winningMoves\":[\"n\"]}]}\n");
    }

    @Test
    void rowsOfAProfileBeyondTheBudgetAreOpen() {
        String command = "long-run monotonic --a 8 --d 8 --profile --longest 60 --time 0ms";
        Ran text = Ran.real(command.split(" "));

        assertThat(text.code()).isEqualTo(ExitCode.STOPPED);
        assertThat(text.out()).contains("1   D        none\n").endsWith("\nL   ?        ?\n");
        assertThat(Ran.real((command + " --json").split(" ")).out())
                .contains("{\"n\":60,\"outcome\":\"?\"},{\"n\":\"L\",\"outcome\":\"?\"}]}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "long-run monotonic --a 3 --d 3 --deck 9; key (deck) does not go with a long run",
                "long-run monotonic --a 3; key (d) is missing",
                "long-run leher --cards 5; game (leher) has no long run",
                "long-run; no instance given",
                "long-run monotonic --a 3 --d 3 --longest 9; longest (9) goes with --profile only",
                "long-run monotonic --a 3 --d 3 --profile --longest 1..9; longest (1..9) cannot be used",
                "long-run monotonic --a 3 --d 3 --profile --longest 1001; give 1 to 1000, as in",
                "solve sylver --named 4,11; put spaces between several, and give one from 1",
                "solve monotonic(a=4,d=3,deck=9,board=1,2); put spaces between several",
                "solve monotonic(a=4,d=3,deck=5)x; expected nothing after the last )",
                "study leher --cards 5 --receiver keep; gives 0 probabilities after keep",
                "puzzle; no game given",
                "puzzle leher; game (leher) sets no puzzles",
                "puzzle transposition --level 9; level (9) cannot be used",
                "puzzle transposition --seed x; seed (x) cannot be used",
                "puzzle monotonic --level 5; give 1 to 4",
                "puzzle sylver --seed -1; give a number from 0 to 999999999999999999",
                "puzzle transpositon; did you mean transposition?"
            })
    void badInputIsOneLine(String command, String complaint) {
        Ran ran = Ran.real(command.split(" "));

        assertThat(ran.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(ran.err()).contains(complaint).hasLineCount(1);
        assertThat(ran.out()).isEmpty();
    }

    @Test
    void aPuzzleHasOneWinningMoveAndIsTheSameEachTime() {
        String[] words = {
            "puzzle", "transposition", "--seed", "7", "--level", "3", "--json", "--solution"
        };
        Ran first = Ran.real(words);

        assertThat(first.code()).isZero();
        assertThat(first.out())
                .isEqualTo(Ran.real(words).out())
                .contains("\"level\":3")
                .contains("\"winningMove\":\"10\"");
        assertThat(Ran.real("puzzle", "transposition", "--seed", "7", "--level", "3").out())
                .contains("only one move wins")
                .doesNotContain("Solution");
    }
}

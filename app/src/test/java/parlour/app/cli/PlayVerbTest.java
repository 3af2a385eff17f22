package parlour.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import parlour.app.play.Level;
import parlour.app.play.Opponent;
import parlour.app.recall.Recall;
import parlour.app.terminal.Board;
import parlour.app.terminal.Room;
import parlour.app.terminal.SavedPlay;
import parlour.app.terminal.Seat;
import parlour.claim.Budget;
import parlour.games.Games;

/** Whole plays from piped lines. */
class PlayVerbTest {
    private static final Pattern REPLY = Pattern.compile("plays (\\S+)\\.\n");

    private static Ran play(String lines, String... words) {
        String[] command = new String[words.length + 1];
        command[0] = "play";
        System.arraycopy(words, 0, command, 1, words.length);
        return Ran.run(
                Games.all(),
                lines.getBytes(StandardCharsets.UTF_8),
                new Ran.FakeTerminal(false, false, false),
                command);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "play-monotonic.txt     | monotonic(a=3,d=3,deck=7)             | help;hint;4;moves;line;resign",
                "play-order.txt         | monotonic(a=4,d=3,deck=Q)             | hints on;0;1;why;undo;redo;line",
                "play-transposition.txt | transposition(domain=1..7,moves=4)    | moves;7;why;line;new;quit",
                "play-sylver.txt        | sylver(named=4 10)                    | hint;6;moves;5;line;quit"
            })
    void aPlayOfEachGameIsAsAccepted(String golden, String instance, String lines) {
        Ran ran = play(lines.replace(';', '\n') + "\n", instance, "--opponent", "stubborn");

        Golden.assertSame("real/" + golden, ran.out());
        assertThat(ran.err()).isEmpty();
        assertThat(ran.code()).isEqualTo(ExitCode.ANSWERED);
    }

    @ParameterizedTest
    @CsvSource({
        "play-leher-receiver.txt,leher,receiver",
        "play-leher-dealer.txt,leher(authentic),dealer"
    })
    void aTrainingOfEachSideIsAsAccepted(String golden, String game, String side) {
        String lines = "help\nhint\nkeep\nc\nhints on\nk\nundo\nchange\ntable\nquit\n";
        Ran ran = play(lines, game, "--side", side, "--seed", "3");

        Golden.assertSame("real/" + golden, ran.out());
        assertThat(ran.err()).isEmpty();
        assertThat(ran.code()).isEqualTo(ExitCode.ANSWERED);
    }

    @Test
    void outcomesAreHiddenUnlessHintsAreOn() {
        String legend = "playing it wins";
        assertThat(play("", "monotonic(a=3,d=3,deck=7)").out()).doesNotContain(legend);
        assertThat(play("", "monotonic(a=3,d=3,deck=7)", "--hints").out()).contains(legend);
        assertThat(play("hints on\nboard\nhints off\n", "monotonic(a=3,d=3,deck=7)").out())
                .containsOnlyOnce(legend);
    }

    @Test
    void whatCannotBeTrainedIsRefused(@TempDir Path folder) throws IOException {
        assertThat(play("", "leher(cards=6,players=3)").err()).contains("cannot be studied");
        assertThat(play("", "leher(cards=6,dealerTold=true)").err()).contains("cannot be studied");
        assertThat(play("", "leher", "--side", "both").err())
                .contains("side (both) cannot be trained; take one side, as in --side receiver");
        assertThat(play("", "leher", "--opponent", "casual").err()).contains("opponent (casual)");
        assertThat(play("", "leher(authentic)", "--time", "0ms").code())
                .isEqualTo(ExitCode.STOPPED);
        Path file =
                Files.writeString(
                        folder.resolve("no.txt"),
                        "parlour-play 1\nstart leher(cards=13)\nside first\nopponent perfect\nseed 1\nmove 7\n");
        assertThat(play("", "--load", file.toString()).err()).contains("unknown choice (7)");
        assertThat(play("kep\nside left\nhints so\nundo\nload /none/such\n", "leher").out())
                .contains("unknown command (kep): did you mean keep?")
                .contains("unknown side (left): expected one of receiver, dealer")
                .contains("unknown word after hints (so)")
                .contains("There is no choice to take back.")
                .contains("cannot be read");
    }

    @Test
    void aTrainingIsSavedAndLoaded(@TempDir Path folder) throws IOException {
        String file = folder.resolve("training.txt").toString();
        String before =
                play("k\nc\nk\nsave " + file + "\ntable\n", "leher", "--side", "dealer").out();
        assertThat(before).contains("Saved 3 choices.");
        assertThat(Files.readString(Path.of(file)))
                .isEqualTo(
                        "parlour-play 1\nstart leher(cards=13)\nside second\nopponent perfect\nseed 1\n"
                                + "move keep\nmove change\nmove keep\n");
        String table = before.substring(before.lastIndexOf("The dealer's regret"));
        assertThat(play("table\n", "--load", file).out()).endsWith(table);
        assertThat(play("k\nload " + file + "\ntable\n", "leher").out())
                .contains(table.substring(0, table.indexOf("dealer>")));
        assertThat(play("load " + file + "\n", "leher(cards=12)").out())
                .contains("has another start");
    }

    @Test
    void theGamesNameAloneTakesAnExample() {
        assertThat(play("", "sylver").out()).startsWith("Sylver coinage: sylver(named=5 7)\n");
        assertThat(play("", "sylver", "--named", "3 5").out())
                .startsWith("Sylver coinage: sylver(named=3 5)\n");
    }

    @Test
    void whoWinsIsSaid() {
        String both = play("2\n3\nquit\n", "sylver(named=4 5 11)", "--side", "both").out();
        assertThat(both).contains("The second player has won.");
        assertThat(play("1\n2\n", "monotonic(a=3,d=3,deck=2)", "--side", "both").out())
                .contains("The play is drawn.");
        assertThat(play("resign\n2\n", "sylver(named=4 5 11)").out())
                .contains("The first player resigns: the second player wins.")
                .contains("The play is over; undo, new or quit.");
        assertThat(play("", "sylver(named=4 5 11)", "--side", "second").out())
                .contains("The first player (perfect) plays");
    }

    @Test
    void perfectPlayWinsWonPositions() {
        assertThat(play("2\n", "sylver(named=4 5 11)").out())
                .contains("The second player (perfect) plays 3.\n")
                .contains("The second player has won.");
    }

    @ParameterizedTest
    @EnumSource(Level.class)
    void theSameSeedPlaysTheSame(Level level) {
        String word = level.word();
        Ran first = play("19\n", "sylver(named=7 9)", "--opponent", word, "--seed", "5");
        Ran again = play("19\n", "sylver(named=7 9)", "--opponent", word, "--seed", "5");

        assertThat(first.out()).isEqualTo(again.out());
        Matcher reply = REPLY.matcher(first.out());
        assertThat(reply.find()).isTrue();
    }

    @Test
    void aPlayIsSavedAndLoaded(@TempDir Path folder) throws IOException {
        String file = folder.resolve("game.txt").toString();
        String lines = "8\nside both\nopponent casual\nsave " + file + "\nquit\n";
        String before = play(lines, "sylver(named=5 7)", "--seed", "9").out();
        assertThat(before).contains("Saved 2 moves.");
        String saved = Files.readString(Path.of(file));
        assertThat(saved)
                .startsWith(
                        "parlour-play 1\nstart sylver(named=5 7)\nside both\nopponent casual\nseed 9\n")
                .contains("\nmove 8\n");
        assertThat(SavedPlay.read(saved).moves()).hasSize(2);

        String line = play("line\n", "--load", file).out();
        assertThat(line).contains("  1. 8\n");
        assertThat(play("load " + file + "\nline\n", "sylver(named=5 7)").out())
                .contains("  1. 8\n");
        assertThat(play("load " + file + "\n", "sylver(named=5 8)").out())
                .contains("has another start");
    }

    @Test
    void whatCannotBeUnderstoodIsSaidAndChangesNothing() {
        String out =
                play(
                                "nonsense\n10\nside left\nopponent hard\nhints maybe\nsave\nload /none/such\n\nredo\nundo\n",
                                "sylver(named=5 7)")
                        .out();
        assertThat(out)
                .contains("(nonsense)")
                .contains("(10)")
                .contains("unknown side (left)")
                .contains("unknown opponent (hard)")
                .contains("unknown word after hints (maybe): expected one of on, off")
                .contains("() is no name of a file; expected FILE")
                .contains("cannot be read")
                .contains("There is no move to play again.")
                .contains("There is no move to take back.");
    }

    @Test
    void badCallsAreRefused(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("no.txt"), "parlour-play 1\nstart\n");
        assertThat(play("", "matrix").code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(play("", "sylver", "--seed", "x").err()).contains("seed (x)");
        assertThat(play("", "sylver", "--opponent", "perfekt").err())
                .contains("did you mean perfect?");
        assertThat(play("", "--load", file.toString()).err()).contains("no saved play (start)");
        assertThat(play("").code()).isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void commandsAndMovesAreCompleted() {
        SavedPlay start =
                new SavedPlay(
                        "sylver(named=5 7)",
                        Seat.FIRST,
                        new Opponent(Level.PERFECT, 1),
                        List.of("8"));
        Board table =
                Board.of(
                        Games.all().getLast(),
                        start,
                        new Room(Recall.nothing(), Budget::unlimited, _ -> ""));

        assertThat(table.words()).contains("help", "undo", "resign", "9", "11").doesNotContain("8");
        assertThat(table.prompt()).isEqualTo("second> ");
        assertThat(table.answer("quit")).isEmpty();
        assertThat(table.isLeft()).isTrue();
    }

    @Test
    void time() {
        String out = play("moves\nhint\n", "sylver(named=16)", "--time", "0ms").out();
        assertThat(out).contains("Hint: nobody knows within the time given.");
    }
}

package parlour.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole outputs over the tiny games, as accepted. */
class GoldenOutputTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    help.txt             | help
                    help-solve.txt       | help solve
                    help-table-nim.txt   | table nim --help
                    games.txt            | games
                    games.json           | games --json
                    games-nim.txt        | games nim
                    games-nim.json       | games nim --json
                    solve-n.txt          | solve nim --heap 7 --take 3 --nimber --remoteness
                    solve-n.json         | solve nim --heap 7 --take 3 --nimber --remoteness --json
                    solve-p.txt          | solve nim(heap=8,take=3) --remoteness --why
                    solve-p.json         | solve nim(heap=8,take=3) --remoteness --why --json
                    solve-d.txt          | solve nim(heap=2,take=3,trouble=draw)
                    solve-misere.txt     | solve nim --heap 5 --take 3 --play misere --nimber
                    solve-misere.json    | solve nim --heap 5 --take 3 --play misere --nimber --json
                    solve-cited.txt      | solve nim(heap=5,take=3,trouble=cite)
                    solve-cited.json     | solve nim(heap=5,take=3,trouble=cite) --json
                    solve-outcome.json   | solve nim(heap=5,take=3) --outcome --json
                    solve-mixes.txt      | solve pennies(sides=3) --all
                    solve-mixes.json     | solve pennies(sides=3) --all --json
                    moves.txt            | moves nim(heap=7,take=3)
                    moves.json           | moves nim(heap=7,take=3) --json
                    moves-draw.txt       | moves nim(heap=2,take=3,trouble=draw)
                    moves-draw.json      | moves nim(heap=2,take=3,trouble=draw) --json
                    moves-over.txt       | moves nim(heap=0,take=3)
                    moves-over.json      | moves nim(heap=0,take=3) --json
                    show.txt             | show nim(heap=4,take=3)
                    table.csv            | table nim --take 1..3 --heap 0,2..4 --play normal;misere --nimber
                    table.md             | table nim --take 1..3 --heap 0,2..4 --play normal;misere --nimber --format markdown
                    table.json           | table nim --take 1..3 --heap 0,2..4 --play normal;misere --nimber --format json
                    table.tex            | table nim --take 1..3 --heap 0,2..4 --play normal;misere --nimber --format latex
                    table-moves.csv      | table nim(take=3) --heap 6..8 --winning-moves --remoteness --status
                    table-moves.json     | table nim(take=3) --heap 6..8 --winning-moves --remoteness --status --format json
                    table-value.csv      | table pennies --sides 2..5 --status
                    table-value.json     | table pennies --sides 2..5 --format json
                    bfile.txt            | table nim --take 3 --heap 0..9 --nimber --format bfile
                    selftest.txt         | selftest
                    """)
    void isAsAccepted(String file, String command) {
        Ran ran = Ran.tiny(command.split(" "));

        Golden.assertSame(file, ran.out());
        assertThat(ran.code())
                .isEqualTo(command.equals("selftest") ? ExitCode.REJECTED : ExitCode.ANSWERED);
    }
}

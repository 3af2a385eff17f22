package parlour.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bad input of every family: one line, as accepted, nothing on standard output, exit 2. */
class ErrorLineTest {
    private static final String SOLVE = "./parlour solve 'monotonic(a=4,d=3,deck=12)'";

    private static final String VERBS =
            Arrays.stream(Verbs.values()).map(Verbs::word).collect(Collectors.joining(", "));

    @ParameterizedTest
    @CsvSource(
            delimiterString = "=>",
            quoteCharacter = '"',
            textBlock =
                    """
                    slove => unknown verb (slove): did you mean solve? expected one of VERBS
                    --json => option (--json) before a verb; name the verb first, as in SOLVE
                    solve => no instance given; give one, as in SOLVE
                    solve nym => unknown game (nym): did you mean nim? expected one of nim, pennies
                    games nym => unknown game (nym): did you mean nim? expected one of nim, pennies
                    solve nim --heap 7 --take 3 --jsn => unknown option (--jsn): did you mean --json? as in SOLVE
                    solve nim --heap 7 --take 3 --zzzzzzzz => unknown option (--zzzzzzzz): ./parlour solve --help lists them, as in SOLVE
                    solve nim --heap=7 --take=3 -x => unknown option (-x): ./parlour solve --help lists them, as in SOLVE
                    solve nim --heap => option (--heap) needs a value; one that starts with dashes is written --heap=VALUE, as in SOLVE
                    solve nim --heap --take 3 => option (--heap) needs a value; one that starts with dashes is written --heap=VALUE, as in SOLVE
                    solve nim --heap 7 --heap 8 => option (--heap) given twice; give it once, as in SOLVE
                    solve nim --noteBook x --note-book y => option (--note-book) given twice; give it once, as in SOLVE
                    solve nim --json=yes => option (--json) takes no value, as in SOLVE
                    solve nim(heap=7,take=3) extra => unexpected argument (extra), as in SOLVE
                    solve nim(heap=7,take=3) --heap 8 => key (heap) given twice; give it once, as in SOLVE
                    solve nim(heap=7,take=3,hepa=1) => unknown nim key (hepa): did you mean heap? expected one of heap, take, play, noteBook, trouble
                    solve nim --heap 7 --take 3 --sides 2 => unknown nim key (sides): expected one of heap, take, play, noteBook, trouble
                    solve nim(heap=7,take=3) --height => nim has no answer to (--height); ask --outcome, --nimber, --remoteness, --why, as in ./parlour solve 'nim(heap=7,take=3)'
                    solve nim(heap=7,take=3) --time 90 => time (90) cannot be read: give 0ms to 876600h, as in --time 90s
                    solve nim(heap=7,take=3) --time 1d => time (1d) cannot be read: give 0ms to 876600h, as in --time 90s
                    solve nim(heap=7,take=3) --time 99999999h => time (99999999h) cannot be read: give 0ms to 876600h, as in --time 90s
                    solve nim(heap=7,take=3) --memory 0m => memory (0m) cannot be read: give a size such as 512m or 2g, as in --memory 2g
                    solve nim(heap=7,take=3) --memory 2t => memory (2t) cannot be read: give a size such as 512m or 2g, as in --memory 2g
                    solve nim(heap=7,take=3) --memory 9999999999999999999g => memory (9999999999999999999g) cannot be read: give a size such as 512m or 2g, as in --memory 2g
                    solve nim(heap=7,take=3) --threads 0 => threads (0) cannot be read: give 1 to 1024, as in --threads 2
                    solve nim(heap=7,take=3) --threads two => threads (two) cannot be read: give 1 to 1024, as in --threads 2
                    solve nim(heap=7,take=3) --stdin => instance (nim(heap=7,take=3)) given together with --stdin; give it on standard input, as in echo 'monotonic(a=4,d=3,deck=12)' | ./parlour solve --stdin
                    solve --stdin --heap 3 => instance (heap) given together with --stdin; give it on standard input, as in echo 'monotonic(a=4,d=3,deck=12)' | ./parlour solve --stdin
                    solve --stdin --proof x => option (--proof) given together with --stdin; ask for one certificate at a time, as in ./parlour solve 'monotonic(a=4,d=4,deck=12)' --proof proof.jsonl
                    solve nim(heap=7,take=3) --proof - => (-) is no name of a file; expected --proof FILE, as in --proof proof.jsonl
                    solve nim(heap=7,take=3) --proof no/such/folder/p => file (no/such/folder/p) cannot be written: no such file or folder; name another, as in --proof proof.jsonl
                    solve nim(heap=7,take=3) --proof src => file (src) is there already and no plain file; name another, as in --proof proof.jsonl
                    moves pennies(sides=2) => game (pennies) is not played move by move; ask for its value, as in ./parlour solve 'pennies(sides=2)'
                    check => no certificate file given; name one, as in ./parlour check proof.jsonl
                    check no-such-file => file (no-such-file) cannot be read: no such file or folder; name another, as in ./parlour check proof.jsonl
                    check src => file (src) is a folder; name another, as in ./parlour check proof.jsonl
                    show nim(heap=4,take=3) --svg no/such/x.svg => file (no/such/x.svg) cannot be written: no such file or folder; name another, as in --svg board.svg
                    completion => no shell given; name bash, zsh or fish, as in ./parlour completion bash
                    completion fsh => unknown shell (fsh): did you mean zsh? expected one of bash, zsh, fish
                    help slove => unknown verb (slove): did you mean solve? expected one of VERBS
                    help solve nym => unknown game (nym): did you mean nim? expected one of nim, pennies
                    help check nim => unexpected argument (nim), as in ./parlour help check
                    help results lst => unknown word after results (lst): did you mean list? expected one of list, export, import, verify, forget
                    help completion fsh => unknown word after completion (fsh): did you mean zsh? expected one of bash, zsh, fish
                    solve nim --heap 7 8 => unexpected argument (8); quote a value that has blanks: --heap '7 8', as in SOLVE
                    solve nim --json extra => unexpected argument (extra), as in SOLVE
                    table nim --heap 5..2 --take 3 => heap (5..2) runs backwards; write --heap 2..5
                    table nim --heap 0..1000000 --take 3 => table larger than 1000000 rows at (0..1000000); ask for less, as in ./parlour table monotonic --a 2..5 --d 2..5 --deck 0..20
                    table nim --heap 0..999 --take 1..9 --noteBook a;b;c;d;e;f;g;h;i;j;k;l;m;n;o;p;q;r;s;t;u;v;w;x;y;z;a;b;c;d;e;f;g;h;i;j;k;l;m;n;o;p;q;r;s;t;u;v;w;x;y;z;a;b;c;d;e;f;g;h;i;j;k;l;m;n;o;p;q;r;s;t;u;v;w;x;y;z;a;b;c;d;e;f;g;h;i;j;k;l;m;n;o;p;q;r;s;t;u;v;w;x;y;z;a;b;c;d;e;f;g;h => table larger than 1000000 rows at (a;b;c;d;e;f;g;h;i;j;k;l;m;n;o;p;q;r;s;t;u;v;w;x;y;z;a;b;c...); ask for less, as in ./parlour table monotonic --a 2..5 --d 2..5 --deck 0..20
                    table nim --heap 1;;2 --take 3 => heap (1;;2) has an empty value; write a list such as --heap '7;7'
                    table nim --heap 1..x --take 3 => heap (1..x) is no integer; give one from 0 to 1000, as in nim(heap=7,take=3)
                    table nim --heap 999..1001 --take 3 => heap (1001) must lie between 0 and 1000, as in nim(heap=7,take=3)
                    table nim --heap 1..3 => key (take) is missing; give it, as in nim(heap=7,take=3)
                    table nim --heap 1..3 --take 3 --format cvs => unknown format (cvs): did you mean csv? expected one of csv, markdown, json, latex, bfile
                    table nim --heap 1..3 --take 3 --format bfile => format (bfile) needs exactly one integer asked, such as --nimber or --remoteness, as in ./parlour table monotonic --a 3 --d 3 --deck 0..9 --nimber --format bfile
                    table nim --heap 1..3 --take 3..4 --nimber --format bfile => format (bfile) needs exactly one key through consecutive integers, as in ./parlour table monotonic --a 3 --d 3 --deck 0..9 --nimber --format bfile
                    table nim --heap 1,3,5 --take 3 --nimber --format bfile => format (bfile) needs exactly one key through consecutive integers, as in ./parlour table monotonic --a 3 --d 3 --deck 0..9 --nimber --format bfile
                    table nim --heap 1 --take 3 --nimber --format bfile => format (bfile) needs exactly one key through consecutive integers, as in ./parlour table monotonic --a 3 --d 3 --deck 0..9 --nimber --format bfile
                    table nim --heap 1..3 --take 3 --nimber --remoteness --format bfile => format (bfile) needs exactly one integer asked, such as --nimber or --remoteness, as in ./parlour table monotonic --a 3 --d 3 --deck 0..9 --nimber --format bfile
                    table nim --heap 1..3 --take 3 --play misere --nimber --format bfile => format (bfile) needs every value, but there is no nimber at heap (1); leave it out, as in ./parlour table monotonic --a 3 --d 3 --deck 0..9 --nimber --format bfile
                    table nim --heap 1..3 --take 3 --why => unknown option (--why): ./parlour table --help lists them, as in ./parlour table monotonic --a 2..5 --d 2..5 --deck 0..20 --play misere --format csv
                    """)
    void isOneLine(String command, String line) {
        Ran ran = Ran.tiny(command.split(" "));

        assertThat(ran.err())
                .isEqualTo(
                        "parlour: " + line.replace("SOLVE", SOLVE).replace("VERBS", VERBS) + "\n");
        assertThat(ran.out()).isEmpty();
        assertThat(ran.code()).isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void noWordsAtAll() {
        Ran ran = Ran.tiny();

        assertThat(ran)
                .isEqualTo(
                        new Ran(2, "", "parlour: no verb given; give one, as in ./parlour help\n"));
    }

    @Test
    void hostileTokensStayOnOneLine() {
        Ran ran = Ran.tiny("solve", "nim(heap=7,take=3)", "a\nb\u001b[31m" + "c".repeat(1000));

        assertThat(ran.err().strip())
                .hasSizeLessThan(200)
                .doesNotContain("\n", "\u001b")
                .contains("(a b [31mccc");
        assertThat(ran.code()).isEqualTo(ExitCode.BAD_INPUT);
    }
}

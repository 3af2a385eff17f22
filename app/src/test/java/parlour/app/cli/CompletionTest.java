package parlour.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The scripts know every verb, every option and the words that can be foreseen. */
class CompletionTest {
    @ParameterizedTest
    @EnumSource(Verbs.class)
    void fishKnowsVerbsAndTheirOptions(Verbs named) {
        String script = script("fish");
        String here = "complete -c parlour -n '__fish_seen_subcommand_from " + named.word() + "' ";

        assertThat(script)
                .contains("-n '__fish_use_subcommand' -a " + named.word() + " -d '")
                .contains(here + "-l help -s h -d 'Shows this page.'");
        for (Option option : named.verb().syntax(Ran.TINY).options()) {
            assertThat(script).contains(here + "-l " + option.shown().substring(2));
        }
    }

    @Test
    void fishTellsValuesFilesAndFlagsApart() {
        assertThat(script("fish"))
                .contains("solve' -l json -d ")
                .contains("solve' -l time -x -d ")
                .contains("solve' -l proof -rF -d ")
                .contains("solve' -l note-book -l noteBook -x -d ")
                .contains("solve' -a 'nim pennies'\n")
                .contains("check' -F\n")
                .contains("completion' -a 'bash zsh fish'\n");
    }

    @Test
    void wordsOfVerbsAreCompleted() {
        assertThat(script("bash"))
                .contains("(\"nim\" \"pennies\")")
                .contains("(\"bash\" \"zsh\" \"fish\")")
                .contains("(\"list\" \"export\" \"import\" \"verify\" \"forget\")");
    }

    private static String script(String shell) {
        Ran ran = Ran.tiny("completion", shell);
        assertThat(ran.code()).isZero();
        return ran.out();
    }
}

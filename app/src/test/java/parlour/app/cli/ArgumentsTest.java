package parlour.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.claim.BadInput;
import parlour.games.catalogue.Parameter;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/**
 * How words become options, and that picocli, which makes the help pages, would read them alike.
 */
class ArgumentsTest {
    private static final String ANSWER = "{\"instance\":\"nim(heap=7,take=3,noteBook=-N)\",";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve nim(heap=7,take=3,noteBook=-N) --json",
                "solve nim(noteBook=-N,take=3,heap=7) --json",
                "solve nim --heap 7 --take 3 --note-book=-N --json",
                "solve nim --heap=7 --take=3 --noteBook=-N --json",
                "solve --json --heap 7 --take 3 --noteBook -N nim",
                "solve --json nim(heap=7) --take 3 --noteBook -N",
                "solve --json --take 3 --heap 7 --noteBook -N -- nim"
            })
    void theSameInstanceInManySpellings(String command) {
        Ran ran = Ran.tiny(command.split(" "));

        assertThat(ran.out()).startsWith(ANSWER);
        assertThat(ran.code()).isZero();
    }

    /** Random command lines: both readers accept the same ones and find the same values in them. */
    @ParameterizedTest
    @EnumSource(Verbs.class)
    void picocliReadsTheSame(Verbs named) {
        Verb verb = named.verb();
        Syntax syntax = verb.takesKeys() ? verb.syntax().withKeys(Ran.TINY) : verb.syntax();
        long seed = 20_261_130L + named.ordinal();
        Random random = new Random(seed);
        int accepted = 0;
        for (int i = 0; i < 300; i++) {
            List<String> words = words(syntax, random);
            String description = "seed " + seed + ": " + words;
            try {
                Arguments ours = Arguments.read(syntax, words);
                assertSame(
                        syntax,
                        ours,
                        picocli(syntax).parseArgs(words.toArray(String[]::new)),
                        description);
                accepted++;
            } catch (BadInput bad) {
                assertThatCode(() -> picocli(syntax).parseArgs(words.toArray(String[]::new)))
                        .describedAs(description)
                        .isInstanceOf(CommandLine.ParameterException.class);
            }
        }
        assertThat(accepted).isGreaterThan(20);
    }

    private static CommandLine picocli(Syntax syntax) {
        var spec = PicocliModel.spec(syntax);
        if (syntax.most() > 0) {
            spec.addPositional(PicocliModel.operands(syntax).build());
        }
        return new CommandLine(spec)
                .setExpandAtFiles(false)
                .setUnmatchedOptionsAllowedAsOptionParameters(false);
    }

    private static void assertSame(
            Syntax syntax, Arguments ours, CommandLine.ParseResult theirs, String description) {
        for (Option option : syntax.options()) {
            assertThat(theirs.hasMatchedOption(option.shown()))
                    .describedAs(description)
                    .isEqualTo(ours.has(option));
            if (ours.has(option) && option.takesValue()) {
                OptionSpec matched = theirs.matchedOption(option.shown());
                assertThat(matched.<String>getValue())
                        .describedAs(description)
                        .isEqualTo(ours.value(option).get());
            }
        }
        assertThat(
                        theirs.matchedPositionals().stream()
                                .distinct()
                                .flatMap(p -> p.stringValues().stream()))
                .describedAs(description)
                .containsExactlyElementsOf(ours.operands());
    }

    private static List<String> words(Syntax syntax, Random random) {
        List<String> words = new ArrayList<>();
        for (int length = random.nextInt(5); length > 0; length--) {
            int kind = random.nextInt(10);
            if (kind < 2) {
                words.add(List.of("x", "nim(heap=1)", "7", "-").get(random.nextInt(4)));
            } else if (kind < 3) {
                words.add(List.of("--", "--nonsense", "--nonsense=3").get(random.nextInt(3)));
            } else {
                Option option = syntax.options().get(random.nextInt(syntax.options().size()));
                String spelling = option.spellings().get(random.nextInt(option.spellings().size()));
                boolean attached = option.takesValue() && random.nextBoolean();
                words.add(attached ? spelling + "=v" + random.nextInt(3) : spelling);
                if (option.takesValue() && !attached && random.nextInt(8) > 0) {
                    words.add("w" + random.nextInt(3));
                }
            }
        }
        return words;
    }

    @Test
    void aToggleNeedsNoValue() {
        Option toggle = Option.key(Parameter.withDefault("authentic", "a toggle", "true", "false"));
        Syntax syntax =
                new Syntax("solve", "", "GAME", 1, List.of(toggle, Options.JSON), List.of("x"));

        assertThat(Arguments.read(syntax, List.of("--authentic")).value(toggle)).contains("true");
        assertThat(Arguments.read(syntax, List.of("--authentic", "false")).value(toggle))
                .contains("false");
        assertThat(Arguments.read(syntax, List.of("--authentic", "true;false")).value(toggle))
                .contains("true;false");
        assertThat(Arguments.read(syntax, List.of("--authentic=no")).value(toggle)).contains("no");
        Arguments followed = Arguments.read(syntax, List.of("--authentic", "leher", "--json"));
        assertThat(followed.value(toggle)).contains("true");
        assertThat(followed.operands()).containsExactly("leher");
    }

    @Test
    void anEmptyValueIsAValue() {
        Syntax syntax = new SolveVerb().syntax();

        assertThat(Arguments.read(syntax, List.of("--time=")).value(Options.TIME)).contains("");
        assertThat(Arguments.read(syntax, List.of("--time", "")).value(Options.TIME)).contains("");
    }
}

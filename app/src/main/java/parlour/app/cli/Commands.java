package parlour.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import parlour.app.ask.Catalogue;
import parlour.app.recall.Recall;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.games.catalogue.Game;
import parlour.store.StoreUnusable;

/**
 * The command line as a function from words to an exit code: finds the verb, reads its options,
 * runs it, and turns whatever goes wrong into one line on standard error.
 */
public final class Commands {
    /** The version, as {@code --version} prints it. */
    static final String VERSION = "0.1.0";

    private final Catalogue catalogue;
    private final Console console;
    private final Interrupts interrupts;
    private final Map<String, String> environment;

    /** The command line of a user without a home, who has no store unless he names one. */
    Commands(List<Game<?>> games, Console console, Interrupts interrupts) {
        this(games, console, interrupts, Map.of());
    }

    Commands(
            List<Game<?>> games,
            Console console,
            Interrupts interrupts,
            Map<String, String> environment) {
        this.environment = environment;
        this.catalogue = new Catalogue(games);
        this.console = console;
        this.interrupts = interrupts;
    }

    /** Runs one command and returns its exit code. Both outputs have been flushed. */
    int run(String... words) {
        int code = guarded(words);
        console.err().flush();
        if (!console.isDeaf()) {
            return code;
        }
        console.remark("parlour: standard output (closed or full) took no more of the answer");
        console.err().flush();
        return code == ExitCode.ANSWERED ? ExitCode.BAD_INPUT : code;
    }

    private int guarded(String... words) {
        try {
            return dispatch(Arrays.asList(words));
        } catch (BadInput bad) {
            console.remark("parlour: " + bad.line());
            return ExitCode.BAD_INPUT;
        } catch (StoreUnusable unusable) {
            console.remark("parlour: " + unusable.line() + "; name another with --store");
            return ExitCode.BAD_INPUT;
        } catch (Budget.Exceeded exceeded) {
            console.remark("parlour: stopped: " + exceeded.limit());
            return ExitCode.STOPPED;
        } catch (OutOfMemoryError full) {
            console.remark("parlour: stopped: memory");
            return ExitCode.STOPPED;
        } catch (RuntimeException | Error bug) {
            bug(bug, Arrays.asList(words).contains(Options.TRACE.shown()));
            return ExitCode.BUG;
        }
    }

    private int dispatch(List<String> words) {
        if (words.isEmpty()) {
            throw new BadInput("", "no verb given; give one, as in ./parlour help");
        }
        String first = words.getFirst();
        if (first.equals("--version") || first.equals("-V")) {
            console.answer("parlour " + VERSION);
            return ExitCode.ANSWERED;
        }
        if (isHelp(first)) {
            Pages.front(console);
            return ExitCode.ANSWERED;
        }
        if (first.startsWith("-")) {
            throw new BadInput(
                    first,
                    "option ("
                            + BadInput.shown(first)
                            + ") before a verb; name the verb first,"
                            + " as in ./parlour solve 'monotonic(a=4,d=3,deck=12)'");
        }
        return call(Verbs.named(first), words.subList(1, words.size()));
    }

    private int call(Verbs named, List<String> words) {
        Verb verb = named.verb();
        int end = words.contains("--") ? words.indexOf("--") : words.size();
        for (String word : words.subList(0, end)) {
            if (isHelp(word)) {
                Pages.of(verb, catalogue, words).print(console);
                return ExitCode.ANSWERED;
            }
        }
        Syntax syntax = verb.syntax(catalogue.games());
        Arguments arguments = Arguments.read(syntax, words);
        try (Recall recall = Stores.recall(arguments, environment, console)) {
            interrupts.mayWrite(recall::isWriting);
            return verb.run(
                    new Call(console, catalogue, arguments, interrupts, recall, environment));
        }
    }

    private static boolean isHelp(String word) {
        return word.equals("--help") || word.equals("-h");
    }

    /** A bug is one line; its trace goes where asked, or into a file that the line names. */
    private void bug(Throwable bug, boolean shown) {
        String line =
                "parlour: internal error, please report: " + BadInput.shown(String.valueOf(bug));
        if (shown) {
            console.remark(line);
            bug.printStackTrace(console.err());
            return;
        }
        try {
            Path file = Files.createTempFile("parlour-trace-", ".txt");
            try (var writer =
                    new PrintWriter(Files.newBufferedWriter(file, StandardCharsets.UTF_8))) {
                bug.printStackTrace(writer);
            }
            console.remark(line + "; trace in " + file);
        } catch (IOException | UncheckedIOException e) {
            console.remark(line + "; --trace shows where");
        }
    }
}

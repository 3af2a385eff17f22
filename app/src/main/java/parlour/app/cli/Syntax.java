package parlour.app.cli;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import parlour.games.catalogue.Game;
import parlour.games.catalogue.Parameter;

/**
 * The words that a verb understands: one table from which command lines are read, and help pages
 * and shell completion are made.
 *
 * @param verb its name
 * @param summary what it does, in one sentence
 * @param operands how the words without dashes are called in a synopsis; empty if there are none
 * @param most how many words without dashes there may be
 * @param options the options, in the order of the help page
 * @param examples whole commands that work, the first of them also shown in errors
 */
record Syntax(
        String verb,
        String summary,
        String operands,
        int most,
        List<Option> options,
        List<String> examples) {
    /** Keeps copies. */
    Syntax {
        options = List.copyOf(options);
        examples = List.copyOf(examples);
    }

    /** The same syntax with the keys of these games as options, each key once. */
    Syntax withKeys(List<Game<?>> games) {
        return withParameters(games.stream().flatMap(game -> game.profile().parameters().stream()));
    }

    /** The same syntax with these keys as options, each key once. */
    Syntax withParameters(Stream<Parameter> parameters) {
        Set<String> taken = new HashSet<>();
        for (Option option : options) {
            taken.add(option.name());
        }
        List<Option> more = new ArrayList<>(options);
        parameters
                .filter(parameter -> taken.add(parameter.key()))
                .forEach(parameter -> more.add(Option.key(parameter)));
        return new Syntax(verb, summary, operands, most, more, examples);
    }

    /** A valid example for the end of an error line. */
    String example() {
        return examples.getFirst();
    }
}

package parlour.app.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import parlour.claim.BadInput;

/**
 * A command line read by a {@link Syntax}.
 *
 * <p>{@code --name value} and {@code --name=value} mean the same; the second form also takes values
 * that start with a dash. A toggle takes the next word only if it is {@code true} or {@code false},
 * or a list of them with semicolons. A word after {@code --} is never an option. An option may be
 * given once.
 */
final class Arguments {
    private final Syntax syntax;
    private final Map<String, Option> bySpelling = new HashMap<>();
    private final SequencedMap<String, String> values = new LinkedHashMap<>();
    private final List<String> operands = new ArrayList<>();

    private Arguments(Syntax syntax) {
        this.syntax = syntax;
        for (Option option : syntax.options()) {
            for (String spelling : option.spellings()) {
                bySpelling.put(spelling, option);
            }
        }
    }

    /**
     * Reads the words after the verb.
     *
     * @throws BadInput naming the first word that does not fit
     */
    static Arguments read(Syntax syntax, List<String> words) {
        Arguments arguments = new Arguments(syntax);
        int at = 0;
        while (at < words.size() && !words.get(at).equals("--")) {
            at = arguments.take(words, at);
        }
        for (at++; at < words.size(); at++) {
            arguments.operand(words.get(at), Optional.empty());
        }
        return arguments;
    }

    /**
     * Takes the word at an index, with its value if it has one, and tells where the next word
     * stands.
     */
    private int take(List<String> words, int at) {
        String word = words.get(at);
        if (!word.startsWith("-") || word.equals("-")) {
            operand(word, valueBefore(words, at));
            return at + 1;
        }
        int equals = word.indexOf('=');
        String spelling = equals < 0 ? word : word.substring(0, equals);
        @Nullable Option option = bySpelling.get(spelling);
        if (option == null) {
            throw unknown(spelling);
        }
        if (!option.takesValue()) {
            if (equals >= 0) {
                throw bad(spelling, "option (" + spelling + ") takes no value");
            }
            put(option, spelling, "");
            return at + 1;
        }
        if (equals >= 0) {
            put(option, spelling, word.substring(equals + 1));
            return at + 1;
        }
        if (option.isToggle() && !isTruth(words, at + 1)) {
            put(option, spelling, "true");
            return at + 1;
        }
        if (at + 1 == words.size() || looksLikeOption(words.get(at + 1))) {
            throw bad(
                    spelling,
                    "option ("
                            + spelling
                            + ") needs a value; one that starts with dashes is written "
                            + spelling
                            + "="
                            + option.label());
        }
        put(option, spelling, words.get(at + 1));
        return at + 2;
    }

    /**
     * A lone dash and a negative number or {@code -N} may be values; {@code --x} and known letters
     * may not.
     */
    private boolean looksLikeOption(String word) {
        return word.startsWith("--") || bySpelling.containsKey(word);
    }

    private static boolean isTruth(List<String> words, int at) {
        return at < words.size() && words.get(at).matches("(true|false)(;(true|false))*+");
    }

    private void put(Option option, String spelling, String value) {
        if (values.put(option.name(), value) != null) {
            throw bad(spelling, "option (" + spelling + ") given twice; give it once");
        }
    }

    /** The option and its value right before a word, as the user should have quoted all three. */
    private Optional<String> valueBefore(List<String> words, int at) {
        if (at < 2) {
            return Optional.empty();
        }
        @Nullable Option option = bySpelling.get(words.get(at - 2));
        return option != null && option.takesValue() && !option.isToggle()
                ? Optional.of(words.get(at - 2) + " '" + words.get(at - 1) + " ")
                : Optional.empty();
    }

    /**
     * @param begun an option with its value, if the word may belong to that
     */
    private void operand(String word, Optional<String> begun) {
        if (operands.size() == syntax.most()) {
            String quoted =
                    begun.map(
                                    value ->
                                            "; quote a value that has blanks: "
                                                    + BadInput.shown(value + word + "'"))
                            .orElse("");
            throw bad(word, "unexpected argument (" + BadInput.shown(word) + ")" + quoted);
        }
        operands.add(word);
    }

    private BadInput unknown(String spelling) {
        List<String> known = new ArrayList<>();
        for (Option option : syntax.options()) {
            known.addAll(option.spellings());
        }
        Optional<String> near = BadInput.nearest(spelling, known);
        String hint =
                near.isPresent()
                        ? "did you mean " + near.get() + "?"
                        : "./parlour " + syntax.verb() + " --help lists them,";
        return new BadInput(
                spelling,
                "unknown option ("
                        + BadInput.shown(spelling)
                        + "): "
                        + hint
                        + " as in "
                        + syntax.example());
    }

    private BadInput bad(String token, String complaint) {
        return new BadInput(token, complaint + ", as in " + syntax.example());
    }

    /** The syntax by which the command line was read. */
    Syntax syntax() {
        return syntax;
    }

    /** Whether an option was given. */
    boolean has(Option option) {
        return values.containsKey(option.name());
    }

    /** The value of an option, if it was given. */
    Optional<String> value(Option option) {
        return value(option.name());
    }

    /** The value of the option with this name, if it was given. */
    Optional<String> value(String name) {
        return Optional.ofNullable(values.get(name));
    }

    /** The names of all options given, in their order. */
    List<String> given() {
        return List.copyOf(values.keySet());
    }

    /** The words that are no options, in their order. */
    List<String> operands() {
        return operands;
    }
}

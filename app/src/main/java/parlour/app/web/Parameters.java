package parlour.app.web;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import parlour.claim.BadInput;
import parlour.claim.InstanceText;
import parlour.claim.Question;

/** The parameters of a request, each known to its endpoint, given once, and not too long. */
final class Parameters {
    private final Endpoint endpoint;
    private final Map<String, List<String>> values;

    /**
     * Reads what was given.
     *
     * @throws BadInput naming a parameter that is unknown, given twice or wrongly encoded
     * @throws Refusal if one is too long
     */
    Parameters(Endpoint endpoint, Map<String, List<String>> values) {
        this.endpoint = endpoint;
        this.values = values;
        List<String> known = endpoint.fields().stream().map(Field::name).toList();
        values.forEach(
                (name, given) -> {
                    if (!known.contains(name)) {
                        throw BadInput.unknownWord("parameter", name, known);
                    }
                    if (given.isEmpty()) {
                        // The server leaves out a value that it cannot decode, such as %zz.
                        throw new BadInput(
                                name,
                                "parameter (%s) is wrongly encoded; write a percent sign as %%25"
                                        .formatted(name));
                    }
                    if (given.size() > 1) {
                        throw new BadInput(
                                name, "parameter (" + name + ") given twice; give it once");
                    }
                    if (given.getFirst().length() > WebLimits.PARAMETER) {
                        throw new Refusal(
                                Refusal.TOO_LARGE,
                                name,
                                "parameter (%s) is longer than %d characters; the command line takes longer ones"
                                        .formatted(name, WebLimits.PARAMETER));
                    }
                });
    }

    /**
     * The value of a parameter, if it was given.
     *
     * @throws BadInput if it must be given
     */
    Optional<String> value(String name) {
        Field field = endpoint.field(name);
        List<String> given = values.getOrDefault(name, List.of());
        if (given.isEmpty() && field.required()) {
            throw new BadInput(
                    name,
                    "parameter (%s) is missing; give it, as in %s?%s=%s"
                            .formatted(name, endpoint.path(), name, field.example()));
        }
        return given.stream().findFirst();
    }

    /**
     * Whether a flag is set; a name alone sets it.
     *
     * @throws BadInput if it is neither true nor false
     */
    boolean flag(String name) {
        String word = value(name).orElse("false");
        return word.isEmpty() || word(name, word).equals("true");
    }

    /**
     * The word that a parameter has, or its first one.
     *
     * @throws BadInput with a suggestion, if it is none of them
     */
    String word(String name) {
        Optional<String> word = value(name);
        return word.isPresent() ? word(name, word.get()) : endpoint.field(name).words().getFirst();
    }

    private String word(String name, String word) {
        List<String> words = endpoint.field(name).words();
        if (!words.contains(word)) {
            throw BadInput.unknownWord(name, word, words);
        }
        return word;
    }

    /**
     * A number from 0 on, or a default.
     *
     * @throws BadInput if it is none, or too large
     */
    long number(String name, long otherwise, long most) {
        Optional<String> text = value(name);
        if (text.isEmpty()) {
            return otherwise;
        }
        if (!text.get().matches("[0-9]{1,18}") || Long.parseLong(text.get()) > most) {
            throw new BadInput(
                    text.get(),
                    "%s (%s) is no number from 0 to %d; give one, as in %s=%s"
                            .formatted(
                                    name,
                                    BadInput.shown(text.get()),
                                    most,
                                    name,
                                    endpoint.field(name).example()));
        }
        return Long.parseLong(text.get());
    }

    /**
     * The instance; reading one opens no file.
     *
     * @throws BadInput if it is malformed
     */
    InstanceText instance() {
        return InstanceText.parse(value("instance").orElseThrow());
    }

    /** The questions whose flags are set. */
    Set<Question> questions() {
        Set<Question> named = EnumSet.noneOf(Question.class);
        for (Question question : Question.values()) {
            if (question != Question.WINNING_MOVES && flag(question.option())) {
                named.add(question);
            }
        }
        return named;
    }

    /**
     * The moves of a line.
     *
     * @throws Refusal if they are too many
     */
    List<String> line() {
        String text = value("line").orElse("").strip();
        List<String> moves = text.isEmpty() ? List.of() : List.of(text.split("\\s+"));
        if (moves.size() > WebLimits.LINE) {
            throw new Refusal(
                    Refusal.TOO_LARGE,
                    "line",
                    "parameter (line) has more than %d moves".formatted(WebLimits.LINE));
        }
        return moves;
    }
}

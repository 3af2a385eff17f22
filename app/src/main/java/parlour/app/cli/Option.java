package parlour.app.cli;

import java.util.List;
import parlour.games.catalogue.Parameter;

/**
 * One option of a verb.
 *
 * @param name its name without dashes, also the name under which it is looked up
 * @param label what its value is called; empty for a flag
 * @param meaning one sentence for the help page
 * @param spellings all words that give it, the preferred one first
 */
record Option(String name, String label, String meaning, List<String> spellings) {
    private static final String TRUTH = "true|false";

    /** An option without a value. */
    static Option flag(String name, String meaning) {
        return new Option(name, "", meaning, List.of("--" + name));
    }

    /** An option without a value that a single letter gives as well. */
    static Option flag(String name, char letter, String meaning) {
        return new Option(name, "", meaning, List.of("--" + name, "-" + letter));
    }

    /** An option with a value. */
    static Option valued(String name, String label, String meaning) {
        return new Option(name, label, meaning, List.of("--" + name));
    }

    /**
     * A key of a game's instances: {@code kingRefusal} is {@code --king-refusal} or {@code
     * --kingRefusal}.
     */
    static Option key(Parameter parameter) {
        String dashed = "--" + parameter.option();
        String plain = "--" + parameter.key();
        return new Option(
                parameter.key(),
                parameter.example().equals("true") ? TRUTH : "VALUE",
                parameter.meaning(),
                dashed.equals(plain) ? List.of(plain) : List.of(dashed, plain));
    }

    /** Whether it is a toggle: {@code --authentic} alone means {@code --authentic=true}. */
    boolean isToggle() {
        return label.equals(TRUTH);
    }

    /** Whether a value belongs to it. */
    boolean takesValue() {
        return !label.isEmpty();
    }

    /** The preferred spelling, with its dashes. */
    String shown() {
        return spellings.getFirst();
    }
}

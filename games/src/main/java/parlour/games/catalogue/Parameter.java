package parlour.games.catalogue;

import java.util.Optional;

/**
 * One key of a game's instances. It is also a command-line option: {@code kingRefusal} is {@code
 * --king-refusal} or {@code --kingRefusal}.
 *
 * @param key as in instance strings
 * @param meaning one sentence, with the accepted values
 * @param example a valid value
 * @param otherwise the value it has when left out; empty if it must be given, or may be absent
 *     altogether
 * @param required whether every instance has it (the first columns of a table)
 */
public record Parameter(
        String key, String meaning, String example, Optional<String> otherwise, boolean required) {
    /** A key that every instance has. */
    public static Parameter required(String key, String meaning, String example) {
        return new Parameter(key, meaning, example, Optional.empty(), true);
    }

    /** A key with a default, which canonical instances leave out. */
    public static Parameter withDefault(
            String key, String meaning, String example, String otherwise) {
        return new Parameter(key, meaning, example, Optional.of(otherwise), false);
    }

    /** A key that may be absent. */
    public static Parameter optional(String key, String meaning, String example) {
        return new Parameter(key, meaning, example, Optional.empty(), false);
    }

    /** The option's name with dashes between words, without the leading dashes. */
    public String option() {
        StringBuilder name = new StringBuilder();
        for (char c : key.toCharArray()) {
            if (Character.isUpperCase(c)) {
                name.append('-');
            }
            name.append(Character.toLowerCase(c));
        }
        return name.toString();
    }
}

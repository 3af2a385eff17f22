package parlour.app.web;

import java.util.List;

/**
 * A parameter of an endpoint.
 *
 * @param name as it stands in the address
 * @param meaning one sentence
 * @param example a valid value
 * @param required whether it must be given
 * @param words the values it may have; empty if they are not a fixed list
 */
record Field(String name, String meaning, String example, boolean required, List<String> words) {
    /** A parameter that must be given. */
    static Field required(String name, String meaning, String example) {
        return new Field(name, meaning, example, true, List.of());
    }

    /** A parameter that may be left out. */
    static Field optional(String name, String meaning, String example) {
        return new Field(name, meaning, example, false, List.of());
    }

    /** A parameter that takes one of a few words; the first one if left out. */
    static Field oneOf(String name, String meaning, List<String> words) {
        return new Field(name, meaning, words.getFirst(), false, words);
    }

    /** A parameter that is true or false; false if left out. */
    static Field flag(String name, String meaning) {
        return new Field(name, meaning, "true", false, List.of("false", "true"));
    }

    /** Whether it is true or false. */
    boolean isFlag() {
        return words.equals(List.of("false", "true"));
    }
}

package parlour.claim;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * An instance string {@code game(key=value,key=value)} taken apart, before any game has looked at
 * it.
 *
 * <p>A comma separates keys only when {@code name=} follows it, so that values may contain commas;
 * the instance ends at the last {@code )}. A first piece without {@code =} is a bare word, as in
 * {@code leher(authentic)}; it stands under its own name with the value {@code true}.
 *
 * @param game the name before the parenthesis
 * @param values the values by key, in the order written
 */
public record InstanceText(String game, SequencedMap<String, String> values) {
    /**
     * Longest instance string read: 32 MiB of characters leaves room for a start of two million
     * elements.
     */
    public static final int MAX_LENGTH = 32 * 1024 * 1024;

    private static final String EXAMPLE = "monotonic(a=4,d=3,deck=12)";

    /** Names with dashes are no keys, but options are written so: the complaint names the key. */
    private static final Pattern SEPARATOR = Pattern.compile(",(?=\\s*[A-Za-z][A-Za-z0-9-]*\\s*=)");

    private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9-]*");

    /** Keeps the values in order and closed to change. */
    public InstanceText {
        values = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(values));
    }

    /**
     * Takes an instance string apart.
     *
     * @throws BadInput if it is not of the form {@code game(key=value,...)} or a key is given twice
     */
    public static InstanceText parse(String text) {
        String whole = text.strip();
        if (whole.length() > MAX_LENGTH) {
            throw new BadInput("", "instance longer than " + MAX_LENGTH + " characters");
        }
        int open = whole.indexOf('(');
        String name = (open < 0 ? whole : whole.substring(0, open)).strip();
        if (!NAME.matcher(name).matches()) {
            throw malformed(whole, "expected a game's name before the parenthesis");
        }
        if (open < 0) {
            throw malformed(whole, "expected ( after the game's name");
        }
        int close = whole.lastIndexOf(')');
        if (close != whole.length() - 1) {
            throw close < 0
                    ? malformed(whole, "expected ) at the end")
                    : malformed(whole.substring(close + 1), "expected nothing after the last )");
        }
        return new InstanceText(name, split(whole.substring(open + 1, close)));
    }

    private static SequencedMap<String, String> split(String inside) {
        SequencedMap<String, String> values = new LinkedHashMap<>();
        if (inside.isBlank()) {
            return values;
        }
        Matcher separators = SEPARATOR.matcher(inside);
        int from = 0;
        while (separators.find()) {
            put(values, inside.substring(from, separators.start()), from == 0);
            from = separators.end();
        }
        put(values, inside.substring(from), from == 0);
        return values;
    }

    private static void put(SequencedMap<String, String> values, String piece, boolean first) {
        int equals = piece.indexOf('=');
        String key = (equals < 0 ? piece : piece.substring(0, equals)).strip();
        if (!NAME.matcher(key).matches() || (equals < 0 && !first)) {
            throw malformed(piece, "expected key=value");
        }
        String value = equals < 0 ? "true" : piece.substring(equals + 1).strip();
        if (values.put(key, value) != null) {
            throw new BadInput(
                    key, "key (" + key + ") given twice; give it once, as in " + EXAMPLE);
        }
    }

    private static BadInput malformed(String token, String expected) {
        return new BadInput(
                token.strip(),
                "malformed instance (%s): %s, as in %s"
                        .formatted(BadInput.shown(token.strip()), expected, EXAMPLE));
    }

    /** The value under a key, if it was given. */
    public Optional<String> value(String key) {
        return Optional.ofNullable(values.get(key));
    }

    /** The value under a key, or a default. */
    public String valueOr(String key, String otherwise) {
        @Nullable String value = values.get(key);
        return value == null ? otherwise : value;
    }

    /** Whether a key was given. */
    public boolean has(String key) {
        return values.containsKey(key);
    }

    /**
     * Refuses keys that the game does not know.
     *
     * @throws BadInput naming the first unknown key, with a suggestion
     */
    public void allowOnly(List<String> keys) {
        for (String key : values.keySet()) {
            if (!keys.contains(key)) {
                throw BadInput.unknownWord(game + " key", key, keys);
            }
        }
    }

    /** The same instance with one value set. */
    public InstanceText with(String key, String value) {
        SequencedMap<String, String> changed = new LinkedHashMap<>(values);
        changed.put(key, value);
        return new InstanceText(game, changed);
    }

    /** The instance string, keys in the order they were given. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(game).append('(');
        String separator = "";
        for (var entry : values.entrySet()) {
            text.append(separator).append(entry.getKey()).append('=').append(entry.getValue());
            separator = ",";
        }
        return text.append(')').toString();
    }
}

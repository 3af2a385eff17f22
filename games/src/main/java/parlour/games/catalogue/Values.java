package parlour.games.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import parlour.claim.BadInput;
import parlour.claim.InstanceText;

/**
 * Reads the plain values that instances of several games share, with one kind of complaint for
 * each.
 */
public final class Values {
    /** A list as most people would write it. */
    private static final Pattern COMMAS = Pattern.compile("[+-]?[0-9]+([,;][+-]?[0-9]*)+");

    private Values() {}

    /**
     * An integer within bounds.
     *
     * @throws BadInput if the key is missing, the value no integer, or out of bounds
     */
    public static int integer(InstanceText text, String key, Bounds bounds) {
        String value =
                text.value(key)
                        .orElseThrow(
                                () ->
                                        new BadInput(
                                                key,
                                                "key (%s) is missing; give it, as in %s"
                                                        .formatted(key, bounds.example())));
        return integer(value, key, bounds);
    }

    /**
     * An integer within bounds, written plainly.
     *
     * @throws BadInput if the token is no integer, or out of bounds
     */
    public static int integer(String token, String key, Bounds bounds) {
        if (token.matches("[+-]?[0-9]{1,10}")) {
            long value = Long.parseLong(token);
            if (bounds.least() <= value && value <= bounds.most()) {
                return Math.toIntExact(value);
            }
        } else if (!token.matches("[+-]?[0-9]+")) {
            throw new BadInput(
                    token,
                    "%s (%s) is no integer; %sgive one from %d to %d, as in %s"
                            .formatted(
                                    key,
                                    BadInput.shown(token),
                                    COMMAS.matcher(token).matches()
                                            ? "put spaces between several, and "
                                            : "",
                                    bounds.least(),
                                    bounds.most(),
                                    bounds.example()));
        }
        throw new BadInput(
                token,
                "%s (%s) must lie between %d and %d, as in %s"
                        .formatted(
                                key,
                                BadInput.shown(token),
                                bounds.least(),
                                bounds.most(),
                                bounds.example()));
    }

    /** One of a few words; the default if the key is absent. */
    public static String word(InstanceText text, String key, List<String> expected) {
        String value = text.valueOr(key, expected.getFirst());
        if (!expected.contains(value)) {
            throw BadInput.unknownWord(key, value, expected);
        }
        return value;
    }

    /** The words of a list separated by spaces. */
    public static List<String> list(String value) {
        List<String> words = new ArrayList<>();
        for (String word : value.strip().split("\\s+")) {
            if (!word.isEmpty()) {
                words.add(word);
            }
        }
        return words;
    }

    /**
     * What an integer may be.
     *
     * @param least the smallest value
     * @param most the largest value
     * @param example a valid instance to show
     */
    public record Bounds(int least, int most, String example) {}
}

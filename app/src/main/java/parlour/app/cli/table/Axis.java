package parlour.app.cli.table;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parlour.claim.BadInput;
import parlour.claim.Json;
import parlour.games.catalogue.Parameter;

/**
 * The values that one key takes in a table.
 *
 * <p>A semicolon separates values of any key. Values of an integer key may also be ranges {@code
 * 2..6} and lists {@code 1,3,5..7}; whatever else stands between semicolons is taken as it is, such
 * as {@code Q} for a deck. A key is an integer key if its example in the game's profile is an
 * integer.
 *
 * @param key the key
 * @param isInteger whether ranges are understood
 * @param values the values, in the order written
 */
public record Axis(String key, boolean isInteger, List<String> values) {
    private static final Pattern INTEGER = Pattern.compile("-?(0|[1-9][0-9]{0,17})");
    private static final Pattern RANGE =
            Pattern.compile("(-?[0-9]{1,18})(?:\\.\\.(-?[0-9]{1,18}))?");

    /** Keeps a copy. */
    public Axis {
        values = List.copyOf(values);
    }

    /**
     * Reads the values of a key.
     *
     * @throws BadInput if a value is empty, a range runs backwards, or there are more than {@link
     *     Family#MAX_ROWS}
     */
    public static Axis read(Parameter parameter, String text) {
        boolean isInteger = INTEGER.matcher(parameter.example()).matches();
        List<String> values = new ArrayList<>();
        for (String piece : text.split(";", -1)) {
            String value = piece.strip();
            if (value.isEmpty() && text.indexOf(';') >= 0) {
                throw new BadInput(
                        text,
                        "%s (%s) has an empty value; write a list such as --%s '%s;%s'"
                                .formatted(
                                        parameter.key(),
                                        BadInput.shown(text),
                                        parameter.option(),
                                        parameter.example(),
                                        parameter.example()));
            }
            if (!isInteger || !expand(parameter, value, values)) {
                values.add(value);
            }
        }
        return new Axis(parameter.key(), isInteger, values);
    }

    /**
     * Adds what a list of integers and ranges stands for; adds nothing and says so if it is no such
     * list.
     */
    private static boolean expand(Parameter parameter, String list, List<String> values) {
        List<Matcher> ranges = new ArrayList<>();
        for (String piece : list.split(",", -1)) {
            Matcher range = RANGE.matcher(piece.strip());
            if (!range.matches()) {
                return false;
            }
            ranges.add(range);
        }
        for (Matcher range : ranges) {
            long from = Long.parseLong(range.group(1));
            long to = range.group(2) == null ? from : Long.parseLong(range.group(2));
            if (to < from) {
                throw new BadInput(
                        range.group(),
                        "%s (%s) runs backwards; write --%s %d..%d"
                                .formatted(
                                        parameter.key(),
                                        range.group(),
                                        parameter.option(),
                                        to,
                                        from));
            }
            if (to - from >= Family.MAX_ROWS - values.size()) {
                throw Family.tooLarge(range.group());
            }
            for (long value = from; value <= to; value++) {
                values.add(String.valueOf(value));
            }
        }
        return true;
    }

    /** Whether the values are consecutive integers, at least two of them, ascending. */
    boolean isConsecutive() {
        for (int i = 0; i < values.size(); i++) {
            if (!INTEGER.matcher(values.get(i)).matches()
                    || Long.parseLong(values.get(i)) != Long.parseLong(values.getFirst()) + i) {
                return false;
            }
        }
        return values.size() > 1;
    }

    /** A value of this axis as it stands in a table: a number where it is one. */
    Json cell(String value) {
        return isInteger && INTEGER.matcher(value).matches()
                ? new Json.Whole(new BigInteger(value))
                : new Json.Text(value);
    }
}

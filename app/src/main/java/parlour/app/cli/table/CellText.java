package parlour.app.cli.table;

import java.math.BigInteger;
import parlour.claim.Json;

/** How a JSON value stands in the cell of a table of text. */
public final class CellText {
    private CellText() {}

    /**
     * Lists are separated by spaces and lists of lists by bars; fractions are written {@code
     * 548/1001}, the weights of a mix {@code 8:6/7}; nothing is the empty text.
     */
    public static String of(Json value) {
        return switch (value) {
            case Json.Text(String text) -> text;
            case Json.Whole(var number) -> number.toString();
            case Json.Flag(boolean flag) -> String.valueOf(flag);
            case Json.Nothing() -> "";
            case Json.Items(var items) -> {
                StringBuilder text = new StringBuilder();
                for (Json item : items) {
                    String separator = item instanceof Json.Items ? " | " : " ";
                    text.append(text.isEmpty() ? "" : separator).append(of(item));
                }
                yield text.toString();
            }
            case Json.Fields fields -> fraction(fields);
        };
    }

    /** The fields of a fraction, or of a fraction under one number more: the weight of a mix. */
    private static String fraction(Json.Fields fields) {
        if (!(fields.values().get("num") instanceof Json.Whole(var num))
                || !(fields.values().get("den") instanceof Json.Whole(var den))) {
            return fields.toString();
        }
        String fraction = den.equals(BigInteger.ONE) ? num.toString() : num + "/" + den;
        if (fields.values().size() == 3
                && fields.values().firstEntry().getValue() instanceof Json.Whole(var index)
                && !fields.values().firstEntry().getKey().equals("num")) {
            return index + ":" + fraction;
        }
        return fields.values().size() == 2 ? fraction : fields.toString();
    }
}

package parlour.app.cli.table;

import parlour.claim.Json;

/** How a JSON value stands in the cell of a table of text. */
final class CellText {
    private CellText() {}

    /**
     * Lists are separated by spaces, fractions written {@code 548/1001}; nothing is the empty text.
     */
    static String of(Json value) {
        return switch (value) {
            case Json.Text(String text) -> text;
            case Json.Whole(var number) -> number.toString();
            case Json.Flag(boolean flag) -> String.valueOf(flag);
            case Json.Nothing() -> "";
            case Json.Items(var items) -> {
                StringBuilder text = new StringBuilder();
                for (Json item : items) {
                    text.append(text.isEmpty() ? "" : " ").append(of(item));
                }
                yield text.toString();
            }
            case Json.Fields fields -> fraction(fields);
        };
    }

    private static String fraction(Json.Fields fields) {
        if (fields.values().get("num") instanceof Json.Whole(var num)
                && fields.values().get("den") instanceof Json.Whole(var den)
                && fields.values().size() == 2) {
            return num + "/" + den;
        }
        return fields.toString();
    }
}

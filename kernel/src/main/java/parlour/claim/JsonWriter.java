package parlour.claim;

import java.math.BigInteger;

/** Writes {@link Json} without spaces. */
final class JsonWriter {
    /** Integers of larger absolute value are written as strings: 2^53. */
    static final BigInteger MAX_PLAIN_INTEGER = BigInteger.ONE.shiftLeft(53);

    private final StringBuilder out = new StringBuilder();
    private final boolean sorted;

    private JsonWriter(boolean sorted) {
        this.sorted = sorted;
    }

    static String write(Json value, boolean sorted) {
        JsonWriter writer = new JsonWriter(sorted);
        writer.append(value);
        return writer.out.toString();
    }

    private void append(Json value) {
        switch (value) {
            case Json.Text text -> quote(text.value());
            case Json.Whole whole -> integer(whole.value());
            case Json.Flag flag -> out.append(flag.value());
            case Json.Nothing() -> out.append("null");
            case Json.Items items -> items(items);
            case Json.Fields fields -> fields(fields);
        }
    }

    private void integer(BigInteger value) {
        if (value.abs().compareTo(MAX_PLAIN_INTEGER) > 0) {
            quote(value.toString());
        } else {
            out.append(value);
        }
    }

    private void items(Json.Items items) {
        String separator = "[";
        for (Json item : items.values()) {
            out.append(separator);
            append(item);
            separator = ",";
        }
        out.append(items.values().isEmpty() ? "[]" : "]");
    }

    private void fields(Json.Fields fields) {
        String separator = "{";
        for (var field : (sorted ? Json.sorted(fields) : fields.values()).entrySet()) {
            out.append(separator);
            quote(field.getKey());
            out.append(':');
            append(field.getValue());
            separator = ",";
        }
        out.append(fields.values().isEmpty() ? "{}" : "}");
    }

    private void quote(String text) {
        out.append('"');
        int plain = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean escaped = c == '"' || c == '\\';
            if (escaped || c < ' ' || (Character.isSurrogate(c) && isLoneSurrogate(text, i))) {
                out.append(text, plain, i);
                plain = i + 1;
                if (escaped) {
                    out.append('\\').append(c);
                } else {
                    unicode(c);
                }
            }
        }
        out.append(text, plain, text.length()).append('"');
    }

    /** A surrogate without its partner cannot be written in UTF-8. */
    private static boolean isLoneSurrogate(String text, int i) {
        char c = text.charAt(i);
        if (Character.isHighSurrogate(c)) {
            return i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
        }
        return Character.isLowSurrogate(c)
                && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1)));
    }

    private void unicode(char c) {
        out.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
            out.append(Character.forDigit((c >> shift) & 15, 16));
        }
    }
}

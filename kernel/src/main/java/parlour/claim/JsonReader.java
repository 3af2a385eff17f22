package parlour.claim;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * Reads {@link Json} from untrusted text: bounded depth, no duplicate keys, no numbers that are not
 * integers.
 *
 * <p>Cost: linear in the length of the text, but for integers, whose length is bounded.
 */
public final class JsonReader {
    /** Deepest nesting accepted; far below what the call stack allows. */
    public static final int MAX_DEPTH = 64;

    /** Longest integer accepted, in digits, so that no input makes conversion slow. */
    public static final int MAX_DIGITS = 2_000;

    /** Integers of so many characters are below 2^53, beyond which they are strings. */
    private static final int LONG_DIGITS = 15;

    private static final String HEXADECIMAL = "0123456789abcdef";

    private final String text;
    private int at;

    /** Whether nothing has been met so far of which canonical form might want another spelling. */
    private boolean isSurelyCanonical = true;

    private JsonReader(String text) {
        this.text = text;
    }

    /**
     * The value that is the whole text.
     *
     * @throws IllegalArgumentException with the place and what was expected, if the text is no such
     *     value
     */
    public static Json read(String text) {
        return new JsonReader(text).whole();
    }

    /**
     * The value that is the whole text; empty if the text is not its {@link Json#canonical} form.
     *
     * @throws IllegalArgumentException if the text is no value
     */
    public static Optional<Json> readCanonical(String text) {
        JsonReader reader = new JsonReader(text);
        Json value = reader.whole();
        return reader.isSurelyCanonical || value.canonical().equals(text)
                ? Optional.of(value)
                : Optional.empty();
    }

    private Json whole() {
        Json value = value(0);
        skipSpace();
        if (at != text.length()) {
            throw expected("the end");
        }
        return value;
    }

    private Json value(int depth) {
        if (depth > MAX_DEPTH) {
            throw new IllegalArgumentException("JSON nested deeper than " + MAX_DEPTH);
        }
        skipSpace();
        return switch (peek()) {
            case '{' -> object(depth);
            case '[' -> array(depth);
            case '"' -> new Json.Text(string());
            case 't' -> literal("true", new Json.Flag(true));
            case 'f' -> literal("false", new Json.Flag(false));
            case 'n' -> literal("null", new Json.Nothing());
            default -> integer();
        };
    }

    private Json object(int depth) {
        SequencedMap<String, Json> fields = new LinkedHashMap<>();
        at++;
        skipSpace();
        boolean more = peek() != '}';
        String last = "";
        while (more) {
            skipSpace();
            String key = string();
            isSurelyCanonical &= fields.isEmpty() || last.compareTo(key) < 0;
            last = key;
            skipSpace();
            take(':');
            if (fields.put(key, value(depth + 1)) != null) {
                throw new IllegalArgumentException(
                        "JSON key (" + BadInput.shown(key) + ") given twice");
            }
            skipSpace();
            more = takeIf(',');
        }
        take('}');
        return new Json.Fields(fields);
    }

    private Json array(int depth) {
        List<Json> items = new ArrayList<>();
        at++;
        skipSpace();
        boolean more = peek() != ']';
        while (more) {
            items.add(value(depth + 1));
            skipSpace();
            more = takeIf(',');
        }
        take(']');
        return new Json.Items(items);
    }

    private Json literal(String word, Json value) {
        if (!text.startsWith(word, at)) {
            throw expected(word);
        }
        at += word.length();
        return value;
    }

    private Json integer() {
        int from = at;
        takeIf('-');
        int digits = at;
        while (Character.isDigit(peek()) && peek() < 128) {
            at++;
        }
        boolean padded = at - digits > 1 && text.charAt(digits) == '0';
        if (at == digits || at - digits > MAX_DIGITS || padded || ".eE".indexOf(peek()) >= 0) {
            boolean isNumber = at > from;
            at = from;
            throw expected(isNumber ? "an integer" : "a value");
        }
        if (at - from > LONG_DIGITS) {
            isSurelyCanonical = false;
            return new Json.Whole(new BigInteger(text.substring(from, at)));
        }
        long value = Long.parseLong(text, from, at, 10);
        // Minus zero is zero.
        isSurelyCanonical &= value != 0 || from == digits;
        return new Json.Whole(BigInteger.valueOf(value));
    }

    private String string() {
        take('"');
        int end = at;
        while (end < text.length() && isPlain(text.charAt(end))) {
            end++;
        }
        if (end < text.length() && text.charAt(end) == '"') {
            String string = text.substring(at, end);
            at = end + 1;
            return string;
        }
        isSurelyCanonical = false;
        StringBuilder string = new StringBuilder().append(text, at, end);
        at = end;
        while (peek() != '"') {
            char c = next();
            if (c < ' ') {
                throw expected("no control character");
            }
            string.append(c == '\\' ? escaped() : c);
        }
        at++;
        return string.toString();
    }

    /** Whether a character stands for itself in a string, whatever its neighbours. */
    private static boolean isPlain(char c) {
        return c != '"' && c != '\\' && c >= ' ' && !Character.isSurrogate(c);
    }

    private char escaped() {
        char c = next();
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> unicode();
            default -> throw expected("an escape");
        };
    }

    private char unicode() {
        int code = 0;
        for (int i = 0; i < 4; i++) {
            int digit = HEXADECIMAL.indexOf(Character.toLowerCase(next()));
            if (digit < 0) {
                throw expected("four hexadecimal digits");
            }
            code = code << 4 | digit;
        }
        return (char) code;
    }

    private void skipSpace() {
        while (at < text.length() && isSpace(text.charAt(at))) {
            at++;
            isSurelyCanonical = false;
        }
    }

    private static boolean isSpace(char c) {
        return c == ' ' || c == '\t' || c == '\r' || c == '\n';
    }

    /** The character here; 0 at the end, which no valid text contains. */
    private char peek() {
        return at < text.length() ? text.charAt(at) : 0;
    }

    private char next() {
        if (at == text.length()) {
            throw expected("more");
        }
        return text.charAt(at++);
    }

    private boolean takeIf(char c) {
        boolean here = peek() == c;
        at += here ? 1 : 0;
        return here;
    }

    private void take(char c) {
        if (!takeIf(c)) {
            throw expected(String.valueOf(c));
        }
    }

    private IllegalArgumentException expected(String what) {
        return new IllegalArgumentException("JSON at character " + (at + 1) + ": expected " + what);
    }
}

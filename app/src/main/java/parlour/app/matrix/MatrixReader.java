package parlour.app.matrix;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import parlour.claim.BadInput;
import parlour.exact.NotationException;
import parlour.exact.Rational;
import parlour.game.PayoffTable;

/**
 * Reads matrices from untrusted text. Entries are integers, fractions and finite decimals, all
 * exact.
 */
public final class MatrixReader {
    /** Most entries read. */
    public static final int MAX_ENTRIES = 4_000_000;

    static final String EXAMPLE = "./parlour matrix '[[4,1],[1,2]]'";

    private MatrixReader() {}

    /** Whether a word is an inline matrix rather than the name of a file. */
    public static boolean isInline(String word) {
        return word.strip().startsWith("[");
    }

    /**
     * Reads {@code [[4,1],[1,2]]}.
     *
     * @throws BadInput naming the offending token
     */
    public static PayoffTable inline(String text) {
        String body = text.strip();
        if (!body.startsWith("[[") || !body.endsWith("]]")) {
            throw bad(body, "malformed matrix (%s): expected rows in brackets within brackets");
        }
        String rows = body.substring(1, body.length() - 1);
        List<List<Rational>> table = new ArrayList<>();
        int at = 0;
        while (at < rows.length()) {
            int close = rows.indexOf(']', at);
            if (rows.charAt(at) != '[' || close < 0) {
                throw bad(rows.substring(at), "malformed matrix at (%s): expected [ to open a row");
            }
            table.add(row(rows.substring(at + 1, close), table.size() + 1));
            at = close + 1;
            if (at < rows.length()) {
                at = afterComma(rows, at);
            }
        }
        return table(table);
    }

    private static int afterComma(String rows, int from) {
        int at = skipSpace(rows, from);
        if (at == rows.length() || rows.charAt(at) != ',') {
            throw bad(
                    rows.substring(from),
                    "malformed matrix at (%s): expected a comma between rows");
        }
        int next = skipSpace(rows, at + 1);
        if (next == rows.length()) {
            throw bad(",", "malformed matrix (%s at the end): expected a row after the comma");
        }
        return next;
    }

    private static int skipSpace(String text, int from) {
        int at = from;
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /**
     * Reads lines of entries separated by commas, without a header. Blank lines at the end are left
     * out.
     *
     * @throws BadInput naming the offending token
     */
    public static PayoffTable csv(String text) {
        List<List<Rational>> table = new ArrayList<>();
        for (String line : text.stripTrailing().lines().toList()) {
            table.add(row(line, table.size() + 1));
        }
        return table(table);
    }

    /**
     * Reads Gambit's strategic form, in its payoff or its outcome version.
     *
     * @throws BadInput naming the offending token, or where the file breaks off
     */
    public static ConstantSum nfg(String text) {
        return new NfgReader(text).read();
    }

    private static List<Rational> row(String line, int number) {
        if (line.isBlank()) {
            throw new BadInput(
                    "",
                    "row %d of the matrix is empty; give its entries, as in %s"
                            .formatted(number, EXAMPLE));
        }
        List<Rational> row = new ArrayList<>();
        for (String cell : Arrays.asList(line.split(",", -1))) {
            String entry = cell.strip();
            boolean quoted = entry.length() >= 2 && entry.startsWith("\"") && entry.endsWith("\"");
            row.add(
                    entry(
                            quoted ? entry.substring(1, entry.length() - 1).strip() : entry,
                            number,
                            row.size() + 1));
        }
        return row;
    }

    static Rational entry(String token, int row, int column) {
        try {
            return Rational.parse(token);
        } catch (NotationException e) {
            throw new BadInput(
                    token,
                    "entry (%s) in row %d, column %d is no rational number; write 7, -1/2 or 0.25, as in %s"
                            .formatted(BadInput.shown(token), row, column, EXAMPLE));
        }
    }

    static PayoffTable table(List<List<Rational>> rows) {
        if (rows.isEmpty()) {
            throw new BadInput("", "the matrix is empty; give rows of entries, as in " + EXAMPLE);
        }
        if (rows.size() * (long) rows.getFirst().size() > MAX_ENTRIES) {
            throw new BadInput(
                    String.valueOf(rows.size()),
                    "the matrix has more than %d entries".formatted(MAX_ENTRIES));
        }
        try {
            return new PayoffTable(rows);
        } catch (IllegalArgumentException e) {
            throw new BadInput(
                    "",
                    "ragged matrix: %s; give rows of one length, as in %s"
                            .formatted(e.getMessage(), EXAMPLE));
        }
    }

    static BadInput bad(String token, String complaint) {
        String shown = BadInput.shown(token);
        return new BadInput(token, complaint.formatted(shown) + ", as in " + EXAMPLE);
    }
}

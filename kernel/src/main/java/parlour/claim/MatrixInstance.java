package parlour.claim;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import parlour.game.PayoffTable;

/**
 * The canonical instance string of a matrix: its entries, or where they are many, its size and
 * their digest.
 */
public final class MatrixInstance {
    /** Longest inline form that stands in the instance itself, in characters. */
    public static final int MAX_INLINE = 4096;

    private MatrixInstance() {}

    /**
     * {@code matrix([[4,1],[1,2]])}, or {@code matrix(rows=200,columns=200,sha256=...)} of the
     * inline form.
     */
    public static String of(PayoffTable matrix) {
        String inline = matrix.toString();
        return inline.length() <= MAX_INLINE
                ? "matrix(" + inline + ")"
                : "matrix(rows=%d,columns=%d,sha256=%s)"
                        .formatted(matrix.rows(), matrix.columns(), digest(inline));
    }

    /** Whether an instance string is one of these. */
    public static boolean isMatrix(String instance) {
        return instance.startsWith("matrix(");
    }

    private static String digest(String inline) {
        return HexFormat.of()
                .formatHex(Sha256.start().digest(inline.getBytes(StandardCharsets.UTF_8)));
    }
}

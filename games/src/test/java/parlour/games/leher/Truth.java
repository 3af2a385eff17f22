package parlour.games.leher;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Rows of verified values, from test resources. */
public final class Truth {
    private Truth() {}

    /** The whole text of a resource. */
    public static String text(String name) {
        try (var in = Objects.requireNonNull(Truth.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The cells of all lines after the first {@code headers}. Quotes may hold commas. */
    public static List<String[]> rows(String name, int headers) {
        List<String[]> rows = new ArrayList<>();
        for (String line : text(name).lines().skip(headers).toList()) {
            rows.add(line.split(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)", -1));
        }
        return rows;
    }
}

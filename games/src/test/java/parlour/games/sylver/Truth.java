package parlour.games.sylver;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Tables of verified values: rows as maps from column to text. */
public final class Truth {
    private Truth() {}

    /** The rows of a table in the test resources. */
    public static List<Row> rows(String table) {
        var stream = Objects.requireNonNull(Truth.class.getResourceAsStream(table + ".csv"), table);
        try (var in = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            List<String> lines = in.lines().filter(line -> !line.isBlank()).toList();
            String[] header = fields(lines.getFirst());
            return lines.stream().skip(1).map(line -> row(header, fields(line))).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A row. */
    public record Row(Map<String, String> fields) {
        /** The text in a column. */
        public String get(String column) {
            return Objects.requireNonNull(fields.get(column), column);
        }
    }

    private static Row row(String[] header, String[] fields) {
        Map<String, String> row = new LinkedHashMap<>();
        for (int i = 0; i < header.length; i++) {
            row.put(header[i], i < fields.length ? fields[i] : "");
        }
        return new Row(row);
    }

    /** Splits at commas outside quotes and drops the quotes. */
    private static String[] fields(String line) {
        return Arrays.stream(line.split(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)", -1))
                .map(field -> field.replace("\"", ""))
                .toArray(String[]::new);
    }

    /** Integers separated by anything else. */
    public static long[] numbers(String text) {
        return Arrays.stream(text.split("[^0-9]+"))
                .filter(token -> !token.isEmpty())
                .mapToLong(Long::parseLong)
                .toArray();
    }
}

package parlour.games.transposition;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** The rows of a table among the test resources, without its header. */
public final class Rows {
    private Rows() {}

    public static List<String[]> of(String name) {
        var stream = Objects.requireNonNull(Rows.class.getResourceAsStream(name), name);
        try (var reader =
                new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return reader.lines().skip(1).map(line -> line.split(",", -1)).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

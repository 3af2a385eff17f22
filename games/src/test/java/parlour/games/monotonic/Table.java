package parlour.games.monotonic;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Tables that were computed elsewhere, copied into the test resources of this package. */
public final class Table {
    private Table() {}

    /** The lines of a table. */
    public static List<String> lines(String name) {
        try (InputStream in = Objects.requireNonNull(Table.class.getResourceAsStream(name));
                var lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return lines.lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

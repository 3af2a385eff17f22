package parlour.app.cli.table;

import java.io.IOException;
import java.util.List;
import parlour.claim.Json;

/** Writes a table row by row, so that a row can be read as soon as it is found. */
public interface TableWriter {
    /** Writes what comes before the first row. */
    void begin() throws IOException;

    /**
     * Writes a row.
     *
     * @param cells as many as there are columns; {@link Json.Nothing} for an empty one
     */
    void row(List<Json> cells) throws IOException;

    /** Writes what comes after the last row. */
    void end() throws IOException;
}

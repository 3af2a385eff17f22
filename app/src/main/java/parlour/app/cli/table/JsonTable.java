package parlour.app.cli.table;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import parlour.claim.Json;

/** A JSON array of objects, one a line; an empty cell is a field left out. */
final class JsonTable implements TableWriter {
    private final Writer out;
    private final List<Column> columns;
    private String separator = "\n";

    JsonTable(Writer out, List<Column> columns) {
        this.out = out;
        this.columns = columns;
    }

    @Override
    public void begin() throws IOException {
        out.write("[");
    }

    @Override
    public void row(List<Json> cells) throws IOException {
        Json.Fields json = Json.fields();
        for (int i = 0; i < cells.size(); i++) {
            if (!(cells.get(i) instanceof Json.Nothing)) {
                json = json.with(columns.get(i).name(), cells.get(i));
            }
        }
        out.write(separator);
        out.write(json.toString());
        separator = ",\n";
    }

    @Override
    public void end() throws IOException {
        out.write("\n]\n");
    }
}

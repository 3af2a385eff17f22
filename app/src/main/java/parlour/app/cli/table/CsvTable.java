package parlour.app.cli.table;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import parlour.claim.Json;

/**
 * CSV: a header, then a line for each row; quotes only where a comma, a quote or a line end asks
 * for them.
 */
final class CsvTable implements TableWriter {
    private final CsvWriter csv;
    private final List<Column> columns;

    CsvTable(Writer out, List<Column> columns) {
        this.csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).bufferSize(0).build(out);
        this.columns = columns;
    }

    @Override
    public void begin() {
        List<String> names = new ArrayList<>();
        for (Column column : columns) {
            names.add(column.name());
        }
        csv.writeRecord(names);
    }

    @Override
    public void row(List<Json> cells) {
        List<String> texts = new ArrayList<>(cells.size());
        for (Json cell : cells) {
            texts.add(CellText.of(cell));
        }
        csv.writeRecord(texts);
    }

    @Override
    public void end() throws IOException {
        csv.flush();
    }
}

package parlour.app.cli.table;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import parlour.claim.Json;

/** A Markdown table; integers are set flush right. */
final class MarkdownTable implements TableWriter {
    private final Writer out;
    private final List<Column> columns;

    MarkdownTable(Writer out, List<Column> columns) {
        this.out = out;
        this.columns = columns;
    }

    @Override
    public void begin() throws IOException {
        for (Column column : columns) {
            cell(column.name());
        }
        out.write("|\n");
        for (Column column : columns) {
            cell(column.isInteger() ? "---:" : "---");
        }
        out.write("|\n");
    }

    @Override
    public void row(List<Json> cells) throws IOException {
        for (Json cell : cells) {
            cell(CellText.of(cell).replace("\\", "\\\\").replace("|", "\\|").replace("*", "\\*"));
        }
        out.write("|\n");
    }

    private void cell(String text) throws IOException {
        out.write("| ");
        out.write(text);
        out.write(text.isEmpty() ? "" : " ");
    }

    @Override
    public void end() {}
}

package parlour.app.cli.table;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import parlour.claim.Json;

/** A LaTeX tabular; integers are set flush right. It needs no package. */
final class LatexTable implements TableWriter {
    private final Writer out;
    private final List<Column> columns;

    LatexTable(Writer out, List<Column> columns) {
        this.out = out;
        this.columns = columns;
    }

    @Override
    public void begin() throws IOException {
        StringBuilder alignment = new StringBuilder();
        List<String> names = new ArrayList<>();
        for (Column column : columns) {
            alignment.append(column.isInteger() ? 'r' : 'l');
            names.add(escaped(column.name()));
        }
        out.write("\\begin{tabular}{" + alignment + "}\n");
        line(names);
        out.write("\\hline\n");
    }

    @Override
    public void row(List<Json> cells) throws IOException {
        List<String> texts = new ArrayList<>(cells.size());
        for (Json cell : cells) {
            texts.add(escaped(CellText.of(cell)));
        }
        line(texts);
    }

    private void line(List<String> texts) throws IOException {
        out.write(String.join(" & ", texts));
        out.write(" \\\\\n");
    }

    @Override
    public void end() throws IOException {
        out.write("\\end{tabular}\n");
    }

    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder(text.length());
        for (char c : text.toCharArray()) {
            switch (c) {
                case '&', '%', '$', '#', '_', '{', '}' -> escaped.append('\\').append(c);
                case '\\' -> escaped.append("\\textbackslash{}");
                case '~' -> escaped.append("\\textasciitilde{}");
                case '^' -> escaped.append("\\textasciicircum{}");
                case '<' -> escaped.append("$<$");
                case '>' -> escaped.append("$>$");
                case '|' -> escaped.append("$|$");
                default -> escaped.append(c);
            }
        }
        return escaped.toString();
    }
}

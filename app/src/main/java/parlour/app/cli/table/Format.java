package parlour.app.cli.table;

import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import parlour.claim.BadInput;

/** How a table is written. */
public enum Format {
    /** Comma-separated values, as RFC 4180 has them but with plain line feeds. */
    CSV,
    /** A table of GitHub's Markdown. */
    MARKDOWN,
    /** An array of objects, one a line. */
    JSON,
    /** A tabular environment. */
    LATEX,
    /** Index and value, as the OEIS takes them. */
    BFILE;

    /**
     * The format with this name.
     *
     * @throws BadInput with a suggestion, if there is none
     */
    public static Format named(String word) {
        List<String> words = new ArrayList<>();
        for (Format format : values()) {
            if (format.word().equals(word)) {
                return format;
            }
            words.add(format.word());
        }
        throw BadInput.unknownWord("format", word, words);
    }

    /** The word after {@code --format}. */
    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    /**
     * A writer of this format with a key across.
     *
     * @param key the key that runs fastest; its values head the columns
     * @throws BadInput if such a table cannot be
     */
    public TableWriter across(Writer out, Family family, List<Column> columns, String key) {
        return AcrossTable.of(this, out, family, columns, key);
    }

    /**
     * A writer of this format.
     *
     * @param out where it writes; stays the caller's to flush
     * @param family the rows' instances
     * @param columns all columns, those of the keys first
     * @throws BadInput if such a table cannot have this format
     */
    public TableWriter writer(Writer out, Family family, List<Column> columns) {
        return switch (this) {
            case CSV -> new CsvTable(out, columns);
            case MARKDOWN -> new MarkdownTable(out, columns);
            case JSON -> new JsonTable(out, columns);
            case LATEX -> new LatexTable(out, columns);
            case BFILE -> BFile.of(out, family, columns);
        };
    }
}

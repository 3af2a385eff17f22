package parlour.app.cli.table;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import parlour.claim.BadInput;
import parlour.claim.Json;

/**
 * A table with one key across: its values head columns, and a line holds the answers to all of
 * them. It must be the key that runs fastest, so that a line is whole as soon as its last answer is
 * there.
 */
final class AcrossTable implements TableWriter {
    private final TableWriter lines;
    private final int keys;
    private final int across;
    private final int width;
    private final List<Json> line = new ArrayList<>();

    private AcrossTable(TableWriter lines, int keys, int across, int width) {
        this.lines = lines;
        this.keys = keys;
        this.across = across;
        this.width = width;
    }

    /**
     * A table of a family with a key across, written by a format.
     *
     * @throws BadInput if another key than the last one that varies is named, or more than one
     *     thing is asked
     */
    static TableWriter of(
            Format format, Writer out, Family family, List<Column> columns, String key) {
        int keys = family.axes().size();
        int at = keys - 1;
        while (at > 0 && family.axes().get(at).values().size() == 1) {
            at--;
        }
        Axis axis = family.axes().get(at);
        if (!axis.key().equals(key)) {
            throw new BadInput(
                    key,
                    "option (--across %s) names no key that runs fastest; give --across %s"
                            .formatted(BadInput.shown(key), axis.key()));
        }
        if (columns.size() != keys + 1 || format == Format.BFILE) {
            throw new BadInput(
                    "--across",
                    "option (--across) puts one answer into a cell; ask the outcome only, in another format"
                            + " than bfile, as in ./parlour table transposition --domain 'omega;zeta' --moves 1..7"
                            + " --across moves");
        }
        List<Column> heads = new ArrayList<>(columns.subList(0, keys));
        heads.remove(at);
        for (String value : axis.values()) {
            heads.add(new Column(value, columns.getLast().isInteger()));
        }
        TableWriter lines = format.writer(out, family, heads);
        return new AcrossTable(lines, keys, at, axis.values().size());
    }

    @Override
    public void begin() throws IOException {
        lines.begin();
    }

    @Override
    public void row(List<Json> cells) throws IOException {
        if (line.isEmpty()) {
            line.addAll(cells.subList(0, keys));
            line.remove(across);
        }
        line.add(cells.get(keys));
        if (line.size() == keys - 1 + width) {
            lines.row(line);
            line.clear();
        }
    }

    /** Ends with what there is of a line that was cut short. */
    @Override
    public void end() throws IOException {
        if (!line.isEmpty()) {
            while (line.size() < keys - 1 + width) {
                line.add(new Json.Nothing());
            }
            lines.row(line);
        }
        lines.end();
    }
}

package parlour.app.render;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import parlour.scene.Cell;
import parlour.scene.CellRow;
import parlour.scene.Diagram;
import parlour.scene.NumberLine;
import parlour.scene.NumberLine.Bracket;
import parlour.scene.NumberLine.Mark;
import parlour.scene.NumberLine.Stop;
import parlour.scene.NumberLine.Stretch;

/**
 * Cells side by side. Record lines, labels and states each have a line of their own, brackets
 * follow below; all of them wrap together.
 */
final class TextStrip {

    private static final int GAP = 2;
    private static final int LONGEST_STRETCH = 16;

    /** Cells up to this wide get columns of one width, so that wrapped rows line up. */
    private static final int WIDEST_COLUMN = 10;

    private final TextPage page;
    private final List<Stop> stops;
    private final List<Bracket> brackets;
    private final boolean onLine;
    private final int[] widths;

    private TextStrip(TextPage page, List<Stop> stops, List<Bracket> brackets, boolean onLine) {
        this.page = page;
        this.stops = stops;
        this.brackets = brackets;
        this.onLine = onLine;
        widths = stops.stream().mapToInt(TextStrip::width).toArray();
        int[] needed = brackets.stream().mapToInt(b -> Ink.whole(b.cell()).width() + 2).toArray();
        BracketLevels.widen(widths, GAP, brackets, needed);
        int widest = IntStream.of(widths).max().orElse(0);
        if (!onLine && widest <= WIDEST_COLUMN) {
            Arrays.fill(widths, widest);
        }
    }

    static void write(TextPage page, CellRow row) {
        List<Stop> stops = row.cells().stream().<Stop>map(Mark::new).toList();
        new TextStrip(page, stops, List.of(), false).write();
    }

    static void write(TextPage page, NumberLine line) {
        new TextStrip(page, line.stops(), line.brackets(), true).write();
    }

    /** The levels as strips, then for each cell those that it is linked to above. */
    static void write(TextPage page, Diagram diagram) {
        for (List<Cell> level : diagram.levels()) {
            write(page, new CellRow("", level));
            page.blank();
        }
        List<Cell> cells = diagram.cells();
        for (int lower = cells.size() - 1; lower >= 0; lower--) {
            StringBuilder above = new StringBuilder();
            for (Diagram.Link link : diagram.links()) {
                if (link.lower() == lower) {
                    above.append(' ').append(cells.get(link.upper()).label());
                }
            }
            if (!above.isEmpty()) {
                page.paragraph(cells.get(lower).label() + " below" + above);
            }
        }
    }

    private static int width(Stop stop) {
        int text = Math.max(Ink.label(stop.cell()).width(), Ink.plain(state(stop.cell())).width());
        return switch (stop) {
            case Mark _ -> text;
            case Stretch(Cell _, int extent) ->
                    Math.max(text, Math.min(extent, LONGEST_STRETCH)) + 2;
        };
    }

    /** Record tones are told by lines above and below, unless there is a caption too. */
    private static String state(Cell cell) {
        boolean lined = cell.tone().overlined() || cell.tone().underlined();
        return lined ? cell.caption() : cell.state();
    }

    private void write() {
        if (stops.isEmpty()) {
            page.add(Ink.plain("(none)"));
        }
        boolean first = true;
        // A line that goes on below ends in a piece of axis as long as the gap.
        int limit = page.room() - (onLine ? GAP : 0);
        for (Chunks.Chunk chunk : Chunks.of(widths, GAP, limit, brackets)) {
            if (!first) {
                page.blank();
            }
            first = false;
            write(chunk);
        }
    }

    private void write(Chunks.Chunk chunk) {
        writeRow(chunk, cell -> cell.tone().overlined() ? rule(cell, "_") : Ink.EMPTY);
        writeLabels(chunk);
        writeRow(chunk, cell -> cell.tone().underlined() ? rule(cell, "‾") : Ink.EMPTY);
        writeRow(chunk, cell -> Ink.like(cell, state(cell)));
        BracketLevels.of(brackets).forEach(level -> writeLevel(chunk, level));
    }

    private static Ink rule(Cell cell, String stroke) {
        return Ink.like(cell, stroke.repeat(Ink.label(cell).width()));
    }

    /** Writes one line of a chunk, unless nothing stands on it. */
    private void writeRow(Chunks.Chunk chunk, Function<Cell, Ink> part) {
        TextLine line = page.line();
        for (int i = chunk.from(); i < chunk.to(); i++) {
            line.centre(part.apply(stops.get(i).cell()), widths[i]);
            line.skip(GAP);
        }
        if (!line.toString().isEmpty()) {
            page.add(line);
        }
    }

    private void writeLabels(Chunks.Chunk chunk) {
        if (!onLine) {
            writeRow(chunk, Ink::label);
            return;
        }
        TextLine line = page.line();
        for (int i = chunk.from(); i < chunk.to(); i++) {
            writeOnLine(line, stops.get(i), widths[i]);
            line.put(Ink.plain("─".repeat(i + 1 == stops.size() ? 0 : GAP)));
        }
        page.add(line);
    }

    private static void writeOnLine(TextLine line, Stop stop, int width) {
        String stroke = stop instanceof Stretch ? "┄" : "─";
        Ink label = Ink.label(stop.cell());
        int before = (width - label.width()) / 2;
        line.put(Ink.like(stop.cell(), stroke.repeat(before)));
        line.put(label);
        line.put(Ink.like(stop.cell(), stroke.repeat(width - label.width() - before)));
    }

    private void writeLevel(Chunks.Chunk chunk, List<Bracket> level) {
        TextLine line = page.line();
        int column = chunk.from();
        for (Bracket bracket : level) {
            Chunks.Chunk part = chunk.clip(bracket);
            if (!part.isEmpty()) {
                line.skip(span(column, part.from()) + GAP * (part.from() - column));
                writeBracket(line, bracket, part);
                line.skip(GAP);
                column = part.to();
            }
        }
        if (!line.toString().isEmpty()) {
            page.add(line);
        }
    }

    private void writeBracket(TextLine line, Bracket bracket, Chunks.Chunk part) {
        int width = span(part.from(), part.to()) + GAP * (part.to() - part.from() - 1);
        Ink label = Ink.whole(bracket.cell());
        String text = label.width() + 2 <= width ? label.text() : "";
        int free = Math.max(0, width - 2 - TextWidth.of(text));
        String left = part.from() == bracket.first() ? "└" : "─";
        String right = part.to() == bracket.last() + 1 ? "┘" : "─";
        String bar = left + "─".repeat(free / 2) + text + "─".repeat(free - free / 2) + right;
        line.put(Ink.like(bracket.cell(), bar));
    }

    private int span(int from, int to) {
        return IntStream.range(from, to).map(i -> widths[i]).sum();
    }
}

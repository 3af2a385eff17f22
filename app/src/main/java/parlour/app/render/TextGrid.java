package parlour.app.render;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Aligned columns. Where they are too many for the page, the rest follows below with the first
 * column repeated.
 */
final class TextGrid {

    private static final int GAP = 2;

    private final List<List<Ink>> rows = new ArrayList<>();
    private int ruleAfter = -1;

    /** Adds a row as long as the others. */
    void add(List<Ink> row) {
        rows.add(List.copyOf(row));
    }

    /** Draws a rule under the rows added so far. */
    void rule() {
        ruleAfter = rows.size() - 1;
    }

    void write(TextPage page) {
        int[] widths = new int[rows.getFirst().size()];
        for (List<Ink> row : rows) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], row.get(i).width());
            }
        }
        int[] rest = Arrays.copyOfRange(widths, 1, widths.length);
        List<Chunks.Chunk> chunks = Chunks.of(rest, GAP, page.room() - widths[0] - GAP, List.of());
        if (chunks.isEmpty()) {
            write(page, widths, new Chunks.Chunk(0, 0));
        }
        for (int i = 0; i < chunks.size(); i++) {
            if (i > 0) {
                page.blank();
            }
            write(page, widths, chunks.get(i));
        }
    }

    private void write(TextPage page, int[] widths, Chunks.Chunk chunk) {
        for (int i = 0; i < rows.size(); i++) {
            writeRow(page, widths, rows.get(i), chunk);
            if (i == ruleAfter) {
                writeRule(page, widths, chunk);
            }
        }
    }

    private void writeRow(TextPage page, int[] widths, List<Ink> row, Chunks.Chunk chunk) {
        TextLine line = page.line();
        place(line, row.getFirst(), widths[0], isRight(0));
        for (int i = chunk.from() + 1; i <= chunk.to(); i++) {
            line.skip(GAP);
            place(line, row.get(i), widths[i], isRight(i));
        }
        page.add(line);
    }

    private void writeRule(TextPage page, int[] widths, Chunks.Chunk chunk) {
        int total = widths[0];
        for (int i = chunk.from() + 1; i <= chunk.to(); i++) {
            total += GAP + widths[i];
        }
        page.add(Ink.plain("─".repeat(total)));
    }

    private static void place(TextLine line, Ink ink, int width, boolean right) {
        if (right) {
            line.right(ink, width);
        } else {
            line.left(ink, width);
        }
    }

    /** A column of numbers is aligned to the right: every entry below the rule starts like one. */
    private boolean isRight(int column) {
        return rows.stream()
                .skip(ruleAfter + 1L)
                .map(row -> row.get(column).text())
                .allMatch(text -> text.isEmpty() || text.matches("\\[?[-+]?\\d.*"));
    }
}

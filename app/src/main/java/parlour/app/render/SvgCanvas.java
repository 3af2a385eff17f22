package parlour.app.render;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import parlour.scene.Cell;
import parlour.scene.Legend;

/**
 * Collects the elements of a picture and how far they reach to the right. All coordinates are whole
 * pixels, all text is made printable and escaped.
 */
final class SvgCanvas {

    static final int MARGIN = 24;

    /** Behind what a word that is too long may be broken. */
    private static final String JOINT = "(?<=[,;|+(])";

    private final StringBuilder out = new StringBuilder();
    private final Legend legend;
    private final int limit;
    private int right;

    /** Creates a canvas whose rows wrap so as to keep a margin within the width. */
    SvgCanvas(int width, Legend legend) {
        this.legend = legend;
        limit = width - 2 * MARGIN;
        right = width - MARGIN;
    }

    Legend legend() {
        return legend;
    }

    /** Returns the width in which rows wrap. */
    int limit() {
        return limit;
    }

    /** Returns the x coordinate to the left of which everything lies. */
    int right() {
        return right;
    }

    /**
     * Opens a group that tells in words what a cell is when it is pointed at, and boards which move
     * it stands for.
     */
    void open(Cell cell) {
        String words = (cell.label() + " " + cell.caption()).strip();
        String meaning = legend.meaning(cell.tone());
        out.append("<g");
        if (!cell.move().isEmpty()) {
            out.append(" data-move=\"").append(escape(cell.move())).append('"');
        }
        out.append("><title>")
                .append(escape(meaning.isEmpty() ? words : words + ": " + meaning))
                .append(escape(cell.emphasized() ? ", " + legend.emphasis() : ""))
                .append("</title>\n");
    }

    void close() {
        out.append("</g>\n");
    }

    void rect(Box box, int radius, String classes) {
        reach(box.right());
        out.append("<rect");
        attribute("x", box.x());
        attribute("y", box.y());
        attribute("width", box.width());
        attribute("height", box.height());
        attribute("rx", radius);
        end(classes);
    }

    void circle(int x, int y, int radius, String classes) {
        reach(x + radius);
        out.append("<circle");
        attribute("cx", x);
        attribute("cy", y);
        attribute("r", radius);
        end(classes);
    }

    /** Draws a horizontal line. */
    void across(int x, int y, int length, String classes) {
        reach(x + length);
        path(x, y, "h" + length, classes);
    }

    /** Draws a vertical line. */
    void down(int x, int y, int length, String classes) {
        reach(x);
        path(x, y, "v" + length, classes);
    }

    /** Draws a line from one point to another. */
    void slanted(int x, int y, int toX, int toY, String classes) {
        reach(Math.max(x, toX));
        path(x, y, "L" + toX + " " + toY, classes);
    }

    private void path(int x, int y, String move, String classes) {
        out.append("<path d=\"M").append(x).append(' ').append(y).append(move).append('"');
        end(classes);
    }

    /** Writes text that starts at x. */
    void text(int x, int y, Pen pen, String text) {
        reach(x + pen.extent(text));
        write(x, y, pen.classes(), text);
    }

    /** Writes text with its middle at x. */
    void centred(int x, int y, Pen pen, String text) {
        reach(x + pen.extent(text) / 2);
        write(x, y, pen.classes() + " mid", text);
    }

    /** Writes text that ends at x. */
    void ending(int x, int y, Pen pen, String text) {
        write(x, y, pen.classes() + " end", text);
    }

    private void write(int x, int y, String classes, String text) {
        if (text.isEmpty()) {
            return;
        }
        out.append("<text");
        attribute("x", x);
        attribute("y", y);
        out.append(" class=\"").append(classes).append("\">");
        out.append(escape(text)).append("</text>\n");
    }

    /** Writes a paragraph below {@code y} and returns the y coordinate of its lower edge. */
    int paragraph(int y, Pen pen, String text) {
        int size = pen.face().size();
        int bottom = y;
        for (String line : lines(text, pen, limit)) {
            text(MARGIN, bottom + size, pen, line);
            bottom += size * 3 / 2;
        }
        return bottom;
    }

    /**
     * Breaks text at spaces so that no line is wider than a limit, and behind commas and the like
     * within words that are; what has neither stays whole.
     */
    static List<String> lines(String text, Pen pen, int limit) {
        var lines = new ArrayList<String>();
        for (String word : Printable.of(text).strip().split(" +")) {
            boolean isLong = pen.extent(word) > limit;
            boolean first = true;
            for (String part : isLong ? word.split(JOINT) : new String[] {word}) {
                add(lines, first ? " " : "", part, longer -> pen.extent(longer) <= limit);
                first = false;
            }
        }
        return lines;
    }

    private static void add(List<String> lines, String space, String part, Predicate<String> fits) {
        String longer = lines.isEmpty() ? part : lines.getLast() + space + part;
        if (lines.isEmpty() || !fits.test(longer)) {
            lines.add(part);
        } else {
            lines.set(lines.size() - 1, longer);
        }
    }

    private void attribute(String name, int value) {
        out.append(' ').append(name).append("=\"").append(value).append('"');
    }

    private void end(String classes) {
        out.append(" class=\"").append(classes).append("\"/>\n");
    }

    private void reach(int x) {
        right = Math.max(right, x);
    }

    /** Returns printable text with the five characters of XML markup escaped. */
    static String escape(String text) {
        return Printable.of(text)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }

    @Override
    public String toString() {
        return out.toString();
    }
}

package parlour.app.render;

import java.util.ArrayList;
import java.util.List;
import parlour.scene.Tone;

/** Lines of a terminal page: headings at the margin, everything else indented. */
final class TextPage {

    private static final int INDENT = 2;

    private final StringBuilder out = new StringBuilder();
    private final int width;
    private final boolean colour;

    TextPage(int width, boolean colour) {
        this.width = width;
        this.colour = colour;
    }

    /** Returns the columns that are left to the right of the indent. */
    int room() {
        return width - INDENT;
    }

    /** Starts an indented line. */
    TextLine line() {
        var line = new TextLine(colour);
        line.skip(INDENT);
        return line;
    }

    void add(TextLine line) {
        out.append(line).append('\n');
    }

    void add(Ink ink) {
        TextLine line = line();
        line.put(ink);
        add(line);
    }

    void blank() {
        out.append('\n');
    }

    /** Writes a heading at the margin, unless it is empty. */
    void heading(String text) {
        for (String words : text.isEmpty() ? List.<String>of() : wrapped(text, width)) {
            var line = new TextLine(colour);
            line.put(new Ink(words, Tone.NEUTRAL, true));
            add(line);
        }
    }

    /** Writes an indented paragraph. */
    void paragraph(String text) {
        wrapped(text, room()).forEach(words -> add(Ink.plain(words)));
    }

    /** Writes a key and beside it, in a column of its own, what it means. */
    void entry(Ink key, int keyColumns, String meaning) {
        Ink shown = key;
        for (String words : wrapped(meaning, room() - keyColumns)) {
            TextLine line = line();
            line.left(shown, keyColumns);
            line.put(Ink.plain(words));
            add(line);
            shown = Ink.EMPTY;
        }
    }

    /** Breaks at spaces; a word wider than the columns stays whole on its own line. */
    private static List<String> wrapped(String text, int columns) {
        var lines = new ArrayList<String>();
        for (String word : Printable.of(text).strip().split(" +")) {
            String longer = lines.isEmpty() ? word : lines.getLast() + " " + word;
            if (lines.isEmpty() || TextWidth.of(longer) > columns) {
                lines.add(word);
            } else {
                lines.set(lines.size() - 1, longer);
            }
        }
        return lines;
    }

    @Override
    public String toString() {
        return out.toString();
    }
}

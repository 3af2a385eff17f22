package parlour.app.render;

import parlour.scene.BarRow;
import parlour.scene.CellRow;
import parlour.scene.Diagram;
import parlour.scene.HeatMap;
import parlour.scene.Ladder;
import parlour.scene.Note;
import parlour.scene.NumberLine;
import parlour.scene.Panel;
import parlour.scene.Plot;
import parlour.scene.Scene;
import parlour.scene.TableGrid;
import parlour.scene.Tone;

/**
 * Draws a scene as plain text for a terminal.
 *
 * <p>Columns are aligned, rows wrap at the width, and every tone that occurs is explained in a
 * legend; colour only repeats what signs, captions and lines tell. Labels are never shortened: one
 * that is wider than the page makes its line longer.
 *
 * @param width the columns of the terminal, at least {@link #NARROWEST}
 * @param colour whether to add ANSI colours
 */
public record TextRenderer(int width, boolean colour) {

    /** The least width; below it hardly any row would keep two cells together. */
    public static final int NARROWEST = 20;

    /** The width to use where the terminal does not tell its own. */
    public static final int USUAL = 80;

    /** The columns of the keys in a legend. */
    private static final int KEY = 5;

    /**
     * Checks the width.
     *
     * @throws IllegalArgumentException if the page would be too narrow
     */
    public TextRenderer {
        if (width < NARROWEST) {
            throw new IllegalArgumentException(
                    "The width (%d) must be at least %d columns.".formatted(width, NARROWEST));
        }
    }

    /** Returns the page, every line ended by a line feed. */
    public String render(Scene scene) {
        var page = new TextPage(width, colour);
        page.heading(scene.title());
        if (!scene.description().isEmpty()) {
            page.paragraph(scene.description());
        }
        for (Panel panel : scene.panels()) {
            page.blank();
            page.heading(panel.title());
            write(page, panel);
        }
        writeLegend(page, scene);
        return page.toString();
    }

    private static void write(TextPage page, Panel panel) {
        switch (panel) {
            case CellRow row -> TextStrip.write(page, row);
            case NumberLine line -> TextStrip.write(page, line);
            case Plot plot -> TextPanels.write(page, plot);
            case BarRow row -> TextPanels.write(page, row);
            case HeatMap map -> TextPanels.write(page, map);
            case Ladder ladder -> TextPanels.write(page, ladder);
            case TableGrid table -> TextPanels.write(page, table);
            case Diagram diagram -> TextStrip.write(page, diagram);
            case Note note -> page.paragraph(note.text());
        }
    }

    private static void writeLegend(TextPage page, Scene scene) {
        if (scene.tones().isEmpty() && !scene.hasEmphasis()) {
            return;
        }
        page.blank();
        page.heading("Legend");
        for (Tone tone : scene.tones()) {
            page.entry(new Ink(tone.sign(), tone, false), KEY, scene.legend().meaning(tone));
        }
        if (scene.hasEmphasis()) {
            page.entry(new Ink("[ ]", Tone.NEUTRAL, true), KEY, scene.legend().emphasis());
        }
    }
}

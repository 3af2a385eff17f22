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

/**
 * Draws a scene as one self-contained SVG picture: no scripts, no fonts or files from elsewhere,
 * whole pixels only, the same bytes for the same scene.
 *
 * <p>It is an image to a screen reader, with the title and the description of the scene; tones are
 * told by signs, captions or lines besides colour, colours keep a contrast of 4.5 : 1, and the
 * picture is light or dark as the reader's system prefers. Labels are never shortened: the picture
 * grows wider if it must.
 *
 * @param width the width in pixels at which rows wrap, at least {@link #NARROWEST}
 */
public record SvgRenderer(int width) {

    /** The least width. */
    public static final int NARROWEST = 240;

    /** The width for a page on a large screen. */
    public static final int USUAL = 760;

    private static final int PANEL_GAP = 30;
    private static final int HEADING_GAP = 10;

    /**
     * Checks the width.
     *
     * @throws IllegalArgumentException if the picture would be too narrow
     */
    public SvgRenderer {
        if (width < NARROWEST) {
            throw new IllegalArgumentException(
                    "The width (" + width + ") must be at least " + NARROWEST + " pixels.");
        }
    }

    /** Returns an SVG document that can stand alone in a file or be set into an HTML page. */
    public String render(Scene scene) {
        var canvas = new SvgCanvas(width, scene.legend());
        int bottom = canvas.paragraph(SvgCanvas.MARGIN - 4, Pen.Face.TITLE.plain(), scene.title());
        for (Panel panel : scene.panels()) {
            bottom += PANEL_GAP;
            if (!panel.title().isEmpty()) {
                bottom = canvas.paragraph(bottom, Pen.Face.HEADING.plain(), panel.title());
                bottom += HEADING_GAP;
            }
            bottom = draw(canvas, panel, bottom);
        }
        bottom = SvgLegend.draw(canvas, scene, bottom + PANEL_GAP);
        return document(scene, canvas, bottom + SvgCanvas.MARGIN);
    }

    private static int draw(SvgCanvas canvas, Panel panel, int y) {
        return switch (panel) {
            case CellRow row -> SvgStrip.draw(canvas, row, y);
            case Ladder ladder -> SvgStrip.draw(canvas, ladder, y);
            case NumberLine line -> SvgNumberLine.draw(canvas, line, y);
            case BarRow row -> SvgBars.draw(canvas, row, y);
            case Plot plot -> SvgPlot.draw(canvas, plot, y);
            case HeatMap map -> SvgGrids.draw(canvas, map, y);
            case TableGrid table -> SvgGrids.draw(canvas, table, y);
            case Diagram diagram -> SvgDiagram.draw(canvas, diagram, y);
            case Note note -> canvas.paragraph(y, Pen.Face.BODY.plain(), note.text());
        };
    }

    private static String document(Scene scene, SvgCanvas canvas, int height) {
        int full = canvas.right() + SvgCanvas.MARGIN;
        String size = "width=\"" + full + "\" height=\"" + height + "\"";
        String title = SvgCanvas.escape(scene.title());
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"parlour-scene\" role=\"img\" "
                + size
                + " viewBox=\"0 0 "
                + full
                + " "
                + height
                + "\""
                + " aria-label=\""
                + title
                + "\">\n"
                + "<title>"
                + title
                + "</title>\n"
                + "<desc>"
                + SvgCanvas.escape(scene.description())
                + "</desc>\n"
                + "<style>\n"
                + SvgStylesheet.text()
                + "</style>\n"
                + "<rect "
                + size
                + " class=\"page\"/>\n"
                + canvas
                + "</svg>\n";
    }
}

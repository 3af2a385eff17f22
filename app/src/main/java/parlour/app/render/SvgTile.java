package parlour.app.render;

import parlour.scene.Cell;

/** A cell as a rounded tile: label, record lines, state below the label, ring if emphasized. */
final class SvgTile {

    /** Height without and with a state below the label. */
    static final int LOW = 40;

    static final int HIGH = 56;

    private static final int PADDING = 22;
    private static final int NARROWEST = 44;
    private static final int RADIUS = 8;

    private SvgTile() {}

    /** Returns the words below the label; record lines need none. */
    static String state(Cell cell) {
        boolean lined = cell.tone().overlined() || cell.tone().underlined();
        return lined ? cell.caption() : cell.state();
    }

    /** Returns the width that keeps label and state clear of the frame. */
    static int width(Cell cell) {
        int label = Pen.Face.LABEL.plain().extent(cell.label());
        int state = Pen.Face.CAPTION.plain().extent(state(cell));
        return Math.max(NARROWEST, Math.max(label, state) + PADDING);
    }

    /** Draws a tile; the state is inside if the box is {@link #HIGH}. */
    static void draw(SvgCanvas canvas, Cell cell, Box box) {
        draw(canvas, cell, box, RADIUS);
    }

    /** Draws a tile with corners of another radius. */
    static void draw(SvgCanvas canvas, Cell cell, Box box, int radius) {
        boolean high = box.height() >= HIGH;
        String tone = SvgStylesheet.name(cell.tone());
        canvas.open(cell);
        canvas.rect(box, radius, "fill-" + tone);
        if (cell.emphasized()) {
            canvas.rect(box.grown(2), radius + 2, "ring");
        }
        int baseline = high ? box.y() + 26 : box.y() + box.height() / 2 + 6;
        canvas.centred(box.middle(), baseline, Pen.Face.LABEL.on(cell.tone()), cell.label());
        drawLines(canvas, cell, box.middle(), baseline);
        if (high) {
            int below = box.bottom() - 10;
            canvas.centred(box.middle(), below, Pen.Face.CAPTION.on(cell.tone()), state(cell));
        }
        canvas.close();
    }

    private static void drawLines(SvgCanvas canvas, Cell cell, int middle, int baseline) {
        int half = Math.max(9, Pen.Face.LABEL.plain().extent(cell.label()) / 2);
        String line = "stroke line-" + SvgStylesheet.name(cell.tone());
        if (cell.tone().overlined()) {
            canvas.across(middle - half, baseline - 18, 2 * half, line);
        }
        if (cell.tone().underlined()) {
            canvas.across(middle - half, baseline + 6, 2 * half, line);
        }
    }
}

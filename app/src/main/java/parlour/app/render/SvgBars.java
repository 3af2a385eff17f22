package parlour.app.render;

import java.util.List;
import parlour.scene.BarRow;
import parlour.scene.BarRow.Bar;
import parlour.scene.Cell;

/** Bars on a ground line, cut into units where they are few enough to count. */
final class SvgBars {

    private static final int GAP = 12;
    private static final int TALLEST = 160;
    private static final int MOST_UNITS = 12;
    private static final int UNIT = 13;
    private static final int BAR_WIDTH = 32;
    private static final int LINE_GAP = 20;

    private SvgBars() {}

    /** Draws below {@code y} and returns the y coordinate of the lower edge. */
    static int draw(SvgCanvas canvas, BarRow row, int y) {
        if (row.bars().isEmpty()) {
            return canvas.paragraph(y, Pen.Face.BODY.muted(), "(none)");
        }
        int[] widths = row.bars().stream().mapToInt(SvgBars::width).toArray();
        boolean stated = row.cells().stream().anyMatch(cell -> !cell.state().isEmpty());
        int top = y;
        for (Chunks.Chunk chunk : Chunks.of(widths, GAP, canvas.limit(), List.of())) {
            int ground = top + 20 + pixels(row.tallest(), row.tallest());
            int x = SvgCanvas.MARGIN;
            for (int i = chunk.from(); i < chunk.to(); i++) {
                drawBar(canvas, row.bars().get(i), x + widths[i] / 2, ground, row.tallest());
                x += widths[i] + GAP;
            }
            canvas.across(SvgCanvas.MARGIN, ground + 1, x - GAP - SvgCanvas.MARGIN, "axis");
            top = ground + (stated ? 46 : 26) + LINE_GAP;
        }
        return top - LINE_GAP;
    }

    private static int width(Bar bar) {
        int label = Pen.Face.BODY.plain().extent(bar.cell().label());
        int state = Pen.Face.CAPTION.plain().extent(bar.cell().state());
        int number = Pen.Face.CAPTION.plain().extent(Integer.toString(bar.height()));
        return Math.max(Math.max(BAR_WIDTH, label), Math.max(state, number)) + 4;
    }

    private static int pixels(int height, int tallest) {
        return tallest <= MOST_UNITS ? height * UNIT : TextPanels.scaled(height, tallest, TALLEST);
    }

    private static void drawBar(SvgCanvas canvas, Bar bar, int middle, int ground, int tallest) {
        Cell cell = bar.cell();
        String classes = "fill-" + SvgStylesheet.name(cell.tone());
        int left = middle - BAR_WIDTH / 2;
        int height = pixels(bar.height(), tallest);
        canvas.open(cell);
        if (tallest <= MOST_UNITS) {
            for (int unit = 1; unit <= bar.height(); unit++) {
                canvas.rect(new Box(left, ground - unit * UNIT, BAR_WIDTH, UNIT - 3), 3, classes);
            }
        } else if (height > 0) {
            canvas.rect(new Box(left, ground - height, BAR_WIDTH, height), 3, classes);
        }
        if (cell.emphasized()) {
            canvas.rect(new Box(left, ground - height, BAR_WIDTH, height).grown(3), 6, "ring");
        }
        String number = Integer.toString(bar.height());
        canvas.centred(middle, ground - height - 7, Pen.Face.CAPTION.plain(), number);
        canvas.centred(middle, ground + 20, Pen.Face.BODY.plain(), cell.label());
        canvas.centred(middle, ground + 38, Pen.Face.CAPTION.muted(), cell.state());
        canvas.close();
    }
}

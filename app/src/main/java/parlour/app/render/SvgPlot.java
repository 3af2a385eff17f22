package parlour.app.render;

import java.util.List;
import parlour.scene.Axis;
import parlour.scene.Plot;
import parlour.scene.Plot.Point;

/** Points on a grid, the first row at the bottom. */
final class SvgPlot {

    private static final int WIDEST_STEP = 34;
    private static final int NARROWEST_STEP = 10;
    private static final int TICK_GAP = 8;

    private final SvgCanvas canvas;
    private final Plot plot;
    private final int step;
    private final int left;
    private final int top;

    private SvgPlot(SvgCanvas canvas, Plot plot, int y) {
        this.canvas = canvas;
        this.plot = plot;
        int head = widest(plot.rows()) + 14;
        int room = canvas.limit() - head;
        int fitting = room / Math.max(1, Math.max(plot.columns().size(), plot.rows().size()));
        step = Math.clamp(fitting, NARROWEST_STEP, WIDEST_STEP);
        left = SvgCanvas.MARGIN + head;
        top = y;
    }

    /** Draws below {@code y} and returns the y coordinate of the lower edge. */
    static int draw(SvgCanvas canvas, Plot plot, int y) {
        String names = plot.columns().name() + " →, " + plot.rows().name() + " ↑";
        int below = canvas.paragraph(y, Pen.Face.BODY.muted(), names) + 10;
        return new SvgPlot(canvas, plot, below).draw();
    }

    private int draw() {
        int width = step * plot.columns().size();
        int height = step * plot.rows().size();
        for (int row = 0; row < plot.rows().size(); row++) {
            canvas.across(left, y(row), width, "grid");
        }
        for (int column = 0; column < plot.columns().size(); column++) {
            canvas.down(x(column), top, height, "grid");
        }
        drawTicks(height);
        plot.points().forEach(this::drawPoint);
        return top + height + 26;
    }

    /** Writes as many ticks as have room, always the first. */
    private void drawTicks(int height) {
        Pen pen = Pen.Face.CAPTION.plain();
        int everyRow = Math.ceilDiv(pen.face().size() + 2, step);
        for (int row = 0; row < plot.rows().size(); row += everyRow) {
            canvas.ending(left - TICK_GAP, y(row) + 4, pen, plot.rows().ticks().get(row));
        }
        int everyColumn = Math.ceilDiv(widest(plot.columns()) + TICK_GAP, step);
        for (int column = 0; column < plot.columns().size(); column += everyColumn) {
            canvas.centred(x(column), top + height + 16, pen, plot.columns().ticks().get(column));
        }
    }

    private void drawPoint(Point point) {
        int x = x(point.column());
        int y = y(point.row());
        int radius = Math.max(3, step / 3 - 4);
        String tone = SvgStylesheet.name(point.cell().tone());
        canvas.open(point.cell());
        canvas.circle(x, y, radius, "solid-" + tone);
        String line = "stroke line-" + tone;
        if (point.cell().tone().overlined()) {
            canvas.across(x - radius - 2, y - radius - 4, 2 * radius + 4, line);
        }
        if (point.cell().tone().underlined()) {
            canvas.across(x - radius - 2, y + radius + 4, 2 * radius + 4, line);
        }
        if (!point.cell().tone().overlined() && !point.cell().tone().underlined()) {
            Pen pen = Pen.Face.CAPTION.plain();
            canvas.text(x + radius + 2, y - radius, pen, point.cell().tone().sign());
        }
        if (point.cell().emphasized()) {
            canvas.circle(x, y, radius + 9, "ring");
        }
        canvas.close();
    }

    private int x(int column) {
        return left + column * step + step / 2;
    }

    private int y(int row) {
        return top + (plot.rows().size() - 1 - row) * step + step / 2;
    }

    private static int widest(Axis axis) {
        List<String> ticks = axis.ticks();
        return ticks.stream().mapToInt(Pen.Face.CAPTION.plain()::extent).max().orElse(0);
    }
}

package parlour.app.render;

import java.util.ArrayList;
import java.util.List;
import parlour.scene.Cell;
import parlour.scene.Diagram;

/** Cells on levels, each level centred, with straight links behind them. */
final class SvgDiagram {
    private static final int GAP = 14;
    private static final int RISE = 44;

    private SvgDiagram() {}

    /** Draws below {@code y} and returns the y coordinate of the lower edge. */
    static int draw(SvgCanvas canvas, Diagram diagram, int y) {
        int widest = canvas.limit();
        for (List<Cell> level : diagram.levels()) {
            widest = Math.max(widest, width(level));
        }
        List<Box> boxes = new ArrayList<>();
        int top = y;
        for (List<Cell> level : diagram.levels()) {
            int x = SvgCanvas.MARGIN + (widest - width(level)) / 2;
            for (Cell cell : level) {
                boxes.add(new Box(x, top, SvgTile.width(cell), SvgTile.HIGH));
                x = boxes.getLast().right() + GAP;
            }
            top += SvgTile.HIGH + RISE;
        }
        for (Diagram.Link link : diagram.links()) {
            Box lower = boxes.get(link.lower());
            Box upper = boxes.get(link.upper());
            canvas.slanted(lower.middle(), lower.y(), upper.middle(), upper.bottom(), "grid");
        }
        List<Cell> cells = diagram.cells();
        for (int i = 0; i < boxes.size(); i++) {
            SvgTile.draw(canvas, cells.get(i), boxes.get(i));
        }
        return top - RISE;
    }

    private static int width(List<Cell> level) {
        return level.stream().mapToInt(cell -> SvgTile.width(cell) + GAP).sum() - GAP;
    }
}

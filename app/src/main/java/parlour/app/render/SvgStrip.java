package parlour.app.render;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import parlour.scene.Cell;
import parlour.scene.CellRow;
import parlour.scene.Ladder;

/** Rows and ladders of tiles. */
final class SvgStrip {

    private static final int GAP = 8;
    private static final int LADDER_GAP = 20;

    /** Tiles up to this wide are all made equally wide. */
    private static final int WIDEST_COLUMN = 96;

    private SvgStrip() {}

    /** Draws a row below {@code y} and returns the y coordinate of its lower edge. */
    static int draw(SvgCanvas canvas, CellRow row, int y) {
        if (row.cells().isEmpty()) {
            return canvas.paragraph(y, Pen.Face.BODY.muted(), "(none)");
        }
        int[] widths = row.cells().stream().mapToInt(SvgTile::width).toArray();
        int widest = IntStream.of(widths).max().orElse(0);
        if (widest <= WIDEST_COLUMN) {
            Arrays.fill(widths, widest);
        }
        boolean low = row.cells().stream().allMatch(cell -> SvgTile.state(cell).isEmpty());
        int height = low ? SvgTile.LOW : SvgTile.HIGH;
        int top = y;
        for (Chunks.Chunk chunk : Chunks.of(widths, GAP, canvas.limit(), List.of())) {
            int x = SvgCanvas.MARGIN;
            for (int i = chunk.from(); i < chunk.to(); i++) {
                SvgTile.draw(canvas, row.cells().get(i), new Box(x, top, widths[i], height));
                x += widths[i] + GAP;
            }
            top += height + GAP;
        }
        return top - GAP;
    }

    /** Draws a ladder below {@code y} and returns the y coordinate of its lower edge. */
    static int draw(SvgCanvas canvas, Ladder ladder, int y) {
        int width = ladder.cells().stream().mapToInt(SvgTile::width).max().orElse(0);
        int top = y;
        for (Cell cell : ladder.cells()) {
            Box box = new Box(SvgCanvas.MARGIN, top, width, SvgTile.LOW);
            if (top > y) {
                canvas.down(box.middle(), top - LADDER_GAP, LADDER_GAP, "axis");
            }
            SvgTile.draw(canvas, cell, box);
            canvas.text(box.right() + 16, top + 25, Pen.Face.BODY.plain(), cell.state());
            top += SvgTile.LOW + LADDER_GAP;
        }
        return top - LADDER_GAP;
    }
}

package parlour.app.render;

import java.util.List;
import parlour.scene.Cell;
import parlour.scene.HeatMap;
import parlour.scene.HeatMap.Tile;
import parlour.scene.TableGrid;

/** Heat maps and tables. */
final class SvgGrids {

    private static final int ROW = 32;
    private static final int PADDING = 20;

    private SvgGrids() {}

    /** Draws a heat map below {@code y} and returns the y coordinate of its lower edge. */
    static int draw(SvgCanvas canvas, HeatMap map, int y) {
        Pen pen = Pen.Face.BODY.plain();
        String names = map.columns().name() + " →, " + map.rows().name() + " ↓";
        int top = canvas.paragraph(y, Pen.Face.BODY.muted(), names) + 10;
        int head = widest(pen, map.rows().ticks()) + PADDING;
        List<String> labels = map.cells().stream().map(SvgGrids::text).toList();
        int width = Math.max(widest(pen, labels), widest(pen, map.columns().ticks())) + PADDING;
        int left = SvgCanvas.MARGIN + head;
        for (int column = 0; column < map.columns().size(); column++) {
            int middle = left + column * width + width / 2;
            canvas.centred(middle, top + 12, pen, map.columns().ticks().get(column));
        }
        top += 22;
        for (int row = 0; row < map.rows().size(); row++) {
            int line = top + row * ROW;
            canvas.ending(left - 12, line + 21, pen, map.rows().ticks().get(row));
            for (int column = 0; column < map.columns().size(); column++) {
                Box box = new Box(left + column * width, line, width - 2, ROW - 2);
                drawTile(canvas, map.tiles().get(row).get(column), box);
            }
        }
        drawRings(canvas, map, new Box(left, top, width, ROW));
        return top + map.rows().size() * ROW;
    }

    private static void drawTile(SvgCanvas canvas, Tile tile, Box box) {
        int step = tile.shade() * Palette.HEAT_STEPS / (HeatMap.DARKEST + 1);
        canvas.open(tile.cell());
        canvas.rect(box, 3, "heat-" + step);
        canvas.centred(box.middle(), box.y() + 20, Pen.Face.BODY.plain(), text(tile.cell()));
        canvas.close();
    }

    /** Rings come last, so that no neighbour covers them. */
    private static void drawRings(SvgCanvas canvas, HeatMap map, Box first) {
        for (int row = 0; row < map.rows().size(); row++) {
            for (int column = 0; column < map.columns().size(); column++) {
                if (map.tiles().get(row).get(column).cell().emphasized()) {
                    int x = first.x() + column * first.width();
                    int y = first.y() + row * ROW;
                    canvas.rect(new Box(x, y, first.width() - 2, ROW - 2), 3, "ring");
                }
            }
        }
    }

    /** Draws a table below {@code y} and returns the y coordinate of its lower edge. */
    static int draw(SvgCanvas canvas, TableGrid table, int y) {
        int x = SvgCanvas.MARGIN;
        int bottom = y + ROW * (table.rows().size() + 1);
        for (int column = 0; column < table.header().size(); column++) {
            int index = column;
            List<Cell> cells = table.rows().stream().map(row -> row.get(index)).toList();
            x += drawColumn(canvas, table.header().get(column), cells, x, y);
        }
        for (int row = 1; row <= table.rows().size(); row++) {
            canvas.across(SvgCanvas.MARGIN, y + row * ROW, x - SvgCanvas.MARGIN, "grid");
        }
        return bottom;
    }

    /** Draws a column and returns its width. */
    private static int drawColumn(SvgCanvas canvas, String head, List<Cell> cells, int x, int y) {
        Pen body = Pen.Face.BODY.plain();
        int text = widest(body, cells.stream().map(SvgGrids::text).toList());
        int width = Math.max(text, Pen.Face.HEADING.plain().extent(head)) + PADDING;
        canvas.text(x + 8, y + 21, Pen.Face.HEADING.plain(), head);
        int top = y + ROW;
        for (Cell cell : cells) {
            canvas.open(cell);
            boolean plain = cell.tone().sign().isEmpty();
            Box box = new Box(x + 1, top + 4, body.extent(text(cell)) + 14, ROW - 8);
            if (!plain) {
                canvas.rect(box, 5, "fill-" + SvgStylesheet.name(cell.tone()));
            }
            if (cell.emphasized()) {
                canvas.rect(box.grown(1), 6, "ring");
            }
            canvas.text(x + 8, top + 21, Pen.Face.BODY.on(cell.tone()), text(cell));
            canvas.close();
            top += ROW;
        }
        return width;
    }

    private static String text(Cell cell) {
        return (cell.label() + " " + cell.state()).strip();
    }

    private static int widest(Pen pen, List<String> texts) {
        return texts.stream().mapToInt(pen::extent).max().orElse(0);
    }
}

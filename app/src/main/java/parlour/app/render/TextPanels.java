package parlour.app.render;

import java.util.ArrayList;
import java.util.List;
import parlour.scene.Axis;
import parlour.scene.BarRow;
import parlour.scene.BarRow.Bar;
import parlour.scene.Cell;
import parlour.scene.HeatMap;
import parlour.scene.HeatMap.Tile;
import parlour.scene.Ladder;
import parlour.scene.Plot;
import parlour.scene.TableGrid;

/** The panels that are grids or lists of lines. */
final class TextPanels {

    private static final String POINT = "●";
    private static final String CROSSING = "·";

    /** From the least entry to the greatest. */
    private static final String SHADES = "·░▒▓█";

    private static final int SHORTEST_BAR_ROOM = 10;

    private TextPanels() {}

    static void write(TextPage page, TableGrid table) {
        if (table.header().isEmpty()) {
            page.add(Ink.plain("(none)"));
            return;
        }
        var grid = new TextGrid();
        grid.add(table.header().stream().map(Ink::plain).toList());
        grid.rule();
        table.rows().forEach(row -> grid.add(row.stream().map(Ink::whole).toList()));
        grid.write(page);
    }

    static void write(TextPage page, HeatMap map) {
        writeNames(page, map.columns(), "→", map.rows(), "↓");
        var grid = new TextGrid();
        grid.add(headed(Ink.EMPTY, map.columns().ticks().stream().map(Ink::plain).toList()));
        grid.rule();
        for (int row = 0; row < map.rows().size(); row++) {
            List<Ink> tiles = map.tiles().get(row).stream().map(TextPanels::shaded).toList();
            grid.add(headed(Ink.plain(map.rows().ticks().get(row)), tiles));
        }
        grid.write(page);
        page.paragraph("shade: · lowest, ░ low, ▒ middle, ▓ high, █ highest");
    }

    private static Ink shaded(Tile tile) {
        int step = tile.shade() * SHADES.length() / (HeatMap.DARKEST + 1);
        return Ink.like(tile.cell(), Ink.whole(tile.cell()).text() + " " + SHADES.charAt(step));
    }

    static void write(TextPage page, Plot plot) {
        writeNames(page, plot.columns(), "→", plot.rows(), "↑");
        var grid = new TextGrid();
        for (int row = plot.rows().size() - 1; row >= 0; row--) {
            grid.add(headed(Ink.plain(plot.rows().ticks().get(row)), crossings(plot, row)));
        }
        grid.add(headed(Ink.EMPTY, plot.columns().ticks().stream().map(Ink::plain).toList()));
        grid.write(page);
    }

    private static List<Ink> crossings(Plot plot, int row) {
        var inks = new ArrayList<Ink>();
        for (int column = 0; column < plot.columns().size(); column++) {
            inks.add(Ink.plain(CROSSING));
        }
        plot.points().stream()
                .filter(point -> point.row() == row)
                .forEach(point -> inks.set(point.column(), symbol(point.cell())));
        return inks;
    }

    private static Ink symbol(Cell cell) {
        String sign = cell.tone().sign().isEmpty() ? POINT : cell.tone().sign();
        return Ink.like(cell, cell.emphasized() ? "[" + sign + "]" : sign);
    }

    private static void writeNames(
            TextPage page, Axis columns, String along, Axis rows, String up) {
        page.paragraph("%s %s, %s %s".formatted(columns.name(), along, rows.name(), up));
    }

    private static List<Ink> headed(Ink head, List<Ink> rest) {
        var row = new ArrayList<Ink>();
        row.add(head);
        row.addAll(rest);
        return row;
    }

    static void write(TextPage page, BarRow row) {
        int labels = 0;
        int states = 0;
        for (Cell cell : row.cells()) {
            labels = Math.max(labels, Ink.label(cell).width());
            states = Math.max(states, Ink.plain(cell.state()).width());
        }
        int numbers = Integer.toString(row.tallest()).length();
        int room = Math.max(SHORTEST_BAR_ROOM, page.room() - labels - states - numbers - 6);
        for (Bar bar : row.bars()) {
            TextLine line = page.line();
            line.right(Ink.label(bar.cell()), labels);
            line.skip(1);
            line.put(Ink.like(bar.cell(), "█".repeat(scaled(bar.height(), row.tallest(), room))));
            line.skip(1);
            line.put(Ink.plain(Integer.toString(bar.height())));
            line.skip(2);
            line.put(Ink.like(bar.cell(), bar.cell().state()));
            page.add(line);
        }
        if (row.tallest() > room) {
            page.paragraph("(the longest bar stands for " + row.tallest() + ")");
        }
    }

    /** Returns the length of a bar, to scale if the tallest is too long; 0 only for height 0. */
    static int scaled(int height, int tallest, int room) {
        if (tallest <= room || height == 0) {
            return height;
        }
        // height <= tallest < 2^31 and room < 2^31: the product fits in 62 bits.
        return Math.toIntExact(Math.max(1, (long) height * room / tallest));
    }

    static void write(TextPage page, Ladder ladder) {
        int labels = ladder.cells().stream().mapToInt(c -> Ink.label(c).width()).max().orElse(0);
        boolean first = true;
        for (Cell cell : ladder.cells()) {
            if (!first) {
                TextLine line = page.line();
                line.centre(Ink.plain("│"), labels);
                page.add(line);
            }
            first = false;
            TextLine line = page.line();
            line.centre(Ink.label(cell), labels);
            line.skip(2);
            line.put(Ink.like(cell, cell.state()));
            page.add(line);
        }
    }
}

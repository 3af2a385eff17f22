package parlour.games.chomp;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import parlour.scene.Axis;
import parlour.scene.Cell;
import parlour.scene.Legend;
import parlour.scene.Plot;
import parlour.scene.Plot.Point;
import parlour.scene.Scene;
import parlour.scene.Tone;

/** The squares that are left. */
final class ChompScene {
    private ChompScene() {}

    static Scene of(String title, ChompInstance bar) {
        int height = bar.rows().size();
        List<Point> squares = new ArrayList<>();
        for (int row = 1; row <= height; row++) {
            for (int column = 1; column <= bar.rows().get(row - 1); column++) {
                Cell square =
                        Cell.of(row + ":" + column, row + column == 2 ? Tone.LOSS : Tone.FREE);
                squares.add(new Point(column - 1, height - row, square));
            }
        }
        Axis columns = axis("column", height == 0 ? 0 : bar.rows().getFirst());
        Axis rows = new Axis("row", axis("row", height).ticks().reversed());
        return Scene.of(title, "", new Plot("The bar", columns, rows, squares))
                .withLegend(Legend.COMMON.with(Tone.FREE, "chocolate").with(Tone.LOSS, "poison"));
    }

    private static Axis axis(String name, int size) {
        return new Axis(name, IntStream.rangeClosed(1, size).mapToObj(String::valueOf).toList());
    }
}

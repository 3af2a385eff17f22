package parlour.app.render;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import parlour.scene.Cell;
import parlour.scene.Scene;
import parlour.scene.Tone;

/** The legend: a small tile with the sign of each tone that occurs, and its meaning in words. */
final class SvgLegend {

    private static final int KEY = 32;
    private static final int ROW = 42;
    private static final int GAP = 28;
    private static final int TEXT = KEY + 10;

    /** From one line of a long meaning to the next. */
    private static final int LINE = 20;

    private SvgLegend() {}

    /** Draws below {@code y}, if there is anything to explain, and returns the lower edge. */
    static int draw(SvgCanvas canvas, Scene scene, int y) {
        List<Cell> entries = entries(scene);
        if (entries.isEmpty()) {
            return y;
        }
        canvas.across(SvgCanvas.MARGIN, y, canvas.limit(), "grid");
        Pen pen = Pen.Face.BODY.plain();
        List<List<String>> meanings =
                entries.stream()
                        .map(e -> SvgCanvas.lines(e.caption(), pen, canvas.limit() - TEXT))
                        .toList();
        int[] widths = new int[entries.size()];
        Arrays.fill(
                widths,
                TEXT
                        + meanings.stream()
                                .flatMap(List::stream)
                                .mapToInt(pen::extent)
                                .max()
                                .orElse(0));
        int top = y + 16;
        for (Chunks.Chunk chunk : Chunks.of(widths, GAP, canvas.limit(), List.of())) {
            int x = SvgCanvas.MARGIN;
            int most = 1;
            for (int i = chunk.from(); i < chunk.to(); i++) {
                Cell key = entries.get(i).withCaption("");
                SvgTile.draw(canvas, key, new Box(x, top, KEY, KEY), 6);
                int line = top + 21;
                for (String text : meanings.get(i)) {
                    canvas.text(x + TEXT, line, pen, text);
                    line += LINE;
                }
                most = Math.max(most, meanings.get(i).size());
                x += widths[i] + GAP;
            }
            top += ROW + (most - 1) * LINE;
        }
        return top - (ROW - KEY);
    }

    /** Returns the keys as cells, with the meaning as caption. */
    private static List<Cell> entries(Scene scene) {
        var entries = new ArrayList<Cell>();
        for (Tone tone : scene.tones()) {
            Cell key = Cell.of(tone.sign(), tone);
            entries.add(key.withCaption(scene.legend().meaning(tone)));
        }
        if (scene.hasEmphasis()) {
            entries.add(Cell.of("").withCaption(scene.legend().emphasis()).withEmphasis());
        }
        return entries;
    }
}

package parlour.app.render;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import parlour.scene.Cell;
import parlour.scene.Scene;
import parlour.scene.Tone;

/** The legend: a small tile with the sign of each tone that occurs, and its meaning in words. */
final class SvgLegend {

    private static final int KEY = 32;
    private static final int ROW = 42;
    private static final int GAP = 28;

    private SvgLegend() {}

    /** Draws below {@code y}, if there is anything to explain, and returns the lower edge. */
    static int draw(SvgCanvas canvas, Scene scene, int y) {
        List<Cell> entries = entries(scene);
        if (entries.isEmpty()) {
            return y;
        }
        canvas.across(SvgCanvas.MARGIN, y, canvas.limit(), "grid");
        Pen pen = Pen.Face.BODY.plain();
        int[] widths = entries.stream().mapToInt(e -> KEY + 10 + pen.extent(e.caption())).toArray();
        Arrays.fill(widths, IntStream.of(widths).max().orElse(0));
        int top = y + 16;
        for (Chunks.Chunk chunk : Chunks.of(widths, GAP, canvas.limit(), List.of())) {
            int x = SvgCanvas.MARGIN;
            for (int i = chunk.from(); i < chunk.to(); i++) {
                Cell key = entries.get(i).withCaption("");
                SvgTile.draw(canvas, key, new Box(x, top, KEY, KEY), 6);
                canvas.text(x + KEY + 10, top + 21, pen, entries.get(i).caption());
                x += widths[i] + GAP;
            }
            top += ROW;
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

package parlour.app.render;

import java.util.List;
import java.util.stream.IntStream;
import parlour.scene.Cell;
import parlour.scene.NumberLine;
import parlour.scene.NumberLine.Bracket;
import parlour.scene.NumberLine.Mark;
import parlour.scene.NumberLine.Stop;
import parlour.scene.NumberLine.Stretch;

/** A number line: marks as round tiles on an axis, stretches as flat bands, brackets below. */
final class SvgNumberLine {

    private static final int GAP = 10;
    private static final int MARK_HEIGHT = 36;
    private static final int BAND_HEIGHT = 24;
    private static final int LEVEL_HEIGHT = 34;
    private static final int LINE_GAP = 18;
    private static final int STATE_HEIGHT = 18;

    /** Stretches grow by this many pixels a unit, as far as the longest. */
    private static final int UNIT = 10;

    private static final int LONGEST_STRETCH = 16;

    private final SvgCanvas canvas;
    private final NumberLine line;
    private final int[] widths;

    private SvgNumberLine(SvgCanvas canvas, NumberLine line) {
        this.canvas = canvas;
        this.line = line;
        widths = line.stops().stream().mapToInt(SvgNumberLine::width).toArray();
        int[] needed = line.brackets().stream().mapToInt(b -> captionWidth(text(b)) + 8).toArray();
        BracketLevels.widen(widths, GAP, line.brackets(), needed);
    }

    /** Draws below {@code y} and returns the y coordinate of the lower edge. */
    static int draw(SvgCanvas canvas, NumberLine line, int y) {
        if (line.stops().isEmpty()) {
            return canvas.paragraph(y, Pen.Face.BODY.muted(), "(none)");
        }
        return new SvgNumberLine(canvas, line).draw(y);
    }

    private static int width(Stop stop) {
        Cell cell = stop.cell();
        int text = Pen.Face.LABEL.plain().extent(cell.label()) + 16;
        int least = Math.max(text, captionWidth(SvgTile.state(cell)));
        return switch (stop) {
            case Mark _ -> Math.max(MARK_HEIGHT, least);
            case Stretch(Cell _, int extent) ->
                    Math.max(least, 16 + UNIT * Math.min(extent, LONGEST_STRETCH));
        };
    }

    private static int captionWidth(String text) {
        return Pen.Face.CAPTION.plain().extent(text);
    }

    private static String text(Bracket bracket) {
        return (bracket.cell().label() + " " + bracket.cell().state()).strip();
    }

    private int draw(int y) {
        boolean stated = line.stops().stream().anyMatch(s -> !SvgTile.state(s.cell()).isEmpty());
        int top = y + 2;
        for (Chunks.Chunk chunk : Chunks.of(widths, GAP, canvas.limit(), line.brackets())) {
            drawStops(chunk, top);
            top += MARK_HEIGHT + (stated ? STATE_HEIGHT : 0);
            for (List<Bracket> level : BracketLevels.of(line.brackets())) {
                top += drawLevel(chunk, level, top) ? LEVEL_HEIGHT : 0;
            }
            top += LINE_GAP;
        }
        return top - LINE_GAP;
    }

    private void drawStops(Chunks.Chunk chunk, int top) {
        int axis = top + MARK_HEIGHT / 2;
        canvas.across(
                SvgCanvas.MARGIN, axis, x(chunk, chunk.to()) - GAP - SvgCanvas.MARGIN, "axis");
        for (int i = chunk.from(); i < chunk.to(); i++) {
            Stop stop = line.stops().get(i);
            int x = x(chunk, i);
            switch (stop) {
                case Mark(Cell cell) -> drawMark(cell, x + widths[i] / 2, top);
                case Stretch(Cell cell, int _) -> {
                    int y = axis - BAND_HEIGHT / 2;
                    SvgTile.draw(canvas, cell, new Box(x, y, widths[i], BAND_HEIGHT), 4);
                }
            }
            String state = SvgTile.state(stop.cell());
            int below = top + MARK_HEIGHT + STATE_HEIGHT - 4;
            canvas.centred(x + widths[i] / 2, below, Pen.Face.CAPTION.muted(), state);
        }
    }

    /** A mark keeps its own width, even where a bracket made its place wider. */
    private void drawMark(Cell cell, int middle, int top) {
        int width = Math.max(MARK_HEIGHT, Pen.Face.LABEL.plain().extent(cell.label()) + 16);
        Box box = new Box(middle - width / 2, top, width, MARK_HEIGHT);
        SvgTile.draw(canvas, cell, box, MARK_HEIGHT / 2);
    }

    /** Draws the brackets of a level that reach into a chunk and says whether there are any. */
    private boolean drawLevel(Chunks.Chunk chunk, List<Bracket> level, int top) {
        boolean any = false;
        for (Bracket bracket : level) {
            Chunks.Chunk part = chunk.clip(bracket);
            if (!part.isEmpty()) {
                drawBracket(chunk, bracket, part, top + 4);
                any = true;
            }
        }
        return any;
    }

    private void drawBracket(Chunks.Chunk chunk, Bracket bracket, Chunks.Chunk part, int top) {
        int left = x(chunk, part.from());
        int width = x(chunk, part.to()) - GAP - left;
        String classes = "axis line-" + SvgStylesheet.name(bracket.cell().tone());
        canvas.open(bracket.cell());
        canvas.across(left, top + 6, width, classes);
        if (part.from() == bracket.first()) {
            canvas.down(left, top, 7, classes);
        }
        if (part.to() == bracket.last() + 1) {
            canvas.down(left + width, top, 7, classes);
        }
        if (captionWidth(text(bracket)) <= width) {
            canvas.centred(left + width / 2, top + 22, Pen.Face.CAPTION.plain(), text(bracket));
        }
        canvas.close();
    }

    /** Returns where a stop of a chunk starts. */
    private int x(Chunks.Chunk chunk, int stop) {
        return SvgCanvas.MARGIN
                + IntStream.range(chunk.from(), stop).map(i -> widths[i] + GAP).sum();
    }
}

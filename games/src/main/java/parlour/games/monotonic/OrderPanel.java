package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import parlour.exact.Colour;
import parlour.scene.Cell;
import parlour.scene.NumberLine;
import parlour.scene.NumberLine.Mark;
import parlour.scene.NumberLine.Stop;
import parlour.scene.NumberLine.Stretch;
import parlour.scene.Tone;

/** An infinite or large deck: the cards played, and between them the others with their labels. */
final class OrderPanel {
    /** Longer lines are shown at both ends only. */
    static final int MAX_STOPS = 61;

    /** How long a stretch of any number of cards is drawn. */
    static final int EXTENT = 9;

    private final List<Stop> stops = new ArrayList<>();
    private int x;
    private int y;

    private OrderPanel(MonotonicInstance instance, long bluish) {
        this.x = instance.ascending();
        this.y = instance.descending() - Math.toIntExact(bluish);
    }

    static NumberLine of(MonotonicInstance instance, Ordered.OnRow start) {
        PlayedRow row = PlayedRow.of(start);
        var marks = RecordMarks.of(row.ranks());
        long bluish = marks.values().stream().filter(Colour::isBluish).count();
        OrderPanel panel = new OrderPanel(instance, bluish);
        for (int rank = 0; rank < row.size(); rank++) {
            start.gaps().get(rank).forEach(panel::gap);
            panel.played(row.name(rank), marks.get(rank));
        }
        start.gaps().getLast().forEach(panel::gap);
        return new NumberLine(
                "Deck with labels (x,y); played cards with their colours",
                Excerpt.of(panel.stops, MAX_STOPS),
                List.of());
    }

    private void gap(parlour.games.monotonic.Stretch unused) {
        boolean isOver = x < 1 || y < 1;
        if (unused.size() != 0) {
            String label = isOver ? "" : BlockLabel.of(x, y);
            stops.add(new Stretch(Cell.of(unused.all()).withCaption(label), EXTENT));
        }
    }

    private void played(String card, @Nullable Colour colour) {
        Cell cell = Cell.of(card);
        if (colour == null) {
            stops.add(new Mark(cell.withTone(Tone.USED).withCaption("used")));
            return;
        }
        x -= colour.isReddish() ? 1 : 0;
        y += colour.isBluish() ? 1 : 0;
        String letter = String.valueOf(colour.letter());
        stops.add(new Mark(cell.withTone(RecordMarks.tone(colour)).withCaption(letter)));
    }
}

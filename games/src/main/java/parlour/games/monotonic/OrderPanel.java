package parlour.games.monotonic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import parlour.exact.Colour;
import parlour.exact.Rational;
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
    private static final int EXTENT = 9;

    private final Order order;
    private final List<Stop> stops = new ArrayList<>();
    private int x;
    private int y;

    private OrderPanel(MonotonicInstance instance, Order order, long bluish) {
        this.order = order;
        this.x = instance.ascending();
        this.y = instance.descending() - Math.toIntExact(bluish);
    }

    static NumberLine of(MonotonicInstance instance, Start.OnOrder start) {
        List<Rational> sorted = new ArrayList<>(new TreeSet<>(start.row()));
        var marks = RecordMarks.of(PlayedRow.of(start).ranks());
        long bluish = marks.values().stream().filter(Colour::isBluish).count();
        OrderPanel panel = new OrderPanel(instance, start.order(), bluish);
        Optional<Rational> lower = Optional.empty();
        for (int rank = 0; rank < sorted.size(); rank++) {
            Optional<Rational> card = Optional.of(sorted.get(rank));
            panel.gap(new OrderGap(start.order(), lower, card));
            panel.played(sorted.get(rank), marks.get(rank));
            lower = card;
        }
        panel.gap(new OrderGap(start.order(), lower, Optional.empty()));
        return new NumberLine(
                "Deck with labels (x,y); played cards with their colours",
                Excerpt.of(panel.stops, MAX_STOPS),
                List.of());
    }

    private void gap(OrderGap gap) {
        boolean isOver = x < 1 || y < 1;
        if (order == Order.LARGE || gap.gap() != 0) {
            String label = isOver ? "" : BlockLabel.of(x, y);
            stops.add(new Stretch(Cell.of(range(gap)).withCaption(label), EXTENT));
        }
    }

    /** The cards of a gap as they are written in moves. */
    private String range(OrderGap gap) {
        if (order == Order.LARGE) {
            return "1..n";
        }
        if (order == Order.RATIONALS) {
            return gap.interval();
        }
        String lowest = gap.lowest().map(BigInteger::toString).orElse("");
        String highest = gap.highest().map(BigInteger::toString).orElse("");
        boolean single = lowest.equals(highest) && !lowest.isEmpty();
        return single ? lowest : lowest + ".." + highest;
    }

    private void played(Rational card, @Nullable Colour colour) {
        Cell cell = Cell.of(card.toString());
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

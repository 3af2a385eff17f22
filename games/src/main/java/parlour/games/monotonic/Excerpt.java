package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.List;
import parlour.scene.Cell;
import parlour.scene.NumberLine.Stop;
import parlour.scene.NumberLine.Stretch;

/** Shortens lines that are too long to be looked at. */
final class Excerpt {
    private Excerpt() {}

    /**
     * Both ends of a line of stops, with the number of stops between them, if there are too many.
     */
    static List<Stop> of(List<Stop> stops, int most) {
        if (stops.size() <= most) {
            return stops;
        }
        int end = (most - 1) / 2;
        List<Stop> shown = new ArrayList<>(stops.subList(0, end));
        shown.add(more(stops.size() - 2 * end));
        shown.addAll(stops.subList(stops.size() - end, stops.size()));
        return shown;
    }

    /** Stands for what is left out. */
    static Stop more(int count) {
        return new Stretch(Cell.of(count + " more"), count);
    }
}

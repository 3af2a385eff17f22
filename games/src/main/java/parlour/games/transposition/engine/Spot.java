package parlour.games.transposition.engine;

import parlour.games.transposition.Gap;
import parlour.games.transposition.OrderType;
import parlour.games.transposition.Stretch;

import java.util.ArrayList;
import java.util.List;

/**
 * Free elements of a gap that are alike: its first, its last, or those between.
 *
 * @param gap the index of the gap
 * @param first whether it is the first element of the gap
 * @param last whether it is the last element of the gap
 * @param stretch the elements
 */
record Spot(int gap, boolean first, boolean last, Stretch stretch) {
    /** The spots of a gap, from left to right. */
    static List<Spot> of(int index, Gap gap) {
        List<Spot> spots = new ArrayList<>(3);
        if (gap.type() == OrderType.RUN && gap.size() == 1) {
            spots.add(new Spot(index, true, true, gap.all()));
            return spots;
        }
        if (gap.hasFirst()) {
            spots.add(new Spot(index, true, false, point(gap, gap.low())));
        }
        if (gap.type() != OrderType.RUN || gap.size() > 2) {
            spots.add(new Spot(index, false, false, inside(gap)));
        }
        if (gap.hasLast()) {
            spots.add(new Spot(index, false, true, point(gap, gap.high())));
        }
        return spots;
    }

    private static Stretch point(Gap gap, long at) {
        return new Stretch.Points(gap.span(), at, at, 1);
    }

    private static Stretch inside(Gap gap) {
        if (gap.type() == OrderType.DENSE) {
            return gap.all();
        }
        Long from = gap.hasFirst() ? Long.valueOf(gap.low() + 1) : null;
        Long to = gap.hasLast() ? Long.valueOf(gap.high() - 1) : null;
        return new Stretch.Points(gap.span(), from, to, 1);
    }
}

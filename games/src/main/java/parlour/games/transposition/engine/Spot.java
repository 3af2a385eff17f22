package parlour.games.transposition.engine;

import java.util.ArrayList;
import java.util.List;
import parlour.games.transposition.Gap;
import parlour.games.transposition.OrderType;
import parlour.games.transposition.Stretch;

/**
 * Free elements of a gap that are alike: its first, its last, or those between.
 *
 * @param gap the index of the gap
 * @param first whether it is the first element of the gap
 * @param last whether it is the last element of the gap
 */
record Spot(int gap, boolean first, boolean last) {
    /** The spots of a gap, from left to right. */
    static List<Spot> of(int index, Gap gap) {
        List<Spot> spots = new ArrayList<>(3);
        if (gap.type() == OrderType.RUN && gap.size() == 1) {
            spots.add(new Spot(index, true, true));
            return spots;
        }
        if (gap.hasFirst()) {
            spots.add(new Spot(index, true, false));
        }
        if (gap.type() != OrderType.RUN || gap.size() > 2) {
            spots.add(new Spot(index, false, false));
        }
        if (gap.hasLast()) {
            spots.add(new Spot(index, false, true));
        }
        return spots;
    }

    /** The least coordinate, where there is one. */
    long from(Gap in) {
        return first ? in.low() : last ? in.high() : in.low() + 1;
    }

    /** The greatest coordinate, where there is one. */
    long to(Gap in) {
        return last ? in.high() : first ? in.low() : in.high() - 1;
    }

    /** The elements. */
    Stretch stretch(Gap in) {
        if (in.type() == OrderType.DENSE) {
            return in.all();
        }
        boolean one = first || last;
        Long from = one || in.hasFirst() ? Long.valueOf(from(in)) : null;
        Long to = one || in.hasLast() ? Long.valueOf(to(in)) : null;
        return new Stretch.Points(in.span(), from, to, 1);
    }
}

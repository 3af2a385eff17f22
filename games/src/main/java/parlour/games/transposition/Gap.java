package parlour.games.transposition;

import org.jspecify.annotations.Nullable;
import parlour.exact.Rational;

/**
 * A maximal piece of free elements of one span with no used element between them.
 *
 * @param span the span
 * @param type its order type
 * @param low the first element's coordinate; meaningless if there is none
 * @param high the last element's coordinate; meaningless if there is none
 * @param usedBelow how many used elements lie below it
 * @param above in a dense span the used element below the gap; null if there is none
 * @param below in a dense span the used element above the gap; null if there is none
 */
public record Gap(
        int span,
        OrderType type,
        long low,
        long high,
        int usedBelow,
        @Nullable Rational above,
        @Nullable Rational below) {
    /** Whether there is a first element. */
    public boolean hasFirst() {
        return type.hasFirst();
    }

    /** Whether there is a last element. */
    public boolean hasLast() {
        return type.hasLast();
    }

    /** The number of elements of a finite gap. */
    public long size() {
        return high - low + 1;
    }

    /** All its elements. */
    public Stretch all() {
        return type == OrderType.DENSE
                ? new Stretch.Open(span, above, below)
                : new Stretch.Points(span, hasFirst() ? low : null, hasLast() ? high : null, 1);
    }
}

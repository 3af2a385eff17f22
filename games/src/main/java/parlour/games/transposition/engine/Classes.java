package parlour.games.transposition.engine;

import parlour.games.transposition.Gap;
import parlour.games.transposition.Line;
import parlour.games.transposition.OrderType;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The cyclic classes of free elements. On a normalised line the free elements of one chain are one
 * class, those of a dense span a class each; and if there are a least and a greatest free element,
 * in different spans, the last class continues in the first. Cost: O(gaps + spans).
 */
final class Classes {
    /** The size of an infinite class. */
    private static final long ENDLESS = Long.MAX_VALUE;

    private final List<Gap> gaps;
    private final long[] size;
    private final boolean glued;
    private final Census census;

    Classes(Line line, List<Gap> gaps) {
        this.gaps = gaps;
        this.size = new long[line.spans().size()];
        for (Gap gap : gaps) {
            boolean endless = gap.type() != OrderType.RUN || size[gap.span()] == ENDLESS;
            size[gap.span()] = endless ? ENDLESS : size[gap.span()] + gap.size();
        }
        this.glued =
                !gaps.isEmpty()
                        && gaps.getFirst().hasFirst()
                        && gaps.getLast().hasLast()
                        && gaps.getFirst().span() != gaps.getLast().span();
        this.census = census(line);
    }

    private Census census(Line line) {
        Map<OrderType, Long> counts = new EnumMap<>(OrderType.class);
        for (int i = 0; i < size.length; i++) {
            if (size[i] > 0) {
                counts.merge(line.spans().get(i).type(), 1L, Long::sum);
            }
        }
        if (glued) {
            OrderType first = line.spans().get(gaps.getFirst().span()).type();
            OrderType last = line.spans().get(gaps.getLast().span()).type();
            counts.merge(first, -1L, Long::sum);
            counts.merge(last, -1L, Long::sum);
            // The order of the glued class is: last span, then first span.
            counts.merge(OrderType.chain(last.hasFirst(), first.hasLast()), 1L, Long::sum);
        }
        long dense = counts.getOrDefault(OrderType.DENSE, 0L);
        return new Census(
                counts.getOrDefault(OrderType.RUN, 0L) + Census.MANY * dense,
                counts.getOrDefault(OrderType.OMEGA, 0L),
                counts.getOrDefault(OrderType.OMEGA_STAR, 0L),
                counts.getOrDefault(OrderType.ZETA, 0L));
    }

    Census census() {
        return census;
    }

    /** Whether the last class continues in the first. */
    boolean areGlued() {
        return glued;
    }

    /** Whether one element is left of the class in a gap, outside dense spans, after some moves. */
    boolean isLone(int gap, int played) {
        long whole = sizeOf(gap);
        return whole != ENDLESS && whole - played == 1;
    }

    private long sizeOf(int gap) {
        long own = size[gaps.get(gap).span()];
        if (glued && isOuter(gap)) {
            long first = size[gaps.getFirst().span()];
            long last = size[gaps.getLast().span()];
            return first == ENDLESS || last == ENDLESS ? ENDLESS : first + last;
        }
        return own;
    }

    private boolean isOuter(int gap) {
        int span = gaps.get(gap).span();
        return span == gaps.getFirst().span() || span == gaps.getLast().span();
    }

    /** Whether two gaps lie in one class; false if the second is −1. */
    boolean together(int gap, int other) {
        return other >= 0
                && (gaps.get(gap).span() == gaps.get(other).span()
                        || (glued && isOuter(gap) && isOuter(other)));
    }
}

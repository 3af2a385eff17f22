package parlour.games.transposition.engine;

import parlour.games.transposition.Anatomy;
import parlour.games.transposition.Line;
import parlour.games.transposition.OrderType;
import parlour.games.transposition.Span;

/**
 * The cyclic classes of free elements. On a normalised line the free elements of one chain are one
 * class, those of a dense span a class each; and if there are a least and a greatest free element,
 * in different spans, the last class continues in the first. Cost: O(gaps + spans).
 */
final class Classes {
    /** The size of an infinite class. */
    private static final long ENDLESS = Long.MAX_VALUE;

    private final Anatomy anatomy;
    private final int firstSpan;
    private final int lastSpan;
    private final long[] size;
    private final boolean glued;
    private final Census census;

    Classes(Anatomy anatomy) {
        this.anatomy = anatomy;
        Line line = anatomy.line();
        int gaps = anatomy.gaps();
        this.size = new long[line.spans().size()];
        for (int i = 0; i < size.length; i++) {
            Span span = line.spans().get(i);
            size[i] = span.type() == OrderType.RUN ? span.size() : ENDLESS;
        }
        for (int rank = 0; rank < anatomy.used().size(); rank++) {
            int span = anatomy.used().rankedSpan(rank);
            size[span] -= size[span] == ENDLESS ? 0 : 1;
        }
        this.firstSpan = gaps == 0 ? 0 : anatomy.spanOf(0);
        this.lastSpan = gaps == 0 ? 0 : anatomy.spanOf(gaps - 1);
        this.glued = firstSpan != lastSpan && anatomy.hasFirst(0) && anatomy.hasLast(gaps - 1);
        this.census = census(line);
    }

    private Census census(Line line) {
        Census open = new Census(0, 0, 0, 0);
        for (int i = 0; i < size.length; i++) {
            open = size[i] > 0 ? open.plus(line.spans().get(i).type(), 1) : open;
        }
        if (!glued) {
            return open;
        }
        OrderType first = line.spans().get(firstSpan).type();
        OrderType last = line.spans().get(lastSpan).type();
        // The order of the glued class is: last span, then first span.
        return open.plus(first, -1)
                .plus(last, -1)
                .plus(OrderType.chain(last.hasFirst(), first.hasLast()), 1);
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
        long own = size[anatomy.spanOf(gap)];
        if (glued && isOuter(gap)) {
            long first = size[firstSpan];
            long last = size[lastSpan];
            return first == ENDLESS || last == ENDLESS ? ENDLESS : first + last;
        }
        return own;
    }

    private boolean isOuter(int gap) {
        int span = anatomy.spanOf(gap);
        return span == firstSpan || span == lastSpan;
    }

    /** Whether two gaps lie in one class; false if the second is −1. */
    boolean together(int gap, int other) {
        return other >= 0
                && (anatomy.spanOf(gap) == anatomy.spanOf(other)
                        || (glued && isOuter(gap) && isOuter(other)));
    }
}

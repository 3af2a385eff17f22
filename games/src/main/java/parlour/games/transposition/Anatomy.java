package parlour.games.transposition;

import java.util.ArrayList;
import java.util.List;

/**
 * A position taken apart: gaps of free elements, and between them the blocks of used ones.
 *
 * <p>A <i>block</i> is a maximal set of used elements with no free element between them; the
 * beginning block holds the least element of the domain, the end block the greatest. A <i>pivot</i>
 * is a block of odd size with free elements on both sides; pivots cut the free elements into
 * <i>clumps</i>. Cost: O(m + number of spans).
 */
public final class Anatomy {
    private final Line line;
    private final Sequence used;
    private final List<Gap> gaps = new ArrayList<>();
    private int rank;

    /** Takes the position apart in which these elements of a line are used. */
    public Anatomy(Line line, Sequence used) {
        this.line = line;
        this.used = used;
        for (int i = 0; i < line.spans().size(); i++) {
            Span span = line.spans().get(i);
            if (span.type() == OrderType.DENSE) {
                dense(i);
            } else {
                chain(i, span);
            }
        }
    }

    private boolean more(int span) {
        return rank < used.size() && used.ranked(rank).span() == span;
    }

    private void dense(int index) {
        int first = rank;
        while (true) {
            boolean more = more(index);
            gaps.add(
                    new Gap(
                            index,
                            OrderType.DENSE,
                            0,
                            0,
                            rank,
                            rank == first ? null : used.value(rank - 1),
                            more ? used.value(rank) : null));
            if (!more) {
                return;
            }
            rank++;
        }
    }

    private void chain(int index, Span span) {
        boolean bounded = span.type().hasFirst();
        long next = span.low();
        while (more(index)) {
            long block = used.ranked(rank).whole();
            if (!bounded || next < block) {
                add(index, OrderType.chain(bounded, true), new Gap.Ends(next, block - 1));
            }
            while (more(index) && used.ranked(rank).whole() == block) {
                rank++;
                block++;
            }
            next = block;
            bounded = true;
        }
        if (!span.type().hasLast()) {
            add(index, OrderType.chain(bounded, false), new Gap.Ends(next, 0));
        } else if (!bounded || next <= span.high()) {
            add(index, OrderType.chain(bounded, true), new Gap.Ends(next, span.high()));
        }
    }

    private void add(int index, OrderType type, Gap.Ends ends) {
        long low = type.hasFirst() ? ends.low() : 0;
        gaps.add(Gap.chain(index, type, new Gap.Ends(low, ends.high()), rank));
    }

    /** The line. */
    public Line line() {
        return line;
    }

    /** The used elements. */
    public Sequence used() {
        return used;
    }

    /** The gaps from left to right. */
    public List<Gap> gaps() {
        return gaps;
    }

    /**
     * The size of the block before gap {@code i}: 0 is the beginning block, the number of gaps the
     * end block; 0 also where two gaps follow each other.
     */
    public int block(int i) {
        int from = i == 0 ? 0 : gaps.get(i - 1).usedBelow();
        int to = i == gaps.size() ? used.size() : gaps.get(i).usedBelow();
        return to - from;
    }

    /** The size of the block before the first gap. */
    public int beginBlock() {
        return block(0);
    }

    /** The size of the block after the last gap. */
    public int endBlock() {
        return block(gaps.size());
    }

    /** Whether the block before gap {@code i} is a pivot. */
    public boolean isPivot(int i) {
        return i > 0 && i < gaps.size() && (block(i) & 1) == 1;
    }

    /** The number of pivots. */
    public int pivots() {
        int pivots = 0;
        for (int i = 1; i < gaps.size(); i++) {
            pivots += isPivot(i) ? 1 : 0;
        }
        return pivots;
    }

    /** What playing an element of gap {@code i} adds to the inversions, modulo two: g. */
    public Parity increment(int i) {
        return Parity.of(used.size() - gaps.get(i).usedBelow());
    }

    /** The number of free elements of even rank less that of odd rank, in a finite domain: Δ. */
    public long colourDifference() {
        long difference = 0;
        for (Gap gap : gaps) {
            long odd = gap.size() & 1;
            difference += (gap.low() & 1) == 0 ? odd : -odd;
        }
        return difference;
    }
}

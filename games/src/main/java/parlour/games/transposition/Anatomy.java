package parlour.games.transposition;

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

    /** For every gap the number of used elements below it, and its span. */
    private final int[] usedBelow;

    private final int[] spanOf;
    private int count;

    /** Takes the position apart in which these elements of a line are used. */
    public Anatomy(Line line, Sequence used) {
        this.line = line;
        this.used = used;
        int most = used.size() + line.spans().size();
        this.usedBelow = new int[most];
        this.spanOf = new int[most];
        int rank = 0;
        for (int i = 0; i < line.spans().size(); i++) {
            rank = cut(i, rank);
        }
    }

    /** Cuts a span, given the rank of its first used element; returns the rank after its last. */
    private int cut(int index, int first) {
        Span span = line.spans().get(index);
        boolean dense = span.type() == OrderType.DENSE;
        int rank = first;
        long next = span.low();
        boolean open = dense || !span.type().hasFirst();
        for (; rank < used.size() && used.rankedSpan(rank) == index; rank++) {
            long whole = used.rankedWhole(rank);
            if (open || next < whole) {
                add(index, rank);
            }
            next = whole + 1;
            open = dense;
        }
        if (open || !span.type().hasLast() || next <= span.high()) {
            add(index, rank);
        }
        return rank;
    }

    private void add(int span, int rank) {
        spanOf[count] = span;
        usedBelow[count++] = rank;
    }

    /** The line. */
    public Line line() {
        return line;
    }

    /** The used elements. */
    public Sequence used() {
        return used;
    }

    /** The number of gaps. */
    public int gaps() {
        return count;
    }

    /** Whether a used element of the same span lies below a gap. */
    private boolean isCutBelow(int gap) {
        int rank = usedBelow[gap];
        return rank > 0 && used.rankedSpan(rank - 1) == spanOf[gap];
    }

    /** Whether a used element of the same span lies above a gap. */
    private boolean isCutAbove(int gap) {
        int rank = usedBelow[gap];
        return rank < used.size() && used.rankedSpan(rank) == spanOf[gap];
    }

    /** The gap with an index, from left to right. */
    public Gap gap(int gap) {
        int rank = usedBelow[gap];
        int index = spanOf[gap];
        Span span = line.spans().get(index);
        boolean cutBelow = isCutBelow(gap);
        boolean cutAbove = isCutAbove(gap);
        if (span.type() == OrderType.DENSE) {
            return new Gap(
                    index,
                    OrderType.DENSE,
                    0,
                    0,
                    rank,
                    cutBelow ? used.value(rank - 1) : null,
                    cutAbove ? used.value(rank) : null);
        }
        OrderType type =
                OrderType.chain(
                        cutBelow || span.type().hasFirst(), cutAbove || span.type().hasLast());
        return new Gap(
                index,
                type,
                cutBelow ? used.rankedWhole(rank - 1) + 1 : span.low(),
                cutAbove ? used.rankedWhole(rank) - 1 : span.high(),
                rank,
                null,
                null);
    }

    /** The span of a gap. */
    public int spanOf(int gap) {
        return spanOf[gap];
    }

    /** Whether a gap has a first element. */
    public boolean hasFirst(int gap) {
        OrderType type = line.spans().get(spanOf[gap]).type();
        return type.hasFirst() || (type != OrderType.DENSE && isCutBelow(gap));
    }

    /** Whether a gap has a last element. */
    public boolean hasLast(int gap) {
        OrderType type = line.spans().get(spanOf[gap]).type();
        return type.hasLast() || (type != OrderType.DENSE && isCutAbove(gap));
    }

    /**
     * The size of the block before gap {@code i}: 0 is the beginning block, the number of gaps the
     * end block; 0 also where two gaps follow each other.
     */
    public int block(int i) {
        int from = i == 0 ? 0 : usedBelow[i - 1];
        int to = i == count ? used.size() : usedBelow[i];
        return to - from;
    }

    /** The size of the block before the first gap. */
    public int beginBlock() {
        return block(0);
    }

    /** The size of the block after the last gap. */
    public int endBlock() {
        return block(count);
    }

    /** Whether the block before gap {@code i} is a pivot. */
    public boolean isPivot(int i) {
        return i > 0 && i < count && (block(i) & 1) == 1;
    }

    /** The number of pivots. */
    public int pivots() {
        int pivots = 0;
        for (int i = 1; i < count; i++) {
            pivots += isPivot(i) ? 1 : 0;
        }
        return pivots;
    }

    /** What playing an element of gap {@code i} adds to the inversions, modulo two: g. */
    public Parity increment(int i) {
        return Parity.of(used.size() - usedBelow[i]);
    }

    /** The number of free elements of even rank less that of odd rank, in a finite domain: Δ. */
    public long colourDifference() {
        long difference = line.size() & 1;
        for (int rank = 0; rank < used.size(); rank++) {
            difference -= (used.rankedWhole(rank) & 1) == 0 ? 1 : -1;
        }
        return difference;
    }
}

package parlour.games.transposition;

import java.util.ArrayList;
import java.util.List;

/**
 * A domain as a line of spans, normalised: neighbouring parts are merged whenever the left one has
 * a last and the right one a first element, since then those two elements are neighbours. So a
 * finite domain is one run with coordinates 0..d−1, a coordinate there is a rank, and elements are
 * neighbours exactly if they lie in one chain and their coordinates differ by one.
 *
 * <p>Every part of the domain as it was written keeps its place: part i lies in {@link #spanOf}
 * with its own coordinates shifted by {@link #shift}.
 */
public final class Line {
    private final List<Span> parts;
    private final List<Span> spans = new ArrayList<>();
    private final int[] spanOf;
    private final long[] shift;
    private final List<Integer> firstPart = new ArrayList<>();

    /** The line of these parts, from left to right. Cost: linear. */
    public Line(List<Span> parts) {
        this.parts = List.copyOf(parts);
        this.spanOf = new int[parts.size()];
        this.shift = new long[parts.size()];
        for (int i = 0; i < spanOf.length; i++) {
            add(i, parts.get(i));
        }
        firstPart.add(spanOf.length);
    }

    private void add(int index, Span part) {
        boolean merges =
                !spans.isEmpty() && spans.getLast().type().hasLast() && part.type().hasFirst();
        if (merges) {
            Span left = spans.removeLast();
            shift[index] = Math.subtractExact(Math.addExact(left.high(), 1), part.low());
            spans.add(joined(left, part, shift[index]));
        } else {
            shift[index] = part.type().hasFirst() ? Math.negateExact(part.low()) : 0;
            firstPart.add(index);
            spans.add(shifted(part, shift[index]));
        }
        spanOf[index] = spans.size() - 1;
    }

    private static Span joined(Span left, Span right, long by) {
        OrderType type = OrderType.chain(left.type().hasFirst(), right.type().hasLast());
        return new Span(type, left.low(), type.hasLast() ? Math.addExact(right.high(), by) : 0);
    }

    private static Span shifted(Span part, long by) {
        OrderType type = part.type();
        return new Span(
                type,
                type.hasFirst() ? 0 : part.low(),
                type.hasLast() ? Math.addExact(part.high(), by) : 0);
    }

    /** The spans, from left to right. */
    public List<Span> spans() {
        return spans;
    }

    /** The parts as given. */
    public List<Span> parts() {
        return parts;
    }

    /** The span in which a part lies. */
    public int spanOf(int part) {
        return spanOf[part];
    }

    /** What is added to a part's own coordinates. */
    public long shift(int part) {
        return shift[part];
    }

    /** Whether the domain is finite. */
    public boolean isFinite() {
        return spans.size() == 1 && spans.getFirst().type() == OrderType.RUN;
    }

    /**
     * The number of elements of a finite domain.
     *
     * @throws IllegalStateException if the domain is infinite
     */
    public long size() {
        if (!isFinite()) {
            throw new IllegalStateException("an infinite domain has no size");
        }
        return spans.getFirst().size();
    }

    /** The first part of a span. */
    public int firstPart(int span) {
        return firstPart.get(span);
    }

    /** One more than the last part of a span. */
    public int endPart(int span) {
        return firstPart.get(span + 1);
    }

    /** The part in which a coordinate of a span lies. Cost: logarithmic in the number of parts. */
    public int partAt(int span, long whole) {
        int low = firstPart(span);
        int high = endPart(span) - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (parts.get(middle).low() + shift[middle] <= whole) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }
}

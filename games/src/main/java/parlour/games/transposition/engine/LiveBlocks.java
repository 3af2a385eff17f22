package parlour.games.transposition.engine;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import parlour.games.transposition.Line;
import parlour.games.transposition.OrderType;
import parlour.games.transposition.Place;
import parlour.games.transposition.Sequence;

/**
 * The blocks of a long start under moves: those of the start in arrays that never change, those
 * that contain a played element by their ends. Cost: O(m) once, then O(log m) to find the rank of
 * an element and O(1) expected for everything else.
 */
final class LiveBlocks {
    /**
     * A block of a chain.
     *
     * @param span its span
     * @param low the coordinate of its least element
     * @param high the coordinate of its greatest element
     */
    record Block(int span, long low, long high) {
        boolean isOdd() {
            return ((high - low) & 1) == 0;
        }
    }

    private final Line line;
    private final Sequence start;

    /** For each rank of the start, the first and the last rank of its block. */
    private final int[] firstRank;

    private final int[] lastRank;

    /**
     * The blocks that have a played element, by both their ends. Where the neighbour of an end is
     * free, there is no doubt which end it is.
     */
    private final Map<Place, Block> byEnd = new HashMap<>();

    LiveBlocks(Line line, Sequence start) {
        this.line = line;
        this.start = start;
        int size = start.size();
        this.firstRank = new int[size];
        this.lastRank = new int[size];
        for (int rank = 1; rank < size; rank++) {
            firstRank[rank] = joins(rank) ? firstRank[rank - 1] : rank;
        }
        for (int rank = size - 1; rank >= 0; rank--) {
            boolean joined = rank + 1 < size && firstRank[rank + 1] != rank + 1;
            lastRank[rank] = joined ? lastRank[rank + 1] : rank;
        }
    }

    private boolean joins(int rank) {
        int span = start.rankedSpan(rank);
        return span == start.rankedSpan(rank - 1)
                && !isDense(span)
                && start.rankedWhole(rank - 1) + 1 == start.rankedWhole(rank);
    }

    boolean isDense(int span) {
        return line.spans().get(span).type() == OrderType.DENSE;
    }

    /** How many elements of the start lie below an element: where it is to be looked for. */
    int rank(Place place) {
        return start.below(place);
    }

    /** Whether the start has an element, given its rank. */
    boolean isInStart(Place place, int rank) {
        return rank < start.size() && start.compareRanked(rank, place) == 0;
    }

    /** The block that ends right below a free element of a rank. */
    @Nullable Block below(Place place, int rank) {
        if (isDense(place.span())) {
            return null;
        }
        long end = place.whole() - 1;
        @Nullable Block changed = byEnd.get(Place.of(place.span(), end));
        if (changed != null) {
            return changed;
        }
        boolean there =
                rank > 0
                        && start.rankedSpan(rank - 1) == place.span()
                        && start.rankedWhole(rank - 1) == end;
        return there ? ofStart(rank - 1) : null;
    }

    /** The block that begins right above a free element of a rank. */
    @Nullable Block above(Place place, int rank) {
        if (isDense(place.span())) {
            return null;
        }
        long end = place.whole() + 1;
        @Nullable Block changed = byEnd.get(Place.of(place.span(), end));
        if (changed != null) {
            return changed;
        }
        boolean there =
                rank < start.size()
                        && start.rankedSpan(rank) == place.span()
                        && start.rankedWhole(rank) == end;
        return there ? ofStart(rank) : null;
    }

    private Block ofStart(int rank) {
        return new Block(
                start.rankedSpan(rank),
                start.rankedWhole(firstRank[rank]),
                start.rankedWhole(lastRank[rank]));
    }

    /** How many elements the start has. */
    int size() {
        return start.size();
    }

    /** Remembers a block that has a played element. */
    void put(Block block) {
        byEnd.put(Place.of(block.span, block.low), block);
        if (block.low < block.high) {
            byEnd.put(Place.of(block.span, block.high), block);
        }
    }

    /** Forgets a block, if it has a played element; says whether it had. */
    boolean take(Block block) {
        boolean had = byEnd.remove(Place.of(block.span, block.low), block);
        if (block.low < block.high) {
            byEnd.remove(Place.of(block.span, block.high), block);
        }
        return had;
    }
}

package parlour.games.transposition.engine;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import parlour.games.transposition.Line;
import parlour.games.transposition.OrderType;
import parlour.games.transposition.Place;
import parlour.games.transposition.Sequence;

/**
 * The blocks of a long start under moves: those of the start in arrays that never change, those that
 * contain a played element in a tree on top. Cost: O(m) once, then O(log m) for each question.
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
    private final TreeMap<Place, Block> changed = new TreeMap<>();

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

    /** Whether an element is used. */
    boolean isUsed(Place place) {
        Map.Entry<Place, Block> floor = changed.floorEntry(place);
        if (floor != null && floor.getKey().span() == place.span()) {
            boolean within =
                    isDense(place.span())
                            ? floor.getKey().compareTo(place) == 0
                            : place.whole() <= floor.getValue().high();
            if (within) {
                return true;
            }
        }
        return start.contains(place);
    }

    /** The block that ends right below a free element. */
    Optional<Block> below(Place place) {
        if (isDense(place.span())) {
            return Optional.empty();
        }
        long whole = place.whole();
        Map.Entry<Place, Block> floor = changed.lowerEntry(place);
        if (floor != null
                && floor.getKey().span() == place.span()
                && floor.getValue().high() == whole - 1) {
            return Optional.of(floor.getValue());
        }
        int rank = start.below(place) - 1;
        boolean there =
                rank >= 0
                        && start.rankedSpan(rank) == place.span()
                        && start.rankedWhole(rank) == whole - 1;
        return there ? Optional.of(ofStart(rank)) : Optional.empty();
    }

    /** The block that begins right above a free element. */
    Optional<Block> above(Place place) {
        if (isDense(place.span())) {
            return Optional.empty();
        }
        long whole = place.whole();
        @Nullable Block next = changed.get(Place.of(place.span(), whole + 1));
        if (next != null) {
            return Optional.of(next);
        }
        int rank = start.below(place);
        boolean there =
                rank < start.size()
                        && start.rankedSpan(rank) == place.span()
                        && start.rankedWhole(rank) == whole + 1;
        return there ? Optional.of(ofStart(rank)) : Optional.empty();
    }

    private Block ofStart(int rank) {
        return new Block(
                start.rankedSpan(rank),
                start.rankedWhole(firstRank[rank]),
                start.rankedWhole(lastRank[rank]));
    }

    /** How many elements of the start lie above a free element. */
    int startAbove(Place place) {
        return start.size() - start.below(place);
    }

    /** Puts a block under the place of its least element; returns what was there before. */
    Optional<Block> put(Place low, Block block) {
        return Optional.ofNullable(changed.put(low, block));
    }

    /** Takes a block away, if it has a played element; returns it. */
    Optional<Block> take(Place low) {
        return Optional.ofNullable(changed.remove(low));
    }
}

package parlour.games.sylver.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Checks row after row which shapes are claimed lost with m the least odd number, m = 3, 5, 7, …
 *
 * <p>A shape must be claimed lost exactly if no move leads to a lost one. Moves that keep m lead to
 * larger sets, so within a row the claims follow by induction. Naming m - 2j with j &gt; F(E) leads
 * to (E, E) with m - 2j, whatever the odd part was.
 */
final class EvenRows {
    private final EvenShapes shapes;
    private final int window;
    private final BitSet[] recent;
    private final List<BitSet> listed = new ArrayList<>();
    private int count;

    /** For each even part the odd n with which alone it is lost, ascending. */
    private final Map<Long, List<Long>> singles = new HashMap<>();

    private BitSet[] marked = {};
    private long markedFlags = -1;

    EvenRows(EvenShapes shapes) {
        this.shapes = shapes;
        this.window = Math.max(1, shapes.frobenius() + 1);
        this.recent = new BitSet[window];
        for (int shape = 0; shape < shapes.count(); shape++) {
            singles.computeIfAbsent(shapes.even(shape), _ -> new ArrayList<>());
        }
    }

    /** The odd number whose row comes next. */
    long next() {
        return 3 + 2L * count;
    }

    /** Accepts a row listed by its lost shapes. */
    void add(long[] lost) {
        BitSet row = new BitSet(shapes.count());
        for (long shape : lost) {
            EvenShapes.demand(shape <= shapes.count(), "no shape (" + shape + ")");
            row.set((int) shape - 1);
        }
        listed.add(row);
        accept(row);
    }

    /** Accepts a row that is equal to a listed one, counted from 0. */
    void repeat(long number) {
        EvenShapes.demand(number < listed.size(), "no listed row (" + number + ")");
        accept(listed.get((int) number));
    }

    private void accept(BitSet row) {
        long m = next();
        for (int shape = 0; shape < shapes.count(); shape++) {
            boolean lost;
            int closed = m <= shapes.frobenius() ? shapes.closed(shape, (int) m) : shape;
            if (closed != shape) {
                lost = row.get(closed);
            } else {
                lost = !canReset(shape, m) && !reachesLost(shape, row);
            }
            EvenShapes.demand(
                    lost == row.get(shape),
                    "row %d: shape %d is %slost".formatted(m, shape + 1, lost ? "" : "not "));
        }
        recent[count % window] = row;
        count++;
        for (var entry : singles.entrySet()) {
            if (row.get(shapes.find(entry.getKey(), entry.getKey()))) {
                entry.getValue().add(m);
            }
        }
    }

    private boolean reachesLost(int shape, BitSet row) {
        for (int to : shapes.same(shape)) {
            if (row.get(to)) {
                return true;
            }
        }
        int[] below = shapes.below(shape);
        for (int j = 1; j <= below.length && j <= count; j++) {
            if (recent[(count - j) % window].get(below[j - 1])) {
                return true;
            }
        }
        return false;
    }

    private boolean canReset(int shape, long m) {
        return isFlagged(shapes.even(shape), m);
    }

    /** Whether some lost single lies so far below m that naming it swallows every odd part. */
    private boolean isFlagged(long even, long m) {
        List<Long> lost = singles.getOrDefault(even, List.of());
        long reach = 2L * Math.max(1, EvenShapes.largestGap(even) + 1);
        return !lost.isEmpty() && lost.getFirst() <= m - reach;
    }

    private long flags() {
        return singles.keySet().stream().filter(even -> isFlagged(even, next())).count();
    }

    /** Remembers the last rows, to be compared with the last ones of all. */
    void mark() {
        EvenShapes.demand(
                count >= window && 3 + 2L * (count - window) > shapes.frobenius(),
                "a period may begin only once the window is clear of small numbers");
        marked = window();
        markedFlags = flags();
    }

    private BitSet[] window() {
        BitSet[] rows = new BitSet[window];
        for (int j = 1; j <= window; j++) {
            rows[j - 1] = recent[(count - j) % window];
        }
        return rows;
    }

    /** Whether the last rows and flags are those at the mark: then everything repeats for ever. */
    boolean isPeriodic() {
        return marked.length > 0 && markedFlags == flags() && Arrays.equals(marked, window());
    }

    /** The odd n with which alone an even part is lost, as far as rows go. */
    List<Long> singles(long even) {
        return singles.getOrDefault(even, List.of());
    }
}

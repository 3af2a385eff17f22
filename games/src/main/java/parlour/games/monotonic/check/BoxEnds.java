package parlour.games.monotonic.check;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The moves between the ends of a block, which are numbered from 0 in the order of {@link
 * BoxDiagrams}: for each the later ones that have a move to it.
 */
final class BoxEnds {
    private final int[] ends;
    private final int[] firstSource;
    private final int[] sources;

    /**
     * All ends of so many steps.
     *
     * @param down how many of the steps go down
     * @param isFirst whether all steps before them go down
     */
    BoxEnds(int steps, int down, boolean isFirst) {
        ends = IntStream.range(0, 1 << steps).filter(e -> Integer.bitCount(e) == down).toArray();
        firstSource = new int[ends.length + 1];
        moves(steps, isFirst, (_, option) -> firstSource[option + 1]++);
        Arrays.parallelPrefix(firstSource, Integer::sum);
        sources = new int[firstSource[ends.length]];
        int[] next = firstSource.clone();
        moves(steps, isFirst, (source, option) -> sources[next[option]++] = source);
    }

    private void moves(int steps, boolean isFirst, Move move) {
        for (int i = 0; i < ends.length; i++) {
            int source = i;
            BoxDiagrams.options(
                    ends[i],
                    steps,
                    isFirst,
                    true,
                    end -> move.leads(source, Arrays.binarySearch(ends, (int) end)));
        }
    }

    /** Sets the bits of all ends that have a move to this one. */
    void markSources(int end, long[] marks) {
        for (int i = firstSource[end]; i < firstSource[end + 1]; i++) {
            int source = sources[i];
            marks[source >> 6] |= 1L << source;
        }
    }

    /** Takes moves. */
    private interface Move {
        void leads(int source, int option);
    }
}

package parlour.games.transposition;

import java.util.Arrays;
import java.util.Comparator;

/**
 * Sorts places and says which turn each rank came from. Integers of one span are sorted as numbers,
 * with their turns packed in if they lie within 2^42; everything else by comparison.
 */
final class PlaceOrder {
    /** Bits for a turn: {@link Sequence#MAX_SEQUENCE} &lt; 2^21. */
    private static final int TURN_BITS = 21;

    /** Spread of integers that leaves room for a turn: 42 + 21 = 63 bits. */
    private static final long MAX_SPREAD = 1L << 42;

    private PlaceOrder() {}

    static int[] of(Places places) {
        if (places.size() == 0 || !places.isPlain()) {
            return compared(places);
        }
        long least = Long.MAX_VALUE;
        long greatest = Long.MIN_VALUE;
        for (int i = 0; i < places.size(); i++) {
            least = Math.min(least, places.whole(i));
            greatest = Math.max(greatest, places.whole(i));
        }
        // Coordinates are below 2^62 in absolute value, so that the difference is exact.
        return greatest - least < MAX_SPREAD ? packed(places, least) : searched(places);
    }

    private static int[] packed(Places places, long least) {
        long[] keys = new long[places.size()];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = (places.whole(i) - least) << TURN_BITS | i;
        }
        Arrays.sort(keys);
        int[] order = new int[keys.length];
        for (int i = 0; i < order.length; i++) {
            order[i] = (int) (keys[i] & ((1 << TURN_BITS) - 1));
        }
        return order;
    }

    private static int[] searched(Places places) {
        long[] sorted = new long[places.size()];
        Arrays.setAll(sorted, places::whole);
        Arrays.sort(sorted);
        for (int i = 1; i < sorted.length; i++) {
            if (sorted[i] == sorted[i - 1]) {
                return compared(places);
            }
        }
        int[] order = new int[sorted.length];
        for (int i = 0; i < order.length; i++) {
            order[Arrays.binarySearch(sorted, places.whole(i))] = i;
        }
        return order;
    }

    private static int[] compared(Places places) {
        Place[] elements = new Place[places.size()];
        Arrays.setAll(elements, places::get);
        Integer[] turns = new Integer[elements.length];
        Arrays.setAll(turns, i -> i);
        Arrays.sort(turns, Comparator.comparing(i -> elements[i]));
        return Arrays.stream(turns).mapToInt(i -> i).toArray();
    }
}

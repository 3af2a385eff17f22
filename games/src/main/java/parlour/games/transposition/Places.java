package parlour.games.transposition;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import parlour.exact.Rational;

/** A growing list of places without an object for each. */
final class Places {
    private long[] wholes;
    private int[] spans;
    private @Nullable Rational @Nullable [] fractions;
    private int size;

    Places(int capacity) {
        this.wholes = new long[Math.max(capacity, 4)];
        this.spans = new int[wholes.length];
    }

    private Places(Places other, int capacity) {
        this.wholes = Arrays.copyOf(other.wholes, capacity);
        this.spans = Arrays.copyOf(other.spans, capacity);
        this.fractions = other.fractions == null ? null : Arrays.copyOf(other.fractions, capacity);
        this.size = other.size;
    }

    /** A copy with room for one more. */
    Places copy() {
        return new Places(this, size + 1);
    }

    int size() {
        return size;
    }

    void add(int span, long whole) {
        if (size == wholes.length) {
            int larger = size + (size >> 1) + 1;
            wholes = Arrays.copyOf(wholes, larger);
            spans = Arrays.copyOf(spans, larger);
            fractions = fractions == null ? null : Arrays.copyOf(fractions, larger);
        }
        wholes[size] = whole;
        spans[size++] = span;
    }

    void add(Place place) {
        add(place.span(), place.whole());
        if (place.fraction() != null) {
            if (fractions == null) {
                fractions = new Rational[wholes.length];
            }
            fractions[size - 1] = place.fraction();
        }
    }

    Place get(int index) {
        return new Place(spans[index], wholes[index], fraction(index));
    }

    int span(int index) {
        return spans[index];
    }

    long whole(int index) {
        return wholes[index];
    }

    private @Nullable Rational fraction(int index) {
        return fractions == null ? null : fractions[index];
    }

    /** Whether all are integers of one span. */
    boolean isPlain() {
        if (fractions != null) {
            return false;
        }
        for (int i = 1; i < size; i++) {
            if (spans[i] != spans[0]) {
                return false;
            }
        }
        return true;
    }

    /** The same places in another order. */
    Places ordered(int[] order) {
        Places sorted = new Places(order.length);
        for (int i = 0; i < order.length; i++) {
            sorted.wholes[i] = wholes[order[i]];
            sorted.spans[i] = spans[order[i]];
        }
        if (fractions != null) {
            sorted.fractions = new Rational[sorted.wholes.length];
            for (int i = 0; i < order.length; i++) {
                sorted.fractions[i] = fractions[order[i]];
            }
        }
        sorted.size = order.length;
        return sorted;
    }

    /** Inserts a place. Cost: linear. */
    Places with(int at, Place place) {
        Places more = copy();
        more.add(place);
        System.arraycopy(wholes, at, more.wholes, at + 1, size - at);
        System.arraycopy(spans, at, more.spans, at + 1, size - at);
        more.wholes[at] = place.whole();
        more.spans[at] = place.span();
        if (more.fractions != null) {
            if (fractions == null) {
                more.fractions[size] = null;
            } else {
                System.arraycopy(fractions, at, more.fractions, at + 1, size - at);
            }
            more.fractions[at] = place.fraction();
        }
        return more;
    }

    /** In a list in ascending order, how many lie below a place. Cost: O(log size). */
    int below(Place place) {
        boolean oneSpan = size > 0 && spans[0] == spans[size - 1];
        if (oneSpan && fractions == null && spans[0] == place.span() && place.fraction() == null) {
            int found = Arrays.binarySearch(wholes, 0, size, place.whole());
            return found < 0 ? -found - 1 : found;
        }
        int low = 0;
        int high = size;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (compare(middle, place) < 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Compares the place at an index with another one. */
    int compare(int index, Place place) {
        if (spans[index] != place.span()) {
            return Integer.compare(spans[index], place.span());
        }
        if (wholes[index] != place.whole()
                || (fraction(index) == null && place.fraction() == null)) {
            return Long.compare(wholes[index], place.whole());
        }
        return get(index).compareTo(place);
    }
}

package parlour.games.transposition;

import org.jspecify.annotations.Nullable;

import parlour.claim.BadInput;
import parlour.exact.Rational;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;

/**
 * Distinct elements in the order in which they were played, with their order on the line.
 *
 * <p>Cost: O(m log m) once, O(m) memory. Source of the parity rule: a permutation of m elements
 * with c cycles is a product of m − c transpositions.
 */
public final class Sequence {
    /** Elements of a sequence, at most; less than 2^21, so that an index packs into 21 bits. */
    public static final int MAX_SEQUENCE = 2_000_000;

    private final Place[] places;
    private final int[] order;

    private Sequence(Place[] places, int[] order) {
        this.places = places;
        this.order = order;
    }

    /** The empty sequence. */
    public static Sequence empty() {
        return new Sequence(new Place[0], new int[0]);
    }

    /**
     * Reads elements of a domain, separated by blanks.
     *
     * @throws BadInput if one of them is outside, or occurs twice, or there are too many
     */
    public static Sequence read(Domain domain, String text) {
        List<Place> places = new ArrayList<>(Math.min(text.length() / 2 + 1, MAX_SEQUENCE));
        int length = text.length();
        int at = 0;
        while (true) {
            while (at < length && Character.isWhitespace(text.charAt(at))) {
                at++;
            }
            if (at == length) {
                return of(domain, places);
            }
            int from = at;
            while (at < length && !Character.isWhitespace(text.charAt(at))) {
                at++;
            }
            String token = text.substring(from, at);
            if (places.size() == MAX_SEQUENCE) {
                throw new BadInput(
                        token,
                        "sequence has more than %d elements, from (%s) on; give fewer"
                                .formatted(MAX_SEQUENCE, BadInput.shown(token)));
            }
            places.add(domain.place(token));
        }
    }

    /**
     * The sequence of these places.
     *
     * @throws BadInput if one of them occurs twice
     */
    public static Sequence of(Domain domain, List<Place> elements) {
        Place[] places = elements.toArray(Place[]::new);
        int[] order = PlaceOrder.of(places);
        for (int i = 1; i < order.length; i++) {
            if (places[order[i - 1]].compareTo(places[order[i]]) == 0) {
                throw repeated(domain.write(places[order[i]]));
            }
        }
        return new Sequence(places, order);
    }

    private static BadInput repeated(String token) {
        return new BadInput(
                token,
                "element (%s) occurs twice; elements are played once, as in 3 1 4"
                        .formatted(token));
    }

    /** The number of elements, m. */
    public int size() {
        return places.length;
    }

    /** The element played at a 0-based turn. */
    public Place played(int turn) {
        return places[turn];
    }

    /** The element with this 0-based rank among those played. */
    public Place ranked(int rank) {
        return places[order[rank]];
    }

    /** The turn at which the element with this rank was played. */
    public int turnOf(int rank) {
        return order[rank];
    }

    /** How many elements lie below a place. Cost: O(log m). */
    public int below(Place place) {
        int low = 0;
        int high = order.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (ranked(middle).compareTo(place) < 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Whether a place has been played. */
    public boolean contains(Place place) {
        int rank = below(place);
        return rank < order.length && ranked(rank).compareTo(place) == 0;
    }

    /** The sequence with one more element. Cost: O(m). */
    public Sequence with(Place place) {
        int rank = below(place);
        int size = places.length;
        Place[] more = Arrays.copyOf(places, size + 1);
        more[size] = place;
        int[] moreOrder = Arrays.copyOf(order, size + 1);
        System.arraycopy(order, rank, moreOrder, rank + 1, size - rank);
        moreOrder[rank] = size;
        return new Sequence(more, moreOrder);
    }

    /** The parity of the number of inversions, from the number of cycles. Cost: O(m). */
    public Parity parity() {
        boolean[] seen = new boolean[order.length];
        int cycles = 0;
        for (int i = 0; i < order.length; i++) {
            if (!seen[i]) {
                cycles++;
                for (int j = i; !seen[j]; j = order[j]) {
                    seen[j] = true;
                }
            }
        }
        return Parity.of(order.length - (long) cycles);
    }

    /** The number of inversions. At most 2·10^12. Cost: O(m log m). */
    public long inversions() {
        int size = order.length;
        int[] tree = new int[size + 1];
        long inversions = 0;
        for (int rank = size - 1; rank >= 0; rank--) {
            for (int i = order[rank]; i > 0; i -= i & -i) {
                inversions += tree[i];
            }
            for (int i = order[rank] + 1; i <= size; i += i & -i) {
                tree[i]++;
            }
        }
        return inversions;
    }

    /** The elements as they are written in a domain, separated by blanks. */
    public String text(Domain domain) {
        StringJoiner text = new StringJoiner(" ");
        for (Place place : places) {
            text.add(domain.write(place));
        }
        return text.toString();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Sequence sequence && Arrays.equals(places, sequence.places);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(places);
    }

    @Override
    public String toString() {
        return Arrays.toString(places);
    }

    /** The rational at a rank, for pieces of dense spans. */
    Rational value(int rank) {
        return ranked(rank).value();
    }
}

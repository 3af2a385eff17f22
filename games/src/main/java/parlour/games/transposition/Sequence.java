package parlour.games.transposition;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import parlour.claim.BadInput;
import parlour.exact.Rational;

/**
 * Distinct elements in the order in which they were played, with their order on the line.
 *
 * <p>Cost: O(m log m) once, O(m) memory.
 */
public final class Sequence {
    /** Elements of a sequence, at most; less than 2^21, so that an index packs into 21 bits. */
    public static final int MAX_SEQUENCE = 2_000_000;

    private final Places places;
    private final Places ranked;
    private final int[] order;

    private Sequence(Places places, Places ranked, int[] order) {
        this.places = places;
        this.ranked = ranked;
        this.order = order;
    }

    /** The empty sequence. */
    public static Sequence empty() {
        return new Sequence(new Places(0), new Places(0), new int[0]);
    }

    /**
     * Reads elements of a domain, separated by blanks.
     *
     * @throws BadInput if one of them is outside, or occurs twice, or there are too many
     */
    public static Sequence read(Domain domain, String text) {
        return of(domain, new SequenceReader(domain, text).places());
    }

    /**
     * The sequence of these places.
     *
     * @throws BadInput if one of them occurs twice
     */
    public static Sequence of(Domain domain, List<Place> elements) {
        Places places = new Places(elements.size());
        elements.forEach(places::add);
        return of(domain, places);
    }

    private static Sequence of(Domain domain, Places places) {
        int[] order = PlaceOrder.of(places);
        Places ranked = places.ordered(order);
        for (int i = 1; i < order.length; i++) {
            if (ranked.whole(i - 1) == ranked.whole(i)
                    && ranked.compare(i - 1, ranked.get(i)) == 0) {
                throw repeated(domain.write(ranked.get(i)));
            }
        }
        return new Sequence(places, ranked, order);
    }

    private static BadInput repeated(String token) {
        return new BadInput(
                token,
                "element (%s) occurs twice; elements are played once, as in 3 1 4"
                        .formatted(token));
    }

    /** The number of elements, m. */
    public int size() {
        return order.length;
    }

    /** The element played at a 0-based turn. */
    public Place played(int turn) {
        return places.get(turn);
    }

    /** The element with this 0-based rank among those played. */
    public Place ranked(int rank) {
        return ranked.get(rank);
    }

    /** The span of the element with this rank. */
    public int rankedSpan(int rank) {
        return ranked.span(rank);
    }

    /** The coordinate, or integer part, of the element with this rank. */
    public long rankedWhole(int rank) {
        return ranked.whole(rank);
    }

    /** Compares the element with this rank with a place. */
    public int compareRanked(int rank, Place place) {
        return ranked.compare(rank, place);
    }

    /** How many elements lie below a place. Cost: O(log m). */
    public int below(Place place) {
        return ranked.below(place);
    }

    /** Whether a place has been played. */
    public boolean contains(Place place) {
        int rank = below(place);
        return rank < order.length && ranked.compare(rank, place) == 0;
    }

    /** The sequence with one more element. Cost: O(m). */
    public Sequence with(Place place) {
        int rank = below(place);
        int size = order.length;
        Places more = places.copy();
        more.add(place);
        int[] moreOrder = Arrays.copyOf(order, size + 1);
        System.arraycopy(order, rank, moreOrder, rank + 1, size - rank);
        moreOrder[rank] = size;
        return new Sequence(more, ranked.with(rank, place), moreOrder);
    }

    /** The parity of the number of inversions. Cost: O(m). */
    public Parity parity() {
        return RadixParity.of(order);
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

    /** The number of elements that are followed immediately by a smaller one. Cost: O(m). */
    public long descents() {
        long descents = 0;
        for (int turn = 1; turn < order.length; turn++) {
            descents += places.get(turn - 1).compareTo(places.get(turn)) > 0 ? 1 : 0;
        }
        return descents;
    }

    /** The elements as they are written in a domain, separated by blanks. */
    public String text(Domain domain) {
        StringBuilder text = new StringBuilder(8 * order.length);
        for (int turn = 0; turn < order.length; turn++) {
            if (turn > 0) {
                text.append(' ');
            }
            domain.write(places.get(turn), text);
        }
        return text.toString();
    }

    private List<Place> toList() {
        return IntStream.range(0, order.length).mapToObj(places::get).toList();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Sequence sequence && toList().equals(sequence.toList());
    }

    @Override
    public int hashCode() {
        return toList().hashCode();
    }

    @Override
    public String toString() {
        return toList().toString();
    }

    /** The rational at a rank, for pieces of dense spans. */
    Rational value(int rank) {
        return ranked(rank).value();
    }
}

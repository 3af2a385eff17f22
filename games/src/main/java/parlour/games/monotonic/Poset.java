package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A finite partially ordered deck: named cards, numbered from 0, and which of them lie below which.
 *
 * <p>Sets of cards are longs: bit i is card i. Two posets are equal if they are written alike.
 */
public final class Poset {
    /** Most cards of a poset: a set of them is the bits of a long. */
    public static final int MAX_CARDS = Long.SIZE;

    private final String sign;
    private final List<String> names;
    private final long[] above;
    private final long[] below;

    /**
     * A poset.
     *
     * @param sign how the deck is written
     * @param names the cards, in the order in which they are numbered
     * @param above for each card the cards above it; transitive, without cycles
     */
    Poset(String sign, List<String> names, long[] above) {
        this.sign = sign;
        this.names = List.copyOf(names);
        this.above = above.clone();
        this.below = new long[above.length];
        for (int card = 0; card < above.length; card++) {
            for (long left = above[card]; left != 0; left &= left - 1) {
                below[Long.numberOfTrailingZeros(left)] |= 1L << card;
            }
        }
    }

    /** The number of cards. */
    public int size() {
        return names.size();
    }

    /** A card's name. */
    public String name(int card) {
        return names.get(card);
    }

    /** All names, in the order in which cards are numbered. */
    public List<String> names() {
        return names;
    }

    /** The card with a name; -1 if there is none. */
    public int card(String name) {
        return names.indexOf(name);
    }

    /** All cards. */
    public long cards() {
        return size() == Long.SIZE ? -1L : (1L << size()) - 1;
    }

    /** The cards above one. */
    public long above(int card) {
        return above[card];
    }

    /** The cards below one. */
    public long below(int card) {
        return below[card];
    }

    /** Whether one card lies below another. */
    public boolean isBelow(int lower, int upper) {
        return (above[lower] >>> upper & 1) == 1;
    }

    /** The cards above one with none between. */
    public long covers(int card) {
        long covers = above[card];
        for (long left = above[card]; left != 0; left &= left - 1) {
            covers &= ~above[Long.numberOfTrailingZeros(left)];
        }
        return covers;
    }

    /** For each card the length of the longest chain that begins with it and goes up. */
    public int[] chainsUp() {
        return chains(above);
    }

    /** For each card the length of the longest chain that begins with it and goes down. */
    public int[] chainsDown() {
        return chains(below);
    }

    /** The length of the longest chain. */
    public int height() {
        return IntStream.of(chainsUp()).max().orElse(0);
    }

    /** Cards with few others beyond them come first, so each finds theirs done. */
    private static int[] chains(long[] beyond) {
        int[] lengths = new int[beyond.length];
        List<Integer> order = new ArrayList<>();
        for (int card = 0; card < beyond.length; card++) {
            order.add(card);
        }
        order.sort((one, other) -> Long.bitCount(beyond[one]) - Long.bitCount(beyond[other]));
        for (int card : order) {
            for (long left = beyond[card]; left != 0; left &= left - 1) {
                lengths[card] = Math.max(lengths[card], lengths[Long.numberOfTrailingZeros(left)]);
            }
            lengths[card]++;
        }
        return lengths;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Poset poset && poset.sign.equals(sign);
    }

    @Override
    public int hashCode() {
        return sign.hashCode();
    }

    /** The value under {@code deck}. */
    @Override
    public String toString() {
        return sign;
    }
}

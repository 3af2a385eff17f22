package parlour.games.monotonic.check;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import parlour.exact.Rational;

/**
 * An infinite or large deck, or a sum of such, with the cards of it that are played.
 *
 * <p>Cards of a plain deck are numbers, its part is 0. Cards of a sum are {@code part:key}, where
 * the key counts from 0, in -N from the right.
 */
final class CheckDeck {
    /** The greatest distance of a card from 0: from one to another is less than 2^60. */
    private static final BigInteger MOST_CARD = BigInteger.valueOf(500_000_000_000_000_000L);

    /** So many cards are more than can count as large, and two such numbers fit an int. */
    private static final long UNCOUNTED = 1L << 29;

    private final List<Integer> parts = new ArrayList<>();
    private final boolean isSum;
    private final List<Card> sorted = new ArrayList<>();

    private CheckDeck(String deck) {
        this.isSum = deck.contains("+");
        for (String part : deck.split("\\+", -1)) {
            parts.add(Gap.read(part));
        }
        demand(parts.stream().anyMatch(part -> part < 0), "the deck is finite");
    }

    static CheckDeck read(String deck) {
        return new CheckDeck(deck);
    }

    /**
     * A card.
     *
     * @param part its part
     * @param place a number that rises with the cards of the part
     */
    private record Card(int part, Rational place) implements Comparable<Card> {
        private static final Comparator<Card> ORDER =
                Comparator.comparingInt(Card::part).thenComparing(Card::place);

        @Override
        public int compareTo(Card other) {
            return ORDER.compare(this, other);
        }
    }

    /** Plays the cards of a board; their ranks among each other in the order of play. */
    List<Integer> play(String board) {
        List<Card> row = new ArrayList<>();
        for (String token : board.isEmpty() ? new String[0] : board.split(" ", -1)) {
            row.add(card(token));
        }
        sorted.addAll(row.stream().distinct().sorted().toList());
        demand(sorted.size() == row.size(), "a card is played twice");
        return row.stream().map(card -> Collections.binarySearch(sorted, card)).toList();
    }

    private Card card(String token) {
        int colon = token.indexOf(':');
        demand(isSum == colon >= 0, "no card (" + token + ")");
        int part = isSum ? CheckNotation.number(token.substring(0, colon)) : 0;
        demand(part < parts.size(), "no part (" + token + ")");
        String text = token.substring(colon + 1);
        Rational key = Rational.parse(text);
        demand(key.toString().equals(text), "card (" + token + ") is not canonical");
        int size = parts.get(part);
        boolean dense = size == Gap.RATIONALS;
        boolean near = key.isInteger() && key.num().abs().compareTo(MOST_CARD) <= 0;
        demand(dense || near, "card (" + token + ") is not in the deck");
        Rational place = isFalling(part) ? key.negate() : key;
        boolean within =
                dense
                        || (Rational.of(low(part)).compareTo(place) <= 0
                                && place.compareTo(Rational.of(high(part))) <= 0);
        demand(within && size != Gap.LARGE, "card (" + token + ") is not in the deck");
        return new Card(part, place);
    }

    /** In a sum the keys of -N count from the right; on its own its cards are -1, -2, ... */
    private boolean isFalling(int part) {
        return isSum && parts.get(part) == Gap.NEGATIVES;
    }

    private long low(int part) {
        return Gap.isOpenBelow(parts.get(part)) ? Long.MIN_VALUE : isSum ? 0 : 1;
    }

    private long high(int part) {
        int size = parts.get(part);
        if (Gap.isOpenAbove(size)) {
            return Long.MAX_VALUE;
        }
        if (size == Gap.NEGATIVES) {
            return isSum ? 0 : -1;
        }
        return size == Gap.LARGE ? Stretch.TOP - (isSum ? 1 : 0) : size - 1L;
    }

    /** The unused cards of the gap below the played card of a rank, with the gap's label. */
    List<Stretch> stretches(int gap, int x, int y) {
        int first = gap == 0 ? 0 : sorted.get(gap - 1).part();
        int last = gap == sorted.size() ? parts.size() - 1 : sorted.get(gap).part();
        List<Stretch> stretches = new ArrayList<>();
        for (int part = first; part <= last; part++) {
            Optional<Rational> below = place(gap - 1, part);
            Optional<Rational> above = place(gap, part);
            boolean dense = parts.get(part) == Gap.RATIONALS;
            long low = dense || below.isEmpty() ? low(part) : integer(below) + 1;
            long high = dense || above.isEmpty() ? high(part) : integer(above) - 1;
            String prefix = isSum ? part + ":" : "";
            int size = size(part, low, high);
            if (size != 0) {
                String interval = dense ? interval(below, above) : "";
                stretches.add(
                        new Stretch(prefix, x, y, size, isFalling(part), low, high, interval));
            }
        }
        return stretches;
    }

    /** The place of the played card of a rank, if it lies in a part. */
    private Optional<Rational> place(int rank, int part) {
        boolean isCard = rank >= 0 && rank < sorted.size();
        return isCard && sorted.get(rank).part() == part
                ? Optional.of(sorted.get(rank).place())
                : Optional.empty();
    }

    private static long integer(Optional<Rational> place) {
        return place.orElseThrow().num().longValueExact();
    }

    private static String interval(Optional<Rational> below, Optional<Rational> above) {
        String low = below.map(Rational::toString).orElse("-inf");
        return "(" + low + "," + above.map(Rational::toString).orElse("inf") + ")";
    }

    private int size(int part, long low, long high) {
        if (parts.get(part) == Gap.LARGE || parts.get(part) == Gap.RATIONALS) {
            return parts.get(part);
        }
        boolean openBelow = low == Long.MIN_VALUE;
        boolean openAbove = high == Long.MAX_VALUE;
        if (openBelow || openAbove) {
            return Gap.infinite(openBelow, openAbove);
        }
        long cards = high - low + 1;
        return cards < UNCOUNTED ? Math.toIntExact(cards) : Gap.LARGE;
    }

    private static void demand(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}

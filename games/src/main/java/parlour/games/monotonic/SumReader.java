package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.List;
import parlour.claim.BadInput;
import parlour.exact.Rational;
import parlour.games.catalogue.Values;
import parlour.games.monotonic.check.Gap;

/** Reads decks that are sums, as {@code N+-N}, and their cards, as {@code 1:4}. */
final class SumReader {
    private static final String EXAMPLE = "monotonic(a=4,d=3,deck=N+-N,board=0:3 1:0)";

    private SumReader() {}

    /** Whether a deck is written as a sum. */
    static boolean isMeant(String deck) {
        return deck.indexOf('+') > 0;
    }

    /**
     * Reads a sum.
     *
     * @throws BadInput if a part is unknown, or all are finite
     */
    static OrderSum deck(String text) {
        List<Integer> parts = new ArrayList<>();
        for (String token : text.split("\\+", -1)) {
            parts.add(part(token.strip()));
        }
        if (parts.stream().allMatch(part -> part > 0)) {
            throw new BadInput(
                    text,
                    "deck (%s) is finite; give the number of cards, %d"
                            .formatted(
                                    BadInput.shown(text),
                                    parts.stream().mapToLong(Integer::longValue).sum()));
        }
        return new OrderSum(parts);
    }

    private static int part(String token) {
        var order = Order.of(token);
        return order.isPresent()
                ? order.get().gap()
                : Values.integer(
                        token, "part", new Values.Bounds(1, MonotonicInstance.MAX_DECK, EXAMPLE));
    }

    /** Why two neighbours do not join. */
    static String mismatch(int lower, int upper) {
        String names = "%s and %s".formatted(Gap.write(lower), Gap.write(upper));
        if (lower == Gap.RATIONALS || upper == Gap.RATIONALS) {
            return names + " meet, of which just one is dense";
        }
        return Gap.isOpenAbove(lower)
                ? "where "
                        + names
                        + " meet, the lowest card of the upper one has no next lower card"
                : "where "
                        + names
                        + " meet, the highest card of the lower one has no next higher card";
    }

    /**
     * Reads a row of cards.
     *
     * @throws BadInput if a token is no unused card of the deck
     */
    static List<OrderSum.Address> row(OrderSum sum, String text) {
        List<OrderSum.Address> row = new ArrayList<>();
        for (String token : Values.list(text)) {
            row.add(card(sum, token, row));
        }
        return row;
    }

    /**
     * Reads a card that is to be played after others.
     *
     * @throws BadInput if it is no unused card of the deck
     */
    static OrderSum.Address card(OrderSum sum, String token, List<OrderSum.Address> played) {
        OrderSum.Address card = address(sum, token);
        if (!sum.has(card)) {
            throw badCard(
                    token,
                    sum.parts().get(card.part()) == Gap.LARGE
                            ? "cannot be named, since L stands for many numbers of cards"
                            : "is not in part " + Gap.write(sum.parts().get(card.part())));
        }
        if (played.contains(card)) {
            throw badCard(token, "has been played already");
        }
        if (sum.parts().get(card.part()) != Gap.RATIONALS
                && card.key().num().abs().compareTo(OrderReader.MAX_CARD) > 0) {
            throw badCard(token, OrderReader.TOO_FAR);
        }
        return card;
    }

    private static OrderSum.Address address(OrderSum sum, String token) {
        int colon = token.indexOf(':');
        String part = token.substring(0, Math.max(0, colon));
        if (!part.matches("[0-9]{1,7}") || Integer.parseInt(part) >= sum.parts().size()) {
            throw badCard(
                    token, "should be part:key, with a part from 0 to " + (sum.parts().size() - 1));
        }
        try {
            return new OrderSum.Address(
                    Integer.parseInt(part), Rational.parse(token.substring(colon + 1)));
        } catch (IllegalArgumentException e) {
            throw badCard(token, "has no number after the colon");
        }
    }

    private static BadInput badCard(String token, String complaint) {
        return new BadInput(
                token,
                "card (%s) %s; give different cards part:key of the deck, as in %s"
                        .formatted(BadInput.shown(token), complaint, EXAMPLE));
    }
}

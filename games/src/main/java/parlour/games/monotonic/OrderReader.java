package parlour.games.monotonic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import parlour.claim.BadInput;
import parlour.exact.Rational;
import parlour.games.catalogue.Values;

/** Reads boards of infinite decks. */
final class OrderReader {
    private static final String EXAMPLE = "monotonic(a=4,d=3,deck=Q,board=1/2 3 -1)";

    /**
     * Integers on a board lie within this distance of 0, so that checkers can count from one to
     * another in a long: 2 * 5 * 10^17 + 10^6 &lt; 2^60.
     */
    static final BigInteger MAX_CARD = BigInteger.valueOf(500_000_000_000_000_000L);

    /** What is wrong with a card beyond. */
    static final String TOO_FAR =
            "is farther from 0 than %d, and all gaps of 369511 cards or more play alike"
                    .formatted(MAX_CARD);

    private OrderReader() {}

    /**
     * Reads a row of cards.
     *
     * @throws BadInput if a token is no unused card of the deck
     */
    static List<Rational> row(Order order, String text) {
        List<Rational> row = new ArrayList<>();
        for (String token : Values.list(text)) {
            row.add(card(order, token, row));
        }
        return row;
    }

    /**
     * Reads a card that is to be played after others.
     *
     * @throws BadInput if it is no unused card of the deck
     */
    static Rational card(Order order, String token, List<Rational> played) {
        Rational card = number(order, token);
        if (!order.has(card)) {
            throw bad(order, token, "is not in the deck " + order.sign());
        }
        if (played.contains(card)) {
            throw bad(order, token, "has been played already");
        }
        if (order != Order.RATIONALS && card.num().abs().compareTo(MAX_CARD) > 0) {
            throw bad(order, token, TOO_FAR);
        }
        return card;
    }

    private static Rational number(Order order, String token) {
        if (order == Order.LARGE) {
            throw bad(order, token, "cannot be named, since the deck L stands for many decks");
        }
        try {
            return Rational.parse(token);
        } catch (IllegalArgumentException e) {
            throw bad(order, token, "is no number");
        }
    }

    private static BadInput bad(Order order, String token, String complaint) {
        String example =
                switch (order) {
                    case NEGATIVES -> "monotonic(a=4,d=3,deck=-N,board=-5 -1)";
                    case NATURALS -> "monotonic(a=4,d=3,deck=N,board=7 3)";
                    case INTEGERS -> "monotonic(a=4,d=3,deck=Z,board=7 -3)";
                    default -> EXAMPLE;
                };
        return new BadInput(
                token,
                "card (%s) %s; give different cards of the deck, as in %s"
                        .formatted(BadInput.shown(token), complaint, example));
    }
}

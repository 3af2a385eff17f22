package parlour.games.leher;

import java.math.BigInteger;

/** What is played. */
public sealed interface LeHerInstance {
    /**
     * One suit of cards 1..N under the plain rules.
     *
     * @param cards N, at least 3
     * @param dealerTold whether the dealer sees the receiver's card when it is kept
     */
    record OneSuit(BigInteger cards, boolean dealerTold) implements LeHerInstance {}

    /**
     * Any other deck or rules.
     *
     * @param deck the deck
     * @param rules the rules
     * @param dealerTold whether the dealer sees the receiver's card when it is kept
     */
    record Packed(Deck deck, HouseRules rules, boolean dealerTold) implements LeHerInstance {
        /** The game of 1713: 52 cards, ties to the dealer, king refusal, void king. */
        public static final Packed AUTHENTIC =
                new Packed(Deck.of(13, 4), HouseRules.AUTHENTIC, false);
    }

    /**
     * One suit, three players in a row; the last one deals.
     *
     * @param cards the number of cards, at least 4
     * @param pot what is played for
     */
    record ThreePlayers(int cards, Pot pot) implements LeHerInstance {
        /** Most cards: every deal is looked at. */
        public static final int MAX_CARDS = 20;
    }

    /** What three players play for. */
    enum Pot {
        /** The highest card wins the pot: payoff 1, else 0. */
        HIGH,
        /** The lowest card pays 1, of which each of the others gets one half. */
        LOW
    }
}

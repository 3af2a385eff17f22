package parlour.games.monotonic.engine;

import parlour.game.Convention;

/**
 * The form in which both conventions are one game, and what is known of its ends.
 *
 * <p>Normal play: the player who completes a run wins, so nobody may leave a card that needs one
 * more (label 1). Cards with x = 2 can then only be played from the top of the deck, cards with y =
 * 2 from its bottom: the two <em>stacks</em> (spec A2). Misère: nobody may complete a run. With
 * both labels raised by one this is the same game without stacks, cards with a 2 being dead.
 *
 * @param most the largest label of either kind, after raising
 * @param stacks whether cards with a 2 can be played from the ends of the deck (normal play)
 * @param raise what is added to the labels of the rules: 0 or 1
 * @param needed waste cards (cards that are certain never to be played) after which no play can end
 *     drawn: 2 in normal play, where a last lone card can be played; 1 in misère play
 * @param drawless whether no play can end drawn from the start, since there are more than
 *     (a-1)(d-1) cards
 * @param outcomeOnly whether only the outcome of positions matters, not how their options compare
 *     otherwise
 */
record Frontier(
        int most, boolean stacks, int raise, int needed, boolean drawless, boolean outcomeOnly) {
    /**
     * The form in which outcomes are searched.
     *
     * @param most the larger of a and d
     */
    static Frontier forOutcome(Convention convention, int most, boolean drawless) {
        return convention == Convention.NORMAL
                ? new Frontier(most, true, 0, 2, drawless, true)
                : new Frontier(most + 1, false, 1, 1, drawless, true);
    }

    /**
     * The form that keeps every move but those that complete, which are counted as one: waste says
     * whether there is a card that completes.
     *
     * @param most the larger of a and d
     */
    static Frontier forAllMoves(int most) {
        return new Frontier(most + 1, false, 1, 1, false, false);
    }

    /** Bits of a stack's set of labels 3..most. */
    int stackBits() {
        return stacks ? Math.max(0, most - 2) : 0;
    }
}

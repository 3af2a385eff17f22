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
 * @param mostX the largest label x, after raising
 * @param mostY the largest label y, after raising
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
        int mostX,
        int mostY,
        boolean stacks,
        int raise,
        int needed,
        boolean drawless,
        boolean outcomeOnly) {
    /**
     * Largest mostX + mostY: with S for the sum, a staircase of labels takes 2(S - 6) + 1 bits, the
     * stacks S - 4 and draws 3, together 3 S - 12 &lt;= 63.
     */
    static final int MOST_SUM = 25;

    /**
     * Up to this label both sides get the larger one, so that a position and its mirror image can
     * share a key.
     */
    static final int MOST_SQUARE = MOST_SUM / 2;

    /** Whether a game with these critical lengths has such a form. */
    static boolean fits(int a, int d) {
        // Misère labels are raised by one each.
        return a + d + 2 <= MOST_SUM && Math.max(a, d) + 1 <= Block.MAX_LABEL;
    }

    /** The form in which outcomes are searched. */
    static Frontier forOutcome(Convention convention, int a, int d, boolean drawless) {
        boolean normal = convention == Convention.NORMAL;
        int raise = normal ? 0 : 1;
        int most = Math.max(a, d) + raise;
        boolean square = most <= MOST_SQUARE;
        return new Frontier(
                square ? most : a + raise,
                square ? most : d + raise,
                normal,
                raise,
                normal ? 2 : 1,
                drawless,
                true);
    }

    /**
     * The form that keeps every move but those that complete, which are counted as one: waste says
     * whether there is a card that completes.
     */
    static Frontier forAllMoves(int a, int d) {
        int most = Math.max(a, d) + 1;
        boolean square = most <= MOST_SQUARE;
        return new Frontier(
                square ? most : a + 1, square ? most : d + 1, false, 1, 1, false, false);
    }

    /** Whether mirror images have the same form. */
    boolean isSquare() {
        return mostX == mostY;
    }

    /** Steps on the way from label (mostX, 3) to label (3, mostY). */
    int steps() {
        return Math.max(0, mostX - 3) + Math.max(0, mostY - 3);
    }

    /** Bits of the bottom stack's set of labels 3..mostX. */
    int bottomBits() {
        return stacks ? Math.max(0, mostX - 2) : 0;
    }

    /** Bits of the top stack's set of labels 3..mostY. */
    int topBits() {
        return stacks ? Math.max(0, mostY - 2) : 0;
    }
}

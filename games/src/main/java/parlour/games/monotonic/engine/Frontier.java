package parlour.games.monotonic.engine;

import parlour.game.Convention;

/**
 * The form in which both conventions are one game.
 *
 * <p>Normal play: the player who completes a run wins, so nobody may leave a card that needs one
 * more (label 1). Cards with x = 2 can then only be played from the top of the deck, cards with y =
 * 2 from its bottom: the two <em>stacks</em>, which exist where the deck has such an end (spec A2).
 * Misère: nobody may complete a run. With both labels raised by one this is the same game without
 * stacks, cards with a 2 being dead.
 *
 * @param mostX the largest label x, after raising
 * @param mostY the largest label y, after raising
 * @param ends the kind of deck
 * @param aim what is asked
 * @param drawless whether no play can end drawn from the start, since there are more than
 *     (a-1)(d-1) cards
 */
record Frontier(int mostX, int mostY, Ends ends, Aim aim, boolean drawless) {
    /** Bits of a key's first word. */
    private static final int WORD = 63;

    /** What is asked of the positions, which says what may be neglected. */
    enum Aim {
        /** The outcome in normal play. */
        NORMAL,
        /** The outcome in misère play. */
        MISERE,
        /** Values that depend on the options alone, such as nimbers and remoteness. */
        ALL_MOVES
    }

    /** The form in which outcomes are searched; labels up to a and d. */
    static Frontier forOutcome(Convention convention, Labels labels, Ends ends, boolean drawless) {
        Aim aim = convention == Convention.NORMAL ? Aim.NORMAL : Aim.MISERE;
        return of(labels, ends, aim, drawless);
    }

    /**
     * The form that keeps every move but those that complete, which are counted as one: waste says
     * whether there is a card that completes.
     */
    static Frontier forAllMoves(Labels labels, Ends ends) {
        return of(labels, ends, Aim.ALL_MOVES, false);
    }

    /**
     * Where mirror images can share a key, both sides get the larger label, unless that is too
     * large.
     */
    private static Frontier of(Labels labels, Ends ends, Aim aim, boolean drawless) {
        int raise = aim == Aim.NORMAL ? 0 : 1;
        int most = Math.max(labels.x(), labels.y()) + raise;
        Frontier square = new Frontier(most, most, ends, aim, drawless);
        return square.fits()
                ? square
                : new Frontier(labels.x() + raise, labels.y() + raise, ends, aim, drawless);
    }

    /**
     * Whether positions can be packed: a staircase of labels takes two bits a step and one more,
     * beside it stand the stacks and, where draws are possible, {@link KeyCodec#DRAW_BITS}.
     */
    boolean fits() {
        int beside = bottomBits() + topBits() + KeyCodec.DRAW_BITS;
        return Math.max(mostX, mostY) <= Block.MAX_LABEL && 2 * steps() + 1 + beside <= WORD;
    }

    /** What is added to the labels of the rules. */
    int raise() {
        return aim == Aim.NORMAL ? 0 : 1;
    }

    /**
     * Waste cards (cards that are certain never to be played) after which no play can end drawn: 2
     * in normal play, where a last lone card can be played; 1 otherwise.
     */
    int needed() {
        return aim == Aim.NORMAL ? 2 : 1;
    }

    /** Whether cards with y = 2 can be played from the bottom of the deck. */
    boolean bottomStack() {
        return aim == Aim.NORMAL && ends.hasLowest();
    }

    /** Whether cards with x = 2 can be played from the top of the deck. */
    boolean topStack() {
        return aim == Aim.NORMAL && ends.hasHighest();
    }

    /** Whether the mirror image of a position has the same form and so the same outcome. */
    boolean isSymmetric() {
        return mostX == mostY && bottomStack() == topStack();
    }

    /** Steps on the way from label (mostX, 3) to label (3, mostY). */
    int steps() {
        return Math.max(0, mostX - 3) + Math.max(0, mostY - 3);
    }

    /** Bits of the bottom stack's set of labels 3..mostX. */
    int bottomBits() {
        return bottomStack() ? Math.max(0, mostX - 2) : 0;
    }

    /** Bits of the top stack's set of labels 3..mostY. */
    int topBits() {
        return topStack() ? Math.max(0, mostY - 2) : 0;
    }

    /**
     * The largest labels of the rules.
     *
     * @param x the largest label x, at least 1
     * @param y the largest label y, at least 1
     */
    record Labels(int x, int y) {}
}

package parlour.games.monotonic;

import parlour.game.Convention;

/**
 * A monotonic sequence game at some point of its play.
 *
 * @param ascending the length a of the ascending run that completes, 1 to {@link #MAX_CRITICAL}
 * @param descending the length d of the descending run that completes, 1 to {@link #MAX_CRITICAL}
 * @param convention whether completing wins or loses
 * @param start where play stands
 */
public record MonotonicInstance(int ascending, int descending, Convention convention, Start start) {
    /** Largest critical length: a + d and a label's two coordinates stay far below 2^31. */
    public static final int MAX_CRITICAL = 1_000_000;

    /** Largest deck, and largest sum of gaps: counts of cards stay far below 2^31. */
    public static final int MAX_DECK = 1_000_000;

    /**
     * Checks the critical lengths.
     *
     * @throws IllegalArgumentException if one is out of bounds
     */
    public MonotonicInstance {
        if (Math.min(ascending, descending) < 1 || Math.max(ascending, descending) > MAX_CRITICAL) {
            throw new IllegalArgumentException("critical lengths out of bounds");
        }
    }

    /** The same game at another point of its play. */
    public MonotonicInstance at(Start other) {
        return new MonotonicInstance(ascending, descending, convention, other);
    }

    /** Whether completing loses. */
    public boolean isMisere() {
        return convention == Convention.MISERE;
    }

    /** Whether a critical run is complete. A deck that is merely used up does not count. */
    public boolean isOver() {
        return switch (start) {
            case Start.OnDeck(_, Board board) ->
                    Runs.completion(board.cards(), ascending, descending) < board.cards().size();
            case Ordered ordered -> ordered.isOver(ascending, descending);
            case OffChain other -> other.isOver(ascending, descending);
            case Start.AtWord at ->
                    at.word().reddish() >= ascending || at.word().bluish() >= descending;
        };
    }
}

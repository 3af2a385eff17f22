package parlour.game;

import java.util.Optional;

/**
 * The rules of a game in which two players alternate with perfect information. Rules are pure: no
 * clock, no chance, no input or output, no opinion on who wins.
 *
 * @param <P> positions: immutable, with value equality
 * @param <M> moves: immutable, with value equality
 */
public interface Ruleset<P, M> {
    /** The position from which play starts. */
    P start();

    /**
     * Present exactly when play is over at {@code position}; seen by the player whose turn it would
     * be.
     */
    Optional<Result> result(P position);

    /** Whether {@code move} may be played; decidable even where there are infinitely many moves. */
    boolean isLegal(P position, M move);

    /**
     * The position after a legal move.
     *
     * @throws IllegalArgumentException if the move is not legal
     */
    P play(P position, M move);
}

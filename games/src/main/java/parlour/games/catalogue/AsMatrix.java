package parlour.games.catalogue;

import parlour.exact.Rational;
import parlour.game.PayoffTable;

/**
 * A game whose instances can be written out as a constant-sum matrix.
 *
 * @param <I> instances
 */
public interface AsMatrix<I> extends Game<I> {
    /**
     * The matrix, payoffs to the row player.
     *
     * @throws parlour.claim.BadInput if it is too large to write out, or the instance is no matrix
     */
    PayoffTable matrix(I instance);

    /** What both players' payoffs add up to. */
    Rational total();

    /**
     * The game tree in Gambit's {@code .efg} format.
     *
     * @throws parlour.claim.BadInput if it is too large to write out
     */
    String tree(I instance);
}

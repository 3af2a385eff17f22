package parlour.game;

import java.util.List;

/**
 * A ruleset in which every position has finitely many moves and every play ends. An engine or
 * checker that must see all moves asks for this type, so that an infinite position cannot reach it
 * by mistake.
 *
 * @param <P> positions
 * @param <M> moves
 */
public interface FiniteRuleset<P, M> extends Ruleset<P, M> {
    /** Every legal move, in a fixed documented order; empty exactly when play is over. */
    List<M> moves(P position);

    /** Membership in {@link #moves}. Cost: that of listing the moves. */
    @Override
    default boolean isLegal(P position, M move) {
        return moves(position).contains(move);
    }
}

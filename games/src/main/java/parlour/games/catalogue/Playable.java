package parlour.games.catalogue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import parlour.claim.Budget;
import parlour.game.Result;
import parlour.scene.Scene;

/**
 * A game in which moves are made one by one, each leading to another instance.
 *
 * @param <I> instances
 */
public interface Playable<I> extends Game<I> {
    /**
     * Every legal move with the outcome after it, best first: wins before draws before losses,
     * among wins the fewest plies first, among losses the most.
     *
     * @throws Budget.Exceeded if the budget runs out
     */
    List<Row> moves(I instance, Budget budget);

    /** The picture of a position for somebody who plays on: without the outcomes of moves. */
    default Scene board(I instance) {
        return show(instance);
    }

    /** Present exactly when play is over; seen by the player to move. */
    Optional<Result> result(I instance);

    /**
     * The instance after a move.
     *
     * @throws parlour.claim.BadInput if the move cannot be read or is not legal
     */
    I play(I instance, String move);

    /**
     * One move, or a range of moves that are alike.
     *
     * @param move as written
     * @param outcome the game's word for the position after it; {@code unknown} where undecided
     * @param wins whether the player who makes it wins
     * @param remoteness the plies left after it with best play; absent where drawn, unbounded or
     *     not computed
     */
    record Row(String move, String outcome, boolean wins, OptionalLong remoteness) {}
}

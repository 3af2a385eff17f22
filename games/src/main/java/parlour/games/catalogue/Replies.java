package parlour.games.catalogue;

import java.util.List;
import parlour.claim.Budget;

/**
 * A game for which tables of replies are kept: to each move, all moves that answer it.
 *
 * @param <I> instances
 */
public interface Replies<I> extends Game<I> {
    /**
     * The moves of a position, ascending, each with the replies that win.
     *
     * @param bound moves are looked at up to this, where there are infinitely many
     * @throws Budget.Exceeded if the budget runs out
     */
    List<Line> replies(I instance, long bound, Budget budget);

    /**
     * A move and what answers it.
     *
     * @param move the move
     * @param outcome the game's word for the position after it; {@code unknown} where undecided
     * @param replies the winning moves there that are known
     * @param isComplete whether there are no others
     */
    record Line(String move, String outcome, List<String> replies, boolean isComplete) {
        /** Keeps a copy. */
        public Line {
            replies = List.copyOf(replies);
        }
    }
}

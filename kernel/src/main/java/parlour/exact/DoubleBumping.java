package parlour.exact;

import java.util.ArrayList;
import java.util.List;

/**
 * Schensted bumping from both sides at once: red records ascending runs, blue descending ones.
 *
 * <p>A new card enters purple; the first reddish card to its right loses red, the first bluish card
 * to its left loses blue, cards without colour vanish. Theorem: the reddish cards are then the
 * Schensted row of the board and the bluish cards that of the board read in the reversed order of
 * the deck, so that their numbers are the lengths of the longest ascending and descending runs.
 *
 * <p>Cost: O(n · m) for n cards of which at most m are recorded at a time. Source: M. Albert and
 * others, Monotonic sequence games, 2006, arXiv math/0602630; it extends C. Schensted, 1961.
 */
public final class DoubleBumping {
    private DoubleBumping() {}

    /** The recording sequence after each card of the board; as many as there are cards. */
    public static List<RecordingSequence> trace(Permutation board) {
        var trace = new ArrayList<RecordingSequence>();
        var recorded = RecordingSequence.EMPTY;
        for (int i = 0; i < board.size(); i++) {
            recorded = recorded.insert(board.at(i));
            trace.add(recorded);
        }
        return List.copyOf(trace);
    }

    /** The recording sequence of the whole board. */
    public static RecordingSequence of(Permutation board) {
        return board.size() == 0 ? RecordingSequence.EMPTY : trace(board).getLast();
    }
}

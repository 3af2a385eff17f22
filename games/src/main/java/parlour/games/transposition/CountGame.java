package parlour.games.transposition;

import java.util.ArrayList;
import java.util.List;

/**
 * A generalisation of the game: another count decides. No theorem is known, so positions are
 * decided by brute force, and the domain must be finite with few free elements.
 *
 * @param board domain, sequence and moves left, as in the game itself; its parity is not used
 * @param tally what decides
 */
public record CountGame(NumberGame board, Tally tally) implements TranspositionInstance {
    /** Free elements, at most, when inversions count: 2^20 sets of played ones. */
    public static final int MAX_FREE = 20;

    /** Free elements, at most, when descents count: 2^17 sets, each with 18 last elements. */
    public static final int MAX_FREE_DESCENTS = 17;

    /** The most free elements of a tally. */
    public static int maxFree(Tally.Kind kind) {
        return kind == Tally.Kind.INVERSIONS ? MAX_FREE : MAX_FREE_DESCENTS;
    }

    /** Who is to move. */
    public Side toMove() {
        return board.toMove();
    }

    /** The free elements from left to right. Cost: linear in the domain. */
    public List<Place> free() {
        List<Place> free = new ArrayList<>();
        int rank = 0;
        long size = board.domain().line().size();
        for (long whole = 0; whole < size; whole++) {
            boolean isUsed =
                    rank < board.sequence().size() && board.sequence().rankedWhole(rank) == whole;
            if (isUsed) {
                rank++;
            } else {
                free.add(Place.of(0, whole));
            }
        }
        return free;
    }

    /** The position after a legal move. */
    public CountGame after(Place place) {
        return new CountGame(board.after(place), tally);
    }

    @Override
    public String canonical() {
        StringBuilder text = new StringBuilder(board.canonical());
        text.setLength(text.length() - 1);
        if (tally.kind() != Tally.Kind.INVERSIONS) {
            text.append(",count=").append(tally.kind().word());
        }
        if (tally.modulus() != 2) {
            text.append(",mod=").append(tally.modulus());
        }
        boolean needsTarget =
                tally.target() != 1
                        || (tally.kind() == Tally.Kind.INVERSIONS && tally.modulus() == 2);
        if (needsTarget) {
            text.append(",target=").append(String.join(" ", Tally.residues(tally.target())));
        }
        return text.append(')').toString();
    }
}

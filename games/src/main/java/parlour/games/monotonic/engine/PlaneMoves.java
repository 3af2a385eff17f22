package parlour.games.monotonic.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import java.util.TreeSet;
import parlour.claim.Counted;
import parlour.exact.Rational;
import parlour.game.Outcome;
import parlour.games.catalogue.Playable.Row;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.OffChain;

/**
 * The insertion form on ℚ, decided by the parity theorem (theory page): rows without an ascending
 * run of p + 1 and a descending run of q + 1 cards can be extended by one card at a time, and stay
 * such rows, exactly until they have pq cards.
 *
 * <p>All new cards of one gap of the row and between two neighbouring cards are alike. Cost: the
 * square of the row's length.
 */
public final class PlaneMoves {
    private final int ascending;
    private final int descending;
    private final boolean normal;
    private final List<Rational> sorted;
    private final List<Integer> ranks;
    private final int size;
    private final int[][] up;
    private final int[][] down;
    private final boolean completable;

    /** The moves of an instance whose play is not over. */
    public PlaneMoves(MonotonicInstance instance, OffChain.OnPlane start) {
        this.ascending = instance.ascending();
        this.descending = instance.descending();
        this.normal = !instance.isMisere();
        this.sorted = new ArrayList<>(new TreeSet<>(start.row()));
        this.ranks = start.ranks();
        this.size = ranks.size();
        this.up = lengths(true);
        this.down = lengths(false);
        this.completable = isCompletable();
    }

    /** For each gap of the row and each gap between cards, the longest run through a card there. */
    private int[][] lengths(boolean ascends) {
        int[][] before = new int[size + 1][size + 1];
        int[][] after = new int[size + 1][size + 1];
        for (int gap = 1; gap <= size; gap++) {
            spread(before[gap - 1], before[gap], ranks.get(gap - 1), ascends);
        }
        for (int gap = size - 1; gap >= 0; gap--) {
            spread(after[gap + 1], after[gap], ranks.get(gap), !ascends);
        }
        for (int gap = 0; gap <= size; gap++) {
            for (int height = 0; height <= size; height++) {
                before[gap][height] += after[gap][height] + 1;
            }
        }
        return before;
    }

    /** A card of this rank lies below the heights above its rank, and above the others. */
    private static void spread(int[] before, int[] runs, int rank, boolean below) {
        System.arraycopy(before, 0, runs, 0, runs.length);
        // Heights rank and rank + 1 are next to the card; either sees the runs that it prolongs.
        int longest = before[below ? rank : rank + 1] + 1;
        for (int height = 0; height < runs.length; height++) {
            if (below ? height > rank : height <= rank) {
                runs[height] = Math.max(runs[height], longest);
            }
        }
    }

    /** Whether some new card completes a run. */
    private boolean isCompletable() {
        for (int gap = 0; gap <= size; gap++) {
            for (int height = 0; height <= size; height++) {
                if (completes(gap, height)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean completes(int gap, int height) {
        return up[gap][height] >= ascending || down[gap][height] >= descending;
    }

    /** Cards that can still be inserted before somebody has to leave the rows of the theorem. */
    private long left() {
        int less = normal ? 2 : 1;
        // At most 10^6 * 10^6 < 2^63.
        return (long) (ascending - less) * (descending - less) - size;
    }

    /** The outcome at the instance. */
    Outcome outcome() {
        boolean wins = (normal && completable) || Math.floorMod(left(), 2) == 1;
        return wins ? Outcome.NEXT : Outcome.PREVIOUS;
    }

    /** How many plies play lasts if the winner hurries and the loser delays. */
    long remoteness() {
        if (normal && completable) {
            return 1;
        }
        // All safe cards are inserted; then one leaves them, which under normal play the other
        // uses.
        return left() + (normal ? 2 : 1);
    }

    /** The outcome after a move, and the plies left. */
    private Row row(String move, int gap, int height) {
        boolean completes = completes(gap, height);
        int less = normal ? 1 : 0;
        boolean leaves =
                up[gap][height] >= ascending - less || down[gap][height] >= descending - less;
        boolean wins;
        long plies;
        if (completes) {
            wins = normal;
            plies = 0;
        } else if (normal && (leaves || completable)) {
            wins = false;
            plies = 1;
        } else {
            wins = Math.floorMod(left(), 2) == 1;
            plies = remoteness() - 1;
        }
        String outcome = (wins ? Outcome.PREVIOUS : Outcome.NEXT).toString();
        return new Row(move, outcome, wins, OptionalLong.of(plies));
    }

    /**
     * All moves, best first; like ones row gap by row gap, from the lowest cards to the highest.
     */
    public List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        for (int gap = 0; gap <= size; gap++) {
            for (int height = 0; height <= size; height++) {
                String low = height == 0 ? "-inf" : sorted.get(height - 1).toString();
                String high = height == size ? "inf" : sorted.get(height).toString();
                rows.add(row("%d:(%s,%s)".formatted(gap, low, high), gap, height));
            }
        }
        rows.sort(Comparator.comparingLong(MoveList::badness));
        return rows;
    }

    /** Why the outcome is what it is, in sentences. */
    List<String> why() {
        if (normal && completable) {
            return List.of("a run can be completed at once");
        }
        int less = normal ? 2 : 1;
        int p = ascending - less;
        int q = descending - less;
        return List.of(
                "parity theorem: a row whose runs have at most p = %d ascending and q = %d descending cards"
                                .formatted(p, q)
                        + " can be extended to such a row exactly until it has pq = %d cards"
                                .formatted((long) p * q),
                (normal
                                ? "who makes a longer run lets the other player complete"
                                : "who makes a longer run completes and loses")
                        + "; %s left, %s number"
                                .formatted(
                                        Counted.are(left(), "card"),
                                        left() % 2 == 0 ? "an even" : "an odd"));
    }
}

package parlour.games.sylver.engine;

import java.util.ArrayList;
import java.util.List;
import parlour.claim.Budget;
import parlour.exact.NumericalSemigroup;

/**
 * Decides a finite position S, and with it every position that can follow: outcome and all winning
 * moves.
 *
 * <p>Naming n leads from T to the semigroup of T and n; whoever cannot name a number above 1 loses.
 * All oversemigroups of S are visited in the order of {@link OversemigroupTree}, so that every
 * option is decided before. Only P-positions are stored, 2 to 9 in a hundred; N is absence.
 *
 * <p><b>Theorems used.</b> If T with F(T) adjoined is P, then T is N. If T is irreducible and F(T)
 * &gt; 1, then T is N: every legal move below F makes F an element, so a reply to F would win at T
 * as well (ender theorem). The move that won at T's parent is tried first; then all gaps.
 *
 * <p>Cost: about half a microsecond an oversemigroup; memory for the P-positions.
 */
public final class OversemigroupSweep {
    /** How many sets are visited between two looks at the budget. */
    private static final int STRIDE = 1 << 12;

    private final GapFrame frame;
    private final OversemigroupTree tree;
    private final SemigroupTable lost;
    private final Budget budget;
    private final long[] option;

    /** For each depth, whether the set on the path is P, and the move to try first below it. */
    private final boolean[] isLost;

    private final int[] firstTry;
    private long visited;

    private OversemigroupSweep(NumericalSemigroup semigroup, Budget budget) {
        this.frame = new GapFrame(semigroup);
        this.tree = new OversemigroupTree(frame);
        this.lost = new SemigroupTable(frame, budget, false);
        this.budget = budget;
        this.option = new long[frame.words()];
        int gaps = Math.toIntExact(semigroup.gapCount());
        this.isLost = new boolean[gaps + 1];
        this.firstTry = new int[gaps + 1];
    }

    /** Whether a sweep over this semigroup can be written down at all. */
    public static boolean canSweep(NumericalSemigroup semigroup) {
        return semigroup.frobenius() <= GapFrame.MAX_FROBENIUS;
    }

    /**
     * Visits all oversemigroups, level by level where there are threads.
     *
     * @param most how many at most
     * @throws Budget.Exceeded if the budget or that number runs out
     */
    public static OversemigroupSweep over(NumericalSemigroup semigroup, Budget budget, long most) {
        if (budget.threads() > 1) {
            var sweep = new OversemigroupSweep(semigroup, budget);
            sweep.visited = new LevelSweep(sweep.frame, sweep.lost, budget).run(most);
            if (sweep.visited > 0) {
                return sweep;
            }
        }
        var sweep = new OversemigroupSweep(semigroup, budget);
        sweep.run(most);
        return sweep;
    }

    private void run(long most) {
        tree.next();
        visited = 1;
        while (tree.next()) {
            visit();
            if (++visited % STRIDE == 0) {
                budget.spend();
                if (visited > most) {
                    throw new Budget.Exceeded("visits");
                }
            }
        }
    }

    private void visit() {
        int depth = tree.gapCount();
        int frobenius = tree.frobenius();
        isLost[depth] = false;
        firstTry[depth] = firstTry[depth - 1];
        if (frobenius > 1) {
            if (isLost[depth - 1]) {
                firstTry[depth] = frobenius;
                return;
            }
            if (2 * depth <= frobenius + 2 || wins(firstTry[depth])) {
                return;
            }
            for (int i = depth - 1; i > 1; i--) {
                if (wins(tree.gap(i))) {
                    firstTry[depth] = tree.gap(i);
                    return;
                }
            }
        }
        isLost[depth] = true;
        lost.add(tree.set(), 0);
    }

    private boolean wins(int move) {
        if (move < 2 || GapFrame.has(tree.set(), move)) {
            return false;
        }
        long hash = frame.hashAdjoined(tree.set(), move, option);
        if (!lost.mayContain(hash)) {
            return false;
        }
        frame.adjoin(tree.set(), move, option);
        return lost.find(option, hash) >= 0;
    }

    /** The number of oversemigroups, S and the naturals included. */
    public long visited() {
        return visited;
    }

    /** The number of P-positions among them. */
    public long lostCount() {
        return lost.size();
    }

    /** Bytes that the table of P-positions takes. */
    public long tableBytes() {
        return lost.bytes();
    }

    /** Whether the player to move loses at S. */
    public boolean isLost() {
        return lost.contains(frame.root());
    }

    /** Whether the player to move loses at an oversemigroup of S other than the naturals. */
    public boolean isLost(NumericalSemigroup oversemigroup) {
        return lost.contains(frame.setOf(oversemigroup));
    }

    /** All winning moves at S, ascending; 1 is none of them. */
    public List<Long> winningMoves() {
        return winningMoves(frame.root());
    }

    /** All winning moves at an oversemigroup of S, ascending. */
    public List<Long> winningMoves(NumericalSemigroup oversemigroup) {
        return winningMoves(frame.setOf(oversemigroup));
    }

    private List<Long> winningMoves(long[] set) {
        List<Long> moves = new ArrayList<>();
        for (int n = 2; n <= frame.frobenius(); n++) {
            if (!GapFrame.has(set, n)) {
                frame.adjoin(set, n, option);
                if (lost.contains(option)) {
                    moves.add((long) n);
                }
            }
        }
        return moves;
    }
}

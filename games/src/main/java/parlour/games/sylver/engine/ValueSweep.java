package parlour.games.sylver.engine;

import java.util.BitSet;
import parlour.claim.Budget;
import parlour.exact.NumericalSemigroup;

/**
 * Nimber and remoteness of a finite position S where 1 may not be named, by the sweep of {@link
 * OversemigroupSweep} with every oversemigroup stored and no theorem used.
 *
 * <p>The nimber is the mex of the options' nimbers. The remoteness counts plies: 0 where no move is
 * left; at an N-position one more than the least among P-options; at a P-position one more than the
 * greatest among all options.
 *
 * <p>Cost: an oversemigroup takes as many steps as it has gaps, and 8 to 30 bytes.
 */
public final class ValueSweep {
    private static final int STRIDE = 1 << 10;

    private final GapFrame frame;
    private final OversemigroupTree tree;
    private final SemigroupTable table;
    private final Budget budget;
    private final long[] option;
    private final Valuation valuation;
    private long visited;

    private ValueSweep(NumericalSemigroup semigroup, Budget budget, Valuation valuation) {
        this.frame = new GapFrame(semigroup);
        this.tree = new OversemigroupTree(frame);
        this.table = new SemigroupTable(frame, budget, true);
        this.budget = budget;
        this.option = new long[frame.words()];
        this.valuation = valuation;
    }

    /**
     * Nimbers of all oversemigroups.
     *
     * @throws Budget.Exceeded if the budget runs out
     */
    public static ValueSweep nimbers(NumericalSemigroup semigroup, Budget budget) {
        return new ValueSweep(semigroup, budget, new Mex()).run();
    }

    /**
     * Remotenesses of all oversemigroups.
     *
     * @throws Budget.Exceeded if the budget runs out
     */
    public static ValueSweep remoteness(NumericalSemigroup semigroup, Budget budget) {
        return new ValueSweep(semigroup, budget, new Plies()).run();
    }

    private ValueSweep run() {
        tree.next();
        table.add(tree.set(), 0);
        while (tree.next()) {
            valuation.begin();
            for (int i = 2; i <= tree.gapCount(); i++) {
                frame.adjoin(tree.set(), tree.gap(i), option);
                valuation.see(table.value(table.find(option, GapFrame.hash(option))));
            }
            table.add(tree.set(), valuation.end());
            if (++visited % STRIDE == 0) {
                budget.spend();
            }
        }
        return this;
    }

    /** The value of S. */
    public int value() {
        return value(frame.root());
    }

    /** The value of an oversemigroup of S. */
    public int value(NumericalSemigroup oversemigroup) {
        return value(frame.setOf(oversemigroup));
    }

    private int value(long[] set) {
        return table.value(table.find(set, GapFrame.hash(set)));
    }

    /** The number of oversemigroups. */
    public long visited() {
        return visited + 1;
    }

    /** How a stored value follows from those of the options. */
    private sealed interface Valuation {
        void begin();

        void see(int option);

        int end();
    }

    private static final class Mex implements Valuation {
        private final BitSet seen = new BitSet();

        @Override
        public void begin() {
            seen.clear();
        }

        @Override
        public void see(int option) {
            seen.set(option);
        }

        @Override
        public int end() {
            return seen.nextClearBit(0);
        }
    }

    /**
     * The parity of plies is the outcome: a P-position's remoteness is even, an N-position's odd.
     */
    private static final class Plies implements Valuation {
        private int shortestLoss;
        private int longestWin;

        @Override
        public void begin() {
            shortestLoss = Integer.MAX_VALUE;
            longestWin = -1;
        }

        @Override
        public void see(int option) {
            if (option % 2 == 0) {
                shortestLoss = Math.min(shortestLoss, option);
            } else {
                longestWin = Math.max(longestWin, option);
            }
        }

        @Override
        public int end() {
            return 1 + (shortestLoss < Integer.MAX_VALUE ? shortestLoss : longestWin);
        }
    }
}

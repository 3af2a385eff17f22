package parlour.games.sylver.engine;

import java.util.Arrays;
import parlour.claim.Budget;
import parlour.exact.NumericalSemigroup;

/**
 * Nimber and remoteness of a finite position S where 1 may not be named, by the walk of {@link
 * OversemigroupSweep} with a number stored for every oversemigroup and no theorem on who wins.
 *
 * <p>The nimber is the mex of the options' nimbers. The remoteness counts plies: 0 where no move is
 * left; at an N-position one more than the least among P-options; at a P-position one more than the
 * greatest among all options.
 *
 * <p>Sets are numbered so that the children of one follow each other. The option of T after a move
 * that spares the last gap x is the child, without x, of the parent's option after that move
 * ({@link Stretch}); so options are found along the tree, and no set is compared with another.
 *
 * <p>Cost: an oversemigroup takes as many steps as it has gaps, and 8 bytes.
 */
public final class ValueSweep {
    private final GapFrame frame;
    private final Budget budget;
    private final Valuation valuation;

    /** For each set the number of its first child. */
    private int[] firstChild = new int[16];

    /** For each set its last gap times 2^16, and its value. */
    private int[] gapAndValue = new int[16];

    /** For each number of gaps: the number of the set on the path, and of its child to come. */
    private final int[] onPath;

    private final int[] nextChild;

    /** For each number of gaps: the options of the set on the path, by the index of the gap. */
    private final int[][] options;

    private final int[][] values;
    private final int[] place;
    private long pathBytes;
    private int numbered = 2;
    private long visited = 1;

    private ValueSweep(NumericalSemigroup semigroup, Budget budget, Valuation valuation) {
        this.frame = new GapFrame(semigroup);
        this.budget = budget;
        this.valuation = valuation;
        int depths = frame.gapCount() + 1;
        this.onPath = new int[depths];
        this.nextChild = new int[depths];
        this.options = new int[depths][];
        this.values = new int[depths][];
        this.place = new int[frame.words() << 6];
    }

    /**
     * Nimbers of all oversemigroups.
     *
     * @throws Budget.Exceeded if the budget runs out
     */
    public static ValueSweep nimbers(NumericalSemigroup semigroup, Budget budget) {
        return new ValueSweep(semigroup, budget, new Mex(semigroup)).run();
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
        // Number 0 are all numbers, with value 0; their only child is number 1.
        firstChild[0] = 1;
        nextChild[0] = 1;
        options[0] = new int[0];
        values[0] = new int[0];
        Stretches.each(
                new SparingWalk(frame),
                budget,
                stretch -> {
                    visited += stretch.size();
                    for (int i = 0; i < stretch.size(); i++) {
                        visit(stretch, i);
                    }
                });
        return this;
    }

    private void visit(Stretch stretch, int i) {
        int gaps = stretch.gapCount(i);
        int number = nextChild[gaps - 1]++;
        int children = stretch.childCount(i);
        grow(numbered + children);
        firstChild[number] = numbered;
        nextChild[gaps] = numbered;
        numbered += children;
        onPath[gaps] = number;
        place[stretch.lastGap(i)] = gaps - 1;
        findOptions(stretch, i);
        int value = valuation.of(values[gaps], gaps);
        gapAndValue[number] = stretch.lastGap(i) << 16 | value;
    }

    private void findOptions(Stretch stretch, int i) {
        int gaps = stretch.gapCount(i);
        if (options[gaps] == null) {
            pathBytes += 8L * gaps;
            options[gaps] = new int[gaps];
            values[gaps] = new int[gaps];
        }
        int[] option = options[gaps];
        int[] value = values[gaps];
        System.arraycopy(options[gaps - 1], 0, option, 0, gaps - 1);
        System.arraycopy(values[gaps - 1], 0, value, 0, gaps - 1);
        option[gaps - 1] = onPath[gaps - 1];
        value[gaps - 1] = gapAndValue[onPath[gaps - 1]] & 0xFFFF;
        for (int w = 0; w < frame.words(); w++) {
            for (long left = stretch.sparing(i, w); left != 0; left &= left - 1) {
                int at = place[(w << 6) + Long.numberOfTrailingZeros(left)];
                option[at] = child(option[at], stretch.lastGap(i));
                value[at] = gapAndValue[option[at]] & 0xFFFF;
            }
        }
    }

    /** The number of a set without x, given that it has been visited. */
    private int child(int number, int x) {
        int child = firstChild[number];
        while (gapAndValue[child] >>> 16 != x) {
            child++;
        }
        return child;
    }

    private void grow(int needed) {
        if (needed > firstChild.length) {
            long longer = (long) firstChild.length + (firstChild.length >> 1);
            // The old arrays are still there while they are copied.
            if (8 * (longer + firstChild.length) + pathBytes > budget.memoryBytes()
                    || longer > Integer.MAX_VALUE - 8) {
                throw new Budget.Exceeded("memory");
            }
            firstChild = Arrays.copyOf(firstChild, Math.max(needed, (int) longer));
            gapAndValue = Arrays.copyOf(gapAndValue, firstChild.length);
        }
    }

    /** The value of S. */
    public int value() {
        return value(frame.semigroup());
    }

    /** The value of an oversemigroup of S. */
    public int value(NumericalSemigroup oversemigroup) {
        int number = 0;
        for (long gap : oversemigroup.gaps()) {
            number = child(number, (int) gap);
        }
        return gapAndValue[number] & 0xFFFF;
    }

    /** The values in the order of an {@link OversemigroupTree}, from the set after the first on. */
    final class Reading {
        /** For each number of gaps, the number of the child to come. */
        private final int[] next = new int[frame.gapCount() + 1];

        Reading() {
            next[0] = firstChild[0];
        }

        /** The value of the next set, which has so many gaps. */
        int value(int gapCount) {
            int number = next[gapCount - 1]++;
            next[gapCount] = firstChild[number];
            return gapAndValue[number] & 0xFFFF;
        }
    }

    /** The number of oversemigroups. */
    public long visited() {
        return visited;
    }

    /** How a stored value follows from those of the options, the first of which, 1, is no move. */
    private sealed interface Valuation {
        int of(int[] options, int count);
    }

    private static final class Mex implements Valuation {
        private final long[] seen;

        Mex(NumericalSemigroup semigroup) {
            // Fewer options than gaps, so a value below their number is free.
            this.seen = new long[Math.toIntExact(semigroup.gapCount() >> 6) + 1];
        }

        @Override
        public int of(int[] options, int count) {
            Arrays.fill(seen, 0);
            for (int i = 1; i < count; i++) {
                seen[options[i] >> 6] |= 1L << options[i];
            }
            int w = 0;
            while (seen[w] == -1L) {
                w++;
            }
            return (w << 6) + Long.numberOfTrailingZeros(~seen[w]);
        }
    }

    /**
     * The parity of plies is the outcome: a P-position's remoteness is even, an N-position's odd.
     */
    private static final class Plies implements Valuation {
        @Override
        public int of(int[] options, int count) {
            int shortestLoss = Integer.MAX_VALUE;
            int longestWin = -1;
            for (int i = 1; i < count; i++) {
                if (options[i] % 2 == 0) {
                    shortestLoss = Math.min(shortestLoss, options[i]);
                } else {
                    longestWin = Math.max(longestWin, options[i]);
                }
            }
            return 1 + (shortestLoss < Integer.MAX_VALUE ? shortestLoss : longestWin);
        }
    }
}

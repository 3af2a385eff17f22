package parlour.games.sylver.engine;

import parlour.exact.NumericalSemigroup;

/**
 * Walks through all oversemigroups of a semigroup S, each once, in an order in which everything
 * larger comes before.
 *
 * <p>The parent of T is T with its Frobenius number adjoined; so the children of T are T without
 * one minimal generator x &gt; F(T) that is not in S. Children are visited by falling x. Then every
 * proper oversemigroup U of T precedes T: where their ascending lists of gaps first differ, either
 * U's list has ended, and U is an ancestor of T, or U has the larger gap there, and its subtree was
 * visited earlier.
 *
 * <p>Without x the minimal generators beyond x stay such. A new one is x + s with s in T and no
 * other sum; if s is larger than the multiplicity m, it is m + (x + s - m) as well; so only x + m
 * can be new. (Where T begins with x, all from x + 1 on are elements, and 2x and 2x + 1 are new.)
 *
 * <p>Cost per semigroup: one look for sums that make x + m, some words of bits. No recursion.
 */
final class OversemigroupTree {
    private final GapFrame frame;
    private final long[] root;
    private final long[] set;

    /** The set with its order turned round: bit 64·words - 1 - x says whether x is in it. */
    private final long[] backwards;

    /** Gaps of the current set in ascending order: the path from the root of the tree. */
    private final int[] path;

    /** For each number of gaps, the least element above 0. */
    private final int[] multiplicity;

    /** For each number of gaps, the numbers to leave out, ascending, and how many are left. */
    private final int[][] candidates;

    private final int[] size;
    private final int[] left;
    private int depth = -1;

    OversemigroupTree(GapFrame frame) {
        this.frame = frame;
        this.root = frame.root();
        this.set = frame.all();
        this.backwards = frame.all();
        int gaps = frame.gapCount();
        this.path = new int[gaps + 1];
        this.multiplicity = new int[gaps + 1];
        this.candidates = new int[gaps + 1][];
        this.size = new int[gaps + 1];
        this.left = new int[gaps + 1];
    }

    /** Moves on to the next set; false when there is none. The first one is that of all numbers. */
    boolean next() {
        if (depth < 0) {
            first();
            return true;
        }
        while (left[depth] == 0) {
            if (depth == 0) {
                return false;
            }
            flip(path[depth--]);
        }
        descend(candidates[depth][--left[depth]]);
        return true;
    }

    /**
     * Moves on to the current set without one gap more, past its children with larger ones; false
     * if it has no such child left, and then nothing is moved.
     */
    boolean descendTo(int gap) {
        for (int i = left[depth] - 1; i >= 0; i--) {
            if (candidates[depth][i] == gap) {
                left[depth] = i;
                descend(gap);
                return true;
            }
        }
        return false;
    }

    private void first() {
        // 1 generates all numbers, so nothing else is a minimal generator.
        depth = 0;
        multiplicity[0] = 1;
        candidates[0] = new int[] {1};
        size[0] = frame.frobenius() > 0 ? 1 : 0;
        left[0] = size[0];
    }

    private void flip(int x) {
        set[x >> 6] ^= 1L << x;
        // In 64·words - 1 - x all bits of x are turned over, within a word and among the words.
        backwards[backwards.length - 1 - (x >> 6)] ^= 1L << ~x;
    }

    private void descend(int x) {
        int[] above = candidates[depth];
        int from = left[depth] + 1;
        int inherited = size[depth] - from;
        int m = multiplicity[depth];
        depth++;
        path[depth] = x;
        flip(x);
        if (candidates[depth] == null) {
            // Minimal generators have different remainders by the multiplicity.
            candidates[depth] = new int[frame.multiplicity() + 1];
        }
        // Candidates are taken from the end, so all that stand behind x are larger; the new ones
        // are larger still.
        for (int i = 0; i < inherited; i++) {
            candidates[depth][i] = above[from + i];
        }
        size[depth] = inherited;
        multiplicity[depth] = x == m ? m + 1 : m;
        if (x == m) {
            addNew(2 * x);
            addNew(2 * x + 1);
        } else if (isFree(x + m) && !isSum(x + m)) {
            addNew(x + m);
        }
        left[depth] = size[depth];
    }

    private void addNew(int x) {
        if (isFree(x)) {
            candidates[depth][size[depth]++] = x;
        }
    }

    /** Whether a number may be left out: S does not have it. */
    private boolean isFree(int x) {
        return x <= frame.frobenius() && !GapFrame.has(root, x);
    }

    /** Whether x is a sum of two elements, neither of them 0. */
    private boolean isSum(int x) {
        // The smaller one is at most x/2.
        int last = x >> 7;
        for (int w = 0; w < last; w++) {
            if ((set[w] & mirrored(w, x) & (w == 0 ? -2L : -1L)) != 0) {
                return true;
            }
        }
        long low = (2L << (x >> 1)) - 1;
        return (set[last] & mirrored(last, x) & low & (last == 0 ? -2L : -1L)) != 0;
    }

    /** 64 bits, from n = 64·w on, that say whether x - n is in the current set. */
    long mirrored(int w, int x) {
        int shift = (backwards.length << 6) - 1 - x;
        int at = w + (shift >> 6);
        int right = shift & 63;
        long low = backwards[at] >>> right;
        return at + 1 < backwards.length ? low | backwards[at + 1] << 1 << 63 - right : low;
    }

    /** The current set; changes with the walk. */
    long[] set() {
        return set;
    }

    /** The current set as a semigroup. */
    NumericalSemigroup semigroup() {
        return frame.semigroupOf(set);
    }

    /** How many sets are the current one without one gap more. */
    int childCount() {
        return size[depth];
    }

    /** The number of gaps of the current set. */
    int gapCount() {
        return depth;
    }

    /** The largest gap of the current set; 0 if it has none. */
    int frobenius() {
        return path[depth];
    }

    /** The gap at an index from 1 to {@link #gapCount}, ascending. */
    int gap(int index) {
        return path[index];
    }
}

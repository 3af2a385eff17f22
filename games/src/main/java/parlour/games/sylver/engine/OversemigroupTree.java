package parlour.games.sylver.engine;

import java.util.stream.LongStream;
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
 * <p>Apéry elements with respect to a fixed element m of S tell the minimal generators: w(i) is one
 * iff no w(j) + w(i-j) equals it. Going down only those that lost a sum with x need to be looked
 * at. Cost per semigroup: O(m), rarely more; memory O(m·gaps). No recursion.
 */
final class OversemigroupTree {
    private final int m;
    private final int[] rootApery;
    private final int[] apery;
    private final long[] set;

    /** Gaps of the current set in ascending order: the path from the root of the tree. */
    private final int[] path;

    /** For each depth the candidates for removal, ascending, and how many of them are left. */
    private final int[][] candidates;

    private final int[] size;
    private final int[] left;
    private int depth = -1;

    OversemigroupTree(GapFrame frame) {
        this.m = frame.semigroup().multiplicity();
        long[] root = frame.semigroup().aperySet();
        this.rootApery = new int[m];
        this.apery = new int[m];
        for (int i = 0; i < m; i++) {
            rootApery[i] = Math.toIntExact(root[i]);
            apery[i] = i;
        }
        this.set = frame.all();
        int gaps = Math.toIntExact(frame.semigroup().gapCount());
        this.path = new int[gaps + 1];
        this.candidates = new int[gaps + 1][];
        this.size = new int[gaps + 1];
        this.left = new int[gaps + 1];
    }

    /** Moves on to the next set; false when there is none. The first one is that of all numbers. */
    boolean next() {
        if (depth < 0) {
            depth = 0;
            return first();
        }
        while (left[depth] == 0) {
            if (depth == 0) {
                return false;
            }
            restore(path[depth--]);
        }
        descend(candidates[depth][--left[depth]]);
        return true;
    }

    private boolean first() {
        // 1 generates all numbers, so nothing else is a minimal generator.
        candidates[0] = new int[] {1};
        size[0] = rootApery.length > 1 ? 1 : 0;
        left[0] = size[0];
        return true;
    }

    private void restore(int x) {
        apery[x % m] = x;
        set[x >> 6] |= 1L << x;
    }

    private void descend(int x) {
        depth++;
        path[depth] = x;
        set[x >> 6] &= ~(1L << x);
        apery[x % m] = x + m;
        if (candidates[depth] == null) {
            candidates[depth] = new int[m];
        }
        int inherited = inherit();
        int count = addNew(x, inherited);
        sort(candidates[depth], count);
        size[depth] = count;
        left[depth] = count;
    }

    /**
     * Candidates of the parent are taken from the end, so the larger ones stand behind; all stay.
     */
    private int inherit() {
        int from = left[depth - 1] + 1;
        int count = size[depth - 1] - from;
        System.arraycopy(candidates[depth - 1], from, candidates[depth], 0, count);
        return count;
    }

    /** Adds the elements that only sums with x gave before x went. */
    private int addNew(int x, int count) {
        int[] found = candidates[depth];
        int lane = x % m;
        int total = count;
        for (int i = 1; i < m; i++) {
            int w = apery[i];
            if (w > x && w < rootApery[i]) {
                int j = i - lane;
                j += j < 0 ? m : 0;
                int other = j == lane ? x : apery[j];
                if ((j == 0 || w == x + other) && isGenerator(i, w)) {
                    found[total++] = w;
                }
            }
        }
        return total;
    }

    private boolean isGenerator(int i, int w) {
        for (int j = 1, k = i - 1; j < k; j++, k--) {
            if (apery[j] + apery[k] == w) {
                return false;
            }
        }
        if ((i & 1) == 0 && 2 * apery[i >> 1] == w) {
            return false;
        }
        for (int j = i + 1, k = m - 1; j <= k; j++, k--) {
            if (apery[j] + apery[k] == w) {
                return false;
            }
        }
        return true;
    }

    private static void sort(int[] list, int count) {
        for (int a = 1; a < count; a++) {
            int value = list[a];
            int b = a;
            for (; b > 0 && list[b - 1] > value; b--) {
                list[b] = list[b - 1];
            }
            list[b] = value;
        }
    }

    /** The current set; changes with the walk. */
    long[] set() {
        return set;
    }

    /** The current set as a semigroup. */
    NumericalSemigroup semigroup() {
        long[] small =
                LongStream.rangeClosed(0, frobenius() + 1L)
                        .filter(x -> x > frobenius() || GapFrame.has(set, (int) x))
                        .toArray();
        return depth == 0 ? NumericalSemigroup.NATURALS : NumericalSemigroup.ofSmallElements(small);
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

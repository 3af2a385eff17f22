package parlour.games.sylver.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import parlour.claim.Budget;
import parlour.exact.NumericalSemigroup;

/**
 * The shapes of positions that follow from 2H, H a numerical semigroup, once an odd number is
 * named.
 *
 * <p>Such a position is (E, I, m): its even part is 2E with E an oversemigroup of H, its odd part m
 * + 2I with m the least odd element and I an E-ideal (I + E in I) whose least element is 0. There
 * are finitely many shapes (E, I). Levels are the E by number of gaps; within a level shapes stand
 * by number of gaps of I, so that (E, E), the position of a single odd number, comes last and every
 * move that keeps m leads to an earlier shape.
 *
 * <p>Sets are bits 0 to 63 of a long, everything above F(H) counted in.
 */
final class IdealShapes {
    /** Largest Frobenius number of H: bit 63 still says that everything above is in. */
    static final int MAX_FROBENIUS = 62;

    /** Most shapes; each has some dozens of moves, of 8 bytes each. */
    static final int MAX_SHAPES = 60_000;

    private final int most;
    private final int frobenius;
    private final List<Long> levels = new ArrayList<>();
    private final Map<Long, Integer> levelOf = new HashMap<>();
    private final List<Map<Long, Integer>> shapeOf = new ArrayList<>();
    private final List<Long> ideals = new ArrayList<>();
    private final List<Integer> levelOfShape = new ArrayList<>();
    private final int[] single;

    /**
     * All shapes of H.
     *
     * @throws Budget.Exceeded if F(H) is too large or there are too many
     */
    IdealShapes(NumericalSemigroup semigroup) {
        this(semigroup, MAX_SHAPES);
    }

    /**
     * All shapes of H, unless there are more than so many.
     *
     * @throws Budget.Exceeded if F(H) is too large or there are too many
     */
    IdealShapes(NumericalSemigroup semigroup, int most) {
        this.most = most;
        if (semigroup.frobenius() > MAX_FROBENIUS) {
            throw new Budget.Exceeded("shapes");
        }
        frobenius = Math.toIntExact(semigroup.frobenius());
        var tree = new OversemigroupTree(new GapFrame(semigroup));
        while (tree.next()) {
            levels.add(tree.set()[0]);
            requireFew(levels.size());
        }
        levels.sort(
                Comparator.<Long>comparingInt(e -> Long.bitCount(~e)).thenComparingLong(e -> e));
        single = new int[levels.size()];
        for (int level = 0; level < levels.size(); level++) {
            levelOf.put(levels.get(level), level);
            addIdeals(level);
        }
    }

    private void requireFew(int count) {
        if (count > most) {
            throw new Budget.Exceeded("shapes");
        }
    }

    private void addIdeals(int level) {
        List<Long> found = new ArrayList<>();
        long e = levels.get(level);
        enumerate(e, e, Long.SIZE - 1, found);
        found.sort(Comparator.<Long>comparingInt(i -> Long.bitCount(~i)).thenComparingLong(i -> i));
        Map<Long, Integer> index = new HashMap<>();
        for (long ideal : found) {
            index.put(ideal, ideals.size());
            ideals.add(ideal);
            levelOfShape.add(level);
        }
        shapeOf.add(index);
        single[level] = ideals.size() - 1;
    }

    /** Decides on the gaps below a bound, from the largest down; x may go in if x + E is in. */
    private void enumerate(long e, long ideal, int below, List<Long> found) {
        int x = below - 1;
        while (x > 0 && (ideal >>> x & 1) != 0) {
            x--;
        }
        if (x <= 0) {
            found.add(ideal);
            requireFew(ideals.size() + found.size());
            return;
        }
        enumerate(e, ideal, x, found);
        long more = ideal | 1L << x;
        if ((e << x & ~more) == 0) {
            enumerate(e, more, x, found);
        }
    }

    /** F(H), -1 if H has no gap. */
    int frobenius() {
        return frobenius;
    }

    int levelCount() {
        return levels.size();
    }

    int count() {
        return ideals.size();
    }

    /** The elements of a level. */
    long level(int level) {
        return levels.get(level);
    }

    /** The level with these elements. */
    int levelOf(long elements) {
        return levelOf.getOrDefault(elements, -1);
    }

    int levelOfShape(int shape) {
        return levelOfShape.get(shape);
    }

    long ideal(int shape) {
        return ideals.get(shape);
    }

    /** The shape (E, E) of a level, which is its last. */
    int single(int level) {
        return single[level];
    }

    /** The first shape of a level. */
    int first(int level) {
        return level == 0 ? 0 : single[level - 1] + 1;
    }

    /** The largest gap of a level, -1 if it has none. */
    int frobenius(int level) {
        return Long.SIZE - 1 - Long.numberOfLeadingZeros(~levels.get(level));
    }

    /** Whether a level is symmetric: 2g = F + 1. */
    boolean isSymmetric(int level) {
        return 2 * Long.bitCount(~levels.get(level)) == frobenius(level) + 1;
    }

    /** The level of E and e. */
    int adjoin(int level, int e) {
        return levelOf.getOrDefault(generated(levels.get(level), e), -1);
    }

    /** The numbers that are not in a set, ascending. */
    static IntStream gaps(long set) {
        return IntStream.range(0, Long.SIZE).filter(x -> (set >>> x & 1) == 0);
    }

    /** The sums of elements of a set and multiples of n. */
    static long generated(long set, int n) {
        long sums = set;
        for (int shift = n; shift < Long.SIZE; shift <<= 1) {
            sums |= sums << shift;
        }
        return sums;
    }

    /** The shape after naming 2e, e a gap of E. */
    int afterEven(int shape, int e) {
        int level = adjoin(levelOfShape(shape), e);
        return shape(level, generated(ideal(shape), e));
    }

    /** The shape after naming m + 2j, j a gap of I. */
    int afterAbove(int shape, int j) {
        int level = levelOfShape(shape);
        return shape(level, ideal(shape) | levels.get(level) << j);
    }

    /** The shape after naming m - 2j, j &gt; 0, which is the new least odd number. */
    int afterBelow(int shape, int j) {
        int level = levelOfShape(shape);
        long shifted = j < Long.SIZE ? ideal(shape) << j : 0;
        return shape(level, levels.get(level) | shifted);
    }

    /** The shape of an ideal of a level. */
    int shape(int level, long ideal) {
        return shapeOf.get(level).getOrDefault(ideal, -1);
    }

    /**
     * The shape that a position really has where m is small: sums of two odd elements are even
     * ones. The shape itself if they are in E already.
     */
    int closed(int shape, int m) {
        long e = levels.get(levelOfShape(shape));
        long ideal = ideal(shape);
        long sums = 0;
        for (int i = 0; i < Long.SIZE - m; i++) {
            if ((ideal >>> i & 1) != 0) {
                sums |= ideal << (m + i);
            }
        }
        long missing = sums & ~e;
        if (missing == 0) {
            return shape;
        }
        int n = Long.numberOfTrailingZeros(missing);
        return shape(levelOf.getOrDefault(generated(e, n), -1), generated(ideal, n));
    }
}

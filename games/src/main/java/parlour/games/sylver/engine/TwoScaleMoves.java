package parlour.games.sylver.engine;

/**
 * Where the moves of a {@link TwoScaleTable} lead, for one of the two ideals at a time, and the
 * closure under sums of both. Ideals are the shapes of {@link IdealShapes}.
 */
final class TwoScaleMoves {
    private final IdealShapes shapes;
    private final int[][] even;
    private final int[][] above;
    private final int[][] below;

    /** For each level, by shift, target and source: one more than the ideal, or 0. */
    private final int[][] joined;

    TwoScaleMoves(IdealShapes shapes) {
        this.shapes = shapes;
        this.even = new int[shapes.count()][];
        this.above = new int[shapes.count()][];
        this.below = new int[shapes.count()][];
        this.joined = new int[shapes.levelCount()][];
        for (int level = 0; level < joined.length; level++) {
            int pairs = Math.multiplyExact(count(level), count(level));
            joined[level] = new int[Math.multiplyExact(pairs, shapes.frobenius(level) + 1)];
        }
        for (int shape = 0; shape < shapes.count(); shape++) {
            fill(shape);
        }
    }

    private void fill(int shape) {
        int level = shapes.levelOfShape(shape);
        even[shape] =
                IdealShapes.gaps(shapes.level(level))
                        .map(e -> shapes.afterEven(shape, e))
                        .toArray();
        above[shape] =
                IdealShapes.gaps(shapes.ideal(shape))
                        .map(j -> shapes.afterAbove(shape, j))
                        .toArray();
        below[shape] = new int[Math.max(0, shapes.frobenius(level))];
        for (int k = 1; k <= below[shape].length; k++) {
            below[shape][k - 1] = shapes.afterBelow(shape, k);
        }
    }

    /**
     * A level with two of its ideals.
     *
     * @param level the level
     * @param first the shape of I
     * @param second the shape of J
     */
    record Shapes(int level, int first, int second) {}

    IdealShapes shapes() {
        return shapes;
    }

    /** The number of ideals of a level. */
    int count(int level) {
        return shapes.single(level) - shapes.first(level) + 1;
    }

    /** The number of a pair of ideals within its level. */
    int pair(int level, int i, int j) {
        int first = shapes.first(level);
        return (i - first) * (shapes.single(level) - first + 1) + j - first;
    }

    /** The ideals after adding each gap of E, in ascending order of the gaps. */
    int[] even(int shape) {
        return even[shape];
    }

    /** The ideals after adding each of its own gaps. */
    int[] above(int shape) {
        return above[shape];
    }

    /** E and k + I. */
    int below(int shape, int k) {
        int[] known = below[shape];
        return k <= known.length ? known[k - 1] : shapes.single(shapes.levelOfShape(shape));
    }

    /**
     * The ideal that holds a target and all sums of two elements of a source, shifted; both of one
     * level.
     */
    int joined(int target, int source, int shift) {
        int level = shapes.levelOfShape(target);
        if (shift > shapes.frobenius(level)) {
            return target;
        }
        int at = shift * count(level) * count(level) + pair(level, target, source);
        int known = joined[level][at];
        if (known == 0) {
            long sums = sums(shapes.ideal(source), shapes.ideal(source), shift);
            known = 1 + shapes.shape(level, shapes.ideal(target) | sums);
            joined[level][at] = known;
        }
        return known - 1;
    }

    /** Whether sums within and across two ideals lie where they belong. */
    boolean isClosed(int level, int i, int j, int p, int q) {
        if (Math.max(p, q) > shapes.frobenius(level)) {
            return joined(i, j, q) == i && joined(j, i, p) == j;
        }
        return closed(new Shapes(level, i, j), p, q).equals(new Shapes(level, i, j));
    }

    /** The position that these sets generate. */
    Shapes closed(Shapes position, int p, int q) {
        long e = shapes.level(position.level());
        long one = shapes.ideal(position.first());
        long two = shapes.ideal(position.second());
        while (true) {
            long more = two | sums(one, one, p);
            one |= sums(more, more, q);
            boolean isSettled = more == two && (sums(two, two, q) & ~one) == 0;
            two = more;
            long missing = sums(one, two, p + q) & ~e;
            if (missing != 0) {
                int n = Long.numberOfTrailingZeros(missing);
                e = IdealShapes.generated(e, n);
                one = IdealShapes.generated(one, n);
                two = IdealShapes.generated(two, n);
            } else if (isSettled && (sums(one, one, p) & ~two) == 0) {
                int level = shapes.levelOf(e);
                return new Shapes(level, shapes.shape(level, one), shapes.shape(level, two));
            }
        }
    }

    /** All sums of two elements and a shift, below 64. */
    private static long sums(long set, long other, int shift) {
        long sums = 0;
        for (int i = 0; i + shift < Long.SIZE; i++) {
            if ((set >>> i & 1) != 0) {
                sums |= other << (i + shift);
            }
        }
        return sums;
    }
}

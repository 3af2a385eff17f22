package parlour.games.sylver.engine;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Where the moves of a {@link TwoScaleTable} lead, for one of the two ideals at a time, and where
 * they come from; and the closure under sums of both. Ideals are the shapes of {@link IdealShapes}.
 */
final class TwoScaleMoves {
    private static final int[] NONE = {};

    private final IdealShapes shapes;
    private final int[][] even;
    private final int[][] above;
    private final int[][] below;

    /** For each ideal J the numbers x with x + J in E. */
    private final long[] cofactor;

    private final Origins[] beforeAbove;
    private final Origins[][] beforeBelow;
    private final Origins[][] beforeEven;

    /** For each level, by shift and source: for each target the ideal joined, once asked for. */
    private final int[][][] joined;

    private final @Nullable Origins[][] beforeJoined;

    private long bytes;

    TwoScaleMoves(IdealShapes shapes) {
        this.shapes = shapes;
        this.even = new int[shapes.count()][];
        this.above = new int[shapes.count()][];
        this.below = new int[shapes.count()][];
        this.cofactor = new long[shapes.count()];
        this.beforeAbove = new Origins[shapes.levelCount()];
        this.beforeBelow = new Origins[shapes.levelCount()][];
        this.beforeEven = new Origins[shapes.levelCount()][];
        this.joined = new int[shapes.levelCount()][][];
        this.beforeJoined = new Origins[shapes.levelCount()][];
        for (int shape = 0; shape < shapes.count(); shape++) {
            fill(shape);
        }
        for (int level = 0; level < shapes.levelCount(); level++) {
            invert(level);
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
        for (int x = 0; x < Long.SIZE; x++) {
            if ((shapes.ideal(shape) << x & ~shapes.level(level)) == 0) {
                cofactor[shape] |= 1L << x;
            }
        }
    }

    private void invert(int level) {
        beforeAbove[level] = origins(level, level, s -> above[s]);
        beforeBelow[level] = new Origins[Math.max(0, shapes.frobenius(level))];
        for (int k = 0; k < beforeBelow[level].length; k++) {
            int at = k;
            beforeBelow[level][k] = origins(level, level, s -> new int[] {below[s][at]});
        }
        int[] options = even[shapes.single(level)];
        beforeEven[level] = new Origins[options.length];
        for (int gap = 0; gap < options.length; gap++) {
            int at = gap;
            int to = shapes.levelOfShape(options[gap]);
            beforeEven[level][gap] = origins(level, to, s -> new int[] {even[s][at]});
        }
        joined[level] = new int[(shapes.frobenius(level) + 1) * count(level)][];
        beforeJoined[level] = new Origins[joined[level].length];
    }

    /** For each shape of a level those that some move leads to it. */
    private record Origins(int first, int[][] ofTarget) {
        int[] of(int target) {
            return ofTarget[target - first];
        }
    }

    /** Where moves of some kind lead from a shape. */
    private interface Targets {
        int[] of(int shape);
    }

    /** The shapes of one level from which moves lead to each shape of another. */
    private Origins origins(int from, int to, Targets targets) {
        int first = shapes.first(to);
        int[][] found = new int[count(to)][];
        int[] sizes = new int[found.length];
        Arrays.fill(found, NONE);
        for (int source = shapes.first(from); source <= shapes.single(from); source++) {
            for (int target : targets.of(source)) {
                int at = target - first;
                if (sizes[at] == found[at].length) {
                    found[at] = Arrays.copyOf(found[at], 2 * sizes[at] + 1);
                }
                found[at][sizes[at]++] = source;
            }
        }
        for (int at = 0; at < found.length; at++) {
            found[at] = sizes[at] == 0 ? NONE : Arrays.copyOf(found[at], sizes[at]);
        }
        return new Origins(first, found);
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

    /** Bytes of what was worked out on the way. */
    long bytes() {
        return bytes;
    }

    /** The number of ideals of a level. */
    int count(int level) {
        return shapes.single(level) - shapes.first(level) + 1;
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

    /** The ideals of a level that adding a gap of E, counted from 0, turns into a given one. */
    int[] beforeEven(int level, int gap, int shape) {
        return beforeEven[level][gap].of(shape);
    }

    /** The ideals that adding one of their own gaps turns into a given one. */
    int[] beforeAbove(int shape) {
        return beforeAbove[shapes.levelOfShape(shape)].of(shape);
    }

    /** The ideals I with E and k + I one of these, all of one level, ascending. */
    int[] beforeBelow(int[] targets, int k) {
        if (k == 0 || targets.length == 0) {
            return targets;
        }
        int level = shapes.levelOfShape(targets[0]);
        if (k > shapes.frobenius(level)) {
            int single = shapes.single(level);
            return targets[targets.length - 1] == single ? all(level) : NONE;
        }
        Origins origins = beforeBelow[level][k - 1];
        int[] found = origins.of(targets[0]);
        for (int at = 1; at < targets.length; at++) {
            int[] more = origins.of(targets[at]);
            int size = found.length;
            found = Arrays.copyOf(found, size + more.length);
            System.arraycopy(more, 0, found, size, more.length);
        }
        return found;
    }

    private int[] all(int level) {
        return IntStream.rangeClosed(shapes.first(level), shapes.single(level)).toArray();
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
        int first = shapes.first(level);
        int at = shift * count(level) + source - first;
        if (joined[level][at] == null) {
            joined[level][at] = allJoined(level, source, shift);
        }
        return joined[level][at][target - first];
    }

    private int[] allJoined(int level, int source, int shift) {
        bytes += 4L * count(level);
        long sums = sums(shapes.ideal(source), shapes.ideal(source), shift);
        return IntStream.rangeClosed(shapes.first(level), shapes.single(level))
                .map(target -> shapes.shape(level, shapes.ideal(target) | sums))
                .toArray();
    }

    /** The ideals that, joined with a source, make a given one. */
    int[] beforeJoined(int target, int source, int shift) {
        int level = shapes.levelOfShape(target);
        int at = shift * count(level) + source - shapes.first(level);
        Origins known = beforeJoined[level][at];
        if (known == null) {
            known = origins(level, level, s -> new int[] {joined(s, source, shift)});
            beforeJoined[level][at] = known;
            bytes += 24L * count(level);
        }
        return known.of(target);
    }

    /** Whether sums within and across two ideals lie where they belong. */
    boolean isClosed(int level, int i, int j, int p, int q) {
        return joined(i, j, q) == i
                && joined(j, i, p) == j
                && (p + q > shapes.frobenius(level)
                        || (shapes.ideal(i) << (p + q) & ~cofactor[j]) == 0);
    }

    /** The position that these sets generate. */
    Shapes closed(Shapes position, int p, int q) {
        if (isClosed(position.level(), position.first(), position.second(), p, q)) {
            return position;
        }
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
        long left = shift < Long.SIZE ? set & (-1L >>> shift) : 0;
        for (; left != 0; left &= left - 1) {
            sums |= other << (Long.numberOfTrailingZeros(left) + shift);
        }
        return sums;
    }
}

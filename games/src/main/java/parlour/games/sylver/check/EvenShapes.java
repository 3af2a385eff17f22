package parlour.games.sylver.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The shapes (E, I) that a certificate lists, with where each move leads. E is a numerical
 * semigroup above H, I a set that holds E, with I + E in I: even numbers are 2E, odd ones m + 2I.
 * Sets are bits 0 to 63, everything above F(H) counted in.
 */
final class EvenShapes {
    /** Bit 63 says that everything above is in. */
    static final int MAX_FROBENIUS = 62;

    private final long half;
    private final int frobenius;
    private final List<long[]> shapes = new ArrayList<>();
    private final Map<Long, Map<Long, Integer>> index = new HashMap<>();

    /** For each shape where moves lead that keep m, and where naming m - 2j leads, by j - 1. */
    private int[][] same = {};

    private int[][] below = {};

    EvenShapes(long half) {
        this.half = half;
        this.frobenius = largestGap(half);
    }

    /** The numbers below 64 that the given ones generate; what is above must all be generated. */
    static long generated(long[] numbers) {
        long sums = 1;
        for (int n = 1; n < Long.SIZE; n++) {
            for (long a : numbers) {
                if (a <= n && (sums >>> (n - a) & 1) != 0) {
                    sums |= 1L << n;
                }
            }
        }
        long least = Arrays.stream(numbers).min().orElse(0);
        demand(
                largestGap(sums) + least < Long.SIZE,
                "the even part reaches beyond " + 2 * MAX_FROBENIUS);
        return sums;
    }

    static int largestGap(long set) {
        return Long.SIZE - 1 - Long.numberOfLeadingZeros(~set);
    }

    int frobenius() {
        return frobenius;
    }

    int count() {
        return shapes.size();
    }

    long even(int shape) {
        return shapes.get(shape)[0];
    }

    /** The shape of these two sets; it must have been listed. */
    int find(long even, long odd) {
        int found = index.getOrDefault(even, Map.of()).getOrDefault(odd, -1);
        demand(found >= 0, "a shape that can be reached is not listed");
        return found;
    }

    /** Accepts a listed shape, given by the gaps of E and of I. */
    void add(long[] evenGaps, long[] oddGaps) {
        long e = without(evenGaps);
        long i = without(oddGaps);
        demand(
                (half & ~e) == 0 && sums(e, e) == e,
                "the even part is no semigroup above the start");
        demand((e & ~i) == 0 && sums(i, e) == i, "the odd part is no ideal of the even part");
        var others = index.computeIfAbsent(e, _ -> new HashMap<>());
        demand(others.put(i, shapes.size()) == null, "a shape is listed twice");
        shapes.add(new long[] {e, i});
    }

    private static long without(long[] gaps) {
        long set = -1L;
        for (long gap : gaps) {
            demand(gap <= MAX_FROBENIUS, "gap (" + gap + ") is too large");
            set &= ~(1L << gap);
        }
        return set;
    }

    /** All sums of an element of one set and an element of another that holds 0. */
    static long sums(long set, long other) {
        long sums = 0;
        for (long left = other; left != 0; left &= left - 1) {
            sums |= set << Long.numberOfTrailingZeros(left);
        }
        return sums;
    }

    /** The semigroup of E and e: sums with any number of e. */
    static long adjoin(long set, int e) {
        long sums = set;
        for (int n = e; n < Long.SIZE; n += e) {
            sums |= set << n;
        }
        return sums;
    }

    /** Works out all moves, once every shape is listed. */
    void close() {
        find(half, half);
        same = new int[count()][];
        below = new int[count()][];
        for (int shape = 0; shape < count(); shape++) {
            long e = even(shape);
            long i = shapes.get(shape)[1];
            List<Integer> kept = new ArrayList<>();
            for (long left = ~e; left != 0; left &= left - 1) {
                int n = Long.numberOfTrailingZeros(left);
                kept.add(find(adjoin(e, n), adjoin(i, n)));
            }
            for (long left = ~i; left != 0; left &= left - 1) {
                kept.add(find(e, i | e << Long.numberOfTrailingZeros(left)));
            }
            same[shape] = kept.stream().mapToInt(Integer::intValue).toArray();
            below[shape] = new int[Math.max(0, largestGap(e))];
            for (int j = 1; j <= below[shape].length; j++) {
                below[shape][j - 1] = find(e, e | i << j);
            }
        }
    }

    int[] same(int shape) {
        return same[shape];
    }

    int[] below(int shape) {
        return below[shape];
    }

    /**
     * Where m is small the sum of two odd numbers may be a new even one: the shape after adding the
     * least such sum; the shape itself if there is none.
     */
    int closed(int shape, int m) {
        long e = even(shape);
        long i = shapes.get(shape)[1];
        long missing = m < Long.SIZE ? sums(i, i) << m & ~e : 0;
        if (missing == 0) {
            return shape;
        }
        int n = Long.numberOfTrailingZeros(missing);
        return find(adjoin(e, n), adjoin(i, n));
    }

    static void demand(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}

package parlour.games.sylver.check;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;

/**
 * The shapes (E, I) that a certificate lists, with the moves between them. E is a numerical
 * semigroup above H, I a set that holds E, with I + E in I: even numbers are 2E, odd ones m + 2I.
 *
 * <p>A set that holds all large numbers is a negative integer in two's complement: bit x says
 * whether x is in. So unions and shifts are exact however far they reach.
 */
final class EvenShapes {
    /** Bits of the number of a shape, and of a fall, so that a move goes into one long. */
    private static final int SHAPE_BITS = 25;

    private static final int FALL_BITS = 13;
    private static final BigInteger ALL = BigInteger.ONE.negate();

    private final BigInteger half;
    private final List<BigInteger> evens = new ArrayList<>();
    private final List<Map<BigInteger, Integer>> shapesOf = new ArrayList<>();
    private final Map<BigInteger, Integer> levels = new HashMap<>();
    private final List<Shape> shapes = new ArrayList<>();

    /** All moves, sorted: where to, by how many rows they fall, where from. */
    private long[] moves = {};

    /** For each shape the first of the moves to it. */
    private int[] first = {};

    /** A level, that is an even part, by its number, with an ideal of it. */
    private record Shape(int level, BigInteger odd) {}

    EvenShapes(long[] half) {
        CheckPosition start = CheckPosition.of(half);
        BigInteger set = ALL;
        for (int n = 1; n <= start.bound(); n++) {
            set = start.isLeft(n) ? set.clearBit(n) : set;
        }
        this.half = set;
        demand(frobenius() < 1 << FALL_BITS, "the even part has too large gaps");
    }

    /** Half of the even part at the start. */
    BigInteger half() {
        return half;
    }

    static int largestGap(BigInteger set) {
        return set.bitLength() - 1;
    }

    /** The gaps of a set, ascending. */
    static List<Integer> gaps(BigInteger set) {
        List<Integer> gaps = new ArrayList<>();
        for (int n = 1; n < set.bitLength(); n++) {
            if (!set.testBit(n)) {
                gaps.add(n);
            }
        }
        return gaps;
    }

    int frobenius() {
        return largestGap(half);
    }

    int count() {
        return shapes.size();
    }

    int levelCount() {
        return evens.size();
    }

    int level(int shape) {
        return shapes.get(shape).level();
    }

    /** The even part of a level. */
    BigInteger even(int level) {
        return evens.get(level);
    }

    /** The level of an even part; it must have been listed. */
    int levelOf(BigInteger even) {
        int level = levels.getOrDefault(even, -1);
        demand(level >= 0, "a shape that can be reached is not listed");
        return level;
    }

    /** The shape (E, E) of a level; it must have been listed. */
    int single(int level) {
        return find(level, evens.get(level));
    }

    private int find(int level, BigInteger odd) {
        int found = shapesOf.get(level).getOrDefault(odd, -1);
        demand(found >= 0, "a shape that can be reached is not listed");
        return found;
    }

    /** Accepts a listed shape, given by the gaps of E and of I. */
    void add(long[] evenGaps, long[] oddGaps) {
        BigInteger e = without(evenGaps);
        BigInteger i = without(oddGaps);
        int level = levels.getOrDefault(e, -1);
        if (level < 0) {
            demand(
                    half.andNot(e).signum() == 0 && holdsSums(e, e),
                    "the even part is no semigroup above the start");
            level = evens.size();
            levels.put(e, level);
            evens.add(e);
            shapesOf.add(new HashMap<>());
        }
        demand(
                e.andNot(i).signum() == 0 && holdsSums(i, e),
                "the odd part is no ideal of the even part");
        demand(shapesOf.get(level).put(i, count()) == null, "a shape is listed twice");
        shapes.add(new Shape(level, i));
        demand(count() < 1 << SHAPE_BITS, "too many shapes");
    }

    private BigInteger without(long[] gaps) {
        BigInteger set = ALL;
        for (long gap : gaps) {
            demand(gap <= frobenius(), "gap (" + gap + ") is too large");
            set = set.clearBit((int) gap);
        }
        return set;
    }

    /**
     * Whether a set holds all sums of its elements and those of another one: no gap is such a sum.
     */
    private static boolean holdsSums(BigInteger set, BigInteger other) {
        for (int gap : gaps(set)) {
            for (int n = 0; n <= gap; n++) {
                if (other.testBit(n) && set.testBit(gap - n)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The semigroup of E and e, or what it makes of an ideal: sums with any number of e. */
    static BigInteger adjoin(BigInteger set, int e) {
        BigInteger sums = set;
        for (int n = e; n < set.bitLength(); n *= 2) {
            sums = sums.or(sums.shiftLeft(n));
        }
        return sums;
    }

    /** Works out all moves, once every shape is listed. */
    void close() {
        find(levelOf(half), half);
        LongStream.Builder found = LongStream.builder();
        for (int shape = 0; shape < count(); shape++) {
            addMoves(shape, found);
        }
        moves = found.build().toArray();
        Arrays.sort(moves);
        first = new int[count() + 1];
        int at = 0;
        for (int shape = 0; shape <= count(); shape++) {
            while (at < moves.length && moves[at] < move(shape, 0, 0)) {
                at++;
            }
            first[shape] = at;
        }
    }

    private void addMoves(int shape, LongStream.Builder found) {
        int level = level(shape);
        BigInteger e = even(level);
        BigInteger i = shapes.get(shape).odd();
        for (int n : gaps(e)) {
            found.add(move(find(levelOf(adjoin(e, n)), adjoin(i, n)), 0, shape));
        }
        for (int n : gaps(i)) {
            found.add(move(find(level, i.or(e.shiftLeft(n))), 0, shape));
        }
        for (int n = 1; n <= largestGap(e); n++) {
            found.add(move(find(level, e.or(i.shiftLeft(n))), n, shape));
        }
    }

    private static long move(int to, int fall, int from) {
        return ((long) to << (FALL_BITS + SHAPE_BITS)) | ((long) fall << SHAPE_BITS) | from;
    }

    /** The moves that lead to a shape stand from here on, up to where those of the next begin. */
    int firstMove(int shape) {
        return first[shape];
    }

    /** By how many rows a move falls: naming m - 2j falls by j, others keep m. */
    int fall(int move) {
        return (int) (moves[move] >>> SHAPE_BITS) & ((1 << FALL_BITS) - 1);
    }

    /** The shape from which a move leads. */
    int from(int move) {
        return (int) moves[move] & ((1 << SHAPE_BITS) - 1);
    }

    /**
     * Where m is small the sum of two odd numbers may be a new even one: the shape after adding the
     * least such sum; the shape itself if there is none.
     */
    int closed(int shape, int m) {
        BigInteger e = even(level(shape));
        BigInteger i = shapes.get(shape).odd();
        BigInteger sums = BigInteger.ZERO;
        for (int n = 0; n + m <= largestGap(e); n++) {
            sums = i.testBit(n) ? sums.or(i.shiftLeft(m + n)) : sums;
        }
        BigInteger missing = sums.andNot(e);
        if (missing.signum() == 0) {
            return shape;
        }
        int n = missing.getLowestSetBit();
        return find(levelOf(adjoin(e, n)), adjoin(i, n));
    }

    static void demand(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}

package parlour.games.sylver.check;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;

/**
 * The shapes (E, I) of one even part 2E that a certificate lists, with the moves from them. E is a
 * numerical semigroup, I a set that holds E, with I + E in I: even numbers are 2E, odd ones m + 2I.
 *
 * <p>A set that holds all large numbers is a negative integer in two's complement: bit x says
 * whether x is in. So unions and shifts are exact however far they reach.
 *
 * <p>What moves lead to is numbered: first the shapes themselves, then those of the levels ⟨E, e⟩,
 * e the gaps of E in ascending order.
 */
final class EvenShapes {
    /** Bits of the number of a shape, and of a fall, so that a move goes into one long. */
    private static final int SHAPE_BITS = 25;

    private static final int FALL_BITS = 13;
    private static final BigInteger ALL = BigInteger.ONE.negate();

    private final BigInteger even;
    private final List<Integer> gaps;

    /** The shapes of ⟨E, e⟩ for each gap e, and the number that the first of them has here. */
    private final List<EvenShapes> above;

    private final int[] firstAbove;
    private final List<BigInteger> odds = new ArrayList<>();
    private final Map<BigInteger, Integer> numbers = new HashMap<>();

    /** All moves, sorted: where to, by how many rows they fall, where from. */
    private long[] moves = {};

    /** For each number the first of the moves to it. */
    private int[] first = {};

    /**
     * No shapes yet.
     *
     * @param above the shapes of ⟨E, e⟩ for each gap e
     */
    EvenShapes(BigInteger even, List<EvenShapes> above) {
        this.even = even;
        this.gaps = gaps(even);
        this.above = above;
        this.firstAbove = new int[gaps.size()];
        demand(holdsSums(even, even), "the level is no semigroup");
    }

    /** The set without these numbers. */
    static BigInteger without(long[] gaps) {
        BigInteger set = ALL;
        for (long gap : gaps) {
            demand(gap < 1 << FALL_BITS, "gap (" + gap + ") is too large");
            set = set.clearBit((int) gap);
        }
        return set;
    }

    /** The set of the numbers that the given ones generate. */
    static BigInteger generated(long[] half) {
        CheckPosition start = CheckPosition.of(half);
        return without(LongStream.rangeClosed(1, start.bound()).filter(start::isLeft).toArray());
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
        return largestGap(even);
    }

    /** Whether E is symmetric: 2g = F + 1. */
    boolean isSymmetric() {
        return 2 * gaps.size() == frobenius() + 1;
    }

    int count() {
        return odds.size();
    }

    /** The number of the shape (E, E); it must have been listed. */
    int single() {
        return find(even);
    }

    private int find(BigInteger odd) {
        int found = numbers.getOrDefault(odd, -1);
        demand(found >= 0, "a shape that can be reached is not listed");
        return found;
    }

    /** Accepts a listed shape, given by the gaps of I. */
    void add(long[] oddGaps) {
        BigInteger odd = without(oddGaps);
        demand(
                even.andNot(odd).signum() == 0 && holdsSums(odd, even),
                "the odd part is no ideal of the even part");
        demand(numbers.put(odd, count()) == null, "a shape is listed twice");
        odds.add(odd);
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
        single();
        int numbered = count();
        for (int i = 0; i < above.size(); i++) {
            firstAbove[i] = numbered;
            numbered = Math.addExact(numbered, above.get(i).count());
        }
        demand(numbered < 1 << SHAPE_BITS, "too many shapes");
        LongStream.Builder found = LongStream.builder();
        for (int shape = 0; shape < count(); shape++) {
            addMoves(shape, found);
        }
        moves = found.build().toArray();
        Arrays.sort(moves);
        first = new int[numbered + 1];
        int at = 0;
        for (int to = 0; to <= numbered; to++) {
            while (at < moves.length && moves[at] < move(to, 0, 0)) {
                at++;
            }
            first[to] = at;
        }
    }

    private void addMoves(int shape, LongStream.Builder found) {
        BigInteger odd = odds.get(shape);
        for (int i = 0; i < gaps.size(); i++) {
            found.add(move(after(i, odd), 0, shape));
        }
        for (int n : gaps(odd)) {
            found.add(move(find(odd.or(even.shiftLeft(n))), 0, shape));
        }
        for (int n = 1; n <= frobenius(); n++) {
            found.add(move(find(even.or(odd.shiftLeft(n))), n, shape));
        }
    }

    /** Where naming twice the gap with this index leads. */
    private int after(int gap, BigInteger odd) {
        return firstAbove[gap] + above.get(gap).find(adjoin(odd, gaps.get(gap)));
    }

    private static long move(int to, int fall, int from) {
        return ((long) to << (FALL_BITS + SHAPE_BITS)) | ((long) fall << SHAPE_BITS) | from;
    }

    /** Forgets the moves: rows of this level are checked. */
    void forgetMoves() {
        moves = new long[0];
        first = new int[0];
    }

    /** The number here of the first shape of the level after naming twice the gap of an index. */
    int firstAbove(int gap) {
        return firstAbove[gap];
    }

    /** The moves that lead to a shape stand from here on, up to where those of the next begin. */
    int firstMove(int to) {
        return first[to];
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
     * Where m is small the sum of two odd numbers may be a new even one: where adding the least
     * such sum leads; the shape itself if there is none.
     */
    int closed(int shape, int m) {
        BigInteger odd = odds.get(shape);
        BigInteger sums = BigInteger.ZERO;
        for (int n = 0; n + m <= frobenius(); n++) {
            sums = odd.testBit(n) ? sums.or(odd.shiftLeft(m + n)) : sums;
        }
        BigInteger missing = sums.andNot(even);
        return missing.signum() == 0 ? shape : after(gaps.indexOf(missing.getLowestSetBit()), odd);
    }

    static void demand(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}

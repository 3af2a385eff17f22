package parlour.games.sylver.check;

import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import parlour.check.SetList;

/**
 * The shapes (E, I) of one even part 2E that a certificate lists, with the moves from them. E is a
 * numerical semigroup, I a set that holds E, with I + E in I: even numbers are 2E, odd ones m + 2I.
 *
 * <p>All sets of a certificate have as many words as the start needs, see {@link WideSets}.
 *
 * <p>What moves lead to is numbered: first the shapes themselves, then those of the levels ⟨E, e⟩,
 * e the gaps of E in ascending order.
 */
final class EvenShapes {
    /** Bits of the number of a shape, of a fall, and of what is numbered: together one long. */
    private static final int SHAPE_BITS = 25;

    private static final int FALL_BITS = 13;

    private final long[] even;
    private final int[] gaps;

    /** The shapes of ⟨E, e⟩ for each gap e, and the number that the first of them has here. */
    private final List<EvenShapes> above;

    private final int[] firstAbove;
    private final SetList odds;

    /** The number of all moves of the shapes. */
    private long moveCount;

    /** All moves, by where they lead: by how many rows they fall, where from. */
    private long[] moves = {};

    /** For each number the first of the moves to it. */
    private int[] first = {};

    // Places where sets are built.
    private final long[] odd;
    private final long[] sums;

    /**
     * No shapes yet.
     *
     * @param above the shapes of ⟨E, e⟩ for each gap e
     */
    EvenShapes(long[] even, List<EvenShapes> above) {
        this.even = even;
        this.gaps = WideSets.gaps(even);
        this.above = above;
        this.firstAbove = new int[gaps.length];
        this.odds = new SetList(even.length);
        this.odd = new long[even.length];
        this.sums = new long[even.length];
        demand(WideSets.holdsSums(even, even), "the level is no semigroup");
    }

    /** The set of so many words without these numbers. */
    static long[] without(long[] gaps, int words) {
        long[] set = WideSets.all(words);
        for (long gap : gaps) {
            demand(gap < (long) words << 6, "gap (" + gap + ") is too large");
            WideSets.remove(set, (int) gap);
        }
        return set;
    }

    /** The set of the numbers that the given ones generate, in the fewest words. */
    static long[] generated(long[] half) {
        CheckPosition start = CheckPosition.of(half);
        long[] gaps = LongStream.rangeClosed(1, start.bound()).filter(start::isLeft).toArray();
        long largest = gaps.length == 0 ? 0 : gaps[gaps.length - 1];
        demand(largest < 1 << FALL_BITS, "gap (" + largest + ") is too large");
        return without(gaps, ((int) largest >> 6) + 1);
    }

    int frobenius() {
        return gaps.length == 0 ? -1 : gaps[gaps.length - 1];
    }

    /** Whether E is symmetric: 2g = F + 1. */
    boolean isSymmetric() {
        return 2 * gaps.length == frobenius() + 1;
    }

    /** The gaps of E, ascending. */
    int[] gaps() {
        return gaps;
    }

    int count() {
        return odds.size();
    }

    /** The number of the shape (E, E); it must have been listed. */
    int single() {
        return find(even);
    }

    private int find(long[] odd) {
        int found = odds.find(odd);
        demand(found >= 0, "a shape that can be reached is not listed");
        return found;
    }

    /** Accepts a listed shape, given by the gaps of I. */
    void add(long[] oddGaps) {
        long[] set = without(oddGaps, even.length);
        // With 0 in I, E lies in I.
        demand(WideSets.holdsSums(set, even), "the odd part is no ideal of the even part");
        demand(odds.add(set), "a shape is listed twice");
        moveCount += gaps.length + WideSets.gapCount(set) + Math.max(0, frobenius());
    }

    /** Works out all moves, once every shape is listed. */
    void close() {
        single();
        int numbered = count();
        for (int i = 0; i < above.size(); i++) {
            firstAbove[i] = numbered;
            numbered = Math.addExact(numbered, above.get(i).count());
        }
        demand(numbered < 1 << SHAPE_BITS && moveCount < Integer.MAX_VALUE, "too many shapes");
        sort(allMoves(), numbered);
    }

    /** Move by move for all shapes, so that few sets are looked through at a time. */
    private long[] allMoves() {
        long[] found = new long[(int) moveCount];
        int at = 0;
        for (int i = 0; i < gaps.length; i++) {
            for (int shape = 0; shape < count(); shape++) {
                odds.read(shape, odd);
                found[at++] = move(after(i), 0, shape);
            }
        }
        for (int shape = 0; shape < count(); shape++) {
            odds.read(shape, odd);
            for (int n : WideSets.gaps(odd)) {
                WideSets.unite(odd, even, n, sums);
                found[at++] = move(find(sums), 0, shape);
            }
            for (int n = 1; n <= frobenius(); n++) {
                WideSets.unite(even, odd, n, sums);
                found[at++] = move(find(sums), n, shape);
            }
        }
        return found;
    }

    /** Where naming twice the gap with this index leads from the odd part in place. */
    private int after(int gap) {
        WideSets.adjoin(odd, gaps[gap], sums);
        return firstAbove[gap] + above.get(gap).find(sums);
    }

    private static long move(int to, int fall, int from) {
        return ((long) to << (FALL_BITS + SHAPE_BITS)) | ((long) fall << SHAPE_BITS) | from;
    }

    /** Sorts moves by where they lead: counts those to each number, then puts them down. */
    private void sort(long[] found, int numbered) {
        first = new int[numbered + 1];
        for (long move : found) {
            first[to(move)]++;
        }
        int sum = 0;
        for (int to = 0; to <= numbered; to++) {
            sum += first[to];
            first[to] = sum;
        }
        moves = new long[found.length];
        for (long move : found) {
            moves[--first[to(move)]] = move;
        }
    }

    private static int to(long move) {
        return (int) (move >>> (FALL_BITS + SHAPE_BITS));
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
        odds.read(shape, odd);
        Arrays.fill(sums, 0);
        // n is the smaller of the two.
        for (int n = 0; m + 2 * n <= frobenius(); n++) {
            if (WideSets.has(odd, n)) {
                WideSets.unite(sums, odd, m + n, sums);
            }
        }
        for (int i = 0; i < gaps.length; i++) {
            if (WideSets.has(sums, gaps[i])) {
                return after(i);
            }
        }
        return shape;
    }

    static void demand(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}

package parlour.games.sylver.engine;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import parlour.claim.Budget;
import parlour.exact.NumericalSemigroup;

/**
 * The shapes of positions that follow from 2H, H a numerical semigroup, once an odd number is
 * named.
 *
 * <p>Such a position is (E, I, m): its even part is 2E with E an oversemigroup of H, its odd part m
 * + 2I with m the least odd element and I an E-ideal (I + E in I) whose least element is 0. There
 * are finitely many shapes (E, I). Levels are the E, in an order in which whatever holds another
 * comes before it, so that H is last; within a level shapes stand by number of gaps of I, so that
 * (E, E), the position of a single odd number, comes last and every move that keeps m leads to an
 * earlier shape.
 *
 * <p>The ideals of E come from the naturals by taking out gaps of E in ascending order: x may go if
 * no x - g is left, g a generator of E. Each ideal is met once.
 *
 * <p>Sets are words of bits, everything above F(H) counted in, as many as F(H) + 2 bits need. Not
 * safe for threads, since sets are built in place.
 */
final class IdealShapes {
    /** Bytes of a move: where it comes from, and by how many rows it falls. */
    static final int MOVE_BYTES = Integer.BYTES + Short.BYTES;

    /** Bytes of a level beside sets and gaps: some arrays and their places. */
    private static final int LEVEL_BYTES = 200;

    private final NumericalSemigroup semigroup;
    private final int most;
    private final Ledger ledger;
    private final int frobenius;
    private final int words;
    private final NumberedSets levels;

    /** The ideals of each level. Looked for level by level they stay near the processor. */
    private final List<NumberedSets> ideals = new ArrayList<>();

    /** The level of each shape, and how many shapes there are. */
    private int[] levelOf = new int[64];

    private int count;

    private final List<int[]> gaps = new ArrayList<>();

    /** For each level the least multiples of its gaps that are no gaps. */
    private final List<int[]> multiples = new ArrayList<>();

    /** For each level the levels after naming twice its gaps, ascending. */
    private final List<int[]> options = new ArrayList<>();

    private final List<Integer> single = new ArrayList<>();
    private long moveCount;

    // Places where sets are built.
    private final long[] even;
    private final long[] odd;
    private final long[] sums;

    /** All shapes of H. */
    IdealShapes(NumericalSemigroup semigroup) {
        this(semigroup, Integer.MAX_VALUE, Budget.unlimited());
    }

    /**
     * All shapes of H in one word each, unless there are more than so many.
     *
     * @throws Budget.Exceeded if F(H) is too large for a word, or there are too many
     */
    IdealShapes(NumericalSemigroup semigroup, int most) {
        this(semigroup, semigroup.frobenius() < Long.SIZE - 1 ? most : 0, Budget.unlimited());
    }

    /**
     * All shapes of H, unless there are more than so many. Room for their moves is reserved as
     * shapes come, so that what is too large is given up early.
     *
     * @throws Budget.Exceeded if F(H) is too large, there are too many, or the budget runs out
     */
    IdealShapes(NumericalSemigroup semigroup, int most, Budget budget) {
        if (semigroup.frobenius() > GapFrame.MAX_FROBENIUS) {
            throw new Budget.Exceeded("shapes");
        }
        this.semigroup = semigroup;
        this.most = most;
        this.ledger = new Ledger(budget);
        this.frobenius = Math.toIntExact(semigroup.frobenius());
        this.words = (frobenius + 1) / Long.SIZE + 1;
        this.levels = new NumberedSets(words, ledger);
        this.even = new long[words];
        this.odd = new long[words];
        this.sums = new long[words];
        var tree = new OversemigroupTree(new GapFrame(semigroup));
        while (tree.next()) {
            addLevel(tree.set());
        }
    }

    private void addLevel(long[] set) {
        Arrays.fill(even, -1L);
        System.arraycopy(set, 0, even, 0, Math.min(words, set.length));
        int[] missing = gaps(even);
        int[] after = new int[missing.length];
        for (int k = 0; k < missing.length; k++) {
            GapFrame.adjoin(even, missing[k], frobenius, odd);
            after[k] = levels.find(odd);
        }
        ledger.take(LEVEL_BYTES + 3L * Integer.BYTES * missing.length);
        gaps.add(missing);
        multiples.add(Arrays.stream(missing).map(this::leastMultiple).toArray());
        options.add(after);
        addIdeals(levels.add(even));
        single.add(count - 1);
    }

    /** The least multiple of a gap of the set in place that is in it. */
    private int leastMultiple(int gap) {
        int multiple = gap;
        while (multiple <= frobenius && !GapFrame.has(even, multiple)) {
            multiple += gap;
        }
        return multiple;
    }

    private void addIdeals(int level) {
        int[] generators = generators();
        int[] missing = gaps.get(level);
        var found = new NumberedSets(words, ledger);
        ideals.add(found);
        Arrays.fill(odd, -1L);
        int others = missing.length + Math.max(0, frobenius(level));
        add(level, others);
        for (int ideal = 0; ideal < found.size(); ideal++) {
            found.read(ideal, odd);
            int[] taken = gaps(odd);
            int from = taken.length == 0 ? 0 : taken[taken.length - 1];
            for (int x : missing) {
                if (x > from && mayGo(x, generators)) {
                    odd[x >> 6] ^= 1L << x;
                    add(level, others + taken.length + 1);
                    odd[x >> 6] ^= 1L << x;
                }
            }
        }
        found.trim();
    }

    /** Generators, ascending, of the elements up to F(H) of the set in place. */
    private int[] generators() {
        List<Integer> found = new ArrayList<>();
        Arrays.fill(odd, 0);
        odd[0] = 1;
        for (int x = 1; x <= frobenius; x++) {
            if (GapFrame.has(even, x) && !GapFrame.has(odd, x)) {
                found.add(x);
                GapFrame.adjoin(odd, x, frobenius, odd);
            }
        }
        return found.stream().mapToInt(Integer::intValue).toArray();
    }

    private boolean mayGo(int x, int[] generators) {
        for (int i = 0; i < generators.length && generators[i] < x; i++) {
            if (GapFrame.has(odd, x - generators[i])) {
                return false;
            }
        }
        return true;
    }

    private void add(int level, int moves) {
        if ((count & 1023) == 0) {
            ledger.budget().spend();
        }
        if (count == most) {
            throw new Budget.Exceeded("shapes");
        }
        ledger.take((long) MOVE_BYTES * moves);
        moveCount += moves;
        if (count == levelOf.length) {
            ledger.take((long) count * Integer.BYTES);
            levelOf = Arrays.copyOf(levelOf, 2 * count);
        }
        levelOf[count++] = level;
        ideals.get(level).add(odd);
    }

    private void loadOdd(int shape) {
        int level = levelOf[shape];
        ideals.get(level).read(shape - first(level), odd);
    }

    /** H. */
    NumericalSemigroup semigroup() {
        return semigroup;
    }

    /** Writes which shapes these are, for work that is kept. */
    void writeRoot(DataOutput out) throws IOException {
        for (int w = 0; w < words; w++) {
            out.writeLong(levels.word(levels.size() - 1, w));
        }
    }

    /**
     * Reads what shapes have written.
     *
     * @throws IOException if those were of another semigroup
     */
    void demandRoot(DataInput in) throws IOException {
        for (int w = 0; w < words; w++) {
            if (in.readLong() != levels.word(levels.size() - 1, w)) {
                throw new IOException("work on another semigroup");
            }
        }
    }

    /** The memory that is left of the budget, and what was taken. */
    Ledger ledger() {
        return ledger;
    }

    /** F(H), -1 if H has no gap. */
    int frobenius() {
        return frobenius;
    }

    int levelCount() {
        return levels.size();
    }

    int count() {
        return count;
    }

    /** The number of moves of all shapes that {@link #forEachMove} goes through. */
    long moveCount() {
        return moveCount;
    }

    int levelOfShape(int shape) {
        return levelOf[shape];
    }

    /** The shape (E, E) of a level, which is its last. */
    int single(int level) {
        return single.get(level);
    }

    /** The first shape of a level. */
    int first(int level) {
        return level == 0 ? 0 : single(level - 1) + 1;
    }

    /** The gaps of a level, ascending. */
    int[] gapsOfLevel(int level) {
        return gaps.get(level);
    }

    /** The gaps of the ideal of a shape, ascending. */
    int[] gapsOfShape(int shape) {
        loadOdd(shape);
        return gaps(odd);
    }

    /** The levels after naming twice the gaps of a level, in their order. */
    int[] options(int level) {
        return options.get(level);
    }

    /** The largest gap of a level, -1 if it has none. */
    int frobenius(int level) {
        int[] missing = gaps.get(level);
        return missing.length == 0 ? -1 : missing[missing.length - 1];
    }

    /** Whether a level is symmetric: 2g = F + 1. */
    boolean isSymmetric(int level) {
        return 2 * gaps.get(level).length == frobenius(level) + 1;
    }

    /** Takes notice of a move. */
    @FunctionalInterface
    interface MoveVisitor {
        /**
         * A move to a shape that falls by so many rows: the least odd number by twice as much.
         *
         * @param fall 0 where m stays
         */
        void move(int from, int to, int fall);
    }

    /**
     * Goes through the moves of all shapes of a level, but for the resets.
     *
     * @throws Budget.Exceeded if the budget runs out
     */
    void forEachMove(int level, MoveVisitor visitor) {
        int last = single(level);
        for (int k = 0; k < gaps.get(level).length; k++) {
            ledger.budget().spend();
            for (int shape = first(level); shape <= last; shape++) {
                loadOdd(shape);
                visitor.move(shape, afterGap(level, k), 0);
            }
        }
        levels.read(level, even);
        for (int shape = first(level); shape <= last; shape++) {
            if ((shape & 4095) == 0) {
                ledger.budget().spend();
            }
            loadOdd(shape);
            for (int j : gaps(odd)) {
                visitor.move(shape, above(level, j), 0);
            }
            for (int j = 1; j <= frobenius(level); j++) {
                visitor.move(shape, below(level, j), j);
            }
        }
    }

    /** The shape after naming 2e, e a gap of E. */
    int afterEven(int shape, int e) {
        int level = load(shape);
        return afterGap(level, Arrays.binarySearch(gaps.get(level), e));
    }

    /** The shape after naming m + 2j, j a gap of I. */
    int afterAbove(int shape, int j) {
        return above(load(shape), j);
    }

    /** The shape after naming m - 2j, j &gt; 0, which is the new least odd number. */
    int afterBelow(int shape, int j) {
        return below(load(shape), j);
    }

    // The same for the shape in place.

    private int afterGap(int level, int k) {
        // Since I + E lies in I, multiples of the gap count up to the first that is in E.
        GapFrame.adjoin(odd, gaps.get(level)[k], multiples.get(level)[k] - 1, sums);
        return find(options.get(level)[k], sums);
    }

    private int above(int level, int j) {
        GapFrame.union(odd, even, j, sums);
        return find(level, sums);
    }

    private int below(int level, int j) {
        GapFrame.union(even, odd, j, sums);
        boolean isReset = GapFrame.has(even, j) && Arrays.equals(sums, even);
        return isReset ? single(level) : find(level, sums);
    }

    private int load(int shape) {
        int level = levelOf[shape];
        levels.read(level, even);
        loadOdd(shape);
        return level;
    }

    private int find(int level, long[] ideal) {
        int found = ideals.get(level).find(ideal);
        return found < 0 ? -1 : first(level) + found;
    }

    /**
     * The shape that a position really has where m is small: sums of two odd elements are even
     * ones. The shape itself if they are in E already.
     */
    int closed(int shape, int m) {
        int level = load(shape);
        int missing = leastNewSum(level, m);
        return missing < 0 ? shape : afterGap(level, missing);
    }

    /**
     * The index of the least gap of E that is m + i + j, i and j in the ideal in place, or -1. Only
     * the smaller of i and j is gone through, and only where it is 0 or a gap of E: if i = n + e
     * with n in the ideal and e in E, then m + n + j is a smaller one.
     */
    private int leastNewSum(int level, int m) {
        int[] missing = gaps.get(level);
        Arrays.fill(sums, 0);
        GapFrame.union(sums, odd, m, sums);
        for (int k = 0; k < missing.length && m + 2 * missing[k] <= frobenius; k++) {
            if (GapFrame.has(odd, missing[k])) {
                GapFrame.union(sums, odd, m + missing[k], sums);
            }
        }
        for (int k = 0; k < missing.length; k++) {
            if (GapFrame.has(sums, missing[k])) {
                return k;
            }
        }
        return -1;
    }

    private int[] gaps(long[] set) {
        int count = 0;
        for (long word : set) {
            count += Long.bitCount(~word);
        }
        int[] found = new int[count];
        int at = 0;
        for (int w = 0; w < words; w++) {
            for (long left = ~set[w]; left != 0; left &= left - 1) {
                found[at++] = (w << 6) + Long.numberOfTrailingZeros(left);
            }
        }
        return found;
    }

    // Sets in one word, for those who work on them.

    /**
     * The elements of a level.
     *
     * @throws Budget.Exceeded if they do not go into one word
     */
    long level(int level) {
        demandOneWord();
        return levels.word(level, 0);
    }

    /** The level with these elements. */
    int levelOf(long elements) {
        even[0] = elements;
        return levels.find(even);
    }

    /**
     * The elements of an ideal.
     *
     * @throws Budget.Exceeded if they do not go into one word
     */
    long ideal(int shape) {
        demandOneWord();
        return ideals.get(levelOf[shape]).word(shape - first(levelOf[shape]), 0);
    }

    /** The shape of an ideal of a level. */
    int shape(int level, long ideal) {
        odd[0] = ideal;
        return find(level, odd);
    }

    private void demandOneWord() {
        if (words > 1) {
            throw new Budget.Exceeded("shapes");
        }
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
}

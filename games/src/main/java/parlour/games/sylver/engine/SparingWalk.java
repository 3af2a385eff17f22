package parlour.games.sylver.engine;

/**
 * Walks through the {@link OversemigroupTree} and tells for each set which moves spare its last gap
 * x: those n for which x - n, x - 2n, … are all gaps.
 *
 * <p>That x - n is a gap is seen for all n at once, by the set read backwards from x. If so and n
 * &lt; x/2, then x - n is one of the smaller gaps that were added before, and n spares x if and
 * only if n spared that one: which sums of n and elements there are below x has not changed since.
 *
 * <p>Cost: a few words a set, and a look for each n below x/2 with two gaps n and x - n.
 */
final class SparingWalk {
    /** Sets that are usual in a stretch. */
    static final int STRETCH = 1 << 10;

    private final OversemigroupTree tree;
    private final int words;
    private final long[] sparing;

    /** For each number of gaps, the moves that spared the last of them; and where each gap is. */
    private final long[] rows;

    private final int[] place;

    private final int stretch;

    SparingWalk(GapFrame frame) {
        this(frame, STRETCH);
    }

    /** The same walk in stretches of so many sets. */
    SparingWalk(GapFrame frame, int stretch) {
        this.stretch = stretch;
        this.tree = new OversemigroupTree(frame);
        this.words = frame.words();
        this.sparing = new long[words];
        this.rows = new long[(frame.gapCount() + 1) * words];
        this.place = new int[words << 6];
        tree.next();
    }

    /** An empty stretch of sets as long as these. */
    Stretch stretch() {
        return new Stretch(words, stretch);
    }

    /** Fills a stretch with the sets that come next, fewer only at the end. */
    void fill(Stretch stretch) {
        stretch.clear();
        while (!stretch.isFull() && tree.next()) {
            add(stretch);
        }
    }

    /**
     * Goes down to the set without one gap more, which alone fills the stretch, past all those
     * between; false if there is none left.
     */
    boolean descendTo(int gap, Stretch stretch) {
        stretch.clear();
        boolean isThere = tree.descendTo(gap);
        if (isThere) {
            add(stretch);
        }
        return isThere;
    }

    private void add(Stretch stretch) {
        int gapCount = tree.gapCount();
        int x = tree.frobenius();
        place[x] = gapCount * words;
        findSparing(x);
        System.arraycopy(sparing, 0, rows, gapCount * words, words);
        stretch.add(gapCount, x, tree.childCount(), sparing);
    }

    private void findSparing(int x) {
        long[] set = tree.set();
        int last = x >> 6;
        for (int w = 0; w <= last; w++) {
            sparing[w] = ~(set[w] | tree.mirrored(w, x));
        }
        // Only moves from 2 to x - 1.
        sparing[last] &= (1L << x) - 1;
        sparing[0] &= -4L;
        for (int w = last + 1; w < words; w++) {
            sparing[w] = 0;
        }
        keepWhatSparedBefore(x);
    }

    private void keepWhatSparedBefore(int x) {
        int half = x >> 1;
        for (int w = 0; w <= half >> 6; w++) {
            long low = w == half >> 6 ? (2L << half) - 1 : -1L;
            for (long left = sparing[w] & low; left != 0; left &= left - 1) {
                int n = (w << 6) + Long.numberOfTrailingZeros(left);
                boolean spares = n << 1 != x && (rows[place[x - n] + w] >>> n & 1) != 0;
                if (!spares) {
                    sparing[w] ^= Long.lowestOneBit(left);
                }
            }
        }
    }
}

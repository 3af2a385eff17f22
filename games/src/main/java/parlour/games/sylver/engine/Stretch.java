package parlour.games.sylver.engine;

/**
 * Some consecutive sets of the {@link OversemigroupTree}, each as its parent without one more
 * number, its last gap; with all that the walk alone can tell of its options.
 *
 * <p>A move n <em>spares</em> the last gap x if x is still a gap once n has been named. The other
 * moves lead where they lead from the parent, which has x: the option is the same set. A move that
 * spares x leads to the parent's option without x.
 */
final class Stretch {
    private final int words;
    private final int[] gapCount;
    private final int[] lastGap;
    private final int[] childCount;
    private final long[] sparing;
    private int size;

    /** An empty stretch for at most so many sets. */
    Stretch(int words, int most) {
        this.words = words;
        this.gapCount = new int[most];
        this.lastGap = new int[most];
        this.childCount = new int[most];
        this.sparing = new long[most * words];
    }

    void clear() {
        size = 0;
    }

    boolean isFull() {
        return size == gapCount.length;
    }

    void add(int gaps, int last, int children, long[] spares) {
        gapCount[size] = gaps;
        lastGap[size] = last;
        childCount[size] = children;
        System.arraycopy(spares, 0, sparing, size++ * words, words);
    }

    int size() {
        return size;
    }

    /** The number of gaps of a set. */
    int gapCount(int i) {
        return gapCount[i];
    }

    /** The gap that its parent does not have. */
    int lastGap(int i) {
        return lastGap[i];
    }

    /** How many sets follow that have one gap more beside the same ones. */
    int childCount(int i) {
        return childCount[i];
    }

    /** 64 of the moves from 2 on, as bits, which spare the last gap. */
    long sparing(int i, int word) {
        return sparing[i * words + word];
    }

    /** Whether a move spares the last gap. */
    boolean isSparing(int i, int n) {
        return (sparing[i * words + (n >> 6)] >>> n & 1) != 0;
    }
}

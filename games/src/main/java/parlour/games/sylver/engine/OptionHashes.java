package parlour.games.sylver.engine;

/**
 * The current set of a walk, its hash, and on demand the hash of the option after each move: a move
 * that spares the new gap leads to the parent's option without that gap, every other move to the
 * parent's option itself ({@link Stretch}).
 *
 * <p>Cost: where options are looked at, a step for each move that spares a gap.
 */
final class OptionHashes {
    private final GapFrame frame;
    private final int words;
    private final long[] set;
    private final long[] option;
    private final int[] path;
    private final long[] sparing;

    /** By move: the hash of the option of the set on the path with {@link #current} gaps. */
    private final long[] after;

    private final long[] afterLast;
    private int current;
    private long hash;
    private int gapCount;

    OptionHashes(GapFrame frame) {
        this.frame = frame;
        this.words = frame.words();
        this.set = frame.all();
        this.option = new long[words];
        this.path = new int[frame.gapCount() + 1];
        this.sparing = new long[(frame.gapCount() + 1) * words];
        this.after = new long[words << 6];
        this.afterLast = new long[frame.gapCount() + 1];
    }

    /** Goes up as far as needed, then down to a set of the stretch. */
    void goTo(Stretch stretch, int i) {
        while (gapCount >= stretch.gapCount(i)) {
            leave();
        }
        int gap = stretch.lastGap(i);
        path[++gapCount] = gap;
        // Naming the last gap leads to the parent.
        afterLast[gapCount] = hash;
        set[gap >> 6] ^= 1L << gap;
        hash ^= frame.random(gap);
        for (int w = 0; w < words; w++) {
            sparing[gapCount * words + w] = stretch.sparing(i, w);
        }
    }

    private void leave() {
        int gap = path[gapCount];
        if (current == gapCount) {
            turn();
            current--;
        }
        gapCount--;
        hash ^= frame.random(gap);
        set[gap >> 6] ^= 1L << gap;
    }

    /** Brings the hashes of the options up to date. */
    void update() {
        while (current < gapCount) {
            current++;
            after[path[current]] = afterLast[current];
            turn();
        }
    }

    private void turn() {
        long random = frame.random(path[current]);
        for (int w = 0, at = current * words; w < words; w++, at++) {
            for (long left = sparing[at]; left != 0; left &= left - 1) {
                after[(w << 6) + Long.numberOfTrailingZeros(left)] ^= random;
            }
        }
    }

    /** The gaps of the current set, ascending. */
    int[] gaps() {
        return java.util.Arrays.copyOfRange(path, 1, gapCount + 1);
    }

    /** The current set. */
    long[] set() {
        return set;
    }

    /** Its hash. */
    long hash() {
        return hash;
    }

    /** The gap at an index from 1 up, ascending. */
    int gap(int index) {
        return path[index];
    }

    /** The hash of the option after n, once it is up to date. */
    long after(int n) {
        return after[n];
    }

    /** The option after n, overwritten by the next one. */
    long[] option(int n) {
        frame.adjoin(set, n, option);
        return option;
    }
}

package parlour.games.monotonic.check;

/**
 * From which number of cards on two blocks with label (x, y) are interchangeable, and what becomes
 * of cards that complete a run.
 *
 * <p>A move in a block leaves a lower part (x, y-1) and an upper part (x-1, y). Small parts must be
 * matched exactly, two large parts by two large parts, so T(x, y) = T(x, y-1) + T(x-1, y) + 1 will
 * do. Cards with x = 1 or y = 1: one is as good as many, T = 1. Hence T(x, y) = 2 C(x+y-2, x-1) -
 * 1.
 *
 * <p>Cards with x = 1 or y = 1 may be gathered: left out, with a mark that says whether there are
 * any. Whichever is played, the play is over, and until then they change no label. Under misère
 * play they always are gathered; under normal play in tables of numbers. Once there is one, more of
 * them make no difference, T = 0, and T(x, y) = C(x+y-2, x-1) - 1. Under misère play on infinite
 * decks there always is one, and no mark.
 */
public final class LargeFrom {
    /** Labels of which the numbers of ways are kept. */
    private static final int KEPT = 16;

    private static final long[] WAYS = new long[KEPT * KEPT];

    static {
        for (int x = 1; x < KEPT; x++) {
            for (int y = 1; y < KEPT; y++) {
                WAYS[x * KEPT + y] = binomial(x + y - 2, x - 1);
            }
        }
    }

    private final boolean misere;
    private final boolean isFinite;
    private final boolean gathers;
    private final boolean isNever;

    private LargeFrom(boolean misere, boolean isFinite, boolean gathers, boolean isNever) {
        this.misere = misere;
        this.isFinite = isFinite;
        this.gathers = gathers;
        this.isNever = isNever;
    }

    /** For infinite and large decks. */
    public static LargeFrom infinite(boolean misere) {
        return new LargeFrom(misere, false, misere, false);
    }

    /** For finite decks: no number of cards is large. */
    public static LargeFrom never(boolean misere) {
        return new LargeFrom(misere, true, misere, true);
    }

    /** For tables of numbers: what can be is large and gathered. */
    public LargeFrom inTables() {
        return new LargeFrom(misere, isFinite, true, false);
    }

    /** Whether no number of cards is large. */
    boolean isNever() {
        return isNever;
    }

    /** T(x, y) for a start; see the other one. */
    public int threshold(int x, int y) {
        return threshold(x, y, misere && !isFinite);
    }

    /**
     * T(x, y), or the greatest int, which is also given if no number is large.
     *
     * @param hasGathered whether there is a card that was gathered
     */
    int threshold(int x, int y, boolean hasGathered) {
        if (isNever) {
            return Integer.MAX_VALUE;
        }
        long ways = x < KEPT && y < KEPT ? WAYS[x * KEPT + y] : binomial(x + y - 2, x - 1);
        return (int) Math.min(hasGathered ? ways - 1 : 2 * ways - 1, Integer.MAX_VALUE);
    }

    /** C(n, k), or 2^40 if it is more: sums of a few stay exact, or beyond 2^31. */
    static long binomial(int n, int k) {
        long most = 1L << 40;
        long value = 1;
        for (int i = 1; i <= Math.min(k, n - k) && value < most; i++) {
            value = value * (n + 1 - i) / i;
        }
        return Math.min(value, most);
    }

    /** A number of cards that is large in both parts of a block after a move in it. */
    public int most(int x, int y) {
        return x == 1 || y == 1 ? 1 : Math.max(threshold(x - 1, y), threshold(x, y - 1));
    }

    /** Whether such cards are gathered: under misère play they lose whoever plays them. */
    boolean isDead(int x, int y) {
        return gathers && (x == 1 || y == 1);
    }

    /** Whether positions have a mark for gathered cards. */
    boolean isMarked() {
        return gathers && (isFinite || !misere);
    }

    /** Whether there is a card that was gathered, by the mark if there are marks. */
    boolean hasGathered(boolean mark) {
        return isMarked() ? mark : misere;
    }

    /** Whether a block may have so many cards. */
    boolean isGap(int gap) {
        return gap > 0 || (!isNever && (gap == Gap.LARGE || !isFinite));
    }

    /** Whether completing loses. */
    boolean isMisere() {
        return misere;
    }
}

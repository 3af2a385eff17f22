package parlour.games.monotonic.check;

/**
 * From which number of cards on two blocks with label (x, y) are interchangeable.
 *
 * <p>A move in a block leaves a lower part (x, y-1) and an upper part (x-1, y). Small parts must be
 * matched exactly, two large parts by two large parts, so T(x, y) = T(x, y-1) + T(x-1, y) + 1 will
 * do. Cards with x = 1 or y = 1: under normal play one is as good as many, T = 1; under misère play
 * they are dead and left out, T = 0. Hence T(x, y) = 2 C(x+y-2, x-1) - 1 and C(x+y-2, x-1) - 1.
 */
public final class LargeFrom {
    private final boolean misere;
    private final int[][] thresholds;

    /**
     * The thresholds of labels up to these; those beyond 2^31 - 1 are never reached and stay there.
     */
    public LargeFrom(boolean misere, int mostX, int mostY) {
        this.misere = misere;
        this.thresholds = new int[mostX + 1][mostY + 1];
        int border = misere ? 0 : 1;
        for (int x = 1; x <= mostX; x++) {
            for (int y = 1; y <= mostY; y++) {
                long sum = x == 1 || y == 1 ? border : 1L;
                if (x > 1 && y > 1) {
                    sum += (long) thresholds[x - 1][y] + thresholds[x][y - 1];
                }
                thresholds[x][y] = (int) Math.min(sum, Integer.MAX_VALUE);
            }
        }
    }

    /** For finite decks: no number of cards is large. */
    public static LargeFrom never(boolean misere) {
        return new LargeFrom(misere, -1, -1);
    }

    /** Whether no number of cards is large, as on finite decks. */
    boolean isNever() {
        return thresholds.length == 0;
    }

    /** T(x, y); the greatest int if no number is large. */
    public int threshold(int x, int y) {
        return isNever() ? Integer.MAX_VALUE : thresholds[x][y];
    }

    /** A number of cards that is large in both parts of a block after a move in it. */
    public int most(int x, int y) {
        return x == 1 || y == 1 ? 1 : Math.max(thresholds[x - 1][y], thresholds[x][y - 1]);
    }

    /** Whether such cards lose whoever plays them. */
    boolean isDead(int x, int y) {
        return misere && (x == 1 || y == 1);
    }

    /** Whether completing loses. */
    boolean isMisere() {
        return misere;
    }
}

package parlour.games.monotonic.check;

/**
 * Neighbouring unused cards of one label that are named alike: by a prefix and a key. The place of
 * a card is its key, or less its key where keys fall, in a part without a lowest card.
 *
 * @param prefix what stands before the key; empty on a plain deck
 * @param x the cards missing for an ascending run
 * @param y the cards missing for a descending run
 * @param size how many, as a {@link Gap}
 * @param isFalling whether keys fall when cards rise
 * @param low the place of the lowest card; {@link Long#MIN_VALUE} if there is none
 * @param high the place of the highest card; {@link Long#MAX_VALUE} if there is none
 * @param interval the name of a dense stretch, empty for others
 */
record Stretch(
        String prefix,
        int x,
        int y,
        int size,
        boolean isFalling,
        long low,
        long high,
        String interval) {
    /** Stands for n in a large stretch; no other card but endless ones comes near it. */
    static final long TOP = 1L << 62;

    /** A whole part; keys begin with 0. */
    static Stretch whole(String prefix, int x, int y, int size) {
        boolean falls = size == Gap.NEGATIVES;
        long low = Gap.isOpenBelow(size) ? Long.MIN_VALUE : 0;
        long high = Gap.isOpenAbove(size) ? Long.MAX_VALUE : lastPlace(size);
        String interval = size == Gap.RATIONALS ? "(-inf,inf)" : "";
        return new Stretch(prefix, x, y, size, falls, low, high, interval);
    }

    private static long lastPlace(int size) {
        if (size == Gap.NEGATIVES) {
            return 0;
        }
        return size == Gap.LARGE ? TOP - 1 : size - 1L;
    }
}

package parlour.games.monotonic.engine.young;

/**
 * Where moves across a border take ends of words, by rank. Ends that begin alike have ranks in a
 * row, and a move across the border keeps what follows, so it takes ranges to ranges.
 */
final class CrossingRanges {
    private CrossingRanges() {}

    /**
     * An R leaves the ends: an end of b Bs, an R and more goes to one of b+1 Bs and the same more.
     * There are no ends that begin with fewer Bs below those that begin with more.
     *
     * @param letters letters of an end
     * @param reds Rs of an end before the move
     * @param first whether only b = 0 is allowed
     */
    static void redEnters(int letters, int reds, boolean first, Ranges ranges) {
        for (int blues = 0; blues <= (first ? 0 : letters - reds); blues++) {
            int rest = letters - blues - 1;
            long size = YoungBox.choose(rest, reds - 1);
            if (size > 0) {
                ranges.range(0, (int) YoungBox.choose(rest, reds), (int) size);
            }
        }
    }

    /**
     * A B enters the ends: an end of j Rs and more goes to one of j-1 Rs, a B and the same more.
     *
     * @param letters letters of an end
     * @param reds Rs of an end before the move
     */
    static void blueLeaves(int letters, int reds, Ranges ranges) {
        for (int j = 1; j <= reds; j++) {
            int size = (int) YoungBox.choose(letters - j, reds - j);
            long all = YoungBox.choose(letters, reds - 1);
            long from = all - YoungBox.choose(letters - j + 1, reds - j);
            ranges.range((int) from, (int) YoungBox.choose(letters, reds) - size, size);
        }
    }

    /** Takes ranges. */
    interface Ranges {
        /**
         * A range of options and the ends that have them.
         *
         * @param from rank of the first option, among ends with one R less
         * @param to rank of the first end
         * @param size how many there are
         */
        void range(int from, int to, int size);
    }
}

package parlour.games.monotonic.engine.young;

/**
 * The moves of words that have a common start, told apart by where the moved letters are.
 *
 * <p>Let w be the first letters of a word and s the rest. A move within w leaves s alone. A move
 * across the border takes an R from s to w, and a B from w to s:
 *
 * <ul>
 *   <li>the first R of s, behind b Bs, jumps over these and over some Bs at the end of w: s loses
 *       that R, and gets one more B at its start, whatever b is;
 *   <li>the last B of w, before some Rs at its end, jumps over these and over j Rs at the start of
 *       s: s has that B after its first j-1 Rs instead of its j-th R.
 * </ul>
 */
final class WordStart {
    private WordStart() {}

    /**
     * Tells all moves of words with this start.
     *
     * @param word the start, its last letter in the lowest bit
     * @param letters how many letters it has
     * @param leads whether nothing stands before it, so that Bs at its start are beyond the diagram
     * @param onlyReds whether s is all R, so that Rs at the end of the start are beyond the diagram
     */
    static void moves(int word, int letters, boolean leads, boolean onlyReds, Moves moves) {
        int at = letters;
        int reds = 0;
        while (at > 0) {
            int blues = 0;
            for (; at > 0 && (word >>> at - 1 & 1) == 0; at--) {
                blues++;
            }
            boolean axis = leads && at + blues == letters;
            reds = 0;
            for (; at > 0 && (word >>> at - 1 & 1) == 1; at--) {
                reds++;
            }
            if (reds == 0) {
                for (int over = 1; over <= (axis ? 1 : blues); over++) {
                    moves.redEnters(word | 1 << over - 1, axis);
                }
            } else if (blues > 0) {
                int red = 1 << at + reds - 1;
                for (int over = 1; over <= (axis ? 1 : blues); over++) {
                    moves.within(word - red + (red << over));
                }
                for (int over = 2; over <= (at == 0 && onlyReds ? 1 : reds); over++) {
                    moves.within(word + 2 * red - (2 * red >>> over));
                }
            }
        }
        if (reds < letters && !onlyReds) {
            moves.blueLeaves(word | 1 << reds);
        }
    }

    /** Takes the moves. */
    interface Moves {
        /** Within the start, which becomes another with as many Rs. */
        void within(int start);

        /**
         * An R of the rest enters.
         *
         * @param first whether only an R that is the rest's first letter can do that
         */
        void redEnters(int start, boolean first);

        /** A B leaves for the rest. */
        void blueLeaves(int start);
    }
}

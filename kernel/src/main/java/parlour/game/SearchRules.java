package parlour.game;

/**
 * Packed rules for one question with two answers, prepared for depth-first search: does the player
 * to move win? Drawn ends are counted for one of the players beforehand, so that none remain.
 *
 * <p>Rules may be cleverer than a list of moves: they may leave out options that cannot be better
 * than others and decide positions at sight, as long as the answer stays right. Keys are exact:
 * positions with equal keys have equal answers by proof, never by hash.
 */
public interface SearchRules {
    /** Longs in a key, at least 1. */
    int words();

    /**
     * A walk that stands at the start; walks are independent of each other and serve one thread
     * each.
     *
     * @param thread which thread asks, from 0
     */
    Walk walk(int thread);

    /** One line of play through the game, with room for the options along it. */
    interface Walk {
        /** What {@link #expand} returns when the player to move wins at sight. */
        int WON = -1;

        /**
         * Lists the options of the position at a ply, those that lose at sight left out.
         *
         * @return {@link #WON}, or the number of options left; 0 means that the player to move
         *     loses
         */
        int expand(int ply);

        /**
         * The keys of the options listed last at this ply, {@link SearchRules#words} longs each.
         */
        long[] keys(int ply);

        /** How promising each option is for the player who moves to it: least first. */
        int[] scores(int ply);

        /** Makes an option of a ply the position of the next ply. */
        void enter(int ply, int option);

        /** Told when an option of a ply was found to win or lose for the player who moves to it. */
        default void learn(int ply, int option, boolean wins) {}
    }
}

package parlour.games.monotonic.engine;

/**
 * A position that a {@link FormSearch} works on and that is changed in place.
 *
 * @param <S> the class itself
 */
interface FormState<S extends FormState<S>> {
    /** Another state of the same game, standing nowhere yet. */
    S fresh();

    /**
     * Lists the moves worth trying; moves that lose at once may be left out.
     *
     * @return how many they are; none means that the player to move loses, unless {@link #atSight}
     *     says otherwise
     */
    int candidates(int[] moves);

    /** Becomes the position after one of the candidates of another. */
    void play(S before, int move);

    /**
     * Whether the player to move wins, where that can be seen: 1, 0, or -1 if it cannot.
     *
     * @param drawIsWin whether a draw is enough for him
     */
    int atSight(boolean drawIsWin);

    /** Writes the key under which this position and all that are symmetric to it stand. */
    void write(boolean drawWins, long[] key, int at);

    /** How much the player to move can do: positions with less are searched first. */
    int mobility();
}

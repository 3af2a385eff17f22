package parlour.games.catalogue;

/**
 * A game that can set puzzles: positions in which exactly one move wins.
 *
 * @param <I> instances
 */
public interface Puzzles<I> extends Playable<I> {
    /** The number of grades; grade 1 is the easiest. */
    int grades();

    /**
     * A puzzle. The same seed and grade always give the same one.
     *
     * @throws parlour.claim.BadInput if there is no such grade
     */
    Puzzle<I> puzzle(long seed, int grade);

    /**
     * A position with exactly one winning move.
     *
     * @param instance the position
     * @param task what is to be found, in one sentence
     * @param solution the winning move, as it is written
     * @param <I> instances
     */
    record Puzzle<I>(I instance, String task, String solution) {}
}

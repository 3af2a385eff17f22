package parlour.game;

/**
 * All moves of a finite game on positions packed into a fixed number of longs, for engines that
 * work through whole position graphs at memory speed. Equal positions have equal keys and different
 * positions different keys: a key is the position, not a hash of it.
 *
 * <p>Every play from one position to another takes a fixed number of moves, so positions fall into
 * layers by ply. Implementations keep scratch space and serve one thread.
 */
public interface PackedRules {
    /**
     * The bit of {@link #options} that says: some option is a finished play lost by the player to
     * move there.
     */
    int ENDS_LOST = 1;

    /**
     * The bit of {@link #options} that says: some option is a finished play won by the player to
     * move there.
     */
    int ENDS_WON = 2;

    /** The bit of {@link #options} that says: some option is a finished drawn play. */
    int ENDS_DRAWN = 4;

    /** Longs in a key, at least 1. */
    int words();

    /** The largest number of options that a position can have. */
    int maxOptions();

    /** The key of the start. Its play must not be over. */
    long[] start();

    /**
     * Lists the options of a position.
     *
     * @param keys an array in which the position's key stands
     * @param at the index of its first long
     * @param out receives the keys of the options whose play is not over, one after the other,
     *     repeats allowed
     * @return the number of keys written times 8, plus the bits of how finished options ended
     */
    int options(long[] keys, int at, long[] out);
}

package parlour.games.transposition.engine;

import parlour.games.transposition.Parity;

/**
 * All of a position that matters to who wins.
 *
 * @param moves the number of moves left, n
 * @param parity the parity of the sequence so far, P
 * @param end the parity of the end block's size, e
 * @param pivots the number of pivots, p
 * @param room what is free
 */
record Facts(long moves, Parity parity, Parity end, long pivots, Room room) {
    /** The free elements, as far as they matter. */
    sealed interface Room permits Finite, Infinite {}

    /**
     * A finite domain.
     *
     * @param free the number of free elements, f
     * @param difference free elements of even rank less those of odd rank, Δ
     */
    record Finite(long free, long difference) implements Room {}

    /**
     * An infinite domain.
     *
     * @param left whether White, at most one pivot standing, has the answer L
     * @param right whether he has the answer R
     * @param census the cyclic classes of free elements
     * @param blemish whether that answer is by itself a finite class
     */
    record Infinite(boolean left, boolean right, Census census, boolean blemish) implements Room {}
}

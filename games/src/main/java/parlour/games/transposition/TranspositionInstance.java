package parlour.games.transposition;

/**
 * A position of the transposition game on one of its three boards, a position of a generalised
 * game, or all positions of one.
 */
public sealed interface TranspositionInstance
        permits NumberGame, Pennies, Pieces, CountGame, CountCensus {
    /** The canonical instance string. */
    String canonical();
}

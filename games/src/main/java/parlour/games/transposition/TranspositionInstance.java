package parlour.games.transposition;

/** A position of the transposition game on one of its three boards. */
public sealed interface TranspositionInstance permits NumberGame, Pennies, Pieces {
    /** The canonical instance string. */
    String canonical();
}

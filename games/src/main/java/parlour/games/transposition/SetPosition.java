package parlour.games.transposition;

/**
 * A position of the game on a small finite domain as far as it matters: by the increment lemma the
 * order of the used elements counts only through the parity of their inversions.
 *
 * @param used the used ranks, as bits
 * @param parity the parity of the inversions so far
 * @param moves the number of moves left
 * @param blackWants the parity at which Black wins
 */
public record SetPosition(long used, Parity parity, int moves, Parity blackWants) {
    /** The same start with another wish of Black's. */
    public SetPosition wanting(Parity wanted) {
        return new SetPosition(used, parity, moves, wanted);
    }
}

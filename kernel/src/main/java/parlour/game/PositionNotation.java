package parlour.game;

/**
 * How positions and moves are written in certificates and at a board. Reading and writing are
 * inverse to each other.
 *
 * @param <P> positions
 * @param <M> moves
 */
public interface PositionNotation<P, M> {
    /** The canonical text of a position: equal positions, equal texts. */
    String write(P position);

    /**
     * The position with this canonical text.
     *
     * @throws IllegalArgumentException if the text is no position or not in canonical form
     */
    P read(String text);

    /** The canonical text of a move at a position. */
    String writeMove(P position, M move);

    /**
     * The move with this text; legality is the rules' business.
     *
     * @throws IllegalArgumentException if the text is no move
     */
    M readMove(P position, String text);
}

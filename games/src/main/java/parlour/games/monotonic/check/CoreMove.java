package parlour.games.monotonic.check;

/**
 * A safe move at a {@link CorePosition}.
 *
 * @param block the block, counted from 0 at the lowest
 * @param side which part of the block has a known number of cards
 * @param cards that number; 0 if neither has
 */
public record CoreMove(int block, ClassMove.Side side, int cards) {
    /** Playing the lowest card of all, which is in the bottom stack. */
    public static final CoreMove BOTTOM = new CoreMove(-1, ClassMove.Side.NEITHER, 0);

    /** Playing the highest card of all, which is in the top stack. */
    public static final CoreMove TOP = new CoreMove(-2, ClassMove.Side.NEITHER, 0);
}

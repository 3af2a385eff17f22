package parlour.games.monotonic.check;

/**
 * Playing a card of a {@link ClassPosition}.
 *
 * @param block the block, counted from 0 at the lowest
 * @param side which part of the block has a known number of cards
 * @param cards that number; 0 if neither has
 */
public record ClassMove(int block, Side side, int cards) {
    /** Under misère play: any dead card. */
    public static final ClassMove DEAD = new ClassMove(-1, Side.NEITHER, 0);

    /** A part of a block. */
    public enum Side {
        /** The part below the card played. */
        BELOW,
        /** The part above the card played. */
        ABOVE,
        /** Both parts are large or infinite. */
        NEITHER
    }
}

package parlour.games.monotonic.check;

/**
 * Playing a card of a {@link CheckPosition}.
 *
 * @param block the block, counted from 0 at the lowest
 * @param offset the number of cards of the block below the card played
 */
public record CheckMove(int block, int offset) {
    /** Playing any dead card. */
    public static final CheckMove DEAD = new CheckMove(-1, 0);
}

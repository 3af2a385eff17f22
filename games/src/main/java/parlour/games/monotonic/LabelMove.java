package parlour.games.monotonic;

/**
 * Playing a card of a {@link LabelPosition}.
 *
 * @param block the block, counted from 0 at the lowest
 * @param offset the number of cards of the block below the card played
 */
public record LabelMove(int block, int offset) {}

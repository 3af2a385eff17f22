package parlour.games.monotonic;

/**
 * A card in a slot, in the insertion form on a finite deck.
 *
 * @param slot the slot, counted from 1 at the left
 * @param card the card, counted from 1 at the lowest
 */
public record Placed(int slot, int card) {
    /** As a move is written, {@code slot:card}. */
    @Override
    public String toString() {
        return slot + ":" + card;
    }
}

package parlour.exact;

import java.util.List;

/**
 * What happens when a purple card is inserted into a gap of a colour word: the first reddish card
 * to its right loses red, the first bluish card to its left loses blue, and what has no colour left
 * vanishes.
 *
 * @param before the word before
 * @param gap how many letters of it are to the left of the new card, 0..length
 * @param losesRed the 0-based place in {@code before} of the card that loses red, or {@link #NONE}
 * @param losesBlue the 0-based place in {@code before} of the card that loses blue, or {@link
 *     #NONE}
 * @param after the word after
 */
public record Insertion(ColourWord before, int gap, int losesRed, int losesBlue, ColourWord after) {
    /** Stands for a card that does not exist. */
    public static final int NONE = -1;

    /** Whether the card to the right vanishes, because red was all it had. */
    public boolean rightVanishes() {
        return losesRed != NONE && before.at(losesRed) == Colour.RED;
    }

    /** Whether the card to the left vanishes, because blue was all it had. */
    public boolean leftVanishes() {
        return losesBlue != NONE && before.at(losesBlue) == Colour.BLUE;
    }

    /** The 0-based place of the new card in {@code after}. */
    public int place() {
        return leftVanishes() ? gap - 1 : gap;
    }

    /**
     * Does the same to the list of what is recorded: adds the new card, removes what vanishes.
     *
     * @param cards modifiable, one for each letter of {@code before}
     */
    public <C> void record(List<C> cards, C card) {
        // from right to left, so that the places still needed stay valid
        if (rightVanishes()) {
            cards.remove(losesRed);
        }
        cards.add(gap, card);
        if (leftVanishes()) {
            cards.remove(losesBlue);
        }
    }
}

package parlour.games.monotonic.engine;

import java.util.List;
import parlour.game.Convention;
import parlour.games.monotonic.Poset;

/**
 * What the engine knows of a poset deck and the critical lengths before it looks at a position.
 *
 * <p>Critical lengths beyond the longest chain are lowered to one more than it: no run completes
 * before or after, and only equality of labels matters otherwise.
 */
final class PosetCards {
    /**
     * Bits before the digits of a key: a card completes; a draw is enough for the player to move.
     */
    static final int LEADING_BITS = 2;

    /** Most involutions of the whole deck that are tried at positions within the search. */
    private static final int MOST_INVOLUTIONS = 8;

    private final Poset poset;
    private final Convention convention;
    private final int lowerX;
    private final int lowerY;
    private final int labelsY;
    private final int[] up;
    private final int[] down;
    private final PosetSymmetries symmetries;
    private final Digits digits;

    /** Involutions of the whole deck, by which positions may be recognised as not won. */
    private final List<Involution> involutions;

    PosetCards(Poset poset, int ascending, int descending, Convention convention) {
        this.poset = poset;
        this.convention = convention;
        this.up = poset.chainsUp();
        this.down = poset.chainsDown();
        int most = poset.height() + 1;
        this.lowerX = Math.max(0, ascending - most);
        this.lowerY = Math.max(0, descending - most);
        int labelsX = ascending - lowerX - 1;
        this.labelsY = descending - lowerY - 1;
        this.symmetries = new PosetSymmetries(poset, labelsX == labelsY);
        // At most 64 * 64 labels and one more digit.
        this.digits = new Digits(poset.size(), Math.max(2, labelsX * labelsY + 1), LEADING_BITS);
        this.involutions =
                isNormal()
                        ? Involution.of(
                                this, new PosetState(this).setUnplayed(), false, MOST_INVOLUTIONS)
                        : List.of();
    }

    /** Whether an involution answers for the player who is not to move; only under normal play. */
    boolean isAnswered(PosetState state) {
        for (Involution involution : involutions) {
            if (involution.answers(state)) {
                return true;
            }
        }
        return false;
    }

    Poset poset() {
        return poset;
    }

    boolean isNormal() {
        return convention == Convention.NORMAL;
    }

    /** By how much every x of the instance is lowered. */
    int lowerX() {
        return lowerX;
    }

    /** By how much every y of the instance is lowered. */
    int lowerY() {
        return lowerY;
    }

    Digits digits() {
        return digits;
    }

    PosetSymmetries symmetries() {
        return symmetries;
    }

    /** The length of the longest chain that goes up from a card. */
    int up(int card) {
        return up[card];
    }

    /** The length of the longest chain that goes down from a card. */
    int down(int card) {
        return down[card];
    }

    /** A label as a digit; 0 stands for cards that are gone. */
    int digit(int x, int y) {
        return (x - 2) * labelsY + (y - 2) + 1;
    }

    /** The x of a digit. */
    int x(int digit) {
        return (digit - 1) / labelsY + 2;
    }

    /** The y of a digit. */
    int y(int digit) {
        return (digit - 1) % labelsY + 2;
    }
}

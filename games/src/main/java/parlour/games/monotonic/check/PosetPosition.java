package parlour.games.monotonic.check;

import java.util.Arrays;

/**
 * A position on a poset as the checker sees it: for each card its label (x, y), or that it is gone.
 *
 * <p>x = a - the length of the longest ascending run on the board whose cards all lie below the
 * card; y = d - that of the longest descending run whose cards all lie above it. Under misère play
 * a card with x = 1 or y = 1 is dead and counts as gone; one mark says that there is at least one.
 */
public final class PosetPosition {
    /** After a critical run. */
    public static final PosetPosition COMPLETED = new PosetPosition(new int[0], new int[0], false);

    private final int[] x;
    private final int[] y;
    private final boolean hasDead;

    /**
     * A position.
     *
     * @param x for each card its x; 0 if it is gone
     * @param y for each card its y; 0 if it is gone
     * @param hasDead whether a dead card is left
     */
    PosetPosition(int[] x, int[] y, boolean hasDead) {
        this.x = x.clone();
        this.y = y.clone();
        this.hasDead = hasDead;
    }

    /** The number of cards, gone or not. */
    public int cards() {
        return x.length;
    }

    /** Whether a card is neither played nor dead. */
    public boolean isLeft(int card) {
        return x[card] > 0;
    }

    /** How many cards an ascending run through a card still needs; 0 if the card is gone. */
    public int x(int card) {
        return x[card];
    }

    /** How many cards a descending run through a card still needs; 0 if the card is gone. */
    public int y(int card) {
        return y[card];
    }

    /** Whether a dead card is left; only under misère play. */
    public boolean hasDead() {
        return hasDead;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PosetPosition position
                && hasDead == position.hasDead
                && Arrays.equals(x, position.x)
                && Arrays.equals(y, position.y);
    }

    @Override
    public int hashCode() {
        return 2 * (31 * Arrays.hashCode(x) + Arrays.hashCode(y)) + (hasDead ? 1 : 0);
    }

    /** As certificates write it, but without the names. */
    @Override
    public String toString() {
        return PosetNotation.text(this);
    }
}

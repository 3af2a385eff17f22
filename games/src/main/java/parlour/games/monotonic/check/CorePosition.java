package parlour.games.monotonic.check;

import java.util.Arrays;

/**
 * A position reduced to what decides its outcome: the core, which are the blocks with both labels 3
 * or more, lowest first, each with its {@link Gap}; for either end of the deck the labels at which
 * the stack there will be played; and how many cards are waste. Made by {@link CoreForm}.
 */
public final class CorePosition {
    /** The player to move can complete a run and thereby wins. */
    public static final CorePosition WON = new CorePosition(new int[] {0, -1, 0});

    /** Waste, labels of the bottom stack, labels of the top stack (numbers of); then all three. */
    private final int[] code;

    /** A position with this code, which becomes the position's. */
    CorePosition(int[] code) {
        this.code = code;
    }

    /** Cards that will not be played, counted up to where they rule out a draw. */
    public int waste() {
        return code[0];
    }

    /** The number of cards in the bottom stack. */
    public int lowCount() {
        return code[1];
    }

    /** The number of cards in the top stack. */
    public int highCount() {
        return code[2];
    }

    /** The label x at which the i-th card of the bottom stack will be played; falling. */
    public int low(int i) {
        return code[3 + i];
    }

    /** The label y at which the i-th card of the top stack will be played; falling. */
    public int high(int i) {
        return code[3 + code[1] + i];
    }

    private int at(int block) {
        return 3 + code[1] + code[2] + 3 * block;
    }

    /** The number of blocks in the core. */
    public int blockCount() {
        return (code.length - at(0)) / 3;
    }

    /** The cards missing for an ascending run. */
    public int x(int block) {
        return code[at(block)];
    }

    /** The cards missing for a descending run. */
    public int y(int block) {
        return code[at(block) + 1];
    }

    /** The block's {@link Gap}; never 0. */
    public int gap(int block) {
        return code[at(block) + 2];
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || (other instanceof CorePosition that && Arrays.equals(code, that.code));
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(code);
    }

    @Override
    public String toString() {
        return CoreNotation.text(this);
    }
}

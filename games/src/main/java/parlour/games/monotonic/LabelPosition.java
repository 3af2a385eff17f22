package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What is left of a play: the unused cards with their labels, in deck order, cards with equal
 * labels gathered in blocks. Immutable, with value equality.
 *
 * <p>The label of an unused card z is (x, y): an ascending run of x more cards, z the first of
 * them, would be critical, and so would a descending run of y more. Along the deck x never rises
 * and y never falls. A play that is over by a critical run is {@link #COMPLETED}, whatever cards
 * are left.
 */
public final class LabelPosition {
    /** A critical run is complete. */
    public static final LabelPosition COMPLETED = new LabelPosition(new int[0], true);

    private static final int STRIDE = 3;

    /** x, y and size of each block, lowest block first. */
    private final int[] blocks;

    private final boolean completed;

    private LabelPosition(int[] blocks, boolean completed) {
        this.blocks = blocks;
        this.completed = completed;
    }

    /**
     * The position with these blocks, lowest first; empty blocks vanish and neighbours with equal
     * labels merge.
     *
     * @throws IllegalArgumentException if a label is below 1, x rises, y falls, or the cards are
     *     too many
     */
    public static LabelPosition of(List<Block> blocks) {
        Builder builder = new Builder();
        blocks.forEach(block -> builder.add(block.x(), block.y(), block.size()));
        return builder.build();
    }

    /** Whether a critical run is complete. */
    public boolean isCompleted() {
        return completed;
    }

    /** Whether no card is left and no run complete. */
    public boolean isExhausted() {
        return !completed && blocks.length == 0;
    }

    /** The number of blocks. */
    public int blockCount() {
        return blocks.length / STRIDE;
    }

    /**
     * The cards that an ascending run still needs, if it goes on with a card of the 0-based block.
     */
    public int x(int block) {
        return blocks[block * STRIDE];
    }

    /**
     * The cards that a descending run still needs, if it goes on with a card of the 0-based block.
     */
    public int y(int block) {
        return blocks[block * STRIDE + 1];
    }

    /** The number of cards in the 0-based block, at least 1. */
    public int size(int block) {
        return blocks[block * STRIDE + 2];
    }

    /** The number of unused cards, at most {@link MonotonicInstance#MAX_DECK}. */
    public int cards() {
        int cards = 0;
        for (int i = 0; i < blockCount(); i++) {
            cards += size(i);
        }
        return cards;
    }

    /** The blocks, lowest first. */
    public List<Block> blocks() {
        List<Block> list = new ArrayList<>(blockCount());
        for (int i = 0; i < blockCount(); i++) {
            list.add(new Block(x(i), y(i), size(i)));
        }
        return list;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof LabelPosition that
                && completed == that.completed
                && Arrays.equals(blocks, that.blocks);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(blocks) * 2 + (completed ? 1 : 0);
    }

    /** The position in {@link LabelNotation}. */
    @Override
    public String toString() {
        return LabelNotation.text(this);
    }

    /**
     * Neighbouring cards with one label.
     *
     * @param x cards that an ascending run still needs, the block's card included
     * @param y cards that a descending run still needs, the block's card included
     * @param size the number of cards
     */
    public record Block(int x, int y, int size) {}

    /** Gathers blocks from the lowest to the highest. */
    static final class Builder {
        private int[] blocks = new int[8 * STRIDE];
        private int length;
        private int cards;

        void add(int x, int y, int size) {
            if (size == 0) {
                return;
            }
            cards = Math.addExact(cards, size);
            if (x < 1 || y < 1 || size < 0 || cards > MonotonicInstance.MAX_DECK) {
                throw new IllegalArgumentException(
                        "block (" + x + "." + y + "." + size + ") is out of bounds");
            }
            int last = length - STRIDE;
            if (length > 0 && blocks[last] == x && blocks[last + 1] == y) {
                blocks[last + 2] += size;
                return;
            }
            if (length > 0 && (blocks[last] < x || blocks[last + 1] > y)) {
                throw new IllegalArgumentException(
                        "block (" + x + "." + y + "." + size + ") is out of order");
            }
            append(x, y, size);
        }

        private void append(int x, int y, int size) {
            if (length == blocks.length) {
                blocks = Arrays.copyOf(blocks, 2 * length);
            }
            blocks[length++] = x;
            blocks[length++] = y;
            blocks[length++] = size;
        }

        LabelPosition build() {
            return new LabelPosition(Arrays.copyOf(blocks, length), false);
        }
    }
}

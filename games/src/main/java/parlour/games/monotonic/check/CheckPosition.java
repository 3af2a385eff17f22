package parlour.games.monotonic.check;

import java.util.Arrays;

/**
 * The unused cards in deck order, in blocks of equal labels (x, y): x cards are missing for an
 * ascending run that goes on with the card, y for a descending one. Under misère play a card with x
 * = 1 or y = 1 is dead: playing it loses, now and for ever, whatever its label. Dead cards are left
 * out then, and a flag says whether there are any.
 */
public final class CheckPosition {
    /** A critical run is complete. */
    public static final CheckPosition COMPLETED = new CheckPosition(new int[0], false);

    /** x, y and size of each block, lowest block first. */
    private final int[] blocks;

    private final boolean dead;

    private CheckPosition(int[] blocks, boolean dead) {
        this.blocks = blocks;
        this.dead = dead;
    }

    /** Whether there is a dead card. */
    public boolean hasDead() {
        return dead;
    }

    /** The number of blocks. */
    public int blockCount() {
        return blocks.length / 3;
    }

    /** The cards missing for an ascending run. */
    public int x(int block) {
        return blocks[3 * block];
    }

    /** The cards missing for a descending run. */
    public int y(int block) {
        return blocks[3 * block + 1];
    }

    /** The number of cards in a block. */
    public int size(int block) {
        return blocks[3 * block + 2];
    }

    /** There is only one completed position, and no other equals it. */
    @Override
    public boolean equals(Object other) {
        return this == other
                || (other instanceof CheckPosition that
                        && this != COMPLETED
                        && that != COMPLETED
                        && dead == that.dead
                        && Arrays.equals(blocks, that.blocks));
    }

    @Override
    public int hashCode() {
        return 2 * Arrays.hashCode(blocks) + (dead ? 1 : 0);
    }

    @Override
    public String toString() {
        return CheckNotation.text(this);
    }

    /** Gathers cards from the lowest to the highest. */
    public static final class Gathering {
        private final boolean misere;
        private int[] blocks = new int[12];
        private int length;
        private boolean dead;

        /** Begins without cards. Under normal play no card counts as dead. */
        public Gathering(boolean misere) {
            this.misere = misere;
        }

        /** Adds a dead card. */
        public Gathering addDead() {
            dead = true;
            return this;
        }

        /**
         * Adds cards with one label above those added so far, and says of the first of them which
         * move it is.
         *
         * @throws IllegalArgumentException if x is above, or y below, those of the block before
         */
        public CheckMove add(int x, int y, int size) {
            if (size == 0 || (misere && (x == 1 || y == 1))) {
                dead |= size > 0;
                return CheckMove.DEAD;
            }
            int last = length - 3;
            boolean first = length == 0;
            if (x < 1
                    || y < 1
                    || size < 0
                    || (!first && (x > blocks[last] || y < blocks[last + 1]))) {
                throw new IllegalArgumentException(
                        "block (%d.%d.%d) is out of order".formatted(x, y, size));
            }
            if (first || x != blocks[last] || y != blocks[last + 1]) {
                begin(x, y);
                last = length - 3;
            }
            int below = blocks[last + 2];
            blocks[last + 2] = Math.addExact(below, size);
            return new CheckMove(last / 3, below);
        }

        private void begin(int x, int y) {
            if (length == blocks.length) {
                blocks = Arrays.copyOf(blocks, 2 * length);
            }
            blocks[length] = x;
            blocks[length + 1] = y;
            blocks[length + 2] = 0;
            length += 3;
        }

        /** The position. */
        public CheckPosition position() {
            return new CheckPosition(Arrays.copyOf(blocks, length), dead);
        }
    }
}

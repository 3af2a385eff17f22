package parlour.games.monotonic.check;

import java.util.Arrays;

/**
 * The unused cards in deck order, in blocks of equal labels (x, y), each with its {@link Gap}: x
 * cards are missing for an ascending run that goes on with a card of the block, y for a descending
 * one. Neighbours with equal labels are one block if together they are again a number or a class.
 *
 * <p>Under misère play a card with x = 1 or y = 1 is dead: playing it loses, now and for ever,
 * whatever its label. Dead cards are left out then. On finite decks a flag says whether there are
 * any; infinite and large ones have a card left whenever one is needed. In tables of numbers the
 * same is done under normal play, where such a card wins; there is a flag on every deck then.
 */
public final class CheckPosition {
    /** A critical run is complete. */
    public static final CheckPosition COMPLETED = new CheckPosition(new int[0], false);

    /** x, y and gap of each block, lowest block first. */
    private final int[] blocks;

    private final boolean dead;
    private final int hash;

    private CheckPosition(int[] blocks, boolean dead) {
        this.blocks = blocks;
        this.dead = dead;
        this.hash = 2 * Arrays.hashCode(blocks) + (dead ? 1 : 0);
    }

    /** Whether a dead card is left, where that is told. */
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

    /** The block's {@link Gap}; never 0. */
    public int gap(int block) {
        return blocks[3 * block + 2];
    }

    /** The same cards gathered in another way. */
    public CheckPosition gathered(LargeFrom largeFrom) {
        if (equals(COMPLETED)) {
            return COMPLETED;
        }
        var gathering = new Gathering(largeFrom);
        gathering.dead = dead;
        for (int i = 0; i < blockCount(); i++) {
            gathering.add(x(i), y(i), gap(i));
        }
        return gathering.position();
    }

    /** There is only one completed position, and no other equals it. */
    @Override
    public boolean equals(Object other) {
        return this == other
                || (other instanceof CheckPosition that
                        && this != COMPLETED
                        && that != COMPLETED
                        && hash == that.hash
                        && dead == that.dead
                        && Arrays.equals(blocks, that.blocks));
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        return CheckNotation.text(this);
    }

    /**
     * Gathers cards from the lowest to the highest, joining what fits and capping what is large.
     */
    public static final class Gathering {
        private final LargeFrom largeFrom;
        private int[] blocks = new int[24];
        private int length;
        private boolean dead;

        /** Begins without cards. */
        public Gathering(LargeFrom largeFrom) {
            this.largeFrom = largeFrom;
        }

        /** Adds a dead card. */
        public Gathering addDead() {
            dead = true;
            return this;
        }

        /**
         * Adds a gap of cards with one label above those added so far.
         *
         * @return the number of its block, -1 if the cards are dead or there are none
         * @throws IllegalArgumentException if x is above, or y below, those of the block before
         */
        public int add(int x, int y, int gap) {
            if (gap == 0 || largeFrom.isDead(x, y)) {
                dead |= gap != 0 && largeFrom.isMarked();
                return -1;
            }
            int last = length - 3;
            boolean first = length == 0;
            if (x < 1 || y < 1 || (!first && (x > blocks[last] || y < blocks[last + 1]))) {
                throw new IllegalArgumentException(
                        "block (%d.%d.%s) is out of order".formatted(x, y, Gap.write(gap)));
            }
            if (first || x != blocks[last] || y != blocks[last + 1] || !joins(x, y, gap)) {
                begin(x, y);
                last = length - 3;
            }
            blocks[last + 2] = Gap.join(blocks[last + 2], gap);
            return last / 3;
        }

        /** Cards that complete a run are all alike, whatever lies between them. */
        private boolean joins(int x, int y, int gap) {
            return x == 1 || y == 1 || Gap.fit(blocks[length - 1], gap);
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

        /** The move of the highest card added so far, which a block of a finite deck has. */
        CheckMove highest(int block) {
            return new CheckMove(block, CheckMove.Side.BELOW, blocks[3 * block + 2] - 1);
        }

        /** The position. */
        public CheckPosition position() {
            boolean gathered = largeFrom.hasGathered(dead);
            for (int i = 0; i < length; i += 3) {
                int most = largeFrom.threshold(blocks[i], blocks[i + 1], gathered);
                blocks[i + 2] = blocks[i + 2] >= most ? Gap.LARGE : blocks[i + 2];
            }
            return new CheckPosition(Arrays.copyOf(blocks, length), dead);
        }
    }
}

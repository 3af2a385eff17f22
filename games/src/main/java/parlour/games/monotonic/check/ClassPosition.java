package parlour.games.monotonic.check;

import java.util.Arrays;

/**
 * The unused cards of an infinite or large deck in blocks of equal labels (x, y), lowest block
 * first, each with its {@link Gap}. Neighbours with equal labels are one block if together they are
 * again a number or a class. Under misère play dead cards, with x = 1 or y = 1, are left out: such
 * decks have a card left whenever one is needed.
 */
public final class ClassPosition {
    /** A critical run is complete. */
    public static final ClassPosition COMPLETED = new ClassPosition(new int[0]);

    private final int[] blocks;

    private ClassPosition(int[] blocks) {
        this.blocks = blocks;
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

    @Override
    public boolean equals(Object other) {
        return this == other
                || (other instanceof ClassPosition that
                        && this != COMPLETED
                        && that != COMPLETED
                        && Arrays.equals(blocks, that.blocks));
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(blocks);
    }

    @Override
    public String toString() {
        return ClassNotation.text(this);
    }

    /** Gathers blocks from the lowest to the highest, joining what fits and capping sizes. */
    public static final class Gathering {
        private final LargeFrom largeFrom;
        private int[] blocks = new int[24];
        private int length;

        /** Begins without cards. */
        public Gathering(LargeFrom largeFrom) {
            this.largeFrom = largeFrom;
        }

        /**
         * Adds a gap of cards with one label above those added so far.
         *
         * @return the number of its block, -1 if the cards are dead or there are none
         * @throws IllegalArgumentException if x is above, or y below, those of the block before
         */
        public int add(int x, int y, int gap) {
            if (gap == 0 || largeFrom.isDead(x, y)) {
                return -1;
            }
            int last = length - 3;
            boolean first = length == 0;
            if (x < 1 || y < 1 || (!first && (x > blocks[last] || y < blocks[last + 1]))) {
                throw new IllegalArgumentException(
                        "block (%d.%d.%s) is out of order".formatted(x, y, Gap.write(gap)));
            }
            if (first || x != blocks[last] || y != blocks[last + 1] || !joins(x, y, gap)) {
                if (length == blocks.length) {
                    blocks = Arrays.copyOf(blocks, 2 * length);
                }
                blocks[length] = x;
                blocks[length + 1] = y;
                blocks[length + 2] = 0;
                length += 3;
                last = length - 3;
            }
            int joined = Gap.join(blocks[last + 2], gap);
            blocks[last + 2] = joined >= largeFrom.threshold(x, y) ? Gap.LARGE : joined;
            return last / 3;
        }

        /** Cards that complete a run are all alike, whatever lies between them. */
        private boolean joins(int x, int y, int gap) {
            return x == 1 || y == 1 || Gap.fit(blocks[length - 1], gap);
        }

        /** The position. */
        public ClassPosition position() {
            return new ClassPosition(Arrays.copyOf(blocks, length));
        }
    }
}

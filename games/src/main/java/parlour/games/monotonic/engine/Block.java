package parlour.games.monotonic.engine;

/**
 * A block of cards with one label packed into an int: x in 5 bits, y in 5 bits, the size in 22.
 *
 * <p>No object of this class exists; positions are arrays of these ints, lowest block first.
 */
final class Block {
    /** Largest label that fits. */
    static final int MAX_LABEL = 31;

    /** Largest size that fits: 2^22 - 1. */
    static final int MAX_SIZE = (1 << 22) - 1;

    /** One step down in x. */
    static final int X = 1 << 27;

    /** One step down in y. */
    static final int Y = 1 << 22;

    private Block() {}

    static int of(int x, int y, int size) {
        return x << 27 | y << 22 | size;
    }

    static int x(int block) {
        return block >>> 27;
    }

    static int y(int block) {
        return block >>> 22 & 31;
    }

    static int size(int block) {
        return block & MAX_SIZE;
    }

    /** The same label with another size. */
    static int resized(int block, int size) {
        return block & ~MAX_SIZE | size;
    }

    static boolean sameLabel(int a, int b) {
        return (a ^ b) >>> 22 == 0;
    }
}

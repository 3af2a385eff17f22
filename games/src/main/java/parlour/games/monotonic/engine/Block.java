package parlour.games.monotonic.engine;

import parlour.games.monotonic.check.Gap;

/**
 * A block of cards with one label packed into an int: x in 5 bits, y in 5 bits, whether it has no
 * highest and no lowest card in a bit each, the size in 20.
 *
 * <p>A block that has no lowest or no highest card is infinite and has size 1 here. An infinite
 * block with both ends closed cannot be told from a finite one beyond its threshold and has {@link
 * #MAX_SIZE}.
 *
 * <p>No object of this class exists; positions are arrays of these ints, lowest block first.
 */
final class Block {
    /** Largest label that fits. */
    static final int MAX_LABEL = 31;

    /** Largest size that fits: 2^20 - 1. */
    static final int MAX_SIZE = (1 << 20) - 1;

    /** The mark of a block without a lowest card. */
    static final int OPEN_LOW = 1 << 20;

    /** The mark of a block without a highest card. */
    static final int OPEN_HIGH = 1 << 21;

    /** One step down in x. */
    static final int X = 1 << 27;

    /** One step down in y. */
    static final int Y = 1 << 22;

    private static final int OPEN = OPEN_LOW | OPEN_HIGH;

    private Block() {}

    static int of(int x, int y, int size) {
        return x << 27 | y << 22 | size;
    }

    /** A {@link Gap} as size and open ends. */
    static int sized(int gap) {
        return switch (gap) {
            case Gap.LARGE -> MAX_SIZE;
            case Gap.NATURALS -> 1 | OPEN_HIGH;
            case Gap.NEGATIVES -> 1 | OPEN_LOW;
            case Gap.INTEGERS -> 1 | OPEN;
            case Gap.RATIONALS -> 1;
            default -> Math.min(gap, MAX_SIZE);
        };
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

    /** The size as far as it can matter: an open block is larger than any threshold. */
    static int arriving(int block) {
        return isOpen(block) ? MAX_SIZE : size(block);
    }

    static boolean isOpen(int block) {
        return (block & OPEN) != 0;
    }

    /** 0 for a block with both ends closed, otherwise 1 to 3. */
    static int openness(int block) {
        return (block & OPEN) >>> 20;
    }

    /** The same label with another size and closed ends. */
    static int resized(int block, int size) {
        return block & ~(OPEN | MAX_SIZE) | size;
    }

    /**
     * The part of a large or infinite block below a card of it, itself large: its lower end is the
     * block's.
     */
    static int largeLower(int block) {
        return (block & OPEN_LOW) != 0 ? resized(block, 1) | OPEN_LOW : resized(block, MAX_SIZE);
    }

    /**
     * The part of a large or infinite block above a card of it, itself large: its upper end is the
     * block's.
     */
    static int largeUpper(int block) {
        return (block & OPEN_HIGH) != 0 ? resized(block, 1) | OPEN_HIGH : resized(block, MAX_SIZE);
    }

    /** Two neighbours with one label: outer ends stay, inner ends meet. */
    static int joined(int lower, int higher) {
        int open = lower & OPEN_LOW | higher & OPEN_HIGH;
        if (open != 0) {
            return resized(lower, 1) | open;
        }
        boolean infinite = isOpen(lower) || isOpen(higher);
        return resized(lower, infinite ? MAX_SIZE : Math.min(MAX_SIZE, size(lower) + size(higher)));
    }

    /** The block of the mirror image. */
    static int mirrored(int block) {
        int open = (block & OPEN_LOW) << 1 | (block & OPEN_HIGH) >>> 1;
        return of(y(block), x(block), size(block)) | open;
    }

    static boolean sameLabel(int a, int b) {
        return (a ^ b) >>> 22 == 0;
    }
}

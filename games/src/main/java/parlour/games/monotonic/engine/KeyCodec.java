package parlour.games.monotonic.engine;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * Packs a reduced position into longs, one to one.
 *
 * <p>The blocks lie on a staircase of labels from (mostX, 3), down in x and up in y. Two codes for
 * it:
 *
 * <ul>
 *   <li><em>unary</em>: 10 for a step in x, 11 for a step in y, 0 for a card, after a leading 1;
 *   <li><em>radix</em>: a bit for each step and for each label passed (whether a block is there),
 *       then the sizes less one as digits of a number whose radices depend on the labels alone.
 * </ul>
 *
 * <p>Beside it stand both stacks, and the waste with the owner of a draw where draws are possible.
 * A position and its mirror image (x and y exchanged, deck reversed) have the same outcome; the
 * smaller key stands for both.
 */
final class KeyCodec {
    private static final int ONE_WORD = 63;
    private static final int DIGITS_IN_WORD = 62;
    private static final BigInteger FULL_WORD = BigInteger.ONE.shiftLeft(DIGITS_IN_WORD);

    /** Bits for the waste and the owner of a draw. */
    static final int DRAW_BITS = 3;

    private static final int OPEN_KINDS = 3;

    private final Frontier frontier;
    private final int row;
    private final int[] caps;
    private final int[] radices;
    private final int drawBits;
    private final int pathBits;
    private final boolean unary;
    private final int digitBits;
    private final int words;
    private final long[] mirror;

    /**
     * A code for positions that can be reached from a deck.
     *
     * @param cards the cards that such a position can have at most
     */
    KeyCodec(Frontier frontier, Thresholds thresholds, int cards) {
        this.frontier = frontier;
        this.row = thresholds.row();
        int[] thresholdTable = thresholds.of(0, 0, frontier.drawless() ? frontier.needed() : 0);
        int open = frontier.ends().hasOpenBlocks() ? OPEN_KINDS : 0;
        this.caps =
                Arrays.stream(thresholdTable)
                        .map(cap -> Math.min(cap, Math.max(1, cards)))
                        .toArray();
        this.radices = Arrays.stream(this.caps).map(cap -> cap + open).toArray();
        this.drawBits = frontier.drawless() ? 0 : DRAW_BITS;
        int steps = frontier.steps();
        this.pathBits = 2 * steps + 1;
        int beside = besideBits();
        BigInteger sizes = mostDigits();
        this.digitBits = sizes.subtract(BigInteger.ONE).bitLength();
        this.unary = open == 0 && 1 + 2L * steps + cards + beside <= ONE_WORD;
        boolean radixFits = pathBits + digitBits + beside <= ONE_WORD;
        this.words = unary || radixFits ? 1 : 1 + digitWords(sizes);
        this.mirror = new long[words];
    }

    private KeyCodec(KeyCodec other) {
        this.frontier = other.frontier;
        this.row = other.row;
        this.caps = other.caps;
        this.radices = other.radices;
        this.drawBits = other.drawBits;
        this.pathBits = other.pathBits;
        this.unary = other.unary;
        this.digitBits = other.digitBits;
        this.words = other.words;
        this.mirror = new long[words];
    }

    /** The same code for another thread. */
    KeyCodec copy() {
        return new KeyCodec(this);
    }

    private int besideBits() {
        return frontier.bottomBits() + frontier.topBits() + drawBits;
    }

    /** The largest product of radices along any staircase. */
    private BigInteger mostDigits() {
        BigInteger[] column = new BigInteger[frontier.mostY() + 2];
        Arrays.fill(column, BigInteger.ONE);
        for (int x = 3; x <= frontier.mostX(); x++) {
            for (int y = frontier.mostY(); y >= 3; y--) {
                BigInteger radix = BigInteger.valueOf(radices[x * row + y]);
                column[y] = column[y].max(column[y + 1]).multiply(radix);
            }
        }
        return Arrays.stream(column).reduce(BigInteger.ONE, BigInteger::max);
    }

    /**
     * Words that the digits of any staircase fit into when each word is filled as far as it goes.
     */
    private int digitWords(BigInteger product) {
        if (product.compareTo(FULL_WORD) <= 0) {
            return 1;
        }
        int widest = 1;
        for (int radix : radices) {
            widest = Math.max(widest, Integer.SIZE - Integer.numberOfLeadingZeros(radix));
        }
        int perWord = DIGITS_IN_WORD / widest;
        int blocks = frontier.steps() + 1;
        return (blocks + perWord - 1) / perWord;
    }

    int words() {
        return words;
    }

    /** Writes the key of a reduced position with a core. */
    void write(Core core, long[] keys, int at) {
        write(core, false, keys, at);
        if (!frontier.isSymmetric()) {
            return;
        }
        write(core, true, mirror, 0);
        for (int w = 0; w < words; w++) {
            if (mirror[w] != keys[at + w]) {
                if (mirror[w] < keys[at + w]) {
                    System.arraycopy(mirror, 0, keys, at, words);
                }
                return;
            }
        }
    }

    private void write(Core core, boolean mirrored, long[] keys, int at) {
        long beside = mirrored ? core.top >>> 3 : core.bottom >>> 3;
        beside =
                beside << (mirrored ? frontier.bottomBits() : frontier.topBits())
                        | (mirrored ? core.bottom >>> 3 : core.top >>> 3);
        if (drawBits > 0) {
            boolean open = core.waste < frontier.needed();
            beside = beside << drawBits | (open ? 1 + 2 * core.waste + (core.drawWins ? 1 : 0) : 0);
        }
        int besideBits = besideBits();
        if (unary) {
            keys[at] = unary(core, mirrored) << besideBits | beside;
            return;
        }
        long path = path(core, mirrored);
        if (words == 1) {
            keys[at] = (path << digitBits | digits(core, mirrored)) << besideBits | beside;
        } else {
            keys[at] = path << besideBits | beside;
            digits(core, mirrored, keys, at + 1);
        }
    }

    private static int block(Core core, int i, boolean mirrored) {
        if (!mirrored) {
            return core.blocks[i];
        }
        return Block.mirrored(core.blocks[core.size - 1 - i]);
    }

    private long unary(Core core, boolean mirrored) {
        long code = 1;
        int x = frontier.mostX();
        int y = 3;
        for (int i = 0; i < core.size; i++) {
            int block = block(core, i, mirrored);
            for (; x > Block.x(block); x--) {
                code = code << 2 | 2;
            }
            for (; y < Block.y(block); y++) {
                code = code << 2 | 3;
            }
            code <<= Block.size(block);
        }
        return code;
    }

    private long path(Core core, boolean mirrored) {
        long code = 0;
        int x = frontier.mostX();
        int y = 3;
        int bit = pathBits;
        for (int i = 0; i < core.size; i++) {
            int block = block(core, i, mirrored);
            bit -= 2 * (x - Block.x(block));
            x = Block.x(block);
            for (; y < Block.y(block); y++) {
                bit -= 2;
                code |= 1L << bit;
            }
            code |= 1L << bit - 1;
        }
        return code;
    }

    private long digits(Core core, boolean mirrored) {
        long digits = 0;
        for (int i = 0; i < core.size; i++) {
            int block = block(core, i, mirrored);
            digits = digits * radix(block) + digit(block);
        }
        return digits;
    }

    private void digits(Core core, boolean mirrored, long[] keys, int first) {
        int at = first;
        long digits = 0;
        long room = FULL_WORD.longValueExact();
        for (int w = first; w < first + words - 1; w++) {
            keys[w] = 0;
        }
        for (int i = 0; i < core.size; i++) {
            int block = block(core, i, mirrored);
            if (room < radix(block)) {
                keys[at++] = digits;
                digits = 0;
                room = FULL_WORD.longValueExact();
            }
            digits = digits * radix(block) + digit(block);
            room /= radix(block);
        }
        keys[at] = digits;
    }

    /**
     * Reads a one-word key back, or a wide one; the position need not be the one written but may be
     * its mirror image.
     */
    void read(long[] keys, int at, Core core) {
        int besideBits = besideBits();
        long beside = keys[at] & (1L << besideBits) - 1;
        readBeside(beside, core);
        core.size = 0;
        if (unary) {
            readUnary(keys[at] >>> besideBits, core);
            return;
        }
        long rest = keys[at] >>> besideBits;
        readPath(words == 1 ? rest >>> digitBits : rest, core);
        if (words == 1) {
            readDigits(rest & (1L << digitBits) - 1, 0, core.size, core);
        } else {
            readDigits(keys, at + 1, core);
        }
    }

    private void readBeside(long beside, Core core) {
        long open = beside & (1L << drawBits) - 1;
        core.waste = open == 0 ? frontier.needed() : (int) (open - 1) / 2;
        core.drawWins = open != 0 && open % 2 == 0;
        long stacks = beside >>> drawBits;
        core.top = (int) (stacks & (1L << frontier.topBits()) - 1) << 3;
        core.bottom = (int) (stacks >>> frontier.topBits()) << 3;
    }

    private void readUnary(long code, Core core) {
        int x = frontier.mostX();
        int y = 3;
        int bit = Long.SIZE - 2 - Long.numberOfLeadingZeros(code);
        while (bit >= 0) {
            if ((code >>> bit & 1) == 0) {
                core.add(Block.of(x, y, 1));
                bit--;
            } else {
                x -= (code >>> bit - 1 & 1) == 0 ? 1 : 0;
                y += (code >>> bit - 1 & 1) == 0 ? 0 : 1;
                bit -= 2;
            }
        }
    }

    private void readPath(long path, Core core) {
        int x = frontier.mostX();
        int y = 3;
        for (int bit = pathBits - 1; bit >= 0; bit -= 2) {
            if ((path >>> bit & 1) == 1) {
                core.add(Block.of(x, y, 1));
            }
            boolean up = bit > 0 && (path >>> bit - 1 & 1) == 1;
            x -= up ? 0 : 1;
            y += up ? 1 : 0;
        }
    }

    /** Sizes from the last digit to the first. */
    private void readDigits(long digits, int from, int until, Core core) {
        long rest = digits;
        for (int i = until - 1; i >= from; i--) {
            int radix = radix(core.blocks[i]);
            core.blocks[i] = sized(core.blocks[i], (int) (rest % radix));
            rest /= radix;
        }
    }

    private void readDigits(long[] keys, int first, Core core) {
        int word = first;
        int from = 0;
        long room = FULL_WORD.longValueExact();
        for (int i = 0; i < core.size; i++) {
            int radix = radix(core.blocks[i]);
            if (room < radix) {
                readDigits(keys[word++], from, i, core);
                from = i;
                room = FULL_WORD.longValueExact();
            }
            room /= radix;
        }
        readDigits(keys[word], from, core.size, core);
    }

    /** The size less one; beyond the largest size, which ends are open. */
    private int digit(int block) {
        int open = Block.openness(block);
        return open == 0 ? Block.size(block) - 1 : cap(block) + open - 1;
    }

    private int sized(int block, int digit) {
        int cap = cap(block);
        return digit < cap
                ? Block.resized(block, digit + 1)
                : Block.resized(block, 1) | (digit - cap + 1) * Block.OPEN_LOW;
    }

    private int cap(int block) {
        return caps[Block.x(block) * row + Block.y(block)];
    }

    private int radix(int block) {
        return radices[Block.x(block) * row + Block.y(block)];
    }
}

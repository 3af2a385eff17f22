package parlour.games.monotonic.engine;

import java.util.Arrays;

/**
 * A position under construction: core blocks (both labels at least 3), the labels at which each
 * stack can still be played, the waste, and whose draw a drawn end would be.
 *
 * <p>Bottom stack (cards with y = 2): only the bottom card of the deck can be played, and its label
 * x falls by one with every play, so the stack is worth exactly the set of labels at which it will
 * be played; a card that arrives with label x takes the highest free label from x down to 3, and is
 * waste if there is none. The top stack is its mirror image.
 */
final class Core {
    private static final int THREE_THREE = Block.of(3, 3, 0);

    /** Bottom stack as a set of labels: bit x. */
    int bottom;

    /** Top stack as a set of labels: bit y. */
    int top;

    /** Cards that will never be played, counted up to what rules out draws. */
    int waste;

    /**
     * Whether a drawn end counts as a win for the player to move; false once draws are ruled out.
     */
    boolean drawWins;

    int[] blocks = new int[8];
    int size;

    private final Frontier frontier;
    private final Thresholds thresholds;

    Core(Frontier frontier, Thresholds thresholds) {
        this.frontier = frontier;
        this.thresholds = thresholds;
    }

    /** Takes over another position without its blocks. */
    void startFrom(Core other) {
        bottom = other.bottom;
        top = other.top;
        waste = other.waste;
        drawWins = other.drawWins;
        size = 0;
    }

    /** The same position for another thread. */
    Core within(Thresholds own) {
        Core core = new Core(frontier, own);
        core.startFrom(this);
        for (int i = 0; i < size; i++) {
            core.add(blocks[i]);
        }
        return core;
    }

    /** Takes all cards away. */
    void clear() {
        bottom = 0;
        top = 0;
        waste = 0;
        drawWins = false;
        size = 0;
    }

    /** Adds a block above those added before; a label 2 sends it to a stack. */
    void add(int block) {
        int x = Block.x(block);
        int y = Block.y(block);
        if (x > 2 && y > 2) {
            addToCore(block);
        } else if (x > 2) {
            bottom = arriveLow(bottom, x, Block.arriving(block));
        } else if (y > 2) {
            top = arriveHigh(top, y, Block.arriving(block));
        } else {
            waste = Math.min(frontier.needed(), waste + Block.arriving(block));
        }
    }

    private void addToCore(int block) {
        if (size > 0 && Block.sameLabel(blocks[size - 1], block)) {
            blocks[size - 1] = Block.joined(blocks[size - 1], block);
            return;
        }
        if (size == blocks.length) {
            blocks = Arrays.copyOf(blocks, 2 * size);
        }
        blocks[size++] = block;
    }

    private int arriveLow(int stack, int label, int cards) {
        return arrive(stack, label, cards, frontier.bottomStack());
    }

    private int arriveHigh(int stack, int label, int cards) {
        return arrive(stack, label, cards, frontier.topStack());
    }

    /** A stack after cards have arrived with a label; cards without a free label are waste. */
    private int arrive(int stack, int label, int cards, boolean present) {
        int free = present ? ~stack & (2 << label) - 8 : 0;
        int left = cards;
        while (left > 0 && free != 0) {
            int highest = Integer.highestOneBit(free);
            free ^= highest;
            stack |= highest;
            left--;
        }
        waste = Math.min(frontier.needed(), waste + left);
        return stack;
    }

    /**
     * Becomes a position after its bottom card is played: all higher cards with the same x need one
     * card less.
     */
    void afterBottom(Core at) {
        startFrom(at);
        int label = Integer.highestOneBit(at.bottom);
        bottom ^= label;
        for (int i = 0; i < at.size; i++) {
            int block = at.blocks[i];
            add(1 << Block.x(block) == label ? block - Block.X : block);
        }
    }

    /**
     * Becomes a position after its top card is played: all lower cards with the same y need one
     * card less.
     */
    void afterTop(Core at) {
        startFrom(at);
        int label = Integer.highestOneBit(at.top);
        top ^= label;
        for (int i = 0; i < at.size; i++) {
            int block = at.blocks[i];
            add(1 << Block.y(block) == label ? block - Block.Y : block);
        }
    }

    /**
     * In how many ways a block can be split by playing one of its cards: by the size of the lower
     * part, or in a large block by either part being small and exact, counted from an end that is
     * closed, or both being large.
     */
    int splits(int index) {
        if (frontier.ends() == Ends.DENSE) {
            return 1;
        }
        int block = blocks[index];
        int[] table = table();
        int at = Block.x(block) * thresholds.row() + Block.y(block);
        if (Block.arriving(block) < table[at]) {
            return Block.size(block);
        }
        return smallLower(block, table, at) + smallUpper(block, table, at) + 1;
    }

    /** How many sizes of a lower part are small; it needs a lowest card to have a size at all. */
    private static int smallLower(int block, int[] table, int at) {
        return (block & Block.OPEN_LOW) != 0 ? 0 : table[at - 1];
    }

    private int smallUpper(int block, int[] table, int at) {
        return (block & Block.OPEN_HIGH) != 0 ? 0 : table[at - thresholds.row()];
    }

    /**
     * Becomes a position after a card of a core block is played, split in one of its {@link
     * #splits}.
     */
    void afterSplit(Core at, int index, int split) {
        int block = at.blocks[index];
        if (frontier.ends() == Ends.DENSE) {
            afterParts(at, index, block, block);
            return;
        }
        int[] table = at.table();
        int label = Block.x(block) * thresholds.row() + Block.y(block);
        if (Block.arriving(block) < table[label]) {
            int upper = Block.size(block) - 1 - split;
            afterParts(at, index, Block.resized(block, split), Block.resized(block, upper));
            return;
        }
        int small = smallLower(block, table, label);
        int upper = split - small;
        boolean both = upper == smallUpper(block, table, label);
        afterParts(
                at,
                index,
                split < small ? Block.resized(block, split) : Block.largeLower(block),
                split < small || both ? Block.largeUpper(block) : Block.resized(block, upper));
    }

    /** Lower parts need one card less for a descending run, upper parts for an ascending one. */
    private void afterParts(Core at, int index, int lower, int upper) {
        startFrom(at);
        int played = at.blocks[index];
        for (int i = 0; i < index; i++) {
            int block = at.blocks[i];
            add(Block.y(block) == Block.y(played) ? block - Block.Y : block);
        }
        if (Block.size(lower) > 0) {
            add(lower - Block.Y);
        }
        if (Block.size(upper) > 0) {
            add(upper - Block.X);
        }
        for (int i = index + 1; i < at.size; i++) {
            int block = at.blocks[i];
            add(Block.x(block) == Block.x(played) ? block - Block.X : block);
        }
    }

    /**
     * Brings the position into its least form: labels of a stack that no core card can meet only
     * count by number and are moved down to just above the core; sizes are capped at their
     * thresholds.
     */
    void reduce() {
        if (waste == frontier.needed()) {
            drawWins = false;
        }
        if (size == 0) {
            return;
        }
        bottom = lowered(bottom, Block.x(blocks[0]));
        top = lowered(top, Block.y(blocks[size - 1]));
        int[] table = table();
        int row = thresholds.row();
        for (int i = 0; i < size; i++) {
            int block = blocks[i];
            int cap = table[Block.x(block) * row + Block.y(block)];
            if (Block.size(block) > cap && !Block.isOpen(block)) {
                blocks[i] = Block.resized(block, cap);
            }
        }
    }

    private static int lowered(int stack, int core) {
        int above = Integer.bitCount(stack >>> core + 1);
        return stack & (2 << core) - 1 | (1 << above) - 1 << core + 1;
    }

    int[] table() {
        return thresholds.of(bottom, top, waste);
    }

    /**
     * Whether the player to move wins, with no core left: stack plays are forced one after the
     * other.
     */
    boolean winsWithoutCore() {
        return winsByStacks(bottom, top, waste, drawWins);
    }

    private boolean winsByStacks(int low, int high, int wasted, boolean drawn) {
        if (wasted < frontier.needed()) {
            return drawn;
        }
        return (Integer.bitCount(low) + Integer.bitCount(high) & 1) == 1;
    }

    /**
     * Whether some move in a (3,3) block wins at sight. Such a move empties the core: every lower
     * core card goes to the bottom stack, every higher one to the top stack, and the rest is
     * forced.
     */
    boolean winsAtThreeThree() {
        for (int i = 0; i < size; i++) {
            if (Block.sameLabel(blocks[i], THREE_THREE)) {
                return winsAt(i);
            }
        }
        return false;
    }

    private boolean winsAt(int index) {
        int wasteBefore = waste;
        int low = bottom;
        int high = top;
        for (int i = 0; i < index; i++) {
            low = arriveLow(low, Block.x(blocks[i]), Block.arriving(blocks[i]));
        }
        for (int i = index + 1; i < size; i++) {
            high = arriveHigh(high, Block.y(blocks[i]), Block.arriving(blocks[i]));
        }
        int wasteBetween = waste;
        waste = wasteBefore;
        int[] table = table();
        int row = thresholds.row();
        int l = table[3 * row + 2];
        int u = table[2 * row + 3];
        int cards = Block.arriving(blocks[index]);
        boolean large = cards >= table[3 * row + 3];
        boolean wins = false;
        for (int part = 0; part < (large ? l + u + 1 : cards) && !wins; part++) {
            waste = wasteBetween;
            int lowest = arriveLow(low, 3, large ? Math.min(part, l) : part);
            int highest = arriveHigh(high, 3, large ? Math.min(l + u - part, u) : cards - 1 - part);
            wins = !winsByStacks(lowest, highest, waste, !drawWins);
        }
        waste = wasteBefore;
        return wins;
    }
}

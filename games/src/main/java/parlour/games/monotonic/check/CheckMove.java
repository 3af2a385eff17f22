package parlour.games.monotonic.check;

import java.util.List;

/**
 * Playing a card: which block it is of, and how it splits it, as far as that is told apart. Written
 * {@code block:3} for three cards of the block below the card played, {@code block:^3} for three
 * above, {@code block:*} for neither; or {@code dead}, {@code bottom}, {@code top}.
 *
 * @param block the block, counted from 0 at the lowest
 * @param side which part of the block has a known number of cards
 * @param cards that number; 0 if neither has
 */
public record CheckMove(int block, Side side, int cards) {
    /** Under misère play: any dead card. */
    public static final CheckMove DEAD = new CheckMove(-1, Side.NEITHER, 0);

    /** In the game of safe moves: the lowest card of all, which is in the bottom stack. */
    public static final CheckMove BOTTOM = new CheckMove(-2, Side.NEITHER, 0);

    /** In the game of safe moves: the highest card of all, which is in the top stack. */
    public static final CheckMove TOP = new CheckMove(-3, Side.NEITHER, 0);

    private static final String DEAD_WORD = "dead";
    private static final String BOTTOM_WORD = "bottom";
    private static final String TOP_WORD = "top";
    private static final String ABOVE_SIGN = "^";
    private static final String NEITHER_SIGN = "*";

    /** A part of a block. */
    public enum Side {
        /** The part below the card played. */
        BELOW,
        /** The part above the card played. */
        ABOVE,
        /** Both parts are large or infinite. */
        NEITHER
    }

    /**
     * Adds all moves of a block: in a finite one by the number of cards below; in a large or
     * infinite one by numbers of cards below and above that are less than these, and neither.
     */
    static void addAll(List<CheckMove> moves, int block, int gap, Small small) {
        for (int cards = 0; cards < (gap < 0 ? small.below() : gap); cards++) {
            moves.add(new CheckMove(block, Side.BELOW, cards));
        }
        for (int cards = 0; gap < 0 && cards < small.above(); cards++) {
            moves.add(new CheckMove(block, Side.ABOVE, cards));
        }
        if (gap < 0) {
            moves.add(new CheckMove(block, Side.NEITHER, 0));
        }
    }

    /** Whether it is one of those moves. */
    boolean isOf(int gap, Small small) {
        return cards >= 0
                && switch (side) {
                    case BELOW -> cards < (gap < 0 ? small.below() : gap);
                    case ABOVE -> gap < 0 && cards < small.above();
                    case NEITHER -> gap < 0 && cards == 0;
                };
    }

    /**
     * From which number of cards on a part of a large or infinite block counts as large.
     *
     * @param below in the part below a card
     * @param above in the part above
     */
    record Small(int below, int above) {}

    /** What it leaves of a gap below the card played. */
    int below(int gap) {
        return side == Side.BELOW ? cards : Gap.part(gap, true);
    }

    /** What it leaves of a gap above the card played. */
    int above(int gap) {
        if (gap >= 0) {
            return gap - 1 - cards;
        }
        return side == Side.ABOVE ? cards : Gap.part(gap, false);
    }

    /**
     * Reads a move.
     *
     * @throws IllegalArgumentException if it is none
     */
    static CheckMove read(String text) {
        return switch (text) {
            case DEAD_WORD -> DEAD;
            case BOTTOM_WORD -> BOTTOM;
            case TOP_WORD -> TOP;
            default -> readSplit(text);
        };
    }

    private static CheckMove readSplit(String text) {
        int colon = text.indexOf(':');
        if (colon < 0) {
            throw new IllegalArgumentException("expected block:cards");
        }
        int block = CheckNotation.number(text.substring(0, colon));
        String part = text.substring(colon + 1);
        if (part.equals(NEITHER_SIGN)) {
            return new CheckMove(block, Side.NEITHER, 0);
        }
        boolean above = part.startsWith(ABOVE_SIGN);
        int cards = CheckNotation.number(above ? part.substring(1) : part);
        return new CheckMove(block, above ? Side.ABOVE : Side.BELOW, cards);
    }

    @Override
    public String toString() {
        if (block < 0) {
            return equals(DEAD) ? DEAD_WORD : equals(BOTTOM) ? BOTTOM_WORD : TOP_WORD;
        }
        return block
                + switch (side) {
                    case BELOW -> ":" + cards;
                    case ABOVE -> ":" + ABOVE_SIGN + cards;
                    case NEITHER -> ":" + NEITHER_SIGN;
                };
    }
}

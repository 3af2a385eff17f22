package parlour.games.monotonic.engine;

import java.util.ArrayList;
import java.util.List;
import parlour.games.monotonic.LabelPosition;

/**
 * Takes away what labels have beyond use: with c cards left a label falls at most c times, so if
 * the least x exceeds c no ascending run can be completed any more, and all x may be lowered by the
 * same amount until the least is c + 1; y likewise. Outcomes, nimbers, remoteness and moves stay
 * the same, since only equality of labels and the fall to 1 matter.
 *
 * @param lowerX what is taken from every x
 * @param lowerY what is taken from every y
 */
record Trimmed(int lowerX, int lowerY) {
    /**
     * What can be taken from the labels of a position, and of all positions that play leads to from
     * it.
     */
    static Trimmed of(LabelPosition position) {
        if (position.blockCount() == 0) {
            return new Trimmed(0, 0);
        }
        int enough = position.cards() + 1;
        return new Trimmed(
                Math.max(0, position.x(position.blockCount() - 1) - enough),
                Math.max(0, position.y(0) - enough));
    }

    /** The position with lower labels. */
    LabelPosition trim(LabelPosition position) {
        if (position.blockCount() == 0) {
            return position;
        }
        List<LabelPosition.Block> blocks = new ArrayList<>();
        for (LabelPosition.Block block : position.blocks()) {
            blocks.add(
                    new LabelPosition.Block(block.x() - lowerX, block.y() - lowerY, block.size()));
        }
        return LabelPosition.of(blocks);
    }

    /** Whether no run can be completed any more, so that play ends drawn whatever is played. */
    static boolean isDrawn(LabelPosition position) {
        return !position.isCompleted()
                && (position.isExhausted()
                        || (position.x(position.blockCount() - 1) > position.cards()
                                && position.y(0) > position.cards()));
    }

    /** The largest label x; 1 if there is none. */
    static int mostX(LabelPosition position) {
        return position.blockCount() == 0 ? 1 : position.x(0);
    }

    /** The largest label y; 1 if there is none. */
    static int mostY(LabelPosition position) {
        return position.blockCount() == 0 ? 1 : position.y(position.blockCount() - 1);
    }
}

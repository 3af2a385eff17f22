package parlour.games.monotonic.check;

import parlour.claim.BadInput;
import parlour.game.PositionNotation;

/**
 * How certificates write positions of infinite and large decks: blocks {@code x.y.gap} from the
 * lowest to the highest, as in {@code 4.3.2 3.3.N}; {@code empty} and {@code completed}. A move is
 * {@code block:3} for three cards of the block below the card played, {@code block:^3} for three
 * above, {@code block:*} for neither, or {@code dead}.
 */
public final class ClassNotation implements PositionNotation<ClassPosition, ClassMove> {
    private static final String DEAD = "dead";
    private static final String EMPTY = "empty";
    private static final String COMPLETED = "completed";

    private final LargeFrom largeFrom;
    private final int mostX;
    private final int mostY;

    /** A notation for positions with labels up to these. */
    public ClassNotation(LargeFrom largeFrom, int mostX, int mostY) {
        this.largeFrom = largeFrom;
        this.mostX = mostX;
        this.mostY = mostY;
    }

    @Override
    public String write(ClassPosition position) {
        return text(position);
    }

    static String text(ClassPosition position) {
        if (position.equals(ClassPosition.COMPLETED)) {
            return COMPLETED;
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < position.blockCount(); i++) {
            text.append(i == 0 ? "" : " ").append(position.x(i)).append('.');
            text.append(position.y(i)).append('.').append(Gap.write(position.gap(i)));
        }
        return text.isEmpty() ? EMPTY : text.toString();
    }

    @Override
    public ClassPosition read(String text) {
        if (text.equals(COMPLETED)) {
            return ClassPosition.COMPLETED;
        }
        var position = new ClassPosition.Gathering(largeFrom);
        for (String block : text.equals(EMPTY) ? new String[0] : text.split(" ", -1)) {
            String[] label = block.split("\\.", -1);
            if (label.length != 3) {
                throw new IllegalArgumentException(
                        "block (" + BadInput.shown(block) + ") is not x.y.gap");
            }
            int x = CheckNotation.number(label[0]);
            int y = CheckNotation.number(label[1]);
            if (x < 1 || y < 1 || x > mostX || y > mostY) {
                throw new IllegalArgumentException(
                        "label of block (" + BadInput.shown(block) + ") is out of bounds");
            }
            position.add(x, y, Gap.read(label[2]));
        }
        return position.position();
    }

    @Override
    public String writeMove(ClassPosition position, ClassMove move) {
        if (move.equals(ClassMove.DEAD)) {
            return DEAD;
        }
        return split(move.block(), move.side(), move.cards());
    }

    @Override
    public ClassMove readMove(ClassPosition position, String text) {
        if (text.equals(DEAD)) {
            return ClassMove.DEAD;
        }
        return readSplit(text);
    }

    /** A move at a block, {@code block:3}, {@code block:^3} or {@code block:*}. */
    static String split(int block, ClassMove.Side side, int cards) {
        return block
                + switch (side) {
                    case BELOW -> ":" + cards;
                    case ABOVE -> ":^" + cards;
                    case NEITHER -> ":*";
                };
    }

    /** The move at a block that is written so. */
    static ClassMove readSplit(String text) {
        int colon = text.indexOf(':');
        if (colon < 0) {
            throw new IllegalArgumentException("expected block:cards");
        }
        int block = CheckNotation.number(text.substring(0, colon));
        String part = text.substring(colon + 1);
        if (part.equals("*")) {
            return new ClassMove(block, ClassMove.Side.NEITHER, 0);
        }
        boolean above = part.startsWith("^");
        int cards = CheckNotation.number(above ? part.substring(1) : part);
        return new ClassMove(block, above ? ClassMove.Side.ABOVE : ClassMove.Side.BELOW, cards);
    }
}

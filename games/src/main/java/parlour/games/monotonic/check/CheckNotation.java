package parlour.games.monotonic.check;

import parlour.claim.BadInput;
import parlour.game.PositionNotation;

/**
 * How certificates write positions: blocks {@code x.y.gap} from the lowest to the highest,
 * separated by spaces, and {@code +} at the end if there are dead cards and that is told, as in
 * {@code 4.3.12 3.3.2 +} and {@code 4.3.2 3.3.N}; {@code empty} if nothing is left, {@code
 * completed} after a critical run. Moves as {@link CheckMove} says.
 */
public final class CheckNotation implements PositionNotation<CheckPosition, CheckMove> {
    /** Digits of the largest number of an instance. */
    private static final int MAX_DIGITS = 7;

    private static final String DEAD_CARDS = "+";
    private static final String EMPTY = "empty";
    private static final String COMPLETED = "completed";

    private final LargeFrom largeFrom;
    private final Most most;

    /** A notation for the positions of one play. */
    public CheckNotation(LargeFrom largeFrom, Most most) {
        this.largeFrom = largeFrom;
        this.most = most;
    }

    /**
     * Positions beyond these are not read: no play from the instance leads there.
     *
     * @param x the largest label x
     * @param y the largest label y
     * @param cards the most cards in blocks that are not large; {@link #ANY} on decks that need not
     *     be finite
     */
    public record Most(int x, int y, int cards) {
        /** Any number of cards, also infinitely many. */
        static final int ANY = Integer.MAX_VALUE;

        boolean isFinite() {
            return cards < ANY;
        }
    }

    @Override
    public String write(CheckPosition position) {
        return text(position);
    }

    static String text(CheckPosition position) {
        if (position.equals(CheckPosition.COMPLETED)) {
            return COMPLETED;
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < position.blockCount(); i++) {
            text.append(i == 0 ? "" : " ").append(position.x(i)).append('.');
            text.append(position.y(i)).append('.').append(Gap.write(position.gap(i)));
        }
        if (position.hasDead()) {
            text.append(text.isEmpty() ? "" : " ").append(DEAD_CARDS);
        }
        return text.isEmpty() ? EMPTY : text.toString();
    }

    @Override
    public CheckPosition read(String text) {
        CheckPosition position = parsed(text);
        if (!text(position).equals(text)) {
            throw new IllegalArgumentException("expected " + BadInput.shown(text(position)));
        }
        return position;
    }

    private CheckPosition parsed(String text) {
        if (text.equals(COMPLETED)) {
            return CheckPosition.COMPLETED;
        }
        var position = new CheckPosition.Gathering(largeFrom);
        long cards = 0;
        for (String block : text.equals(EMPTY) ? new String[0] : text.split(" ", -1)) {
            if (block.equals(DEAD_CARDS) && largeFrom.isMarked()) {
                position.addDead();
            } else {
                cards += Math.max(0, add(block, position));
            }
        }
        if (cards > most.cards()) {
            throw new IllegalArgumentException("more cards than the instance has");
        }
        return position.position();
    }

    /** Adds a block; its gap. */
    private int add(String block, CheckPosition.Gathering position) {
        String[] label = block.split("\\.", -1);
        if (label.length != 3) {
            throw new IllegalArgumentException(
                    "block (" + BadInput.shown(block) + ") is not x.y.gap");
        }
        int x = number(label[0]);
        int y = number(label[1]);
        int gap = Gap.read(label[2]);
        if (x < 1 || y < 1 || x > most.x() || y > most.y() || !largeFrom.isGap(gap)) {
            throw new IllegalArgumentException(
                    "block (" + BadInput.shown(block) + ") is out of bounds");
        }
        position.add(x, y, gap);
        return gap;
    }

    @Override
    public String writeMove(CheckPosition position, CheckMove move) {
        return move.toString();
    }

    @Override
    public CheckMove readMove(CheckPosition position, String text) {
        return CheckMove.read(text);
    }

    /** A number without leading zeros; one million is the largest that an instance can have. */
    static int number(String text) {
        boolean isPadded = text.length() > 1 && text.charAt(0) == '0';
        boolean isNumber = !text.isEmpty() && text.length() <= MAX_DIGITS && !isPadded;
        int number = 0;
        for (int i = 0; isNumber && i < text.length(); i++) {
            int digit = text.charAt(i) - '0';
            isNumber = 0 <= digit && digit <= 9;
            number = 10 * number + digit;
        }
        if (!isNumber) {
            throw new IllegalArgumentException(
                    "expected a number, not (" + BadInput.shown(text) + ")");
        }
        return number;
    }
}

package parlour.games.monotonic.check;

import java.util.regex.Pattern;
import parlour.claim.BadInput;
import parlour.game.PositionNotation;

/**
 * How certificates write positions: blocks {@code x.y.size} from the lowest to the highest,
 * separated by spaces, and {@code +} at the end if there are dead cards, as in {@code 4.3.12 3.3.2
 * +}; {@code empty} if nothing is left, {@code completed} after a critical run. A move is {@code
 * block:offset}, counted from 0, or {@code dead}.
 */
public final class CheckNotation implements PositionNotation<CheckPosition, CheckMove> {
    private static final Pattern NUMBER = Pattern.compile("0|[1-9][0-9]{0,6}");
    private static final String DEAD_CARDS = "+";
    private static final String DEAD_MOVE = "dead";
    private static final String EMPTY = "empty";
    private static final String COMPLETED = "completed";

    private final boolean misere;
    private final int maxCards;

    /**
     * A notation for the positions of one play.
     *
     * @param misere whether dead cards are a flag
     * @param maxCards positions with more cards are not read: no play from the instance leads there
     */
    public CheckNotation(boolean misere, int maxCards) {
        this.misere = misere;
        this.maxCards = maxCards;
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
            text.append(i == 0 ? "" : " ").append(position.x(i));
            text.append('.').append(position.y(i)).append('.').append(position.size(i));
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
        var position = new CheckPosition.Gathering(misere);
        long cards = 0;
        for (String block : text.equals(EMPTY) ? new String[0] : text.split(" ", -1)) {
            if (block.equals(DEAD_CARDS) && misere) {
                position.addDead();
                continue;
            }
            String[] label = block.split("\\.", -1);
            if (label.length != 3) {
                throw new IllegalArgumentException(
                        "block (" + BadInput.shown(block) + ") is not x.y.size");
            }
            position.add(number(label[0]), number(label[1]), number(label[2]));
            cards += number(label[2]);
        }
        if (cards > maxCards) {
            throw new IllegalArgumentException("more cards than the instance has");
        }
        return position.position();
    }

    @Override
    public String writeMove(CheckPosition position, CheckMove move) {
        return move.equals(CheckMove.DEAD) ? DEAD_MOVE : move.block() + ":" + move.offset();
    }

    @Override
    public CheckMove readMove(CheckPosition position, String text) {
        if (text.equals(DEAD_MOVE)) {
            return CheckMove.DEAD;
        }
        int colon = text.indexOf(':');
        if (colon < 0) {
            throw new IllegalArgumentException("expected block:offset");
        }
        return new CheckMove(number(text.substring(0, colon)), number(text.substring(colon + 1)));
    }

    /** A number without leading zeros; one million is the largest that an instance can have. */
    static int number(String text) {
        if (NUMBER.matcher(text).matches()) {
            return Integer.parseInt(text);
        }
        throw new IllegalArgumentException("expected a number, not (" + BadInput.shown(text) + ")");
    }
}

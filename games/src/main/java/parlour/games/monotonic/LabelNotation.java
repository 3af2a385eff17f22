package parlour.games.monotonic;

import java.util.regex.Pattern;
import parlour.claim.BadInput;
import parlour.game.PositionNotation;

/**
 * How label positions are written: blocks {@code x.y.size} from the lowest to the highest,
 * separated by spaces, as in {@code 4.3.12 3.3.2}; {@code empty} if no card is left, {@code
 * completed} after a critical run. A move is {@code block:offset}, both counted from 0. Only
 * canonical texts are read.
 */
public final class LabelNotation implements PositionNotation<LabelPosition, LabelMove> {
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,7}");
    private static final String EMPTY = "empty";
    private static final String COMPLETED = "completed";

    @Override
    public String write(LabelPosition position) {
        return text(position);
    }

    static String text(LabelPosition position) {
        if (position.isCompleted()) {
            return COMPLETED;
        }
        StringBuilder text = new StringBuilder();
        for (LabelPosition.Block block : position.blocks()) {
            text.append(text.isEmpty() ? "" : " ");
            text.append(block.x()).append('.').append(block.y()).append('.').append(block.size());
        }
        return text.isEmpty() ? EMPTY : text.toString();
    }

    @Override
    public LabelPosition read(String text) {
        LabelPosition position = parsed(text);
        if (!text(position).equals(text)) {
            throw new IllegalArgumentException(
                    "position (%s) is not canonical; expected %s"
                            .formatted(BadInput.shown(text), position));
        }
        return position;
    }

    private static LabelPosition parsed(String text) {
        if (text.equals(COMPLETED)) {
            return LabelPosition.COMPLETED;
        }
        LabelPosition.Builder position = new LabelPosition.Builder();
        for (String block : text.equals(EMPTY) ? new String[0] : text.split(" ", -1)) {
            String[] parts = block.split("\\.", -1);
            if (parts.length != 3) {
                throw new IllegalArgumentException(
                        "block (%s) is not x.y.size, as in 4.3.12"
                                .formatted(BadInput.shown(block)));
            }
            position.add(
                    number(parts[0], MonotonicInstance.MAX_CRITICAL),
                    number(parts[1], MonotonicInstance.MAX_CRITICAL),
                    number(parts[2], MonotonicInstance.MAX_DECK));
        }
        return position.build();
    }

    @Override
    public String writeMove(LabelPosition position, LabelMove move) {
        return move.block() + ":" + move.offset();
    }

    @Override
    public LabelMove readMove(LabelPosition position, String text) {
        String[] parts = text.split(":", -1);
        if (parts.length != 2) {
            throw new IllegalArgumentException(
                    "move (%s) is not block:offset, as in 0:3".formatted(BadInput.shown(text)));
        }
        LabelMove move =
                new LabelMove(
                        number(parts[0], MonotonicInstance.MAX_DECK),
                        number(parts[1], MonotonicInstance.MAX_DECK));
        if (!writeMove(position, move).equals(text)) {
            throw new IllegalArgumentException(
                    "move (%s) is not canonical".formatted(BadInput.shown(text)));
        }
        return move;
    }

    private static int number(String text, int most) {
        if (NUMBER.matcher(text).matches() && Integer.parseInt(text) <= most) {
            return Integer.parseInt(text);
        }
        throw new IllegalArgumentException(
                "number (%s) is not between 0 and %d".formatted(BadInput.shown(text), most));
    }
}

package parlour.games.monotonic.check;

import parlour.claim.BadInput;
import parlour.game.PositionNotation;

/**
 * How certificates write positions of the game of safe moves, words separated by spaces: {@code
 * x.2} for each label of the bottom stack, falling; the core's blocks {@code x.y.gap} from the
 * lowest to the highest; {@code 2.y} for each label of the top stack, falling; {@code +} for each
 * card of waste; as in {@code 5.2 4.3.2 3.3.N 2.4 ++}. Moves as {@link CheckMove} says.
 */
public final class CoreNotation implements PositionNotation<CorePosition, CheckMove> {
    private static final String WON = "won";
    private static final String WASTE = "+";

    private final CoreForm form;
    private final CheckNotation.Most most;

    /** A notation for positions with labels, raised, and cards up to these. */
    public CoreNotation(CoreForm form, CheckNotation.Most most) {
        this.form = form;
        this.most = most;
    }

    @Override
    public String write(CorePosition position) {
        return text(position);
    }

    static String text(CorePosition position) {
        if (position.equals(CorePosition.WON)) {
            return WON;
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < position.lowCount(); i++) {
            text.append(' ').append(position.low(i)).append(".2");
        }
        for (int i = 0; i < position.blockCount(); i++) {
            text.append(' ').append(position.x(i)).append('.').append(position.y(i));
            text.append('.').append(Gap.write(position.gap(i)));
        }
        for (int i = 0; i < position.highCount(); i++) {
            text.append(" 2.").append(position.high(i));
        }
        if (position.waste() > 0) {
            text.append(' ').repeat(WASTE, position.waste());
        }
        return text.isEmpty() ? "" : text.substring(1);
    }

    @Override
    public CorePosition read(String text) {
        int end = text.length();
        while (end > 0 && text.charAt(end - 1) == '+') {
            end--;
        }
        int waste = text.length() - end;
        if (waste > form.wasteLimit()) {
            throw new IllegalArgumentException("more waste than counts");
        }
        var position = new CoreForm.Gathering(form, waste);
        String words = text.substring(0, end).strip();
        long cards = 0;
        for (String word : words.isEmpty() ? new String[0] : words.split(" ", -1)) {
            String[] label = word.split("\\.", -1);
            if (label.length < 2 || label.length > 3) {
                throw new IllegalArgumentException(
                        "block (" + BadInput.shown(word) + ") is not x.y.gap");
            }
            int gap = label.length == 2 ? 1 : Gap.read(label[2]);
            cards += label.length == 2 ? 0 : Math.max(0, gap);
            if (cards > most.cards() || gap < Gap.LARGE && most.isFinite()) {
                throw new IllegalArgumentException("more cards than the instance has");
            }
            int x = CheckNotation.number(label[0]);
            int y = CheckNotation.number(label[1]);
            if (x < 2
                    || y < 2
                    || x > most.x()
                    || y > most.y()
                    || (label.length == 2) == (x > 2 && y > 2)) {
                throw new IllegalArgumentException(
                        "label of block (" + BadInput.shown(word) + ") is out of bounds");
            }
            position.add(x, y, gap);
        }
        return position.position();
    }

    @Override
    public String writeMove(CorePosition position, CheckMove move) {
        return move.toString();
    }

    @Override
    public CheckMove readMove(CorePosition position, String text) {
        return CheckMove.read(text);
    }
}

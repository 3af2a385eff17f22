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
    private final int mostX;
    private final int mostY;

    /** A notation for positions with labels up to these. */
    public CoreNotation(CoreForm form, int mostX, int mostY) {
        this.form = form;
        this.mostX = mostX;
        this.mostY = mostY;
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
        for (String word : words.isEmpty() ? new String[0] : words.split(" ", -1)) {
            String[] label = word.split("\\.", -1);
            if (label.length < 2 || label.length > 3) {
                throw new IllegalArgumentException(
                        "block (" + BadInput.shown(word) + ") is not x.y.gap");
            }
            add(CheckNotation.number(label[0]), CheckNotation.number(label[1]), label, position);
        }
        return position.position();
    }

    private void add(int x, int y, String[] word, CoreForm.Gathering position) {
        if (x < 2 || y < 2 || x > mostX || y > mostY || (word.length == 2) == (x > 2 && y > 2)) {
            throw new IllegalArgumentException(
                    "label of block ("
                            + BadInput.shown(String.join(".", word))
                            + ") is out of bounds");
        }
        position.add(x, y, word.length == 2 ? 1 : Gap.read(word[2]));
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

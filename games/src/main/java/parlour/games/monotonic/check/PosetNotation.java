package parlour.games.monotonic.check;

import java.util.List;
import parlour.claim.BadInput;
import parlour.game.PositionNotation;

/**
 * How certificates write positions on a poset: for each card in the order of the deck its label
 * {@code x.y}, or {@code -} if it is gone, separated by spaces, and {@code +} at the end if there
 * are dead cards; {@code completed} after a critical run. A move is a card's name, or {@code
 * =dead}.
 */
public final class PosetNotation implements PositionNotation<PosetPosition, Integer> {
    private static final String GONE = "-";
    private static final String DEAD_CARDS = "+";
    private static final String COMPLETED = "completed";

    /** No card has this name, since names have no such sign. */
    private static final String DEAD_MOVE = "=dead";

    private final List<String> names;
    private final boolean misere;

    /** A notation for positions of one deck. */
    public PosetNotation(List<String> names, boolean misere) {
        this.names = List.copyOf(names);
        this.misere = misere;
    }

    @Override
    public String write(PosetPosition position) {
        return text(position);
    }

    static String text(PosetPosition position) {
        if (position.equals(PosetPosition.COMPLETED)) {
            return COMPLETED;
        }
        StringBuilder text = new StringBuilder();
        for (int card = 0; card < position.cards(); card++) {
            text.append(card == 0 ? "" : " ");
            if (position.isLeft(card)) {
                text.append(position.x(card)).append('.').append(position.y(card));
            } else {
                text.append(GONE);
            }
        }
        return text + (position.hasDead() ? " " + DEAD_CARDS : "");
    }

    @Override
    public PosetPosition read(String text) {
        if (text.equals(COMPLETED)) {
            return PosetPosition.COMPLETED;
        }
        String[] words = text.split(" ", -1);
        boolean hasDead = misere && words.length == names.size() + 1;
        demand(hasDead || words.length == names.size(), "expected a label for each card");
        demand(!hasDead || words[words.length - 1].equals(DEAD_CARDS), "expected +");
        int[] x = new int[names.size()];
        int[] y = new int[names.size()];
        for (int card = 0; card < x.length; card++) {
            if (!words[card].equals(GONE)) {
                int dot = words[card].indexOf('.');
                demand(dot > 0, "no label (" + BadInput.shown(words[card]) + ")");
                x[card] = CheckNotation.number(words[card].substring(0, dot));
                y[card] = CheckNotation.number(words[card].substring(dot + 1));
                int least = misere ? 2 : 1;
                demand(x[card] >= least && y[card] >= least, "a label is too small");
            }
        }
        return new PosetPosition(x, y, hasDead);
    }

    @Override
    public String writeMove(PosetPosition position, Integer move) {
        return move == PosetPlay.DEAD ? DEAD_MOVE : names.get(move);
    }

    @Override
    public Integer readMove(PosetPosition position, String text) {
        if (text.equals(DEAD_MOVE)) {
            return PosetPlay.DEAD;
        }
        int card = names.indexOf(text);
        demand(card >= 0, "no card (" + BadInput.shown(text) + ")");
        return card;
    }

    private static void demand(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}

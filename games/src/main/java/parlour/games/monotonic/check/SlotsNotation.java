package parlour.games.monotonic.check;

import java.util.ArrayList;
import java.util.List;
import parlour.claim.BadInput;
import parlour.game.PositionNotation;

/**
 * How certificates write positions of the insertion form: the card in each slot, {@code -} where it
 * is empty, separated by spaces. A move is {@code slot:card}, both counted from 1.
 */
public final class SlotsNotation implements PositionNotation<List<Integer>, Integer> {
    private static final String EMPTY = "-";

    private final int size;

    /** A notation for a number of slots. */
    public SlotsNotation(int size) {
        this.size = size;
    }

    @Override
    public String write(List<Integer> position) {
        return String.join(
                " ", position.stream().map(c -> c == 0 ? EMPTY : String.valueOf(c)).toList());
    }

    @Override
    public List<Integer> read(String text) {
        List<Integer> cards = new ArrayList<>();
        for (String word : text.isEmpty() ? new String[0] : text.split(" ", -1)) {
            int card = word.equals(EMPTY) ? 0 : CheckNotation.number(word);
            boolean isNew = !word.equals("0") && (card == 0 || !cards.contains(card));
            if (card > size || !isNew) {
                throw new IllegalArgumentException("no card (" + BadInput.shown(word) + ")");
            }
            cards.add(card);
        }
        if (cards.size() != size) {
            throw new IllegalArgumentException("expected " + size + " slots");
        }
        return List.copyOf(cards);
    }

    @Override
    public String writeMove(List<Integer> position, Integer move) {
        return (move / size + 1) + ":" + (move % size + 1);
    }

    @Override
    public Integer readMove(List<Integer> position, String text) {
        String[] place = text.split(":", -1);
        if (place.length != 2) {
            throw new IllegalArgumentException("expected slot:card");
        }
        int slot = CheckNotation.number(place[0]);
        int card = CheckNotation.number(place[1]);
        if (slot < 1 || slot > size || card < 1 || card > size) {
            throw new IllegalArgumentException("no such slot or card");
        }
        return (slot - 1) * size + card - 1;
    }
}

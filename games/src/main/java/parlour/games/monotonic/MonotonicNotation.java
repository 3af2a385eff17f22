package parlour.games.monotonic;

import java.util.List;
import parlour.claim.InstanceText;
import parlour.game.Convention;

/** How instances are written, as in {@code monotonic(a=4,d=3,deck=12,play=misere,board=5 1 4)}. */
public final class MonotonicNotation {
    /** The word before the parenthesis. */
    public static final String GAME = "monotonic";

    /** The keys in canonical order. */
    public static final List<String> KEYS =
            List.of("a", "d", "deck", "play", "board", "form", "at");

    private MonotonicNotation() {}

    /**
     * Reads and validates an instance.
     *
     * @throws parlour.claim.BadInput naming the offending token
     */
    public static MonotonicInstance read(InstanceText text) {
        return new MonotonicReader(text).instance();
    }

    /** The canonical instance string: keys in canonical order, defaults left out. */
    public static String write(MonotonicInstance instance) {
        StringBuilder text = new StringBuilder(GAME);
        text.append("(a=").append(instance.ascending()).append(",d=").append(instance.descending());
        String play =
                instance.convention() == Convention.NORMAL
                        ? ""
                        : ",play=" + instance.convention().word();
        switch (instance.start()) {
            case Start.OnDeck(Deck.Finite(int cards), Board board) -> {
                text.append(",deck=").append(cards).append(play);
                text.append(board.cards().isEmpty() ? "" : ",board=" + board);
            }
            case Ordered.OnRow row -> {
                text.append(",deck=").append(row.deck()).append(play);
                text.append(row.names().isEmpty() ? "" : ",board=");
                text.append(String.join(" ", row.names()));
            }
            case Ordered.AtClasses word -> text.append(play).append(",at=").append(word);
            case OffChain other -> {
                text.append(",deck=").append(other.deck()).append(play);
                text.append(other.board().isEmpty() ? "" : ",board=" + other.board());
                boolean usual = other.form().equals(MonotonicReader.FORMS.getFirst());
                text.append(usual ? "" : ",form=" + other.form());
            }
            case Start.AtWord word -> text.append(play).append(",at=").append(word);
        }
        return text.append(')').toString();
    }
}

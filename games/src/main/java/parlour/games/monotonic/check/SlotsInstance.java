package parlour.games.monotonic.check;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import parlour.claim.BadInput;

/**
 * An instance of the insertion form on a finite deck, taken at its word: canonical or refused.
 *
 * <p>A position is the list of cards by slot, 0 where a slot is empty; a move is slot * n + card,
 * both counted from 0.
 */
public final class SlotsInstance {
    private static final String NUMBER = "(0|[1-9][0-9]{0,6})";
    private static final Pattern FORM =
            Pattern.compile(
                    "monotonic\\(a=%1$s,d=%1$s,deck=%1$s(,play=misere)?(?:,board=([0-9: ]+))?,form=insert\\)"
                            .formatted(NUMBER));
    private static final int MAX_SLOTS = 24;

    private final boolean misere;
    private final List<Integer> start;
    private final SlotsPlay rules;

    private SlotsInstance(Matcher form) {
        int ascending = CheckNotation.number(form.group(1));
        int descending = CheckNotation.number(form.group(2));
        int size = CheckNotation.number(form.group(3));
        this.misere = form.group(4) != null;
        demand(ascending > 0 && descending > 0, "a critical length is 0");
        demand(size <= MAX_SLOTS, "more than " + MAX_SLOTS + " slots");
        List<Integer> cards = new ArrayList<>(Collections.nCopies(size, 0));
        SlotsPlay play = new SlotsPlay(cards, ascending, descending, misere);
        @Nullable String board = form.group(5);
        for (String move : board == null ? new String[0] : board.split(" ", -1)) {
            String[] place = move.split(":", -1);
            demand(place.length == 2, "no move (" + move + ")");
            int slot = CheckNotation.number(place[0]);
            int card = CheckNotation.number(place[1]);
            demand(1 <= slot && slot <= size && cards.get(slot - 1) == 0, "no empty slot");
            demand(1 <= card && card <= size && !cards.contains(card), "no unused card");
            demand(!play.isComplete(cards), "play was over before " + move);
            cards.set(slot - 1, card);
        }
        this.start = List.copyOf(cards);
        this.rules = new SlotsPlay(start, ascending, descending, misere);
    }

    /** Whether an instance string is about slots. */
    public static boolean isMeant(String text) {
        return FORM.matcher(text).matches();
    }

    /**
     * Reads a canonical instance string.
     *
     * @throws IllegalArgumentException with the reason, if it is none or goes on after its end
     */
    public static SlotsInstance read(String text) {
        Matcher form = FORM.matcher(text);
        demand(form.matches(), "no instance with slots (" + BadInput.shown(text) + ")");
        return new SlotsInstance(form);
    }

    /** The rules, standing at the instance's position. */
    public SlotsPlay rules() {
        return rules;
    }

    /** How positions and moves are written. */
    public SlotsNotation notation() {
        return new SlotsNotation(start.size());
    }

    /** The moves as they are written, slot by slot. */
    public SequencedMap<String, Integer> moves() {
        SequencedMap<String, Integer> moves = new LinkedHashMap<>();
        for (int move : rules.result(start).isPresent() ? List.<Integer>of() : rules.moves(start)) {
            moves.put(notation().writeMove(start, move), move);
        }
        return moves;
    }

    /**
     * The moves that texts stand for.
     *
     * @throws IllegalArgumentException if one stands for none
     */
    Set<Integer> moves(List<String> texts) {
        SequencedMap<String, Integer> legal = moves();
        Set<Integer> found = new HashSet<>();
        for (String text : texts) {
            demand(legal.containsKey(text), "no legal move (" + BadInput.shown(text) + ")");
            found.add(Objects.requireNonNull(legal.get(text)));
        }
        return found;
    }

    /** Whether completing loses. */
    public boolean isMisere() {
        return misere;
    }

    private static void demand(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}

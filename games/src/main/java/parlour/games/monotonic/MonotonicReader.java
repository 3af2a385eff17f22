package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import parlour.claim.BadInput;
import parlour.claim.InstanceText;
import parlour.game.Convention;
import parlour.games.catalogue.Values;

/** Reads and validates an instance: the one place where its input is trusted by nobody. */
final class MonotonicReader {
    static final String EXAMPLE = "monotonic(a=4,d=3,deck=12,board=5 1 4)";

    private static final List<String> PLAYS =
            List.of(Convention.NORMAL.word(), Convention.MISERE.word());

    /** How cards are played; the first is usual. */
    static final List<String> FORMS = List.of("append", "insert");

    private final InstanceText text;
    private final int ascending;
    private final int descending;

    MonotonicReader(InstanceText text) {
        text.allowOnly(MonotonicNotation.KEYS);
        this.text = text;
        var bounds = new Values.Bounds(1, MonotonicInstance.MAX_CRITICAL, EXAMPLE);
        this.ascending = Values.integer(text, "a", bounds);
        this.descending = Values.integer(text, "d", bounds);
    }

    MonotonicInstance instance() {
        Convention convention = isMisere() ? Convention.MISERE : Convention.NORMAL;
        boolean inserts = Values.word(text, "form", FORMS).equals(FORMS.getLast());
        return new MonotonicInstance(
                ascending, descending, convention, inserts ? inserting() : start());
    }

    private boolean isMisere() {
        return Values.word(text, "play", PLAYS).equals(Convention.MISERE.word());
    }

    private Start start() {
        if (text.has("at")) {
            for (String key : List.of("deck", "board")) {
                if (text.has(key)) {
                    throw new BadInput(
                            key,
                            "key ("
                                    + key
                                    + ") is replaced by at; give one of them, as in "
                                    + EXAMPLE);
                }
            }
            Start start = new WordReader(text.valueOr("at", "")).read(ascending, descending);
            if (start instanceof Ordered.AtClasses(_, List<Integer> gaps)) {
                demandShort(gaps, text.valueOr("at", ""));
            }
            return start;
        }
        var order = Order.of(text.valueOr("deck", ""));
        if (order.isPresent()) {
            demandShort(List.of(order.get().gap()), order.get().sign());
            return open(
                    new Ordered.OnOrder(
                            order.get(), OrderReader.row(order.get(), text.valueOr("board", ""))));
        }
        if (SumReader.isMeant(text.valueOr("deck", ""))) {
            OrderSum sum = SumReader.deck(text.valueOr("deck", ""));
            demandShort(sum.parts(), sum.toString());
            return open(new Ordered.OnSum(sum, SumReader.row(sum, text.valueOr("board", ""))));
        }
        if (PosetReader.isMeant(text.valueOr("deck", ""))) {
            return onPoset(PosetReader.read(text.valueOr("deck", "")));
        }
        Deck.Finite deck = deck();
        Board board = board(deck.cards());
        int end = Runs.completion(board.cards(), ascending, descending);
        demandOpen(end, board.cards().stream().map(String::valueOf).toList());
        return new Start.OnDeck(deck, board);
    }

    private Start inserting() {
        if (text.has("at")) {
            throw new BadInput(
                    "at",
                    "key (at) does not go with form=insert; give deck and board, as in "
                            + InsertReader.EXAMPLE);
        }
        return new InsertReader(text.valueOr("deck", ""), text.valueOr("board", ""))
                .start(ascending, descending);
    }

    private Start onPoset(Poset poset) {
        Board row = PosetReader.row(poset, text.valueOr("board", ""));
        int end = 0;
        while (end < row.cards().size()
                && !new OffChain.OnPoset(poset, new Board(row.cards().subList(0, end + 1)))
                        .isOver(ascending, descending)) {
            end++;
        }
        demandOpen(end, row.cards().stream().map(poset::name).toList());
        return new OffChain.OnPoset(poset, row);
    }

    private void demandShort(List<Integer> gaps, String deck) {
        int most = Order.mostSum(gaps, Math.min(ascending, descending), isMisere());
        if ((long) ascending + descending > most) {
            throw new BadInput(
                    String.valueOf(Math.max(ascending, descending)),
                    "a + d (%d) must be at most %d on the deck %s, as in monotonic(a=5,d=4,deck=N)"
                            .formatted((long) ascending + descending, most, BadInput.shown(deck)));
        }
    }

    private Start open(Ordered.OnRow start) {
        demandOpen(Runs.completion(start.ranks(), ascending, descending), start.names());
        return start;
    }

    /** Refuses a row that goes on after the card that completed a run. */
    static void demandOpen(int end, List<String> row) {
        if (end + 1 < row.size()) {
            String over = String.join(" ", row.subList(0, end + 1));
            throw new BadInput(
                    row.get(end + 1),
                    "board (%s) goes on too long: play was over after %s; stop there, as in %s"
                            .formatted(
                                    BadInput.shown(String.join(" ", row)),
                                    BadInput.shown(over),
                                    EXAMPLE));
        }
    }

    private Deck.Finite deck() {
        String deck = text.value("deck").orElse("0");
        if (!deck.matches("[+-]?[0-9]+")) {
            List<String> signs = Arrays.stream(Order.values()).map(Order::sign).toList();
            throw new BadInput(
                    deck,
                    "deck (%s) is no deck: %sgive an integer from 0 to %d, %s, a sum or a poset, as in %s"
                            .formatted(
                                    BadInput.shown(deck),
                                    BadInput.meant(deck, signs),
                                    MonotonicInstance.MAX_DECK,
                                    String.join(", ", signs),
                                    EXAMPLE));
        }
        return new Deck.Finite(
                Values.integer(
                        text, "deck", new Values.Bounds(0, MonotonicInstance.MAX_DECK, EXAMPLE)));
    }

    private Board board(int deck) {
        var bounds = new Values.Bounds(1, deck, EXAMPLE);
        List<Integer> cards = new ArrayList<>();
        Set<Integer> seen = new HashSet<>();
        for (String token : Values.list(text.valueOr("board", ""))) {
            if (deck == 0) {
                throw new BadInput(
                        token,
                        "card (%s) is not in an empty deck".formatted(BadInput.shown(token)));
            }
            int card = Values.integer(token, "card", bounds);
            if (!seen.add(card)) {
                throw new BadInput(
                        token,
                        "card (%d) is on the board twice; play it once, as in %s"
                                .formatted(card, EXAMPLE));
            }
            cards.add(card);
        }
        return new Board(cards);
    }
}

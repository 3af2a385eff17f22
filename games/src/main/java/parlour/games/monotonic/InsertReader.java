package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import parlour.claim.BadInput;
import parlour.exact.Rational;
import parlour.games.catalogue.Values;

/** Reads boards and moves of the insertion form. */
final class InsertReader {
    static final String EXAMPLE = "monotonic(a=3,d=3,deck=5,board=2:5 4:1,form=insert)";

    /** Most slots: the square of them is the number of moves. */
    static final int MAX_SLOTS = 24;

    /**
     * Longest row of rational numbers: about the square of it is the number of places to insert.
     */
    static final int MAX_ROW = 100;

    private static final String PLANE_EXAMPLE =
            "monotonic(a=4,d=3,deck=Q,board=0 -1 1/2,form=insert)";

    private final String deck;
    private final String board;

    InsertReader(String deck, String board) {
        this.deck = deck;
        this.board = board;
    }

    OffChain start(int ascending, int descending) {
        if (deck.equals(Order.RATIONALS.sign())) {
            return plane(ascending, descending);
        }
        if (!deck.isEmpty() && !deck.matches("[+-]?[0-9]+")) {
            throw new BadInput(
                    deck,
                    "deck (%s) does not go with form=insert; give a number of cards or Q, as in %s"
                            .formatted(BadInput.shown(deck), EXAMPLE));
        }
        int size = Values.integer(deck, "deck", new Values.Bounds(0, MAX_SLOTS, EXAMPLE));
        OffChain.OnSlots start = new OffChain.OnSlots(size, List.of());
        List<String> tokens = Values.list(board);
        for (int i = 0; i < tokens.size(); i++) {
            if (start.isOver(ascending, descending)) {
                MonotonicReader.demandOpen(i - 1, tokens);
            }
            start = start.play(tokens.get(i));
        }
        return start;
    }

    private OffChain plane(int ascending, int descending) {
        List<Rational> row = OrderReader.row(Order.RATIONALS, board);
        if (row.size() > MAX_ROW) {
            throw new BadInput(
                    row.getLast().toString(),
                    "board has %d cards, more than %d; give fewer, as in %s"
                            .formatted(row.size(), MAX_ROW, PLANE_EXAMPLE));
        }
        OffChain.OnPlane start = new OffChain.OnPlane(row);
        int last = row.size();
        if (start.isOver(ascending, descending) && !isReachable(start, ascending, descending)) {
            throw new BadInput(
                    row.get(last - 1).toString(),
                    "board (%s) goes on too long: however it was played, a run was complete before; give fewer cards, as in %s"
                            .formatted(BadInput.shown(board), PLANE_EXAMPLE));
        }
        return start;
    }

    /** Whether some card may have been the last one: without it no run is complete. */
    private static boolean isReachable(OffChain.OnPlane start, int ascending, int descending) {
        return IntStream.range(0, start.row().size())
                .anyMatch(
                        last -> {
                            List<Rational> before = new ArrayList<>(start.row());
                            before.remove(last);
                            return !new OffChain.OnPlane(before).isOver(ascending, descending);
                        });
    }

    /**
     * Reads a move {@code slot:card} that is to be made after others.
     *
     * @throws BadInput if the slot is not empty or the card not unused
     */
    static Placed placed(String token, int size, List<Placed> before) {
        int colon = token.indexOf(':');
        if (colon < 0 || size == 0) {
            throw bad(token, size == 0 ? "has no place among no slots" : "is not slot:card");
        }
        var bounds = new Values.Bounds(1, size, EXAMPLE);
        int slot = Values.integer(token.substring(0, colon), "slot", bounds);
        int card = Values.integer(token.substring(colon + 1), "card", bounds);
        for (Placed other : before) {
            if (other.slot() == slot) {
                throw bad(token, "goes into a slot that is filled");
            }
            if (other.card() == card) {
                throw bad(token, "plays a card that is used");
            }
        }
        return new Placed(slot, card);
    }

    /**
     * Reads a move {@code gap:card} on ℚ, where gap is the number of cards to the left of the new
     * one, and makes it.
     *
     * @throws BadInput if there is no such gap, or the card has been played
     */
    static OffChain.OnPlane inserted(String token, List<Rational> row) {
        int colon = token.indexOf(':');
        if (colon < 0 || row.size() == MAX_ROW) {
            throw new BadInput(
                    token,
                    "move (%s) should be gap:card on a row of less than %d cards, as in 0:1/2"
                            .formatted(BadInput.shown(token), MAX_ROW));
        }
        var bounds = new Values.Bounds(0, row.size(), PLANE_EXAMPLE);
        int gap = Values.integer(token.substring(0, colon), "gap", bounds);
        Rational card = OrderReader.card(Order.RATIONALS, token.substring(colon + 1), row);
        List<Rational> longer = new ArrayList<>(row);
        longer.add(gap, card);
        return new OffChain.OnPlane(longer);
    }

    /** The lengths of the longest runs of a row, in a sentence. */
    static String longest(List<Integer> row) {
        return SceneText.longest(
                IntStream.of(Runs.ascending(row)).max().orElse(0),
                IntStream.of(Runs.descending(row)).max().orElse(0));
    }

    private static BadInput bad(String token, String complaint) {
        return new BadInput(
                token,
                "move (%s) %s; give an empty slot and an unused card, as in %s"
                        .formatted(BadInput.shown(token), complaint, EXAMPLE));
    }
}

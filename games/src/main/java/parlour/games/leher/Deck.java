package parlour.games.leher;

import java.util.Collections;
import java.util.List;
import parlour.claim.BadInput;

/**
 * A deck of cards that differ by rank only.
 *
 * @param copies how many cards there are of each rank, lowest rank first; ranks are counted from 1
 */
public record Deck(List<Integer> copies) {
    /** Most ranks: tables of ranks by ranks are built. */
    public static final int MAX_RANKS = 1000;

    /**
     * Most cards: half-units over ordered triples, 2·M³ ≤ 2·10¹⁸, below 2⁶³, fit into a {@code
     * long}.
     */
    public static final int MAX_CARDS = 1_000_000;

    /**
     * Keeps a copy.
     *
     * @throws BadInput if the deck is empty, too large, has fewer than three cards or a rank
     *     without card
     */
    public Deck {
        copies = List.copyOf(copies);
        if (copies.isEmpty()) {
            throw new BadInput(
                    "deck",
                    "the deck is empty; list the copies of each rank, as in leher(deck=4 4 4 3)");
        }
        if (copies.size() > MAX_RANKS) {
            throw new BadInput(
                    String.valueOf(copies.size()),
                    "a deck of several suits or with changed rules may have %d ranks at most, not %d, as in %s"
                            .formatted(MAX_RANKS, copies.size(), "leher(ranks=13,suits=4)"));
        }
        long cards = 0;
        for (int count : copies) {
            if (count < 1 || count > MAX_CARDS) {
                throw new BadInput(
                        String.valueOf(count),
                        "copies (%d) of a rank must lie between 1 and %d, as in leher(deck=4 4 4 3)"
                                .formatted(count, MAX_CARDS));
            }
            cards += count;
        }
        if (cards < 3 || cards > MAX_CARDS) {
            throw new BadInput(
                    String.valueOf(cards),
                    "a deck must have between 3 and %d cards, not %d, as in leher(deck=4 4 4 3)"
                            .formatted(MAX_CARDS, cards));
        }
    }

    /** The same number of cards of each rank. */
    public static Deck of(int ranks, int suits) {
        return new Deck(Collections.nCopies(Math.min(ranks, MAX_RANKS + 1), suits));
    }

    /** The number of ranks. */
    public int ranks() {
        return copies.size();
    }

    /** The number of cards. */
    public int cards() {
        return copies.stream().mapToInt(Integer::intValue).sum();
    }

    /** The number of cards of a rank. */
    public int copies(int rank) {
        return copies.get(rank - 1);
    }

    /** Whether all ranks have the same number of cards. */
    public boolean isUniform() {
        return copies.stream().distinct().count() == 1;
    }
}

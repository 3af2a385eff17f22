package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import parlour.exact.Rational;

/**
 * Where play stands in a form of the game that labels along a chain do not describe: posets, and
 * the insertion form.
 */
public sealed interface OffChain extends Start {
    /** Whether a critical run is complete. */
    boolean isOver(int ascending, int descending);

    /** Whether nothing is left to be played. */
    boolean isExhausted();

    /** The number of moves; the greatest int if there are infinitely many. */
    int moves();

    /** The value under {@code deck}. */
    String deck();

    /** The value under {@code form}. */
    default String form() {
        return MonotonicReader.FORMS.getFirst();
    }

    /** How much is played and how long the runs are, in sentences. */
    String spoken();

    /** The value under {@code board}. */
    String board();

    /**
     * The start after a move.
     *
     * @throws parlour.claim.BadInput if it is not legal
     */
    OffChain play(String move);

    /**
     * A deck that is a poset, and the cards of it that were played.
     *
     * @param poset the deck
     * @param row the cards played, by their numbers in the poset
     */
    record OnPoset(Poset poset, Board row) implements OffChain {
        @Override
        public boolean isOver(int ascending, int descending) {
            return PosetRules.longest(poset, row, true) >= ascending
                    || PosetRules.longest(poset, row, false) >= descending;
        }

        @Override
        public boolean isExhausted() {
            return moves() == 0;
        }

        @Override
        public int moves() {
            return poset.size() - row.cards().size();
        }

        @Override
        public String deck() {
            return poset.toString();
        }

        @Override
        public String spoken() {
            return "Deck %s, cards in the row: %d of %d. %s"
                    .formatted(
                            poset,
                            row.cards().size(),
                            poset.size(),
                            SceneText.longest(
                                    PosetRules.longest(poset, row, true),
                                    PosetRules.longest(poset, row, false)));
        }

        @Override
        public String board() {
            return String.join(" ", row.cards().stream().map(poset::name).toList());
        }

        @Override
        public OnPoset play(String move) {
            return new OnPoset(poset, row.append(PosetReader.card(poset, move.strip(), row)));
        }
    }

    /**
     * The insertion form on a finite deck: n numbered slots, n cards, a move puts a card into an
     * empty slot.
     *
     * @param size the number of slots and of cards
     * @param placed the cards placed so far, in the order of play
     */
    record OnSlots(int size, List<Placed> placed) implements OffChain {
        /** Keeps a copy. */
        public OnSlots {
            placed = List.copyOf(placed);
        }

        /** The cards from the leftmost slot to the rightmost, empty slots left out. */
        List<Integer> row() {
            return placed.stream()
                    .sorted(Comparator.comparingInt(Placed::slot))
                    .map(Placed::card)
                    .toList();
        }

        @Override
        public boolean isOver(int ascending, int descending) {
            return Runs.completion(row(), ascending, descending) < placed.size();
        }

        @Override
        public boolean isExhausted() {
            return placed.size() == size;
        }

        @Override
        public int moves() {
            return (size - placed.size()) * (size - placed.size());
        }

        @Override
        public String deck() {
            return String.valueOf(size);
        }

        @Override
        public String form() {
            return MonotonicReader.FORMS.getLast();
        }

        @Override
        public String spoken() {
            return "Slots filled: %d of %d. %s"
                    .formatted(placed.size(), size, InsertReader.longest(row()));
        }

        @Override
        public String board() {
            return String.join(" ", placed.stream().map(Placed::toString).toList());
        }

        @Override
        public OnSlots play(String move) {
            List<Placed> longer = new ArrayList<>(placed);
            longer.add(InsertReader.placed(move.strip(), size, placed));
            return new OnSlots(size, longer);
        }
    }

    /**
     * The insertion form on the rational numbers: a move inserts any new number anywhere in the
     * row.
     *
     * @param row the row as it stands, from left to right
     */
    record OnPlane(List<Rational> row) implements OffChain {
        /** Keeps a copy. */
        public OnPlane {
            row = List.copyOf(row);
        }

        /** The row as ranks, which is all that matters. */
        public List<Integer> ranks() {
            List<Rational> sorted = row.stream().sorted().toList();
            return row.stream().map(sorted::indexOf).toList();
        }

        @Override
        public boolean isOver(int ascending, int descending) {
            return Runs.completion(ranks(), ascending, descending) < row.size();
        }

        @Override
        public boolean isExhausted() {
            return false;
        }

        @Override
        public int moves() {
            return Integer.MAX_VALUE;
        }

        @Override
        public String deck() {
            return Order.RATIONALS.sign();
        }

        @Override
        public String form() {
            return MonotonicReader.FORMS.getLast();
        }

        @Override
        public String spoken() {
            return "Deck Q, cards in the row: %d. %s"
                    .formatted(row.size(), InsertReader.longest(ranks()));
        }

        @Override
        public String board() {
            return String.join(" ", row.stream().map(Rational::toString).toList());
        }

        @Override
        public OnPlane play(String move) {
            return InsertReader.inserted(move.strip(), row);
        }
    }
}

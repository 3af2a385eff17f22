package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import parlour.exact.ColourWord;
import parlour.exact.Insertion;
import parlour.exact.Rational;
import parlour.games.monotonic.check.Gap;

/** Where play stands: cards on a board, or only as much of them as matters. */
public sealed interface Start {
    /**
     * A deck, and the cards of it that were played.
     *
     * @param deck the deck
     * @param board the row so far
     */
    record OnDeck(Deck deck, Board board) implements Start {}

    /** Where some gaps are infinite or large, so that only their classes matter. */
    sealed interface Ordered extends Start {
        /** The unused cards between played cards or letters, lowest gap first. */
        List<List<Stretch>> gaps();

        /** The labels of the gaps. */
        List<GapLabel> labels(int ascending, int descending);

        /** Whether a critical run is complete. */
        boolean isOver(int ascending, int descending);

        /**
         * The start after a card is played.
         *
         * @throws parlour.claim.BadInput if the text is no unused card
         */
        Ordered play(String card);
    }

    /** An infinite or large deck, and the cards of it that were played. */
    sealed interface OnRow extends Ordered {
        /** The value under {@code deck}. */
        String deck();

        /** The cards as numbers from 0 in the order of the deck, in the order of play. */
        List<Integer> ranks();

        /** The cards as they are written, in the order of play. */
        List<String> names();

        @Override
        default List<GapLabel> labels(int ascending, int descending) {
            return GapLabel.ofRow(ranks(), ascending, descending);
        }

        @Override
        default boolean isOver(int ascending, int descending) {
            List<Integer> ranks = ranks();
            return Runs.completion(ranks, ascending, descending) < ranks.size();
        }
    }

    /**
     * One of the usual decks, and the cards of it that were played.
     *
     * @param order the deck
     * @param row the row so far; empty for the large deck, whose cards have no names
     */
    record OnOrder(Order order, List<Rational> row) implements OnRow {
        /** Keeps a copy. */
        public OnOrder {
            row = List.copyOf(row);
        }

        @Override
        public String deck() {
            return order.sign();
        }

        @Override
        public List<Integer> ranks() {
            List<Rational> sorted = row.stream().sorted().toList();
            return row.stream().map(sorted::indexOf).toList();
        }

        @Override
        public List<String> names() {
            return row.stream().map(Rational::toString).toList();
        }

        @Override
        public List<List<Stretch>> gaps() {
            List<List<Stretch>> gaps = new ArrayList<>();
            Optional<Rational> below = Optional.empty();
            for (Rational card : row.stream().sorted().toList()) {
                gaps.add(List.of(order.between(below, Optional.of(card))));
                below = Optional.of(card);
            }
            gaps.add(List.of(order.between(below, Optional.empty())));
            return gaps;
        }

        /** From the large deck play goes on at a colour word, as its cards have no lasting name. */
        @Override
        public Ordered play(String card) {
            if (order == Order.LARGE) {
                return AtClasses.EMPTY_LARGE.play(SplitReader.ofLargeDeck(card));
            }
            List<Rational> longer = new ArrayList<>(row);
            longer.add(OrderReader.card(order, card, row));
            return new OnOrder(order, longer);
        }
    }

    /**
     * A sum of decks, and the cards of it that were played.
     *
     * @param sum the deck
     * @param row the row so far
     */
    record OnSum(OrderSum sum, List<OrderSum.Address> row) implements OnRow {
        /** Keeps a copy. */
        public OnSum {
            row = List.copyOf(row);
        }

        @Override
        public String deck() {
            return sum.toString();
        }

        private List<OrderSum.Address> sorted() {
            return row.stream().sorted(sum.order()).toList();
        }

        @Override
        public List<Integer> ranks() {
            List<OrderSum.Address> sorted = sorted();
            return row.stream().map(sorted::indexOf).toList();
        }

        @Override
        public List<String> names() {
            return row.stream().map(OrderSum.Address::toString).toList();
        }

        @Override
        public List<List<Stretch>> gaps() {
            List<List<Stretch>> gaps = new ArrayList<>();
            Optional<OrderSum.Address> below = Optional.empty();
            for (OrderSum.Address card : sorted()) {
                gaps.add(sum.between(below, Optional.of(card)));
                below = Optional.of(card);
            }
            gaps.add(sum.between(below, Optional.empty()));
            return gaps;
        }

        @Override
        public Ordered play(String card) {
            List<OrderSum.Address> longer = new ArrayList<>(row);
            longer.add(SumReader.card(sum, card, row));
            return new OnSum(sum, longer);
        }
    }

    /**
     * A colour word of which some gaps are infinite or large.
     *
     * @param word an admissible word
     * @param sizes one more {@link Gap} than the word has letters, lowest first
     */
    record AtClasses(ColourWord word, List<Integer> sizes) implements Ordered {
        /** The large deck before the first card. */
        static final AtClasses EMPTY_LARGE = new AtClasses(ColourWord.EMPTY, List.of(Gap.LARGE));

        /** Keeps a copy. */
        public AtClasses {
            sizes = List.copyOf(sizes);
        }

        @Override
        public List<List<Stretch>> gaps() {
            List<List<Stretch>> stretches = new ArrayList<>();
            for (int gap = 0; gap < sizes.size(); gap++) {
                stretches.add(List.of(Stretch.whole(gap + ":", sizes.get(gap))));
            }
            return stretches;
        }

        @Override
        public List<GapLabel> labels(int ascending, int descending) {
            return GapLabel.ofWord(word, ascending, descending);
        }

        @Override
        public boolean isOver(int ascending, int descending) {
            return word.reddish() >= ascending || word.bluish() >= descending;
        }

        @Override
        public Ordered play(String card) {
            return play(SplitReader.read(card, sizes));
        }

        private AtClasses play(SplitReader.Split card) {
            Insertion insertion = word.insert(card.gap());
            List<Integer> split = new ArrayList<>(sizes);
            split.set(card.gap(), card.below());
            split.add(card.gap() + 1, card.above());
            AtWord.joinAround(split, insertion);
            return new AtClasses(insertion.after(), split);
        }

        /** Gap, letter, gap, ..., gap, as in {@code 3RNP-N}. */
        @Override
        public String toString() {
            return AtWord.text(word, sizes);
        }
    }

    /**
     * A colour word with the number of unused cards in each gap: what double bumping remembers of a
     * board. The cards themselves, the bumped ones and the size of the deck do not matter any more.
     *
     * @param word an admissible word
     * @param gaps one more number than the word has letters, lowest gap first
     */
    record AtWord(ColourWord word, List<Integer> gaps) implements Start {
        /** Keeps a copy. */
        public AtWord {
            gaps = List.copyOf(gaps);
        }

        /**
         * Plays a card of a gap: the card enters purple, the reddish letter after it loses red, the
         * bluish letter before it loses blue, and the two gaps of a letter that vanishes become
         * one.
         *
         * @param gap the 0-based gap
         * @param offset the number of unused cards of the gap below the card played
         */
        public AtWord play(int gap, int offset) {
            Insertion insertion = word.insert(gap);
            List<Integer> split = new ArrayList<>(gaps);
            split.set(gap, offset);
            split.add(gap + 1, gaps.get(gap) - offset - 1);
            joinAround(split, insertion);
            return new AtWord(insertion.after(), split);
        }

        /** Joins the gaps around letters that vanish; the higher one first, so that places stay. */
        private static void joinAround(List<Integer> gaps, Insertion insertion) {
            if (insertion.rightVanishes()) {
                join(gaps, insertion.losesRed() + 1);
            }
            if (insertion.leftVanishes()) {
                join(gaps, insertion.losesBlue());
            }
        }

        private static void join(List<Integer> gaps, int place) {
            gaps.set(place, Gap.join(gaps.get(place), gaps.get(place + 1)));
            gaps.remove(place + 1);
        }

        /** Gap, letter, gap, letter, ..., gap, as in {@code 3R0P2}. */
        @Override
        public String toString() {
            return text(word, gaps);
        }

        private static String text(ColourWord word, List<Integer> gaps) {
            StringBuilder text = new StringBuilder().append(Gap.write(gaps.getFirst()));
            for (int i = 0; i < word.length(); i++) {
                text.append(word.letters().charAt(i)).append(Gap.write(gaps.get(i + 1)));
            }
            return text.toString();
        }
    }

    /**
     * Where play stands in a form of the game that labels along a chain do not describe: posets,
     * and the insertion form.
     */
    sealed interface OffChain extends Start {
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
    }

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

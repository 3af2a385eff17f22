package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.exact.ColourWord;
import parlour.exact.Insertion;
import parlour.exact.Rational;
import parlour.games.monotonic.check.Gap;

/** Where some gaps are infinite or large, so that only their classes matter. */
public sealed interface Ordered extends Start {
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
            Start.AtWord.joinAround(split, insertion);
            return new AtClasses(insertion.after(), split);
        }

        /** Gap, letter, gap, ..., gap, as in {@code 3RNP-N}. */
        @Override
        public String toString() {
            return Start.AtWord.text(word, sizes);
        }
    }
}

package parlour.games.monotonic;

import parlour.exact.ColourWord;
import parlour.exact.Insertion;
import parlour.exact.Rational;

import java.util.ArrayList;
import java.util.List;

/** Where play stands: cards on a board, or only as much of them as matters. */
public sealed interface Start {
    /**
     * A deck, and the cards of it that were played.
     *
     * @param deck the deck
     * @param board the row so far
     */
    record OnDeck(Deck deck, Board board) implements Start {}

    /**
     * An infinite or large deck, and the cards of it that were played.
     *
     * @param order the deck
     * @param row the row so far; empty for the large deck, whose cards have no names
     */
    record OnOrder(Order order, List<Rational> row) implements Start {
        /** Keeps a copy. */
        public OnOrder {
            row = List.copyOf(row);
        }

        /** The row with one more card at its end. */
        OnOrder append(Rational card) {
            List<Rational> longer = new ArrayList<>(row);
            longer.add(card);
            return new OnOrder(order, longer);
        }

        /** The place of the first card that completes a run; the row's size if none does. */
        int completion(int ascending, int descending) {
            List<Rational> sorted = row.stream().sorted().toList();
            List<Integer> ranks = row.stream().map(sorted::indexOf).toList();
            return Runs.completion(ranks, ascending, descending);
        }

        /** The cards separated by spaces. */
        String board() {
            return String.join(" ", row.stream().map(Rational::toString).toList());
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
            // The higher letter first, so that places below it stay as they are.
            if (insertion.rightVanishes()) {
                join(split, insertion.losesRed() + 1);
            }
            if (insertion.leftVanishes()) {
                join(split, insertion.losesBlue());
            }
            return new AtWord(insertion.after(), split);
        }

        /** Joins the two gaps around the letter at a place. */
        private static void join(List<Integer> gaps, int place) {
            gaps.set(place, gaps.get(place) + gaps.get(place + 1));
            gaps.remove(place + 1);
        }

        /** Gap, letter, gap, letter, ..., gap, as in {@code 3R0P2}. */
        @Override
        public String toString() {
            StringBuilder text = new StringBuilder().append(gaps.getFirst());
            for (int i = 0; i < word.length(); i++) {
                text.append(word.letters().charAt(i)).append(gaps.get(i + 1));
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

        /** The value under {@code deck}. */
        String deck();

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
            return unused() == 0;
        }

        /** How many cards are left. */
        int unused() {
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
}

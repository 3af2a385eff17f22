package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.List;
import parlour.exact.ColourWord;
import parlour.exact.Insertion;
import parlour.games.monotonic.check.Gap;

/** Where play stands: cards on a board, or only as much of them as matters. */
public sealed interface Start permits Start.OnDeck, Start.AtWord, Ordered, OffChain {
    /**
     * A deck, and the cards of it that were played.
     *
     * @param deck the deck
     * @param board the row so far
     */
    record OnDeck(Deck deck, Board board) implements Start {}

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
        static void joinAround(List<Integer> gaps, Insertion insertion) {
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

        static String text(ColourWord word, List<Integer> gaps) {
            StringBuilder text = new StringBuilder().append(Gap.write(gaps.getFirst()));
            for (int i = 0; i < word.length(); i++) {
                text.append(word.letters().charAt(i)).append(Gap.write(gaps.get(i + 1)));
            }
            return text.toString();
        }
    }
}

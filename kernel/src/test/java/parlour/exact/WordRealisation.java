package parlour.exact;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Finds a board whose double bumping ends in a given admissible word.
 *
 * <p>Write RB for every P. The leftmost RB can be the card that was inserted last: before it, the
 * binary word had BR in its place, without the B where nothing is to its left and without the R
 * where nothing is to its right. That removes a cell, a row or a column of the Young diagram of the
 * word (see {@link AdmissibleWords}), until the word is empty.
 *
 * <p>The board has at most r · b cards for r reddish and b bluish letters. Cost: O((r + b)³).
 */
final class WordRealisation {
    /** Longest words realised: r, b &lt;= 200, so that a board has at most 40 000 cards. */
    static final int MAX_LENGTH = 200;

    private WordRealisation() {}

    /**
     * The canonical board of the word, on the cards 1..n.
     *
     * @throws IllegalArgumentException if the word is not admissible or longer than {@link
     *     #MAX_LENGTH}
     */
    static Permutation board(ColourWord word) {
        if (!word.isAdmissible()) {
            throw new NotationException(
                    word.letters(),
                    "is no admissible word: B must not come first, R not last, nor B next after R;"
                            + " write for example RPB");
        }
        if (word.length() > MAX_LENGTH) {
            throw new IllegalArgumentException(
                    "the word length (" + word.length() + ") must be at most " + MAX_LENGTH);
        }
        return board(gaps(word));
    }

    /** The gaps, in the order of play, into which cards are inserted to make the word. */
    private static Deque<Integer> gaps(ColourWord word) {
        var gaps = new ArrayDeque<Integer>();
        var binary = word.letters().replace("P", "RB");
        while (!binary.isEmpty()) {
            int last = binary.indexOf("RB");
            var left = binary.substring(0, last);
            var right = binary.substring(last + 2);
            left = left.isEmpty() ? "" : left + "B";
            right = right.isEmpty() ? "" : "R" + right;
            gaps.addFirst(left.replace("RB", "P").length());
            binary = left + right;
        }
        return gaps;
    }

    /**
     * Plays into the gaps, at the lower end of each, and numbers the cards by their final order.
     */
    private static Permutation board(Deque<Integer> gaps) {
        // both lists name a card by the time at which it is played
        var deck = new ArrayList<Integer>();
        var recorded = new ArrayList<Integer>();
        var word = ColourWord.EMPTY;
        for (int gap : gaps) {
            int time = deck.size();
            deck.add(gap == 0 ? 0 : deck.indexOf(recorded.get(gap - 1)) + 1, time);
            var insertion = word.insert(gap);
            insertion.record(recorded, time);
            word = insertion.after();
        }
        return Permutation.of(ranks(deck));
    }

    private static int[] ranks(List<Integer> deck) {
        var ranks = new int[deck.size()];
        for (int i = 0; i < ranks.length; i++) {
            ranks[deck.get(i)] = i + 1;
        }
        return ranks;
    }
}

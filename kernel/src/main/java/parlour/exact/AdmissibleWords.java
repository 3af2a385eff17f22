package parlour.exact;

import java.math.BigInteger;
import java.util.stream.Stream;

/**
 * The admissible colour words: which they are, and how many.
 *
 * <p>Theorem: a word w is reachable by insertions from the empty word if and only if it does not
 * start with B, does not end with R and has no factor RB. Proof: write RB for every P. The words
 * without a factor RB correspond one to one with the words over R and B, and w satisfies the
 * conditions if and only if its binary word starts with R and ends with B. Inserting RB and
 * deleting the next R to the right and the last B to the left keeps that. Conversely, a binary word
 * from R to B is the boundary of a Young diagram; an insertion between B and R adds one cell to it,
 * one at an end adds a column or a row of one cell, and every diagram is obtained cell by cell.
 *
 * <p>Counts: F₂ₘ words of length m ≥ 1 (and one empty word); C(r + b − 2, r − 1) with r ≥ 1 reddish
 * and b ≥ 1 bluish letters. Source: M. Albert and others, Monotonic sequence games, 2006, arXiv
 * math/0602630.
 */
public final class AdmissibleWords {
    /** Longest words that are listed or counted; the index 2m of F stays below its own limit. */
    public static final int MAX_LENGTH = 1_000;

    private AdmissibleWords() {}

    /**
     * All admissible words of this length in alphabetical order, made one by one as they are asked
     * for.
     *
     * @throws IllegalArgumentException unless 0 &lt;= length &lt;= {@link #MAX_LENGTH}
     */
    public static Stream<ColourWord> ofLength(int length) {
        requireLength(length);
        if (length == 0) {
            return Stream.of(ColourWord.EMPTY);
        }
        var first = "P" + "B".repeat(length - 1);
        return Stream.iterate(first, word -> !word.isEmpty(), AdmissibleWords::next)
                .map(ColourWord::new);
    }

    /**
     * The next word in alphabetical order, or none after the last: raises the last letter that can
     * be raised, R not being allowed at the end, and completes it with as early letters as
     * possible.
     */
    private static String next(String word) {
        for (int i = word.length() - 1; i >= 0; i--) {
            int missing = word.length() - 1 - i;
            if (word.charAt(i) == 'B') {
                return word.substring(0, i) + "P" + "B".repeat(missing);
            }
            if (word.charAt(i) == 'P' && missing > 0) {
                return word.substring(0, i) + "RP" + "B".repeat(missing - 1);
            }
        }
        return "";
    }

    /**
     * The number of admissible words of this length.
     *
     * @throws IllegalArgumentException unless 0 &lt;= length &lt;= {@link #MAX_LENGTH}
     */
    public static BigInteger count(int length) {
        requireLength(length);
        return length == 0 ? BigInteger.ONE : Fibonacci.value(2 * length);
    }

    /**
     * The number of admissible words with so many reddish and bluish letters, of any length.
     *
     * @throws IllegalArgumentException if a number is negative or above {@link #MAX_LENGTH}
     */
    public static BigInteger count(int reddish, int bluish) {
        requireLength(reddish);
        requireLength(bluish);
        if (reddish == 0 || bluish == 0) {
            // a word that is not empty contains P, or else it would have a factor RB or a bad end
            return reddish == bluish ? BigInteger.ONE : BigInteger.ZERO;
        }
        return BinomialCoefficient.bigValue(reddish + bluish - 2, reddish - 1);
    }

    private static void requireLength(int length) {
        if (length < 0 || length > MAX_LENGTH) {
            throw new IllegalArgumentException("(" + length + ") must be 0.." + MAX_LENGTH);
        }
    }
}

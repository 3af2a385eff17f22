package parlour.games.monotonic;

import java.util.Arrays;
import java.util.List;

/**
 * Longest ascending and descending runs within a row of cards, a run being a subsequence.
 *
 * <p>Method: for each length keep the least last card of an ascending run of that length; they
 * increase with the length, and a new card ends a run one longer than the longest that ends below
 * it. Cost: k log k for k cards. Source: C. Schensted, Longest increasing and decreasing
 * subsequences, 1961.
 */
final class Runs {
    private Runs() {}

    /** For each card of a row, the length of the longest ascending run that ends with it. */
    static int[] ascending(List<Integer> cards) {
        int[] lengths = new int[cards.size()];
        int[] least = new int[cards.size()];
        int longest = 0;
        int i = 0;
        for (int card : cards) {
            int found = Arrays.binarySearch(least, 0, longest, card);
            int shorter = found < 0 ? -found - 1 : found;
            least[shorter] = card;
            longest = Math.max(longest, shorter + 1);
            lengths[i++] = shorter + 1;
        }
        return lengths;
    }

    /** For each card of a row, the length of the longest descending run that ends with it. */
    static int[] descending(List<Integer> cards) {
        return ascending(cards.stream().map(card -> -card).toList());
    }

    /**
     * The place of the first card that completes a run of a critical length; the row's size if none
     * does.
     */
    static int completion(List<Integer> cards, int ascending, int descending) {
        int[] up = ascending(cards);
        int[] down = descending(cards);
        for (int i = 0; i < up.length; i++) {
            if (up[i] >= ascending || down[i] >= descending) {
                return i;
            }
        }
        return up.length;
    }
}

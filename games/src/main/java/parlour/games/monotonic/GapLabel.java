package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.List;
import parlour.exact.ColourWord;

/**
 * The label of the unused cards in a gap between neighbouring played cards or letters.
 *
 * @param x the cards missing for an ascending run that goes on there
 * @param y the same for a descending run
 */
record GapLabel(int x, int y) {
    /** Whether every card of the gap completes a run. */
    boolean completes() {
        return x == 1 || y == 1;
    }

    /**
     * The labels of all gaps of a row, by their definition: longest runs on the board below and
     * above each gap.
     *
     * @param ranks the cards of the row as numbers from 0 in the order of the deck
     */
    static List<GapLabel> ofRow(List<Integer> ranks, int ascending, int descending) {
        int[] up = Runs.ascending(ranks);
        int[] down = Runs.descending(ranks);
        List<GapLabel> labels = new ArrayList<>();
        for (int gap = 0; gap <= ranks.size(); gap++) {
            int below = 0;
            int above = 0;
            for (int i = 0; i < up.length; i++) {
                if (ranks.get(i) < gap) {
                    below = Math.max(below, up[i]);
                } else {
                    above = Math.max(above, down[i]);
                }
            }
            labels.add(new GapLabel(ascending - below, descending - above));
        }
        return labels;
    }

    /** The labels of all gaps of a colour word: reddish letters below, bluish ones above. */
    static List<GapLabel> ofWord(ColourWord word, int ascending, int descending) {
        int x = ascending;
        int y = descending - word.bluish();
        List<GapLabel> labels = new ArrayList<>();
        labels.add(new GapLabel(x, y));
        for (int i = 0; i < word.length(); i++) {
            x -= word.at(i).isReddish() ? 1 : 0;
            y += word.at(i).isBluish() ? 1 : 0;
            labels.add(new GapLabel(x, y));
        }
        return labels;
    }
}

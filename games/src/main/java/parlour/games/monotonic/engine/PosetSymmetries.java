package parlour.games.monotonic.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import parlour.games.monotonic.Poset;

/**
 * Symmetries of a poset and the canonical reading of labels on it.
 *
 * <p>Cards with the same cards above and the same below are <em>twins</em>: any exchange of them is
 * a symmetry, so their labels may be sorted. Beside that there are the automorphisms that keep the
 * order of twins, and, where ascending and descending runs need the same, the anti-automorphisms
 * with labels (x, y) read as (y, x). The least reading under all of these stands for all.
 *
 * <p>Any list of symmetries, even an incomplete one, makes equal readings equal positions; so the
 * list may be cut at a number. Cost: a reading of all cards for each symmetry, most cut short at
 * the first card that decides.
 */
final class PosetSymmetries {
    /** Most symmetries listed: more would cost more than they save. */
    static final int MOST = 2048;

    /** Most steps of the search for symmetries. */
    private static final int MOST_STEPS = 200_000;

    private final Poset poset;
    private final List<int[]> turns = new ArrayList<>();
    private final List<int[]> mirrors = new ArrayList<>();
    private final List<int[]> twins = new ArrayList<>();
    private final int[] earlierTwin;

    /**
     * The symmetries of a poset.
     *
     * @param mirrored whether anti-automorphisms count
     */
    PosetSymmetries(Poset poset, boolean mirrored) {
        this.poset = poset;
        this.earlierTwin = new int[poset.size()];
        findTwins();
        new Search(false).from(0);
        if (mirrored) {
            new Search(true).from(0);
        }
    }

    private void findTwins() {
        Map<List<Long>, List<Integer>> classes = new LinkedHashMap<>();
        for (int card = 0; card < poset.size(); card++) {
            List<Integer> twin =
                    classes.computeIfAbsent(
                            List.of(poset.above(card), poset.below(card)), _ -> new ArrayList<>());
            earlierTwin[card] = twin.isEmpty() ? -1 : twin.getLast();
            twin.add(card);
        }
        for (List<Integer> twin : classes.values()) {
            if (twin.size() > 1) {
                twins.add(twin.stream().mapToInt(Integer::intValue).toArray());
            }
        }
    }

    /** How many symmetries are listed, exchanges of twins apart. */
    int size() {
        return turns.size() + mirrors.size();
    }

    /**
     * Writes the least reading.
     *
     * @param labels a number for each card
     * @param swapped the numbers that the labels have with x and y exchanged
     * @param least receives the reading
     */
    void read(int[] labels, int[] swapped, int[] least) {
        sortTwins(labels);
        int cards = poset.size();
        System.arraycopy(labels, 0, least, 0, cards);
        for (int turn = 1; turn < turns.size(); turn++) {
            keepLess(labels, turns.get(turn), least);
        }
        if (!mirrors.isEmpty()) {
            sortTwins(swapped);
            for (int[] mirror : mirrors) {
                keepLess(swapped, mirror, least);
            }
        }
    }

    private void sortTwins(int[] labels) {
        for (int[] twin : twins) {
            for (int i = 1; i < twin.length; i++) {
                int label = labels[twin[i]];
                int j = i;
                while (j > 0 && labels[twin[j - 1]] > label) {
                    labels[twin[j]] = labels[twin[j - 1]];
                    j--;
                }
                labels[twin[j]] = label;
            }
        }
    }

    private static void keepLess(int[] labels, int[] order, int[] least) {
        int i = 0;
        while (i < order.length && labels[order[i]] == least[i]) {
            i++;
        }
        if (i < order.length && labels[order[i]] < least[i]) {
            for (; i < order.length; i++) {
                least[i] = labels[order[i]];
            }
        }
    }

    /**
     * A search for maps of the poset to itself, card by card. The first one found is the identity.
     */
    private final class Search {
        private final boolean mirrored;
        private final int[] image = new int[poset.size()];
        private long taken;
        private int steps;

        Search(boolean mirrored) {
            this.mirrored = mirrored;
        }

        void from(int card) {
            if (card == image.length) {
                (mirrored ? mirrors : turns).add(image.clone());
                return;
            }
            int twin = earlierTwin[card];
            int first = twin < 0 ? 0 : image[twin] + 1;
            for (int to = first; to < image.length && size() < MOST; to++) {
                if (steps < MOST_STEPS && (taken >>> to & 1) == 0 && fits(card, to)) {
                    image[card] = to;
                    taken |= 1L << to;
                    from(card + 1);
                    taken &= ~(1L << to);
                }
            }
        }

        private boolean fits(int card, int to) {
            steps++;
            long above = mirrored ? poset.below(to) : poset.above(to);
            long below = mirrored ? poset.above(to) : poset.below(to);
            if (Long.bitCount(above) != Long.bitCount(poset.above(card))
                    || Long.bitCount(below) != Long.bitCount(poset.below(card))) {
                return false;
            }
            for (int other = 0; other < card; other++) {
                if ((above >>> image[other] & 1) != (poset.above(card) >>> other & 1)
                        || (below >>> image[other] & 1) != (poset.below(card) >>> other & 1)) {
                    return false;
                }
            }
            return true;
        }
    }
}

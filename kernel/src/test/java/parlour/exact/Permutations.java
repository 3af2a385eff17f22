package parlour.exact;

import java.util.ArrayList;
import java.util.List;

/** All permutations of 1..n, and their runs and inversions by brute force. */
final class Permutations {
    private Permutations() {}

    static List<Permutation> of(int n) {
        var all = new ArrayList<Permutation>();
        complete(new int[n], 0, all);
        return all;
    }

    private static void complete(int[] entries, int filled, List<Permutation> all) {
        if (filled == entries.length) {
            all.add(Permutation.of(entries));
            return;
        }
        for (int entry = 1; entry <= entries.length; entry++) {
            if (!contains(entries, filled, entry)) {
                entries[filled] = entry;
                complete(entries, filled + 1, all);
            }
        }
    }

    private static boolean contains(int[] entries, int filled, int entry) {
        for (int i = 0; i < filled; i++) {
            if (entries[i] == entry) {
                return true;
            }
        }
        return false;
    }

    /** The greatest size of a set of places whose entries are monotone: tries all sets. */
    static int longestRun(Permutation permutation, boolean ascending) {
        int longest = 0;
        for (int places = 0; places < 1 << permutation.size(); places++) {
            if (Integer.bitCount(places) > longest && isRun(permutation, places, ascending)) {
                longest = Integer.bitCount(places);
            }
        }
        return longest;
    }

    private static boolean isRun(Permutation permutation, int places, boolean ascending) {
        int last = -1;
        for (int i = 0; i < permutation.size(); i++) {
            if ((places >> i & 1) == 1) {
                if (last >= 0 && permutation.at(last) < permutation.at(i) != ascending) {
                    return false;
                }
                last = i;
            }
        }
        return true;
    }

    static int inversions(Permutation permutation) {
        int inversions = 0;
        for (int i = 0; i < permutation.size(); i++) {
            for (int j = i + 1; j < permutation.size(); j++) {
                inversions += permutation.at(i) > permutation.at(j) ? 1 : 0;
            }
        }
        return inversions;
    }
}

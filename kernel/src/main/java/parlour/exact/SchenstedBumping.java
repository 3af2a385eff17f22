package parlour.exact;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Inserts the entries of a sequence into rows: an entry takes the place of the least greater one in
 * a row, which it bumps into the next row, or else it extends the row.
 *
 * <p>Theorem (Schensted): the first row is as long as the longest ascending subsequence, the first
 * column as long as the longest descending one. The rows and the order in which their places came
 * into being determine the sequence.
 *
 * <p>Cost: O(n log n) for the first row (this is patience sorting), O(n² log n) for all rows.
 * Source: C. Schensted, Longest increasing and decreasing subsequences, Canadian Journal of
 * Mathematics 13 (1961), 179-191.
 */
public final class SchenstedBumping {
    private SchenstedBumping() {}

    /** The first row of the insertion tableau, ascending. */
    public static List<Integer> row(Permutation sequence) {
        var row = new ArrayList<Integer>();
        for (int i = 0; i < sequence.size(); i++) {
            bump(row, sequence.at(i));
        }
        return List.copyOf(row);
    }

    /** The insertion tableau P and the recording tableau Q; Q numbers the entries from 1. */
    public static Tableaux tableaux(Permutation sequence) {
        var insertion = new ArrayList<List<Integer>>();
        var recording = new ArrayList<List<Integer>>();
        for (int i = 0; i < sequence.size(); i++) {
            int grown = insert(insertion, sequence.at(i));
            if (grown == recording.size()) {
                recording.add(new ArrayList<>());
            }
            recording.get(grown).add(i + 1);
        }
        return new Tableaux(insertion, recording);
    }

    /** Inserts into the first row and onwards; returns the index of the row that grew. */
    private static int insert(List<List<Integer>> rows, int entry) {
        int moving = entry;
        for (int i = 0; i < rows.size(); i++) {
            int length = rows.get(i).size();
            moving = bump(rows.get(i), moving);
            if (rows.get(i).size() > length) {
                return i;
            }
        }
        rows.add(new ArrayList<>(List.of(moving)));
        return rows.size() - 1;
    }

    /** Puts the entry in its place; returns what was there, or the entry itself if the row grew. */
    private static int bump(List<Integer> row, int entry) {
        // the entries are distinct, so that the search never finds one
        int place = -1 - Collections.binarySearch(row, entry);
        if (place < row.size()) {
            return row.set(place, entry);
        }
        row.add(entry);
        return entry;
    }
}

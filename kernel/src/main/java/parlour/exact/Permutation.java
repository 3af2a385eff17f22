package parlour.exact;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A sequence of distinct integers in one-line notation, immutable; the entries need not be 1..n.
 *
 * <p>An <i>ascending</i> (<i>descending</i>) subsequence takes some entries in their order, each
 * greater (smaller) than the one before. An <i>inversion</i> is a pair of entries of which the
 * earlier is the greater.
 *
 * <p>Theorem used: the longest ascending subsequence is as long as the first row of the
 * Robinson-Schensted tableau (C. Schensted, Longest increasing and decreasing subsequences, 1961).
 * Cost: O(n log n) for each question.
 */
public final class Permutation {
    private final int[] entries;

    private Permutation(int[] entries) {
        this.entries = entries;
    }

    /**
     * The sequence of these entries.
     *
     * @throws IllegalArgumentException if an entry occurs twice
     */
    public static Permutation of(int... entries) {
        var sorted = entries.clone();
        Arrays.sort(sorted);
        for (int i = 1; i < sorted.length; i++) {
            if (sorted[i - 1] == sorted[i]) {
                throw new IllegalArgumentException("the entry (" + sorted[i] + ") occurs twice");
            }
        }
        return new Permutation(entries.clone());
    }

    /** The identity on 1..n. */
    public static Permutation identity(int size) {
        return new Permutation(IntStream.rangeClosed(1, size).toArray());
    }

    /**
     * Reads integers separated by blanks, such as {@code 5 1 4 2 6 3}; blank text is the empty
     * sequence.
     *
     * @throws NotationException if a token is no {@code int} or occurs twice
     */
    public static Permutation parse(String text) {
        var places = new HashMap<Integer, String>();
        var tokens = text.isBlank() ? new String[0] : text.strip().split("\\s+");
        for (var token : tokens) {
            if (places.put(entry(token), token) != null) {
                throw new NotationException(
                        token, "occurs twice in a sequence of distinct integers such as 5 1 4");
            }
        }
        return new Permutation(Arrays.stream(tokens).mapToInt(Permutation::entry).toArray());
    }

    private static int entry(String token) {
        try {
            return Integer.parseInt(token);
        } catch (NumberFormatException _) {
            throw new NotationException(
                    token, "is no integer of 32 bits; write distinct integers such as 5 1 4");
        }
    }

    /** The number of entries. */
    public int size() {
        return entries.length;
    }

    /** The entry at the 0-based place. */
    public int at(int place) {
        return entries[place];
    }

    /** A copy of the entries. */
    public int[] toArray() {
        return entries.clone();
    }

    /** The entries in order. */
    public List<Integer> toList() {
        return Arrays.stream(entries).boxed().toList();
    }

    /** The first {@code length} entries. */
    public Permutation prefix(int length) {
        return new Permutation(Arrays.copyOf(entries, length));
    }

    /** The entries from last to first: ascending and descending change places. */
    public Permutation reversed() {
        int last = entries.length - 1;
        return new Permutation(IntStream.rangeClosed(0, last).map(i -> at(last - i)).toArray());
    }

    /** The permutation of 1..n whose entries are in the same order of size. */
    public Permutation standardised() {
        var sorted = entries.clone();
        Arrays.sort(sorted);
        return new Permutation(
                Arrays.stream(entries).map(e -> Arrays.binarySearch(sorted, e) + 1).toArray());
    }

    /** The length of a longest ascending subsequence; 0 if there is no entry. */
    public int longestAscending() {
        return SchenstedBumping.row(this).size();
    }

    /** The length of a longest descending subsequence; 0 if there is no entry. */
    public int longestDescending() {
        return reversed().longestAscending();
    }

    /** Whether the entries are 1..n in some order. */
    public boolean isStandard() {
        return equals(standardised());
    }

    /**
     * The permutation that has i at the place j where this one has j at the place i, counted from
     * 1.
     *
     * @throws IllegalStateException unless {@link #isStandard()}
     */
    public Permutation inverse() {
        requireStandard();
        var inverse = new int[entries.length];
        for (int i = 0; i < entries.length; i++) {
            inverse[entries[i] - 1] = i + 1;
        }
        return new Permutation(inverse);
    }

    /**
     * The composition that maps i to {@code this(first(i))}.
     *
     * @throws IllegalStateException unless both are standard
     * @throws IllegalArgumentException unless both have the same size
     */
    public Permutation after(Permutation first) {
        requireStandard();
        first.requireStandard();
        if (size() != first.size()) {
            throw new IllegalArgumentException(
                    "sizes (" + size() + " and " + first.size() + ") must be equal");
        }
        return new Permutation(Arrays.stream(first.entries).map(i -> at(i - 1)).toArray());
    }

    /**
     * Whether the number of inversions is odd. It has the parity of n minus the number of cycles.
     */
    public boolean isOdd() {
        var standard = standardised().entries;
        boolean isOdd = false;
        for (int i = 0; i < standard.length; i++) {
            while (standard[i] != i + 1) {
                int other = standard[i] - 1;
                standard[i] = standard[other];
                standard[other] = other + 1;
                isOdd = !isOdd;
            }
        }
        return isOdd;
    }

    private void requireStandard() {
        if (!isStandard()) {
            throw new IllegalStateException("(" + this + ") is no permutation of 1.." + size());
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Permutation that && Arrays.equals(entries, that.entries);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(entries);
    }

    /** The entries separated by blanks, as {@link #parse} reads them. */
    @Override
    public String toString() {
        return Arrays.stream(entries).mapToObj(String::valueOf).collect(Collectors.joining(" "));
    }
}

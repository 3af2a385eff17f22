package parlour.exact;

import java.util.List;

/**
 * The pair of standard tableaux of one shape that the Robinson-Schensted correspondence assigns to
 * a sequence; rows from the longest to the shortest.
 *
 * @param insertion P, filled with the entries of the sequence
 * @param recording Q, filled with the times 1..n at which the places came into being
 */
public record Tableaux(List<List<Integer>> insertion, List<List<Integer>> recording) {
    /** Keeps unmodifiable copies. */
    public Tableaux {
        insertion = insertion.stream().map(List::copyOf).toList();
        recording = recording.stream().map(List::copyOf).toList();
    }

    /** The lengths of the rows. */
    public List<Integer> shape() {
        return insertion.stream().map(List::size).toList();
    }
}

package parlour.solve.matrix;

import java.util.Collections;
import java.util.SequencedMap;
import java.util.TreeMap;
import parlour.exact.Rational;

/**
 * The value of a matrix game and one optimal strategy of each side.
 *
 * @param value the payoff that the row player can secure and the column player can hold him to
 * @param row the row player's probabilities by row, from 0, zeros left out
 * @param column the column player's probabilities by column, from 0, zeros left out
 * @param rounds best replies to both sides that it took; 0 for a saddle found by scanning
 */
public record Optimum(
        Rational value,
        SequencedMap<Integer, Rational> row,
        SequencedMap<Integer, Rational> column,
        int rounds) {
    /** Keeps sorted copies. */
    public Optimum {
        row = Collections.unmodifiableSequencedMap(new TreeMap<>(row));
        column = Collections.unmodifiableSequencedMap(new TreeMap<>(column));
    }

    /** Whether both sides play one pure strategy. */
    public boolean isPure() {
        return row.size() == 1 && column.size() == 1;
    }
}

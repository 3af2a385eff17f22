package parlour.games.chomp;

import java.util.ArrayList;
import java.util.List;

/**
 * A bar of chocolate.
 *
 * @param rows the squares left in each row, none longer than the one before; rows without squares
 *     are left out
 */
record ChompInstance(List<Integer> rows) {
    static final int MAX_SIDE = 12;

    ChompInstance {
        rows = List.copyOf(rows);
    }

    /** What is left after a bite at a square: that square and all to its right and below go. */
    ChompInstance bite(Square square) {
        List<Integer> left = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            int kept =
                    row + 1 < square.row()
                            ? rows.get(row)
                            : Math.min(rows.get(row), square.column() - 1);
            if (kept > 0) {
                left.add(kept);
            }
        }
        return new ChompInstance(left);
    }

    /**
     * A square, which is a move.
     *
     * @param row from 1 at the top
     * @param column from 1 at the left
     */
    record Square(int row, int column) {}
}

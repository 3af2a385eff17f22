package parlour.game;

import java.util.List;
import parlour.exact.Rational;

/**
 * A matrix game written out.
 *
 * @param table the payoffs to the row player by rows, all rows of one length
 */
public record PayoffTable(List<List<Rational>> table) implements MatrixGame {
    /**
     * Keeps copies.
     *
     * @throws IllegalArgumentException if there is no row, no column, or a row of another length
     */
    public PayoffTable {
        table = table.stream().map(List::copyOf).toList();
        if (table.isEmpty() || table.getFirst().isEmpty()) {
            throw new IllegalArgumentException("a matrix needs a row and a column");
        }
        for (int row = 0; row < table.size(); row++) {
            if (table.get(row).size() != table.getFirst().size()) {
                throw new IllegalArgumentException(
                        "row %d has %d entries where the first has %d"
                                .formatted(
                                        row + 1, table.get(row).size(), table.getFirst().size()));
            }
        }
    }

    /** The table of any game. Cost: one call per entry. */
    public static PayoffTable of(MatrixGame game) {
        return game instanceof PayoffTable table
                ? table
                : new PayoffTable(
                        java.util.stream.IntStream.range(0, game.rows())
                                .mapToObj(row -> row(game, row))
                                .toList());
    }

    private static List<Rational> row(MatrixGame game, int row) {
        return java.util.stream.IntStream.range(0, game.columns())
                .mapToObj(column -> game.payoff(row, column))
                .toList();
    }

    @Override
    public int rows() {
        return table.size();
    }

    @Override
    public int columns() {
        return table.getFirst().size();
    }

    @Override
    public Rational payoff(int row, int column) {
        return table.get(row).get(column);
    }

    /** The inline form, such as {@code [[4,1],[1,2/3]]}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        char open = '[';
        for (List<Rational> row : table) {
            text.append(open);
            char separator = '[';
            for (Rational entry : row) {
                text.append(separator).append(entry);
                separator = ',';
            }
            text.append(']');
            open = ',';
        }
        return text.append(']').toString();
    }
}

package parlour.solve.matrix;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import parlour.exact.Rational;
import parlour.game.PayoffTable;

/** Matrices for tests. */
final class Matrices {
    private Matrices() {}

    /** Rows separated by {@code ;}, entries by spaces. */
    static PayoffTable of(String rows) {
        List<List<Rational>> table = new ArrayList<>();
        for (String row : rows.split(";")) {
            table.add(Arrays.stream(row.strip().split(" +")).map(Rational::parse).toList());
        }
        return new PayoffTable(table);
    }

    /** Integers from -most to most. */
    static PayoffTable random(Random random, int rows, int columns, int most) {
        List<List<Rational>> table = new ArrayList<>();
        for (int i = 0; i < rows; i++) {
            List<Rational> row = new ArrayList<>();
            for (int j = 0; j < columns; j++) {
                row.add(Rational.of(random.nextInt(2 * most + 1) - most));
            }
            table.add(row);
        }
        return new PayoffTable(table);
    }
}

package parlour.scene;

import java.util.List;

/** The shape that heat maps and tables ask of their rows. */
final class Grids {

    private Grids() {}

    /** Refuses rows that are too many, too few, too long or too short. */
    static void requireShape(List<? extends List<?>> grid, int rows, int columns) {
        if (grid.size() != rows) {
            throw new IllegalArgumentException(
                    "There are %d rows where %d were expected.".formatted(grid.size(), rows));
        }
        for (int row = 0; row < rows; row++) {
            if (grid.get(row).size() != columns) {
                throw new IllegalArgumentException(
                        "Row %d has %d cells where %d were expected."
                                .formatted(row, grid.get(row).size(), columns));
            }
        }
    }
}

package parlour.scene;

import java.util.List;

/**
 * Points on an integer grid, such as the plot of a permutation: column = turn, row = rank of the
 * card. Column 0 is at the left, row 0 at the bottom.
 *
 * @param title the heading; may be empty
 * @param columns the horizontal axis
 * @param rows the vertical axis, lowest first
 * @param points the points; those on one crossing hide each other, the last one is seen
 */
public record Plot(String title, Axis columns, Axis rows, List<Point> points) implements Panel {

    /**
     * Copies the points.
     *
     * @throws IllegalArgumentException if a point lies off the grid
     */
    public Plot {
        points = List.copyOf(points);
        for (Point point : points) {
            if (point.column >= columns.size() || point.row >= rows.size()) {
                throw new IllegalArgumentException(
                        "The point (%d, %d) lies off the grid of %d columns and %d rows."
                                .formatted(point.column, point.row, columns.size(), rows.size()));
            }
        }
    }

    @Override
    public List<Cell> cells() {
        return points.stream().map(Point::cell).toList();
    }

    /**
     * A point of the grid.
     *
     * @param column from 0 at the left
     * @param row from 0 at the bottom
     * @param cell what the point stands for
     */
    public record Point(int column, int row, Cell cell) {

        /**
         * Checks the signs.
         *
         * @throws IllegalArgumentException if the column or the row is negative
         */
        public Point {
            if (column < 0 || row < 0) {
                throw new IllegalArgumentException(
                        "The point (%d, %d) must not be negative.".formatted(column, row));
            }
        }
    }
}

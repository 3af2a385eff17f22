package parlour.scene;

import java.util.List;

/**
 * A matrix of exact entries, shaded by rank, such as a payoff matrix with its saddle or its 2×2
 * block emphasized.
 *
 * @param title the heading; may be empty
 * @param columns the horizontal axis
 * @param rows the vertical axis, top first
 * @param tiles the entries by rows, each row as long as {@code columns}
 */
public record HeatMap(String title, Axis columns, Axis rows, List<List<Tile>> tiles)
        implements Panel {

    /** The shade of the greatest entry; the least one has shade 0. */
    public static final int DARKEST = 1000;

    /**
     * Copies the tiles.
     *
     * @throws IllegalArgumentException if their number does not fit the axes
     */
    public HeatMap {
        tiles = tiles.stream().map(List::copyOf).toList();
        Grids.requireShape(tiles, rows.size(), columns.size());
    }

    @Override
    public List<Cell> cells() {
        return tiles.stream().flatMap(List::stream).map(Tile::cell).toList();
    }

    /**
     * One entry.
     *
     * @param cell the exact entry; emphasis marks the solution
     * @param shade from 0 to {@link #DARKEST}, by the rank of the entry
     */
    public record Tile(Cell cell, int shade) {

        /**
         * Checks the shade.
         *
         * @throws IllegalArgumentException if the shade is out of range
         */
        public Tile {
            if (shade < 0 || shade > DARKEST) {
                throw new IllegalArgumentException(
                        "The shade (%d) of the tile (%s) must be from 0 to %d."
                                .formatted(shade, cell.label(), DARKEST));
            }
        }
    }
}

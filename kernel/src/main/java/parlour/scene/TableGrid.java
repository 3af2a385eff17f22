package parlour.scene;

import java.util.List;

/**
 * A table with a header row.
 *
 * @param title the heading; may be empty
 * @param header one name for each column
 * @param rows the rows, each as long as {@code header}
 */
public record TableGrid(String title, List<String> header, List<List<Cell>> rows) implements Panel {

    /**
     * Copies the lists.
     *
     * @throws IllegalArgumentException if a row is not as long as the header
     */
    public TableGrid {
        header = List.copyOf(header);
        rows = rows.stream().map(List::copyOf).toList();
        Grids.requireShape(rows, rows.size(), header.size());
    }

    @Override
    public List<Cell> cells() {
        return rows.stream().flatMap(List::stream).toList();
    }
}

package parlour.scene;

import java.util.List;

/**
 * Cells side by side, in order, wrapped where the line ends: a card row, a deck, pieces.
 *
 * @param title the heading; may be empty
 * @param cells the cells from left to right; may be none
 */
public record CellRow(String title, List<Cell> cells) implements Panel {

    /** Copies the cells. */
    public CellRow {
        cells = List.copyOf(cells);
    }
}

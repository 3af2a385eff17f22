package parlour.games.monotonic;

import java.util.List;
import parlour.games.catalogue.FirstMovesRow;
import parlour.scene.Cell;
import parlour.scene.TableGrid;

/** The winning first cards of decks of every size, and of every large deck in the last row. */
final class FirstMovesPanel {
    private FirstMovesPanel() {}

    static TableGrid of(List<FirstMovesRow> rows) {
        return new TableGrid(
                "Winning first cards by the number of cards; L is every large deck",
                List.of("cards", "outcome", "winning first cards"),
                rows.stream().map(FirstMovesPanel::cells).toList());
    }

    private static List<Cell> cells(FirstMovesRow row) {
        return List.of(Cell.of(row.size()), Cell.of(row.letter()), Cell.of(row.moves()));
    }
}

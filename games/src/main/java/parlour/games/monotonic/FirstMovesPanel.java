package parlour.games.monotonic;

import java.util.List;
import parlour.scene.Cell;
import parlour.scene.TableGrid;

/** The winning first cards of decks of every size, and of every large deck in the last row. */
final class FirstMovesPanel {
    private FirstMovesPanel() {}

    /** Rows of deck, outcome and winning cards as they are written. */
    static TableGrid of(List<List<String>> rows) {
        return new TableGrid(
                "Winning first cards by the number of cards; L is every large deck",
                List.of("cards", "outcome", "winning first cards"),
                rows.stream().map(row -> row.stream().map(Cell::of).toList()).toList());
    }
}

package parlour.scene;

import java.util.List;

/**
 * Levels one below the other, such as the gcd ladder of Sylver coinage with a height on each level.
 *
 * @param title the heading; may be empty
 * @param cells the levels, top first; the caption stands beside the level
 */
public record Ladder(String title, List<Cell> cells) implements Panel {

    /** Copies the cells. */
    public Ladder {
        cells = List.copyOf(cells);
    }
}

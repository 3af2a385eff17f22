package parlour.scene;

import java.util.List;

/**
 * A paragraph of text, wrapped where the line ends.
 *
 * @param title the heading; may be empty
 * @param text the paragraph
 */
public record Note(String title, String text) implements Panel {

    @Override
    public List<Cell> cells() {
        return List.of();
    }
}

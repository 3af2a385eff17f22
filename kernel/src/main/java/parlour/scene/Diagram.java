package parlour.scene;

import java.util.List;

/**
 * Cells on levels with links between them, such as the Hasse diagram of a partially ordered set.
 *
 * @param title the heading; may be empty
 * @param levels the levels, top first, each from left to right
 * @param links which cells are linked
 */
public record Diagram(String title, List<List<Cell>> levels, List<Link> links) implements Panel {

    /**
     * Copies the lists.
     *
     * @throws IllegalArgumentException if a link leads to no cell
     */
    public Diagram {
        levels = levels.stream().map(List::copyOf).toList();
        links = List.copyOf(links);
        int cells = levels.stream().mapToInt(List::size).sum();
        for (Link link : links) {
            if (link.lower >= cells || link.upper >= link.lower || link.upper < 0) {
                throw new IllegalArgumentException(
                        "The link (%d, %d) does not lead up to one of %d cells."
                                .formatted(link.lower, link.upper, cells));
            }
        }
    }

    @Override
    public List<Cell> cells() {
        return levels.stream().flatMap(List::stream).toList();
    }

    /**
     * A link between two cells, which are counted from 0 in reading order.
     *
     * @param lower the cell on the lower level
     * @param upper the cell on the upper level, hence the smaller number
     */
    public record Link(int lower, int upper) {}
}

package parlour.scene;

import java.util.List;

/**
 * One side of a grid: a name and a label for every line of the grid, in order.
 *
 * @param name what the ticks are, such as {@code turn} or {@code receiver keeps from}
 * @param ticks one label for each line; their number is the extent of the grid
 */
public record Axis(String name, List<String> ticks) {

    /** Copies the ticks. */
    public Axis {
        ticks = List.copyOf(ticks);
    }

    /** Returns the number of lines. */
    public int size() {
        return ticks.size();
    }
}

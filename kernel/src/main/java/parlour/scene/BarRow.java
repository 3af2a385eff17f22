package parlour.scene;

import java.util.List;

/**
 * Bars that stand side by side on one ground line: piles of pennies, Kunz coordinates, gap sizes.
 *
 * @param title the heading; may be empty
 * @param bars the bars from left to right
 */
public record BarRow(String title, List<Bar> bars) implements Panel {

    /** Copies the bars. */
    public BarRow {
        bars = List.copyOf(bars);
    }

    @Override
    public List<Cell> cells() {
        return bars.stream().map(Bar::cell).toList();
    }

    /** Returns the greatest height, 0 if there is no bar. */
    public int tallest() {
        return bars.stream().mapToInt(Bar::height).max().orElse(0);
    }

    /**
     * One bar.
     *
     * @param cell what stands below it
     * @param height how many units tall it is, which is also written out; not negative
     */
    public record Bar(Cell cell, int height) {

        /**
         * Checks the height.
         *
         * @throws IllegalArgumentException if the height is negative
         */
        public Bar {
            if (height < 0) {
                throw new IllegalArgumentException(
                        "The height (%d) of the bar (%s) must not be negative."
                                .formatted(height, cell.label()));
            }
        }
    }
}

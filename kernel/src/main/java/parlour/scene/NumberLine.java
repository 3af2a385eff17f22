package parlour.scene;

import java.util.List;
import java.util.stream.Stream;

/**
 * A line read from left to right, made of marks (single numbers, colour letters) and stretches
 * (gaps, runs, intervals), with brackets under groups of them (blocks, clumps).
 *
 * @param title the heading; may be empty
 * @param stops what lies on the line, in order
 * @param brackets groups of neighbouring stops; they may overlap
 */
public record NumberLine(String title, List<Stop> stops, List<Bracket> brackets) implements Panel {

    /**
     * Copies the lists.
     *
     * @throws IllegalArgumentException if a bracket reaches beyond the last stop
     */
    public NumberLine {
        stops = List.copyOf(stops);
        brackets = List.copyOf(brackets);
        for (Bracket bracket : brackets) {
            if (bracket.last >= stops.size()) {
                throw new IllegalArgumentException(
                        "The bracket (%s) ends at stop %d of %d."
                                .formatted(bracket.cell.label(), bracket.last, stops.size()));
            }
        }
    }

    @Override
    public List<Cell> cells() {
        return Stream.concat(stops.stream().map(Stop::cell), brackets.stream().map(Bracket::cell))
                .toList();
    }

    /** Something on the line. */
    public sealed interface Stop {

        /** Returns what it stands for. */
        Cell cell();
    }

    /**
     * A single number or letter.
     *
     * @param cell what it stands for
     */
    public record Mark(Cell cell) implements Stop {}

    /**
     * A piece of the line.
     *
     * @param cell what it stands for; the label is usually a count or an order type
     * @param extent its length in units; renderers may clip long ones, the label stays exact
     */
    public record Stretch(Cell cell, int extent) implements Stop {

        /**
         * Checks the extent.
         *
         * @throws IllegalArgumentException if the extent is negative
         */
        public Stretch {
            if (extent < 0) {
                throw new IllegalArgumentException(
                        "The extent (%d) of the stretch (%s) must not be negative."
                                .formatted(extent, cell.label()));
            }
        }
    }

    /**
     * A group of neighbouring stops.
     *
     * @param first index of its first stop, from 0
     * @param last index of its last stop, at least {@code first}
     * @param cell what the group is; only label and tone are shown
     */
    public record Bracket(int first, int last, Cell cell) {

        /**
         * Checks the order.
         *
         * @throws IllegalArgumentException unless {@code 0 <= first <= last}
         */
        public Bracket {
            if (first < 0 || last < first) {
                throw new IllegalArgumentException(
                        "The bracket (%s) from %d to %d is not in order."
                                .formatted(cell.label(), first, last));
            }
        }
    }
}

package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import parlour.exact.Colour;
import parlour.scene.Axis;
import parlour.scene.Cell;
import parlour.scene.CellRow;
import parlour.scene.Panel;
import parlour.scene.Plot;
import parlour.scene.Tone;

/** The cards in the order of play with their record marks, as a row and as a plot. */
final class BoardPanels {
    /** Longer rows are shown from their end only. */
    static final int MAX_TURNS = 40;

    private final PlayedRow row;
    private final int left;
    private final List<Cell> cells = new ArrayList<>();

    private BoardPanels(PlayedRow row, Set<Integer> emphasized) {
        this.row = row;
        this.left = Math.max(0, row.size() - MAX_TURNS);
        var marks = RecordMarks.of(row.ranks());
        for (int i = left; i < row.size(); i++) {
            int rank = row.ranks().get(i);
            @Nullable Colour colour = marks.get(rank);
            Tone tone = colour == null ? Tone.NEUTRAL : RecordMarks.tone(colour);
            cells.add(new Cell(row.names().get(i), "", tone, emphasized.contains(rank)));
        }
    }

    /**
     * The panels of a row; nothing if no card is played.
     *
     * @param completedRun the ranks to emphasize; if there are none, the last card is emphasized
     */
    static List<Panel> of(PlayedRow row, List<Integer> completedRun) {
        if (row.size() == 0) {
            return List.of();
        }
        Set<Integer> emphasized =
                completedRun.isEmpty()
                        ? Set.of(row.ranks().getLast())
                        : new HashSet<>(completedRun);
        BoardPanels panels = new BoardPanels(row, emphasized);
        return List.of(panels.row(), panels.plot());
    }

    private String excerpt() {
        return left == 0 ? "" : ", the last " + MAX_TURNS + " of " + row.size();
    }

    private CellRow row() {
        return new CellRow("Row of cards in the order of play" + excerpt(), cells);
    }

    private Plot plot() {
        List<Integer> shown = row.ranks().subList(left, row.size());
        List<Integer> ranked = new ArrayList<>(new TreeSet<>(shown));
        List<String> turns = new ArrayList<>();
        List<Plot.Point> points = new ArrayList<>();
        for (int i = 0; i < shown.size(); i++) {
            turns.add(String.valueOf(left + i + 1));
            points.add(new Plot.Point(i, ranked.indexOf(shown.get(i)), cells.get(i)));
        }
        return new Plot(
                "Plot of the permutation" + excerpt(),
                new Axis("turn", turns),
                new Axis("card", ranked.stream().map(row::name).toList()),
                points);
    }
}

package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeSet;
import java.util.stream.IntStream;
import parlour.exact.Rational;
import parlour.games.catalogue.Playable.Row;
import parlour.scene.Axis;
import parlour.scene.Cell;
import parlour.scene.Panel;
import parlour.scene.Plot;
import parlour.scene.TableGrid;
import parlour.scene.Tone;

/** Pictures of the insertion form: a board of rooks, or a plot. */
final class InsertScene {
    private InsertScene() {}

    /**
     * Slots as columns, cards as rows, the highest on top: placed cards as rooks, and in the free
     * places the outcome of playing there.
     *
     * @param rows the moves with their outcomes, best first; none if they are not known
     */
    static Panel slots(OffChain.OnSlots start, List<Row> rows) {
        OptionalLong fastest = MoveCells.fastest(rows);
        Map<String, Cell> moves = new HashMap<>();
        for (Row row : rows) {
            Cell cell = MoveCells.cell("", row, fastest);
            moves.put(
                    row.move(),
                    new Cell(cell.caption(), "", cell.tone(), cell.emphasized(), cell.move()));
        }
        List<String> header = new ArrayList<>(List.of("card"));
        IntStream.rangeClosed(1, start.size()).forEach(slot -> header.add("slot " + slot));
        List<List<Cell>> lines = new ArrayList<>();
        for (int card = start.size(); card >= 1; card--) {
            List<Cell> line = new ArrayList<>(List.of(Cell.of(String.valueOf(card))));
            for (int slot = 1; slot <= start.size(); slot++) {
                line.add(cell(new Placed(slot, card), start, moves));
            }
            lines.add(line);
        }
        String told = rows.isEmpty() ? "" : "; outcome after each move, plies left";
        return new TableGrid("Board, placed cards as rooks" + told, header, lines);
    }

    private static Cell cell(Placed place, OffChain.OnSlots start, Map<String, Cell> moves) {
        if (start.placed().contains(place)) {
            boolean last = place.equals(start.placed().getLast());
            return new Cell("♜", "", Tone.NEUTRAL, last);
        }
        boolean attacked =
                start.placed().stream()
                        .anyMatch(
                                other ->
                                        other.slot() == place.slot()
                                                || other.card() == place.card());
        if (attacked) {
            return Cell.of("·");
        }
        String move = place.toString();
        return moves.getOrDefault(move, Cell.of("", Tone.FREE).withMove(move));
    }

    /** The row as a plot. */
    static Panel plane(OffChain.OnPlane start) {
        List<Rational> sorted = new ArrayList<>(new TreeSet<>(start.row()));
        List<Plot.Point> points = new ArrayList<>();
        List<String> places = new ArrayList<>();
        for (int i = 0; i < start.row().size(); i++) {
            Rational card = start.row().get(i);
            places.add(String.valueOf(i + 1));
            points.add(new Plot.Point(i, sorted.indexOf(card), Cell.of(card.toString())));
        }
        return new Plot(
                "Plot of the row",
                new Axis("place in the row", places),
                new Axis("card", sorted.stream().map(Rational::toString).toList()),
                points);
    }
}

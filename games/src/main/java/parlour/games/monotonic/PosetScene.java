package parlour.games.monotonic;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import parlour.games.catalogue.Playable.Row;
import parlour.scene.Cell;
import parlour.scene.CellRow;
import parlour.scene.Diagram;
import parlour.scene.Panel;
import parlour.scene.Tone;

/** Pictures of positions on a poset: the row of cards and the Hasse diagram with what is left. */
final class PosetScene {
    private final OffChain.OnPoset start;
    private final Map<Integer, Row> rows = new HashMap<>();
    private final OptionalLong fastest;

    private PosetScene(OffChain.OnPoset start, List<Row> rows) {
        this.start = start;
        this.fastest = MoveCells.fastest(rows);
        rows.forEach(row -> this.rows.put(start.poset().card(row.move()), row));
    }

    /**
     * The panels of a position.
     *
     * @param rows its moves with their outcomes, best first; none if they are not known
     */
    static List<Panel> panels(OffChain.OnPoset start, List<Row> rows) {
        return new PosetScene(start, rows).panels();
    }

    private List<Panel> panels() {
        List<Panel> panels = new ArrayList<>();
        List<Cell> row = new ArrayList<>();
        for (int card : start.row().cards()) {
            boolean last = row.size() + 1 == start.row().cards().size();
            row.add(new Cell(start.poset().name(card), "", Tone.NEUTRAL, last));
        }
        if (!row.isEmpty()) {
            panels.add(new CellRow("Row of cards in the order of play", row));
        }
        panels.add(diagram());
        return panels;
    }

    private Diagram diagram() {
        Poset poset = start.poset();
        int[] heights = poset.chainsDown();
        List<List<Cell>> levels = new ArrayList<>();
        List<Integer> order = new ArrayList<>();
        for (int height = poset.height(); height > 0; height--) {
            List<Cell> level = new ArrayList<>();
            for (int card = 0; card < poset.size(); card++) {
                if (heights[card] == height) {
                    order.add(card);
                    level.add(cell(card));
                }
            }
            levels.add(level);
        }
        List<Diagram.Link> links = new ArrayList<>();
        for (int lower = 0; lower < order.size(); lower++) {
            for (int upper = 0; upper < lower; upper++) {
                if ((poset.covers(order.get(lower)) >>> order.get(upper) & 1) == 1) {
                    links.add(new Diagram.Link(lower, upper));
                }
            }
        }
        String told = rows.isEmpty() ? "" : "; outcome after each move, plies left";
        return new Diagram("Hasse diagram of the deck" + told, levels, links);
    }

    private Cell cell(int card) {
        String name = start.poset().name(card);
        if (start.row().cards().contains(card)) {
            return Cell.of(name, Tone.USED).withCaption("used");
        }
        Row row = rows.get(card);
        return row == null ? Cell.of(name).withMove(name) : MoveCells.cell(name, row, fastest);
    }
}

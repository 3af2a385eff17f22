package parlour.games.monotonic;

import java.util.List;
import java.util.OptionalLong;
import parlour.games.catalogue.Playable.Row;
import parlour.scene.Cell;
import parlour.scene.Tone;

/** How a move with its outcome looks in a picture. */
final class MoveCells {
    private MoveCells() {}

    /** The plies after the fastest win; empty if no move wins, or plies are not known. */
    static OptionalLong fastest(List<Row> best) {
        return best.isEmpty() || !best.getFirst().wins()
                ? OptionalLong.empty()
                : best.getFirst().remoteness();
    }

    /**
     * The cell of a move: the outcome after it and the plies left.
     *
     * @param fastest the plies after the fastest win; a move that wins as fast stands out
     */
    static Cell cell(String name, Row row, OptionalLong fastest) {
        Tone tone =
                switch (row.outcome()) {
                    case "P" -> Tone.WIN;
                    case "D" -> Tone.DRAW;
                    default -> Tone.LOSS;
                };
        OptionalLong plies = row.remoteness();
        String caption = row.outcome() + (plies.isPresent() ? " " + plies.getAsLong() : "");
        return new Cell(name, caption, tone, row.wins() && plies.equals(fastest), row.move());
    }
}

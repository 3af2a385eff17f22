package parlour.games.chomp;

import java.util.ArrayList;
import java.util.List;
import parlour.claim.BadInput;
import parlour.game.PositionNotation;
import parlour.games.chomp.ChompInstance.Square;

/** Rows as {@code 4 4 1}, a lone dash if nothing is left; a square as {@code row:column}. */
final class ChompNotation implements PositionNotation<ChompInstance, Square> {
    private static final String EXAMPLE = "chomp(rows=4 4 1)";

    @Override
    public String write(ChompInstance position) {
        return position.rows().isEmpty()
                ? "-"
                : String.join(" ", position.rows().stream().map(String::valueOf).toList());
    }

    @Override
    public ChompInstance read(String text) {
        List<Integer> rows = new ArrayList<>();
        for (String row : text.equals("-") ? new String[0] : text.strip().split(" +")) {
            int squares = number(row);
            if (rows.size() == ChompInstance.MAX_SIDE
                    || (!rows.isEmpty() && squares > rows.getLast())) {
                throw bad(row);
            }
            rows.add(squares);
        }
        return new ChompInstance(rows);
    }

    @Override
    public String writeMove(ChompInstance position, Square move) {
        return move.row() + ":" + move.column();
    }

    @Override
    public Square readMove(ChompInstance position, String text) {
        int colon = text.indexOf(':');
        return new Square(
                number(colon < 0 ? text : text.substring(0, colon)),
                number(text.substring(colon + 1)));
    }

    private static int number(String text) {
        if (text.matches("[1-9][0-9]?") && Integer.parseInt(text) <= ChompInstance.MAX_SIDE) {
            return Integer.parseInt(text);
        }
        throw bad(text);
    }

    private static IllegalArgumentException bad(String token) {
        return new IllegalArgumentException(
                "rows (%s): give 1 to %d squares a row, no row longer than the one before, as in %s"
                        .formatted(BadInput.shown(token), ChompInstance.MAX_SIDE, EXAMPLE));
    }
}

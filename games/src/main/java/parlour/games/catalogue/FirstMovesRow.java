package parlour.games.catalogue;

import java.util.List;
import java.util.Optional;
import parlour.game.Outcome;

/**
 * The winning first moves of one instance of a family.
 *
 * @param size its size; {@code L} for all large ones together
 * @param outcome the outcome before the first move; empty where it was not computed
 * @param winning the winning first moves, runs of them as ranges; empty where not all are known
 */
public record FirstMovesRow(
        String size, Optional<Outcome> outcome, Optional<List<String>> winning) {
    private static final String NOT_COMPUTED = "?";

    /** Keeps a copy. */
    public FirstMovesRow {
        winning = winning.map(List::copyOf);
    }

    /** A row of which nothing is known. */
    public static FirstMovesRow unknown(String size) {
        return new FirstMovesRow(size, Optional.empty(), Optional.empty());
    }

    /** A row of which all is known. */
    public static FirstMovesRow of(String size, Outcome outcome, List<String> winning) {
        return new FirstMovesRow(size, Optional.of(outcome), Optional.of(winning));
    }

    /** The outcome's letter; {@code ?} where it was not computed. */
    public String letter() {
        return outcome.map(Outcome::toString).orElse(NOT_COMPUTED);
    }

    /** The winning first moves in one line; {@code ?} where not all are known. */
    public String moves() {
        return winning.map(moves -> moves.isEmpty() ? "none" : String.join(", ", moves))
                .orElse(NOT_COMPUTED);
    }
}

package parlour.games.monotonic.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import parlour.claim.Budget;
import parlour.game.Convention;
import parlour.game.Outcome;
import parlour.games.catalogue.Playable.Row;
import parlour.games.monotonic.CardPlaces;
import parlour.games.monotonic.LabelMove;
import parlour.games.monotonic.MonotonicInstance;

/** Every legal move of an instance with what it leads to, best first. */
public final class MoveList {
    private final MonotonicInstance instance;
    private final CardPlaces places;
    private final MonotonicSolver solver;
    private final List<LabelMove> moves = new ArrayList<>();

    /** The moves of an instance whose play is not over. */
    public MoveList(MonotonicInstance instance, Budget budget) {
        this.instance = instance;
        this.places = CardPlaces.of(instance);
        this.solver = new MonotonicSolver(instance, budget);
        for (int rank = 0; rank < places.count(); rank++) {
            moves.add(places.move(rank));
        }
    }

    /**
     * All moves with their outcomes; with the plies left as well, if the whole graph is not too
     * large for a by-product.
     *
     * @throws Budget.Exceeded if the budget runs out
     */
    public List<Row> rows() {
        solver.beKept();
        List<OptionalInt> plies =
                solver.remotenessAfter(moves, MonotonicSolver.BY_PRODUCT_POSITIONS);
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            OptionalInt left = plies.isEmpty() ? OptionalInt.empty() : plies.get(i);
            rows.add(row(moves.get(i), solver.outcomeAfter(moves.get(i)), left));
        }
        rows.sort(Comparator.comparingLong(MoveList::badness));
        return rows;
    }

    /**
     * The same, or nothing at all if the whole graph has more than a number of positions, which
     * unlike a time does not depend on the machine. No search is made.
     */
    public List<Row> rowsWithin(long mostPositions) {
        boolean drawn = solver.isDrawn();
        List<OptionalInt> plies = drawn ? List.of() : solver.remotenessAfter(moves, mostPositions);
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < (drawn ? moves.size() : plies.size()); i++) {
            OptionalInt left = drawn ? OptionalInt.empty() : plies.get(i);
            rows.add(row(moves.get(i), outcome(left), left));
        }
        rows.sort(Comparator.comparingLong(MoveList::badness));
        return rows;
    }

    private Outcome outcome(OptionalInt plies) {
        return outcome(plies, instance.convention() == Convention.NORMAL);
    }

    /**
     * The outcome that goes with a number of plies: the player who makes the last of them
     * completes.
     */
    static Outcome outcome(OptionalInt plies, boolean normal) {
        if (plies.isEmpty()) {
            return Outcome.DRAWN;
        }
        boolean othersLast = plies.getAsInt() % 2 == 0;
        return othersLast == normal ? Outcome.PREVIOUS : Outcome.NEXT;
    }

    private Row row(LabelMove move, Outcome outcome, OptionalInt plies) {
        return new Row(
                places.write(move),
                outcome.toString(),
                outcome == Outcome.PREVIOUS,
                plies.isPresent() ? OptionalLong.of(plies.getAsInt()) : OptionalLong.empty());
    }

    /** Wins first, the shortest first; then draws; then losses, the longest first. */
    static long badness(Row row) {
        long plies = row.remoteness().orElse(0);
        return switch (row.outcome()) {
            case "P" -> plies;
            case "D" -> 1L << 32;
            default -> (1L << 33) - plies;
        };
    }
}

package parlour.games.monotonic.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import parlour.claim.Budget;
import parlour.game.Outcome;
import parlour.games.catalogue.Playable.Row;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.OffChain;

/** Every legal move of an instance that is searched, with what it leads to, best first. */
public final class FormMoves<P, M> {
    private final FormSolver<P, M> solver;

    private final boolean normal;

    private FormMoves(boolean normal, FormSolver<P, M> solver) {
        this.normal = normal;
        this.solver = solver;
    }

    /**
     * The moves of a poset, or of slots and cards; play must not be over.
     *
     * @throws IllegalArgumentException on ℚ, where there are infinitely many: see {@link
     *     PlaneMoves}
     */
    public static FormMoves<?, ?> of(String canonical, MonotonicInstance instance, Budget budget) {
        boolean normal = !instance.isMisere();
        return switch ((OffChain) instance.start()) {
            case OffChain.OnPoset start -> {
                PosetForm form = new PosetForm(canonical, instance, start);
                yield new FormMoves<>(normal, new FormSolver<>(form, canonical, budget));
            }
            case OffChain.OnSlots start -> {
                SlotsForm form = new SlotsForm(canonical, instance, start);
                yield new FormMoves<>(normal, new FormSolver<>(form, canonical, budget));
            }
            case OffChain.OnPlane plane ->
                    throw new IllegalArgumentException("infinitely many moves at " + plane);
        };
    }

    /**
     * All moves with their outcomes; with the plies left as well, if the whole graph is not too
     * large for a by-product.
     *
     * @throws Budget.Exceeded if the budget runs out
     */
    public List<Row> rows() {
        solver.beKept();
        List<OptionalInt> plies = solver.remotenessAfterMoves(MonotonicSolver.BY_PRODUCT_POSITIONS);
        List<Row> rows = new ArrayList<>();
        int i = 0;
        for (var move : solver.form().moves().entrySet()) {
            P option = solver.form().rules().play(solver.form().rules().start(), move.getValue());
            OptionalInt left = plies.isEmpty() ? OptionalInt.empty() : plies.get(i++);
            rows.add(row(move.getKey(), solver.outcome(option), left));
        }
        rows.sort(Comparator.comparingLong(MoveList::badness));
        return rows;
    }

    /**
     * The same, or nothing at all if the whole graph has more than a number of positions, which
     * unlike a time does not depend on the machine. No search is made.
     */
    public List<Row> rowsWithin(long mostPositions) {
        List<OptionalInt> plies = solver.remotenessAfterMoves(mostPositions);
        List<Row> rows = new ArrayList<>();
        if (!plies.isEmpty()) {
            int i = 0;
            for (String move : solver.form().moves().keySet()) {
                rows.add(row(move, MoveList.outcome(plies.get(i), normal), plies.get(i)));
                i++;
            }
        }
        rows.sort(Comparator.comparingLong(MoveList::badness));
        return rows;
    }

    private static Row row(String move, Outcome outcome, OptionalInt plies) {
        return new Row(
                move,
                outcome.toString(),
                outcome == Outcome.PREVIOUS,
                plies.isPresent() ? OptionalLong.of(plies.getAsInt()) : OptionalLong.empty());
    }
}

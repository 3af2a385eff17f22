package parlour.games.monotonic.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import java.util.TreeMap;
import parlour.game.Outcome;
import parlour.games.catalogue.Playable.Row;
import parlour.games.monotonic.OrderMove;

/**
 * Every legal move of an instance on an infinite or large deck, those that are alike together,
 * since there are infinitely many; best first.
 */
public final class OrderMoveList {
    private final OrderSolver solver;

    /** The moves of an instance whose play is not over. */
    public OrderMoveList(OrderSolver solver) {
        this.solver = solver;
    }

    /**
     * All moves with their outcomes; with the plies left as well, if the whole graph is not too
     * large for a by-product.
     *
     * @throws parlour.claim.Budget.Exceeded if the budget runs out
     */
    public List<Row> rows() {
        solver.beKept();
        List<OrderMove> moves = solver.places().moves();
        List<Integer> plies = solver.remotenessAfter(moves, MonotonicSolver.BY_PRODUCT_POSITIONS);
        var groups = new TreeMap<Worth, List<OrderMove>>();
        for (int i = 0; i < moves.size(); i++) {
            boolean wins = solver.outcomeAfter(moves.get(i)) == Outcome.PREVIOUS;
            Worth worth = new Worth(wins, plies.isEmpty() ? -1 : plies.get(i));
            groups.computeIfAbsent(worth, _ -> new ArrayList<>()).add(moves.get(i));
        }
        List<Row> rows = new ArrayList<>();
        groups.forEach(
                (worth, alike) ->
                        solver.places().ranges(alike).forEach(range -> rows.add(worth.row(range))));
        return rows;
    }

    /** What a move leads to; -1 plies where not computed. Wins first, long losses before short. */
    private record Worth(boolean wins, int plies) implements Comparable<Worth> {
        private static final Comparator<Worth> BEST_FIRST =
                Comparator.comparing((Worth worth) -> !worth.wins)
                        .thenComparingInt(worth -> worth.wins ? worth.plies : -worth.plies);

        @Override
        public int compareTo(Worth other) {
            return BEST_FIRST.compare(this, other);
        }

        Row row(String range) {
            return new Row(
                    range,
                    (wins ? Outcome.PREVIOUS : Outcome.NEXT).toString(),
                    wins,
                    plies < 0 ? OptionalLong.empty() : OptionalLong.of(plies));
        }
    }
}

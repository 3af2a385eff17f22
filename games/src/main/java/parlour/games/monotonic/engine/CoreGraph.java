package parlour.games.monotonic.engine;

import parlour.claim.Budget;
import parlour.game.Convention;
import parlour.game.Result;
import parlour.games.monotonic.check.CheckPosition;
import parlour.games.monotonic.check.CoreForm;
import parlour.games.monotonic.check.CorePosition;
import parlour.games.monotonic.check.CoreRules;
import parlour.solve.search.GraphSolver;
import parlour.solve.search.Valuation;

/** Who wins by the game of safe moves as it is written, all positions within reach as objects. */
final class CoreGraph {
    /** The method's name in answers. */
    static final String METHOD = "graph-search";

    private final CoreForm form;
    private final CoreRules rules;
    private final GraphSolver<CorePosition, ?> solver;

    /**
     * A graph that has not looked at anything.
     *
     * @param hasEnds whether the deck has a lowest and a highest card, or neither
     */
    CoreGraph(Convention convention, boolean hasEnds, Budget budget) {
        this.form = CoreForm.of(convention == Convention.MISERE, hasEnds, hasEnds);
        this.rules = new CoreRules(CorePosition.WON, form);
        this.solver = new GraphSolver<>(rules, new Valuation.Remoteness(), budget);
    }

    /**
     * Whether the player to move wins.
     *
     * @param drawless whether it is known that no play ends drawn
     * @param drawWins whether a draw is enough
     */
    boolean wins(CheckPosition position, boolean drawless, boolean drawWins) {
        CorePosition core = form.of(position, drawless);
        return rules.result(core)
                .map(result -> result == Result.WON || (drawWins && result == Result.DRAWN))
                .orElseGet(() -> wins(solver.value(core), drawWins));
    }

    private static boolean wins(int value, boolean drawWins) {
        return value == Valuation.Remoteness.DRAW ? drawWins : (value & 1) == 1;
    }

    /** Whether the player to move cannot win, or not even draw (strict). */
    boolean isBeaten(CorePosition position, boolean strict) {
        return !wins(solver.value(position), strict);
    }

    /** Positions looked at. */
    long positions() {
        return solver.positions();
    }
}

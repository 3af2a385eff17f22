package parlour.games.monotonic.engine;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import parlour.claim.Budget;
import parlour.game.FiniteRuleset;
import parlour.game.Outcome;
import parlour.games.monotonic.check.CheckMove;
import parlour.games.monotonic.check.CheckPosition;
import parlour.games.monotonic.check.CorePosition;
import parlour.games.monotonic.engine.young.YoungTable;
import parlour.solve.search.GraphSolver;
import parlour.solve.search.StrategyOracle;
import parlour.solve.search.Valuation;

/**
 * Answers about one instance on a chain whose play is not over. Answers are found once and kept;
 * all of them obey the budget by throwing {@link Budget.Exceeded}.
 */
sealed interface ChainSolver permits MonotonicSolver, OrderSolver {
    /** The method that decides outcomes, as it is named in answers. */
    String method();

    /** The outcome at the start. */
    Outcome outcome();

    /** All winning moves as answers list them. */
    List<String> winningTexts();

    /** Whether no run can be completed any more, so that play ends drawn whatever is played. */
    default boolean isDrawn() {
        return false;
    }

    /** The nimber at the start under normal play; empty if some play from there ends drawn. */
    OptionalInt nimber();

    /** The plies that the winner needs; empty at a draw. */
    OptionalInt remoteness();

    /** The proposition that decides, in lines. */
    List<String> why();

    /** What a writer of strategies may ask about the game of safe moves. */
    StrategyOracle<CorePosition> oracle();

    /** The same about positions as they are, where parts of the deck do not join to one class. */
    Optional<StrategyOracle<CheckPosition>> unjoined();

    /** The table of all diagrams that decided the start, where it was one on Q. */
    default Optional<YoungTable> diagrams() {
        return Optional.empty();
    }

    /**
     * Values of positions of the game in which tables are written, some of which may be known.
     *
     * @param rules its rules
     */
    GraphSolver<CheckPosition, CheckMove> table(
            FiniteRuleset<CheckPosition, CheckMove> rules, Valuation valuation);

    /** Has what searches find kept, in the budget's place for that. */
    void beKept();

    /** Positions expanded by searches. */
    long expanded();

    /** Positions of whole graphs visited. */
    long graphPositions();

    /** Bytes taken by the search's table. */
    long tableBytes();
}

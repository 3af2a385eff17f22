package parlour.games.catalogue;

import java.util.OptionalLong;
import parlour.claim.Budget;
import parlour.game.Outcome;
import parlour.game.Result;
import parlour.solve.search.GraphSolver;
import parlour.solve.search.StrategyOracle;
import parlour.solve.search.Valuation;

/** Outcomes and plies of all positions of a play, found by working through its graph. */
final class FiniteValues<P, M> implements StrategyOracle<P> {
    private final FinitePlay<P, M> play;
    private final GraphSolver<P, M> solver;

    FiniteValues(FinitePlay<P, M> play, Budget budget) {
        this.play = play;
        this.solver = new GraphSolver<>(play.rules(), new Valuation.Remoteness(), budget);
    }

    /** The outcome of any position, finished or not. */
    Outcome outcome(P position) {
        var result = play.rules().result(position);
        if (result.isPresent()) {
            return outcome(result.get());
        }
        int value = solver.value(position);
        if (value == Valuation.Remoteness.DRAW) {
            return Outcome.DRAWN;
        }
        return (value & 1) == 1 ? Outcome.NEXT : Outcome.PREVIOUS;
    }

    private static Outcome outcome(Result result) {
        return switch (result) {
            case WON -> Outcome.NEXT;
            case LOST -> Outcome.PREVIOUS;
            case DRAWN -> Outcome.DRAWN;
        };
    }

    /** The plies left with best play; empty at a draw. */
    OptionalLong plies(P position) {
        if (outcome(position) == Outcome.DRAWN) {
            return OptionalLong.empty();
        }
        boolean over = play.rules().result(position).isPresent();
        return OptionalLong.of(over ? 0 : solver.value(position) >> 1);
    }

    @Override
    public Known known(P position, boolean strict) {
        return isBeaten(position, strict) ? Known.YES : Known.NO;
    }

    @Override
    public boolean isBeaten(P position, boolean strict) {
        Outcome outcome = outcome(position);
        return outcome == Outcome.PREVIOUS || (!strict && outcome == Outcome.DRAWN);
    }

    /** The solver behind it, for certificates that list all values. */
    GraphSolver<P, M> solver() {
        return solver;
    }
}

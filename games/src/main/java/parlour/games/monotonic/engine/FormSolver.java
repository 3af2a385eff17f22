package parlour.games.monotonic.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import parlour.claim.Budget;
import parlour.game.Outcome;
import parlour.game.Result;
import parlour.solve.search.Retrograde;
import parlour.solve.search.StrategyOracle;
import parlour.solve.search.Valuation;

/**
 * Answers about one instance of a form that is searched. All of them obey the budget by throwing
 * {@link Budget.Exceeded}; what one finds serves the next.
 *
 * @param <P> positions
 * @param <M> moves
 */
final class FormSolver<P, M> implements StrategyOracle<P> {
    private final SearchedForm<P, M> form;
    private final Budget budget;
    private final TableSearch search;
    private long graphPositions;

    /** A solver of the instance with this canonical string. */
    FormSolver(SearchedForm<P, M> form, String canonical, Budget budget) {
        this.form = form;
        this.budget = budget;
        this.search = new TableSearch(form, canonical, budget);
    }

    /** Has what is found kept, in the budget's place for that. */
    void beKept() {
        budget.checkpoints().begin(search);
    }

    SearchedForm<P, M> form() {
        return form;
    }

    /** The outcome of any position, finished or not. */
    Outcome outcome(P position) {
        Optional<Result> result = form.rules().result(position);
        if (result.isPresent()) {
            return switch (result.get()) {
                case WON -> Outcome.NEXT;
                case LOST -> Outcome.PREVIOUS;
                case DRAWN -> Outcome.DRAWN;
            };
        }
        if (search.wins(form.search(position, false))) {
            return Outcome.NEXT;
        }
        return !form.isDrawless() && search.wins(form.search(position, true))
                ? Outcome.DRAWN
                : Outcome.PREVIOUS;
    }

    /** The outcome at the start, where a theorem may spare half of the work. */
    Outcome outcome() {
        P start = form.rules().start();
        if (form.reasons().isEmpty()) {
            return outcome(start);
        }
        if (form.reasons().stream().anyMatch(Reason::loses)) {
            return Outcome.PREVIOUS;
        }
        return search.wins(form.search(start, true)) ? Outcome.DRAWN : Outcome.PREVIOUS;
    }

    @Override
    public Known known(P position, boolean strict) {
        return search.beaten(at(position, strict));
    }

    @Override
    public boolean isBeaten(P position, boolean strict) {
        return search.isBeaten(at(position, strict));
    }

    /** Strictly beaten means lost: not even a draw can be had. */
    private TableRules at(P position, boolean strict) {
        return form.search(position, strict);
    }

    /** All winning moves as answers write them. */
    List<String> winningMoves() {
        List<String> winning = new ArrayList<>();
        for (var move : form.moves().entrySet()) {
            P option = form.rules().play(form.rules().start(), move.getValue());
            Optional<Result> result = form.rules().result(option);
            boolean wins =
                    result.isPresent()
                            ? result.get() == Result.LOST
                            : !search.wins(form.search(option, true));
            if (wins) {
                winning.add(move.getKey());
            }
        }
        return winning;
    }

    /**
     * The nimber at the start; only under normal play.
     *
     * @throws Valuation.NoNimber if a draw can be reached
     */
    int nimber() {
        if (form.rules().result(form.rules().start()).isPresent()) {
            throw new Valuation.NoNimber();
        }
        Retrograde graph =
                new Retrograde(form.graph(), new Valuation.Mex(), budget, Long.MAX_VALUE);
        int nimber = graph.solveKept();
        graphPositions += graph.positions();
        return nimber;
    }

    /** The plies that the winner needs; empty at a draw. */
    OptionalInt remoteness() {
        if (outcome() == Outcome.DRAWN) {
            return OptionalInt.empty();
        }
        Retrograde graph =
                new Retrograde(form.graph(), new Valuation.Remoteness(), budget, Long.MAX_VALUE);
        int value = graph.solveKept();
        graphPositions += graph.positions();
        return plies(value);
    }

    /**
     * The plies left after each move of the start, in order; empty where drawn. Empty altogether if
     * there are more than a number of positions.
     */
    List<OptionalInt> remotenessAfterMoves(long mostPositions) {
        Retrograde graph =
                new Retrograde(form.graph(), new Valuation.Remoteness(), budget, mostPositions);
        try {
            graph.solve();
        } catch (Budget.Exceeded e) {
            if (e.limit().equals("positions")) {
                return List.of();
            }
            throw e;
        }
        List<OptionalInt> plies = new ArrayList<>();
        for (M move : form.moves().values()) {
            P option = form.rules().play(form.rules().start(), move);
            Optional<Result> result = form.rules().result(option);
            if (result.isEmpty()) {
                plies.add(plies(graph.valueOfOption(form.graphKey(option))));
            } else {
                plies.add(result.get() == Result.DRAWN ? OptionalInt.empty() : OptionalInt.of(0));
            }
        }
        return plies;
    }

    private static OptionalInt plies(int value) {
        return value == Valuation.Remoteness.DRAW
                ? OptionalInt.empty()
                : OptionalInt.of(value >> 1);
    }

    /** Positions expanded by searches. */
    long expanded() {
        return search.expanded();
    }

    /** Positions of whole graphs visited. */
    long graphPositions() {
        return graphPositions;
    }

    /** Bytes taken by the search's table. */
    long tableBytes() {
        return search.bytes();
    }
}

package parlour.games.monotonic.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Claim;
import parlour.claim.Question;
import parlour.claim.Standing;
import parlour.game.Outcome;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.Start;
import parlour.games.monotonic.check.ClassMove;
import parlour.games.monotonic.check.OrderInstance;
import parlour.solve.search.ProofWriter;

/** Puts together what is asked of one instance on an infinite or large deck. */
public final class OrderAnswer {
    private final String canonical;
    private final MonotonicInstance instance;
    private final Budget budget;
    private final Ask ask;
    private final OrderSolver solver;
    private final List<Claim> claims = new ArrayList<>();
    private final List<String> why = new ArrayList<>();
    private String method;

    /** Questions about an instance whose play is not over. */
    public OrderAnswer(
            String canonical,
            MonotonicInstance instance,
            Start.Ordered start,
            Ask ask,
            Budget budget) {
        this.canonical = canonical;
        this.instance = instance;
        this.ask = ask;
        this.budget = budget;
        this.solver = new OrderSolver(instance, start, budget);
        this.method = solver.method();
    }

    /** The answer; unknown if the budget ran out before all of it was found. */
    public Answer answer() {
        try {
            prove();
            return answer(new Standing.Proved());
        } catch (Budget.Exceeded e) {
            claims.clear();
            why.clear();
            return answer(new Standing.Unknown("stopped by " + e.limit(), true, List.of()));
        }
    }

    private Answer answer(Standing standing) {
        SequencedMap<String, Long> counts = new LinkedHashMap<>();
        counts.put("expanded", solver.expanded());
        counts.put("graph-positions", solver.graphPositions());
        counts.put("table-bytes", solver.tableBytes());
        return new Answer(canonical, standing, claims, method, why, counts);
    }

    private void prove() {
        Outcome outcome = solver.outcome();
        claims.add(new Claim.HasOutcome(outcome.toString()));
        @Nullable List<String> winning = null;
        if (ask.wants(Question.WINNING_MOVES)) {
            winning =
                    outcome == Outcome.NEXT
                            ? solver.places().ranges(solver.winningMoves())
                            : List.of();
            claims.add(Claim.WinningMoves.all(winning));
        }
        OptionalInt nimber = ask.wants(Question.NIMBER) ? nimber() : OptionalInt.empty();
        OptionalInt plies = OptionalInt.empty();
        if (ask.wants(Question.REMOTENESS)) {
            plies = OptionalInt.of(solver.remoteness());
            claims.add(new Claim.HasRemoteness(plies.getAsInt()));
        }
        if (ask.wants(Question.WHY)) {
            why.addAll(ChainWhy.ordered(instance, solver, budget));
        }
        if (ask.proof().isPresent()) {
            prove(
                    outcome,
                    Optional.ofNullable(winning),
                    new ProofWriter.Numbers(nimber, plies.isPresent(), plies));
        }
    }

    /** In the form that the checker reads: its own positions and moves. */
    private void prove(
            Outcome outcome, Optional<List<String>> winning, ProofWriter.Numbers numbers) {
        OrderInstance checked = OrderInstance.read(canonical);
        var proof =
                new ProofWriter<>(
                        canonical,
                        checked.rules(),
                        checked.notation(),
                        outcome,
                        winning,
                        ask.proof().orElseThrow());
        if (numbers.isNone()) {
            Set<ClassMove> listed = checked.moves(winning.orElse(List.of()));
            solver.unjoined()
                    .ifPresentOrElse(
                            oracle -> proof.strategy(oracle, listed::contains),
                            () -> proof.strategy(checked.safeGame(), solver, listed::contains));
        } else {
            proof.numbers(numbers, budget);
        }
    }

    private OptionalInt nimber() {
        if (instance.isMisere()) {
            claims.add(new Claim.NimberRefused("misère play has no nimbers"));
            return OptionalInt.empty();
        }
        int nimber = solver.nimber();
        method = "retrograde";
        claims.add(new Claim.HasNimber(nimber));
        return OptionalInt.of(nimber);
    }
}

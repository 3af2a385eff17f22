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
import parlour.claim.CertificateSink;
import parlour.claim.Claim;
import parlour.claim.Question;
import parlour.claim.Standing;
import parlour.game.Outcome;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.Ordered;
import parlour.games.monotonic.check.BoxCertificate;
import parlour.games.monotonic.check.ChainInstance;
import parlour.games.monotonic.check.CheckMove;
import parlour.games.monotonic.check.NoRunFits;
import parlour.solve.search.ProofWriter;
import parlour.solve.search.Valuation;

/** Puts together what is asked of one instance on a chain, finite or not. */
public final class ChainAnswer {
    /** Why there is no nimber. */
    static final String MISERE = "misère play has no nimbers";

    private final String canonical;
    private final boolean misere;
    private final Ask ask;
    private final ChainSolver solver;
    private final List<Claim> claims = new ArrayList<>();
    private final List<String> why = new ArrayList<>();
    private String method;
    private String sought = "";

    /** Questions about an instance whose play is not over. */
    public ChainAnswer(String canonical, MonotonicInstance instance, Ask ask, Budget budget) {
        this.canonical = canonical;
        this.misere = instance.isMisere();
        this.ask = ask;
        this.solver =
                instance.start() instanceof Ordered order
                        ? new OrderSolver(instance, order, budget)
                        : new MonotonicSolver(instance, budget);
        this.method = solver.method();
    }

    /**
     * The answer; unknown, but with what was found, if the budget ran out before all of it was
     * found.
     */
    public Answer answer() {
        try {
            solver.beKept();
            return answer(proved());
        } catch (Budget.Exceeded e) {
            return answer(Standing.Unknown.stoppedBy(e.limit(), sought));
        }
    }

    private Answer answer(Standing standing) {
        SequencedMap<String, Long> counts = new LinkedHashMap<>();
        counts.put("expanded", solver.expanded());
        counts.put("graph-positions", solver.graphPositions());
        counts.put("table-bytes", solver.tableBytes());
        return new Answer(canonical, standing, claims, method, why, counts);
    }

    private Standing proved() {
        Outcome outcome = solver.outcome();
        claims.add(new Claim.HasOutcome(outcome.toString()));
        sought = "winning moves";
        @Nullable List<String> winning =
                ask.wants(Question.WINNING_MOVES) ? winningTexts(outcome) : null;
        if (winning != null) {
            claims.add(Claim.WinningMoves.all(winning));
        }
        var numbers =
                new ProofWriter.Numbers(
                        ask.wants(Question.NIMBER) ? nimber() : OptionalInt.empty(),
                        ask.wants(Question.REMOTENESS),
                        ask.wants(Question.REMOTENESS) ? remoteness() : OptionalInt.empty());
        sought = "reasons";
        if (ask.wants(Question.WHY)) {
            why.addAll(solver.why());
        }
        ask.prove(sink -> prove(sink, outcome, Optional.ofNullable(winning), numbers));
        return new Standing.Proved();
    }

    /** Only from N can a player win; a lost or drawn position needs no second look. */
    private List<String> winningTexts(Outcome outcome) {
        return outcome == Outcome.NEXT ? solver.winningTexts() : List.of();
    }

    private OptionalInt nimber() {
        sought = "nimber";
        if (misere) {
            claims.add(new Claim.NimberRefused(MISERE));
            return OptionalInt.empty();
        }
        OptionalInt nimber = solver.nimber();
        if (nimber.isEmpty()) {
            claims.add(new Claim.NimberRefused("some play from here ends drawn"));
            return nimber;
        }
        method = "retrograde";
        claims.add(new Claim.HasNimber(nimber.getAsInt()));
        return nimber;
    }

    private OptionalInt remoteness() {
        sought = "remoteness";
        OptionalInt plies = solver.remoteness();
        plies.ifPresent(count -> claims.add(new Claim.HasRemoteness(count)));
        return plies;
    }

    /** In the form that the checker reads: positions of its own games. */
    private void prove(
            CertificateSink sink,
            Outcome outcome,
            Optional<List<String>> winning,
            ProofWriter.Numbers numbers) {
        ChainInstance checked = ChainInstance.read(canonical);
        var proof =
                new ProofWriter<>(
                        canonical, checked.rules(), checked.notation(), outcome, winning, sink);
        if (solver.isDrawn()) {
            proof.open(NoRunFits.KIND);
            return;
        }
        if (!numbers.isNone()) {
            var game = checked.tableGame();
            proof.numbers(
                    numbers,
                    game,
                    solver.table(game.rules(), new Valuation.Mex()),
                    solver.table(game.rules(), new Valuation.Remoteness()));
            return;
        }
        if (solver.diagrams().isPresent()) {
            proof.open(BoxCertificate.KIND);
            solver.diagrams().get().write(sink);
            return;
        }
        Set<CheckMove> listed = checked.moves(winning.orElse(List.of()));
        solver.unjoined()
                .ifPresentOrElse(
                        oracle -> proof.strategy(oracle, listed::contains),
                        () ->
                                proof.strategy(
                                        checked.safeGame(), solver.oracle(), listed::contains));
    }
}

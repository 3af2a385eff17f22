package parlour.games.monotonic.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateSink;
import parlour.claim.Claim;
import parlour.claim.Json;
import parlour.claim.Question;
import parlour.claim.Standing;
import parlour.game.Outcome;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.Start;
import parlour.games.monotonic.check.ClassMove;
import parlour.games.monotonic.check.ClassPosition;
import parlour.games.monotonic.check.ClassRules;
import parlour.games.monotonic.check.OrderInstance;
import parlour.solve.search.StrategyWriter;

/** Puts together what is asked of one instance on an infinite or large deck. */
public final class OrderAnswer {
    private static final String METHOD = "class-search";

    private final String canonical;
    private final Ask ask;
    private final OrderSolver solver;
    private final List<Claim> claims = new ArrayList<>();

    /** Questions about an instance whose play is not over. */
    public OrderAnswer(
            String canonical,
            MonotonicInstance instance,
            Start.OnOrder start,
            Ask ask,
            Budget budget) {
        this.canonical = canonical;
        this.ask = ask;
        this.solver = new OrderSolver(instance, start, budget);
    }

    /** The answer; unknown if the budget ran out before all of it was found. */
    public Answer answer() {
        try {
            prove();
            return answer(new Standing.Proved());
        } catch (Budget.Exceeded e) {
            claims.clear();
            return answer(new Standing.Unknown("stopped by " + e.limit(), true, List.of()));
        }
    }

    private Answer answer(Standing standing) {
        SequencedMap<String, Long> counts = new LinkedHashMap<>();
        counts.put("expanded", solver.expanded());
        counts.put("table-bytes", solver.tableBytes());
        return new Answer(canonical, standing, claims, METHOD, List.of(), counts);
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
        if (ask.wants(Question.NIMBER)) {
            claims.add(
                    new Claim.NimberRefused(
                            "nimbers are not computed on infinite and large decks"));
        }
        if (ask.proof().isPresent()) {
            write(ask.proof().get(), outcome, Optional.ofNullable(winning));
        }
    }

    private void write(CertificateSink sink, Outcome outcome, Optional<List<String>> winning) {
        OrderInstance instance = OrderInstance.read(canonical);
        Json.Fields claim = Json.fields().with("outcome", outcome.toString());
        if (winning.isPresent()) {
            claim =
                    claim.with("winningMoves", Json.texts(winning.get()))
                            .with("winningMovesComplete", new Json.Flag(true));
        }
        sink.open(
                new CertificateHeader(
                        "strategy", canonical, winning.isPresent() ? "moves" : "outcome", claim));
        StrategyWriter<ClassPosition, ClassMove> writer =
                new StrategyWriter<>(instance.rules(), instance.notation(), solver, sink);
        if (outcome == Outcome.PREVIOUS) {
            writer.beaten(instance.rules().start(), true);
        } else if (winning.isEmpty()) {
            writer.unbeaten(instance.rules().start(), true);
        } else {
            ClassRules rules = instance.rules();
            for (ClassMove move : rules.moves(rules.start())) {
                settle(writer, rules, rules.play(rules.start(), move));
            }
        }
    }

    /** Shows who wins after a move of the start. */
    private void settle(
            StrategyWriter<ClassPosition, ClassMove> writer,
            ClassRules rules,
            ClassPosition option) {
        if (rules.result(option).isEmpty()) {
            if (solver.isBeaten(option, true)) {
                writer.beaten(option, true);
            } else {
                writer.unbeaten(option, true);
            }
        }
    }
}

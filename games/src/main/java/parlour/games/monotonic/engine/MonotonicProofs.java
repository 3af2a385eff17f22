package parlour.games.monotonic.engine;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateSink;
import parlour.claim.Json;
import parlour.game.Outcome;
import parlour.game.Result;
import parlour.games.monotonic.check.CheckInstance;
import parlour.games.monotonic.check.CheckMove;
import parlour.games.monotonic.check.CheckNotation;
import parlour.games.monotonic.check.CheckPosition;
import parlour.games.monotonic.check.CheckRules;
import parlour.solve.search.GraphSolver;
import parlour.solve.search.StrategyWriter;
import parlour.solve.search.TableWriter;
import parlour.solve.search.Valuation;

/**
 * Writes certificates of monotonic instances in the form that their checker reads: positions and
 * moves of the checker's rules, nothing capped or mirrored.
 */
public final class MonotonicProofs {
    private final String canonical;
    private final MonotonicSolver solver;
    private final CheckInstance instance;
    private final CheckRules rules;
    private final CheckNotation notation;
    private final CertificateSink sink;

    /** Proofs of what a solver says of an instance. */
    public MonotonicProofs(String canonical, MonotonicSolver solver, CertificateSink sink) {
        this.canonical = canonical;
        this.solver = solver;
        this.sink = sink;
        this.instance = CheckInstance.read(canonical);
        this.rules = new CheckRules(instance.start(), instance.isMisere());
        this.notation = new CheckNotation(instance.isMisere(), instance.cards());
    }

    /** Writes a certificate of the outcome alone. */
    public void outcome(Outcome outcome) {
        open(kind(outcome), Optional.empty(), Json.fields().with("outcome", outcome.toString()));
        StrategyWriter<CheckPosition, CheckMove> writer = writer();
        switch (outcome) {
            case PREVIOUS -> writer.beaten(instance.start(), true);
            case NEXT -> writer.unbeaten(instance.start(), true);
            case DRAWN -> drawn(writer);
        }
    }

    /**
     * Writes a certificate of the outcome and of all winning moves: every other move is refuted.
     *
     * @param winning the winning moves as they are written in answers
     */
    public void moves(Outcome outcome, List<String> winning) {
        open(
                kind(outcome),
                Optional.of(winning),
                Json.fields().with("outcome", outcome.toString()));
        StrategyWriter<CheckPosition, CheckMove> writer = writer();
        Set<CheckMove> listed = new HashSet<>();
        winning.forEach(text -> listed.addAll(instance.moves(text)));
        if (outcome == Outcome.PREVIOUS) {
            writer.beaten(instance.start(), true);
        }
        if (outcome == Outcome.DRAWN) {
            drawn(writer);
        }
        for (CheckMove move :
                isOver(instance.start()) ? List.<CheckMove>of() : rules.moves(instance.start())) {
            CheckPosition option = rules.play(instance.start(), move);
            if (listed.contains(move)) {
                writer.beaten(option, true);
            } else if (!isOver(option)) {
                refute(writer, option);
            }
        }
    }

    /** Shows that the player to move does not lose: he wins, or else he holds the draw. */
    private void refute(StrategyWriter<CheckPosition, CheckMove> writer, CheckPosition option) {
        writer.unbeaten(option, !solver.outcomes().isBeaten(option, false));
    }

    private void drawn(StrategyWriter<CheckPosition, CheckMove> writer) {
        writer.beaten(instance.start(), false);
        writer.unbeaten(instance.start(), false);
    }

    /** Writes a certificate of the nimber, by those of all positions within reach. */
    public void nimber(Outcome outcome, int nimber, Optional<List<String>> winning, Budget budget) {
        Json.Fields claim =
                Json.fields().with("outcome", outcome.toString()).with("nimber", nimber);
        open("nimbers", winning, claim);
        table(new Valuation.Mex(), "nimber", budget);
    }

    /** Writes a certificate of the remoteness, by those of all positions within reach. */
    public void remoteness(
            Outcome outcome,
            java.util.OptionalInt plies,
            Optional<List<String>> winning,
            Budget budget) {
        Json.Fields claim = Json.fields().with("outcome", outcome.toString());
        open(
                "measure",
                winning,
                plies.isPresent() ? claim.with("remoteness", plies.getAsInt()) : claim);
        table(new Valuation.Remoteness(), "remoteness", budget);
    }

    private void table(Valuation valuation, String field, Budget budget) {
        var values = new GraphSolver<>(rules, valuation, budget);
        new TableWriter<>(rules, notation, values, field, sink).write(instance.start());
    }

    private static String kind(Outcome outcome) {
        return outcome == Outcome.DRAWN ? "draw" : "strategy";
    }

    private void open(String kind, Optional<List<String>> winning, Json.Fields claim) {
        Json.Fields all = claim;
        if (winning.isPresent()) {
            all =
                    claim.with("winningMoves", Json.texts(winning.get()))
                            .with("winningMovesComplete", new Json.Flag(true));
        }
        sink.open(
                new CertificateHeader(
                        kind, canonical, winning.isPresent() ? "moves" : "outcome", all));
    }

    private StrategyWriter<CheckPosition, CheckMove> writer() {
        return new StrategyWriter<>(rules, notation, solver.outcomes(), sink);
    }

    private boolean isOver(CheckPosition position) {
        Optional<Result> result = rules.result(position);
        return result.isPresent();
    }
}

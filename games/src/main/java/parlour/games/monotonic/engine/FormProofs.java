package parlour.games.monotonic.engine;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateSink;
import parlour.claim.Json;
import parlour.game.Outcome;
import parlour.game.Result;
import parlour.solve.search.GraphSolver;
import parlour.solve.search.StrategyWriter;
import parlour.solve.search.TableWriter;
import parlour.solve.search.Valuation;

/**
 * Writes certificates of an instance of a searched form.
 *
 * @param canonical the instance string
 * @param solver what answers it
 * @param outcome its outcome
 * @param winning all its winning moves, if they are claimed
 * @param sink where the certificate goes
 */
record FormProofs<P, M>(
        String canonical,
        FormSolver<P, M> solver,
        Outcome outcome,
        Optional<List<String>> winning,
        CertificateSink sink) {
    /** A theorem that decides. */
    void theorem(Reason reason) {
        open("theorem", claim());
        reason.write(sink);
    }

    /** The nimbers of all positions within reach. */
    void nimbers(int nimber, Budget budget) {
        open("nimbers", claim().with("nimber", nimber));
        table(new Valuation.Mex(), "nimber", budget);
    }

    /** The remotenesses of all positions within reach. */
    void remoteness(OptionalInt plies, Budget budget) {
        open("measure", plies.isPresent() ? claim().with("remoteness", plies.getAsInt()) : claim());
        table(new Valuation.Remoteness(), "remoteness", budget);
    }

    private void table(Valuation valuation, String field, Budget budget) {
        var rules = solver.form().rules();
        var values = new GraphSolver<>(rules, valuation, budget);
        new TableWriter<>(rules, solver.form().notation(), values, field, sink)
                .write(rules.start());
    }

    /** A strategy for the outcome, and against every unlisted move if moves are claimed. */
    void strategy() {
        open(outcome == Outcome.DRAWN ? "draw" : "strategy", claim());
        var rules = solver.form().rules();
        StrategyWriter<P, M> writer =
                new StrategyWriter<>(rules, solver.form().notation(), solver, sink);
        switch (outcome) {
            case PREVIOUS -> writer.beaten(rules.start(), true);
            case NEXT -> writer.unbeaten(rules.start(), true);
            case DRAWN -> {
                writer.beaten(rules.start(), false);
                writer.unbeaten(rules.start(), false);
            }
        }
        if (winning.isPresent() && outcome != Outcome.PREVIOUS) {
            moves(writer, new HashSet<>(winning.get()));
        }
    }

    private void moves(StrategyWriter<P, M> writer, Set<String> listed) {
        var rules = solver.form().rules();
        for (var move : solver.form().moves().entrySet()) {
            P option = rules.play(rules.start(), move.getValue());
            Optional<Result> result = rules.result(option);
            if (result.isPresent()) {
                continue;
            }
            if (listed.contains(move.getKey())) {
                writer.beaten(option, true);
            } else {
                writer.unbeaten(option, !solver.isBeaten(option, false));
            }
        }
    }

    private Json.Fields claim() {
        Json.Fields claim = Json.fields().with("outcome", outcome.toString());
        return winning.map(
                        moves ->
                                claim.with("winningMoves", Json.texts(moves))
                                        .with("winningMovesComplete", new Json.Flag(true)))
                .orElse(claim);
    }

    private void open(String kind, Json.Fields claim) {
        String scope = winning.isPresent() ? "moves" : "outcome";
        sink.open(new CertificateHeader(kind, canonical, scope, claim));
    }
}

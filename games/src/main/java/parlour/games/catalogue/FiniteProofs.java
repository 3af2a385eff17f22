package parlour.games.catalogue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateSink;
import parlour.claim.Json;
import parlour.game.Outcome;
import parlour.solve.search.GraphSolver;
import parlour.solve.search.StrategyWriter;
import parlour.solve.search.TableWriter;

/**
 * Writes certificates of a finite game.
 *
 * @param canonical the instance string
 * @param play the instance
 * @param outcome its outcome
 * @param winning all its winning moves, if they are claimed
 * @param sink where the certificate goes
 */
record FiniteProofs<P, M>(
        String canonical,
        FinitePlay<P, M> play,
        Outcome outcome,
        Optional<List<String>> winning,
        CertificateSink sink) {
    /** One number for every position: the nimber. */
    void nimbers(GraphSolver<P, M> solver, long nimber) {
        open("nimbers", claim().with("nimber", nimber));
        table(solver, "nimber");
    }

    /** One number for every position: the remoteness with its outcome. */
    void remoteness(FiniteValues<P, M> values, OptionalLong plies) {
        open(
                "measure",
                plies.isPresent() ? claim().with("remoteness", plies.getAsLong()) : claim());
        table(values.solver(), "remoteness");
    }

    private void table(GraphSolver<P, M> solver, String field) {
        new TableWriter<>(play.rules(), play.notation(), solver, field, sink).write(play.start());
    }

    /** A strategy for the outcome, and against every unlisted move if moves are claimed. */
    void strategy(FiniteValues<P, M> values) {
        open(outcome == Outcome.DRAWN ? "draw" : "strategy", claim());
        StrategyWriter<P, M> writer =
                new StrategyWriter<>(play.rules(), play.notation(), values, sink);
        P start = play.start();
        switch (outcome) {
            case PREVIOUS -> writer.beaten(start, true);
            case NEXT -> writer.unbeaten(start, true);
            case DRAWN -> {
                writer.beaten(start, false);
                writer.unbeaten(start, false);
            }
        }
        if (winning.isPresent()) {
            moves(writer, values, new HashSet<>(winning.get()));
        }
    }

    private void moves(StrategyWriter<P, M> writer, FiniteValues<P, M> values, Set<String> listed) {
        for (M move : play.movesOfStart()) {
            P option = play.rules().play(play.start(), move);
            if (listed.contains(play.notation().writeMove(play.start(), move))) {
                writer.beaten(option, true);
            } else {
                writer.unbeaten(option, values.outcome(option) == Outcome.NEXT);
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

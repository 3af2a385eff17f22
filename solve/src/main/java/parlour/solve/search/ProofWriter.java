package parlour.solve.search;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.function.Predicate;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateSink;
import parlour.claim.Json;
import parlour.game.FiniteRuleset;
import parlour.game.Outcome;
import parlour.game.PositionNotation;

/**
 * Writes a certificate of what is answered about one instance of a finite game: a header with all
 * that is claimed, and the lines that show it.
 *
 * @param canonical the instance string
 * @param rules the rules, standing at the instance's position
 * @param notation how the checker reads its positions
 * @param outcome its outcome
 * @param winning all its winning moves, if they are claimed
 * @param sink where the certificate goes
 * @param <P> positions
 * @param <M> moves
 */
public record ProofWriter<P, M>(
        String canonical,
        FiniteRuleset<P, M> rules,
        PositionNotation<P, M> notation,
        Outcome outcome,
        Optional<List<String>> winning,
        CertificateSink sink) {
    /**
     * The numbers that are claimed of the start.
     *
     * @param nimber its nimber, if that was asked and exists
     * @param asksRemoteness whether remoteness was asked
     * @param plies its remoteness; empty at a draw, or if it was not asked
     */
    public record Numbers(OptionalInt nimber, boolean asksRemoteness, OptionalInt plies) {
        /** Whether nothing but the outcome and moves is claimed. */
        public boolean isNone() {
            return nimber.isEmpty() && !asksRemoteness;
        }
    }

    /** Writes the header alone; the lines are up to the caller. */
    public void open(String kind) {
        open(kind, claim());
    }

    /**
     * Lists the numbers of all positions within reach.
     *
     * @throws Budget.Exceeded if the budget runs out
     */
    public void numbers(Numbers numbers, Budget budget) {
        numbers(
                numbers,
                new GraphSolver<>(rules, new Valuation.Mex(), budget),
                new GraphSolver<>(rules, new Valuation.Remoteness(), budget));
    }

    /** The same with solvers that may know some of them. */
    public void numbers(
            Numbers numbers, GraphSolver<P, M> nimbers, GraphSolver<P, M> remotenesses) {
        Json.Fields claim = claim();
        SequencedMap<String, GraphSolver<P, M>> columns = new LinkedHashMap<>();
        if (numbers.nimber().isPresent()) {
            claim = claim.with("nimber", numbers.nimber().getAsInt());
            columns.put("nimber", nimbers);
        }
        if (numbers.asksRemoteness()) {
            columns.put("remoteness", remotenesses);
        }
        if (numbers.plies().isPresent()) {
            claim = claim.with("remoteness", numbers.plies().getAsInt());
        }
        open(numbers.nimber().isPresent() ? "nimbers" : "measure", claim);
        new TableWriter<>(rules, notation, columns, sink).write(rules.start());
    }

    /**
     * Writes a strategy for the outcome, and against every unlisted move if moves are claimed.
     *
     * @param isListed whether a move is among those claimed to win
     */
    public void strategy(StrategyOracle<P> oracle, Predicate<M> isListed) {
        open(outcome == Outcome.DRAWN ? "draw" : "strategy");
        StrategyWriter<P, M> writer = new StrategyWriter<>(rules, notation, oracle, sink);
        P start = rules.start();
        switch (outcome) {
            case PREVIOUS -> writer.beaten(start, true);
            case DRAWN -> {
                writer.beaten(start, false);
                writer.unbeaten(start, false);
            }
            case NEXT -> {
                if (winning.isEmpty()) {
                    writer.unbeaten(start, true);
                }
            }
        }
        if (winning.isPresent() && outcome != Outcome.PREVIOUS && rules.result(start).isEmpty()) {
            for (M move : rules.moves(start)) {
                settle(writer, oracle, rules.play(start, move), isListed.test(move));
            }
        }
    }

    /** Shows that a move wins, or that the other player then wins or holds the draw. */
    private void settle(
            StrategyWriter<P, M> writer, StrategyOracle<P> oracle, P option, boolean wins) {
        if (rules.result(option).isPresent()) {
            return;
        }
        if (wins) {
            writer.beaten(option, true);
        } else {
            writer.unbeaten(option, !oracle.isBeaten(option, false));
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

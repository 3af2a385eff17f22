package parlour.solve.search;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
import parlour.game.QuotientGame;

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
        QuotientGame<P, P, M> itself = QuotientGame.itself(rules, notation);
        numbers(
                numbers,
                itself,
                new GraphSolver<>(rules, new Valuation.Mex(), budget),
                new GraphSolver<>(rules, new Valuation.Remoteness(), budget));
    }

    /**
     * The same written in a smaller game, by solvers that may know some of its positions, and
     * nothing else.
     */
    public <Q, N> void numbers(
            Numbers numbers,
            QuotientGame<P, Q, N> smaller,
            GraphSolver<Q, N> nimbers,
            GraphSolver<Q, N> remotenesses) {
        Json.Fields claim = claim();
        SequencedMap<String, GraphSolver<Q, N>> columns = new LinkedHashMap<>();
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
        new TableWriter<>(smaller.rules(), smaller.notation(), columns, sink)
                .write(smaller.rules().start());
    }

    /**
     * Writes a strategy for the outcome, and against every unlisted move if moves are claimed.
     *
     * @param isListed whether a move is among those claimed to win
     */
    public void strategy(StrategyOracle<P> oracle, Predicate<M> isListed) {
        strategy(QuotientGame.itself(rules, notation), oracle, isListed);
    }

    /** The same, written in a smaller game; the oracle knows its positions. */
    public <Q, N> void strategy(
            QuotientGame<P, Q, N> smaller, StrategyOracle<Q> oracle, Predicate<M> isListed) {
        open(outcome == Outcome.DRAWN ? "draw" : "strategy");
        var writer = new StrategyWriter<>(smaller.rules(), smaller.notation(), oracle, sink);
        Q start = smaller.rules().start();
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
        if (winning.isPresent() && outcome != Outcome.PREVIOUS) {
            options(smaller, isListed)
                    .forEach((option, wins) -> settle(writer, oracle, option, wins));
        }
    }

    /** The different positions after moves of the start that leave play open, and who wins. */
    private <Q> Map<Q, Boolean> options(QuotientGame<P, Q, ?> smaller, Predicate<M> isListed) {
        Map<Q, Boolean> options = new LinkedHashMap<>();
        P start = rules.start();
        for (M move : rules.result(start).isPresent() ? List.<M>of() : rules.moves(start)) {
            P option = rules.play(start, move);
            if (rules.result(option).isEmpty()) {
                Q image = smaller.image().apply(option);
                if (smaller.rules().result(image).isEmpty()) {
                    options.put(image, isListed.test(move));
                }
            }
        }
        return options;
    }

    /** Shows that a move wins, or that the other player then wins or holds the draw. */
    private static <Q, N> void settle(
            StrategyWriter<Q, N> writer, StrategyOracle<Q> oracle, Q option, boolean wins) {
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

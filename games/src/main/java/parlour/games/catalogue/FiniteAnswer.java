package parlour.games.catalogue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SequencedMap;
import java.util.Set;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.CertificateSink;
import parlour.claim.Claim;
import parlour.claim.Question;
import parlour.claim.Standing;
import parlour.game.Outcome;
import parlour.game.QuotientGame;
import parlour.game.Result;
import parlour.solve.search.GraphSolver;
import parlour.solve.search.ProofWriter;
import parlour.solve.search.Valuation;

/** Puts together what is asked of one instance of a finite game. */
final class FiniteAnswer<P, M> {
    private static final String METHOD = "graph-search";

    private final String canonical;
    private final FinitePlay<P, M> play;
    private final Ask ask;
    private final FiniteValues<P, M> values;
    private final GraphSolver<P, M> nimbers;
    private final List<Claim> claims = new ArrayList<>();
    private String sought = "";

    FiniteAnswer(String canonical, FinitePlay<P, M> play, Ask ask, Budget budget) {
        this.canonical = canonical;
        this.play = play;
        this.ask = ask;
        this.values = new FiniteValues<>(play, budget);
        this.nimbers = new GraphSolver<>(play.rules(), new Valuation.Mex(), budget);
        values.solver().beKept(METHOD, play.start(), play.notation());
        nimbers.beKept("graph-nimbers", play.start(), play.notation());
    }

    /** The answer; unknown if the budget ran out before all of it was found. */
    Answer answer() {
        try {
            find();
            return answer(new Standing.Proved());
        } catch (Budget.Exceeded e) {
            return answer(Standing.Unknown.stoppedBy(e.limit(), sought));
        }
    }

    private Answer answer(Standing standing) {
        SequencedMap<String, Long> counts = new LinkedHashMap<>();
        counts.put("graph-positions", values.solver().positions() + nimbers.positions());
        return new Answer(canonical, standing, claims, METHOD, List.of(), counts);
    }

    private void find() {
        Outcome outcome = values.outcome(play.start());
        claims.add(new Claim.HasOutcome(outcome.toString()));
        sought = "winning moves";
        Optional<List<String>> winning =
                ask.wants(Question.WINNING_MOVES) ? Optional.of(winning()) : Optional.empty();
        winning.ifPresent(moves -> claims.add(Claim.WinningMoves.all(moves)));
        sought = "nimber";
        OptionalInt nimber = ask.wants(Question.NIMBER) ? nimber() : OptionalInt.empty();
        sought = "remoteness";
        OptionalLong plies = values.plies(play.start());
        if (ask.wants(Question.REMOTENESS) && plies.isPresent()) {
            claims.add(new Claim.HasRemoteness(plies.getAsLong()));
        }
        ask.prove(sink -> prove(sink, outcome, winning, nimber, plies));
    }

    private void prove(
            CertificateSink sink,
            Outcome outcome,
            Optional<List<String>> winning,
            OptionalInt nimber,
            OptionalLong plies) {
        var proof =
                new ProofWriter<>(canonical, play.rules(), play.notation(), outcome, winning, sink);
        boolean asksRemoteness = ask.wants(Question.REMOTENESS);
        var numbers =
                new ProofWriter.Numbers(
                        nimber,
                        asksRemoteness,
                        asksRemoteness && plies.isPresent()
                                ? OptionalInt.of(Math.toIntExact(plies.getAsLong()))
                                : OptionalInt.empty());
        if (numbers.isNone()) {
            Set<String> listed = new HashSet<>(winning.orElse(List.of()));
            proof.strategy(
                    values, move -> listed.contains(play.notation().writeMove(play.start(), move)));
        } else {
            proof.numbers(
                    numbers,
                    QuotientGame.itself(play.rules(), play.notation()),
                    nimbers,
                    values.solver());
        }
    }

    private List<String> winning() {
        List<String> winning = new ArrayList<>();
        for (M move : play.movesOfStart()) {
            if (values.outcome(play.rules().play(play.start(), move)) == Outcome.PREVIOUS) {
                winning.add(play.notation().writeMove(play.start(), move));
            }
        }
        return winning;
    }

    private OptionalInt nimber() {
        Optional<Result> result = play.rules().result(play.start());
        try {
            if (result.isPresent() && result.get() != Result.LOST) {
                throw new Valuation.NoNimber();
            }
            int nimber = result.isPresent() ? 0 : nimbers.value(play.start());
            claims.add(new Claim.HasNimber(nimber));
            return OptionalInt.of(nimber);
        } catch (Valuation.NoNimber e) {
            claims.add(new Claim.NimberRefused("play can end drawn, or won by the player to move"));
            return OptionalInt.empty();
        }
    }
}

package parlour.games.catalogue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SequencedMap;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.Claim;
import parlour.claim.Question;
import parlour.claim.Standing;
import parlour.game.Outcome;
import parlour.game.Result;
import parlour.solve.search.GraphSolver;
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

    FiniteAnswer(String canonical, FinitePlay<P, M> play, Ask ask, Budget budget) {
        this.canonical = canonical;
        this.play = play;
        this.ask = ask;
        this.values = new FiniteValues<>(play, budget);
        this.nimbers = new GraphSolver<>(play.rules(), new Valuation.Mex(), budget);
    }

    /** The answer; unknown if the budget ran out before all of it was found. */
    Answer answer() {
        try {
            find();
            return answer(new Standing.Proved());
        } catch (Budget.Exceeded e) {
            claims.clear();
            return answer(new Standing.Unknown("stopped by " + e.limit(), true, List.of()));
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
        Optional<List<String>> winning =
                ask.wants(Question.WINNING_MOVES) ? Optional.of(winning()) : Optional.empty();
        winning.ifPresent(moves -> claims.add(Claim.WinningMoves.all(moves)));
        OptionalLong nimber = ask.wants(Question.NIMBER) ? nimber() : OptionalLong.empty();
        OptionalLong plies = values.plies(play.start());
        if (ask.wants(Question.REMOTENESS) && plies.isPresent()) {
            claims.add(new Claim.HasRemoteness(plies.getAsLong()));
        }
        if (ask.proof().isPresent()) {
            FiniteProofs<P, M> proofs =
                    new FiniteProofs<>(canonical, play, outcome, winning, ask.proof().get());
            if (nimber.isPresent()) {
                proofs.nimbers(nimbers, nimber.getAsLong());
            } else if (ask.wants(Question.REMOTENESS)) {
                proofs.remoteness(values, plies);
            } else {
                proofs.strategy(values);
            }
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

    private OptionalLong nimber() {
        Optional<Result> result = play.rules().result(play.start());
        try {
            if (result.isPresent() && result.get() != Result.LOST) {
                throw new Valuation.NoNimber();
            }
            int nimber = result.isPresent() ? 0 : nimbers.value(play.start());
            claims.add(new Claim.HasNimber(nimber));
            return OptionalLong.of(nimber);
        } catch (Valuation.NoNimber e) {
            claims.add(new Claim.NimberRefused("play can end drawn, or won by the player to move"));
            return OptionalLong.empty();
        }
    }
}

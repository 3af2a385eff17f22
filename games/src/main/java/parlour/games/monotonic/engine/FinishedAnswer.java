package parlour.games.monotonic.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.CertificateHeader;
import parlour.claim.Claim;
import parlour.claim.Json;
import parlour.claim.Question;
import parlour.claim.Standing;
import parlour.game.Outcome;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.OffChain;

/**
 * Answers about an instance whose play is over by a complete run. The player to move has lost (P)
 * under normal play and won (N) under misère play; there are no moves, the nimber is 0, and no
 * plies are left.
 */
public final class FinishedAnswer {
    private static final String METHOD = "play-over";

    private FinishedAnswer() {}

    /** The answer, with certificates that have no lines: the position shows all. */
    public static Answer answer(String canonical, MonotonicInstance instance, Ask ask) {
        Outcome outcome = instance.isMisere() ? Outcome.NEXT : Outcome.PREVIOUS;
        List<Claim> claims = new ArrayList<>();
        claims.add(new Claim.HasOutcome(outcome.toString()));
        Json.Fields claim = Json.fields().with("outcome", outcome.toString());
        String kind = "strategy";
        boolean listed = ask.wants(Question.WINNING_MOVES);
        if (listed) {
            claims.add(Claim.WinningMoves.all(List.of()));
            claim =
                    claim.with("winningMoves", Json.texts(List.of()))
                            .with("winningMovesComplete", new Json.Flag(true));
        }
        if (ask.wants(Question.REMOTENESS)) {
            kind = "measure";
            claim = claim.with("remoteness", 0);
        }
        boolean hasTheorem = instance.start() instanceof OffChain.OnPlane;
        if (ask.wants(Question.NIMBER) && !instance.isMisere()) {
            claims.add(new Claim.HasNimber(0));
            kind = "nimbers";
            claim = hasTheorem ? claim : claim.with("nimber", 0);
        } else if (ask.wants(Question.NIMBER)) {
            claims.add(new Claim.NimberRefused(ChainAnswer.MISERE));
        }
        if (ask.wants(Question.REMOTENESS)) {
            claims.add(new Claim.HasRemoteness(0));
        }
        var header =
                new CertificateHeader(
                        hasTheorem ? "theorem" : kind,
                        canonical,
                        listed ? "moves" : "outcome",
                        claim);
        ask.prove(sink -> sink.open(header));
        return new Answer(
                canonical,
                new Standing.Proved(),
                claims,
                METHOD,
                ask.wants(Question.WHY) ? List.of(why(instance)) : List.of(),
                new LinkedHashMap<>());
    }

    private static String why(MonotonicInstance instance) {
        return "play is over: a run is complete, and who played the last card has "
                + (instance.isMisere() ? "lost" : "won");
    }
}

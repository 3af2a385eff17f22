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
import parlour.games.catalogue.Playable.Row;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.OffChain;

/** Puts together what is asked of one instance of the insertion form on ℚ. */
public final class PlaneAnswer {
    private static final String METHOD = "parity-theorem";

    private final String canonical;
    private final PlaneMoves moves;
    private final Ask ask;

    /** Questions about an instance whose play is not over. */
    public PlaneAnswer(
            String canonical, MonotonicInstance instance, OffChain.OnPlane start, Ask ask) {
        this.canonical = canonical;
        this.moves = new PlaneMoves(instance, start);
        this.ask = ask;
    }

    /** The answer. */
    public Answer answer() {
        List<Claim> claims = new ArrayList<>();
        Json.Fields claim = Json.fields().with("outcome", moves.outcome().toString());
        claims.add(new Claim.HasOutcome(moves.outcome().toString()));
        boolean listed = ask.wants(Question.WINNING_MOVES);
        if (listed) {
            List<String> winning = moves.rows().stream().filter(Row::wins).map(Row::move).toList();
            claims.add(Claim.WinningMoves.all(winning));
            claim =
                    claim.with("winningMoves", Json.texts(winning))
                            .with("winningMovesComplete", new Json.Flag(true));
        }
        if (ask.wants(Question.NIMBER)) {
            claims.add(
                    new Claim.NimberRefused(
                            "the parity theorem says who wins, and nimbers are not computed in the"
                                    + " insertion form on Q"));
        }
        if (ask.wants(Question.REMOTENESS)) {
            claims.add(new Claim.HasRemoteness(moves.remoteness()));
            claim = claim.with("remoteness", moves.remoteness());
        }
        var header =
                new CertificateHeader("theorem", canonical, listed ? "moves" : "outcome", claim);
        ask.prove(sink -> sink.open(header));
        return new Answer(
                canonical,
                new Standing.Proved(),
                claims,
                METHOD,
                ask.wants(Question.WHY) ? moves.why() : List.of(),
                new LinkedHashMap<>());
    }
}

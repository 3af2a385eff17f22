package parlour.games.sylver.engine;

import java.util.List;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateSink;
import parlour.claim.Json;
import parlour.claim.Question;
import parlour.games.sylver.SylverInstance;

/**
 * Writes that a position is won: by the theorem on prime factors above 3, or by one reply and a
 * certificate that the position after it is lost.
 */
final class ReplyProof {
    private final SylverInstance instance;
    private final Budget budget;
    private final CertificateSink sink;
    private final ReplySearch search;

    ReplyProof(SylverInstance instance, Budget budget, CertificateSink sink) {
        this.search = new ReplySearch(budget);
        this.instance = instance;
        this.budget = budget;
        this.sink = sink;
    }

    /** Writes the first proof that works; nothing if none does. */
    void write(String canonical, List<Long> wins) {
        Json.Fields outcome = Json.fields().with("outcome", "N");
        var position = instance.position();
        if (position.isEmpty() || !Theorems.largePrimes(position).isEmpty()) {
            sink.open(new CertificateHeader("theorem", canonical, "outcome", outcome));
            return;
        }
        for (long n : wins) {
            Json.Fields claim =
                    outcome.with("winningMoves", Json.texts(List.of(String.valueOf(n))))
                            .with("winningMovesComplete", new Json.Flag(false));
            SylverInstance after = instance.at(position.play(n));
            if (after.position().isFinite()) {
                sink.open(new CertificateHeader("strategy", canonical, "outcome", claim));
                new FiniteDecision(after, Ask.of(Question.WINNING_MOVES), budget).proveLost(sink);
                return;
            }
            if (after.position().gcd() == 2) {
                new EvenDecision(after, Ask.of(Question.OUTCOME), budget)
                        .proveReply(
                                new CertificateHeader("periodicity", canonical, "outcome", claim),
                                sink);
                return;
            }
            if (quiet(new CertificateHeader("strategy", canonical, "outcome", claim), after)) {
                return;
            }
        }
    }

    /** Writes that the instance itself is lost, if the quiet end theorem shows it. */
    void writeLost(String canonical) {
        Json.Fields claim = Json.fields().with("outcome", "P");
        quiet(new CertificateHeader("strategy", canonical, "outcome", claim), instance);
    }

    private boolean quiet(CertificateHeader header, SylverInstance lost) {
        var proof = new QuietProof(search, lost.one(), budget);
        if (!proof.show(lost.position())) {
            return false;
        }
        sink.open(header);
        proof.lines().forEach(sink::line);
        return true;
    }
}

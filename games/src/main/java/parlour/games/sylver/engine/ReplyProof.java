package parlour.games.sylver.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateSink;
import parlour.claim.Checkpoints;
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
    private final PositionProof positions;

    ReplyProof(SylverInstance instance, Budget budget, CertificateSink sink) {
        this(instance, budget, sink, new SweptLines(instance.one(), budget));
    }

    /** The same where lines of finite positions come from elsewhere. */
    ReplyProof(SylverInstance instance, Budget budget, CertificateSink sink, FiniteLines finite) {
        var search = new ReplySearch(instance.position(), budget);
        this.positions = new PositionProof(search, instance.one(), budget, finite);
        this.instance = instance;
        this.budget = budget.withCheckpoints(Checkpoints.NONE);
        this.sink = sink;
    }

    /** Writes the first proof that works; nothing if none does. */
    void write(String canonical, List<Long> wins) {
        Json.Fields outcome = Json.fields().with("outcome", "N");
        var position = instance.position();
        if (position.isEmpty() || !Theorems.largePrimes(position).isEmpty()) {
            Theorems.prove(sink, Theorems.header(canonical, outcome), Theorems.PRIME);
            return;
        }
        for (long n : wins) {
            Json.Fields claim =
                    outcome.with("winningMoves", Json.texts(List.of(String.valueOf(n))))
                            .with("winningMovesComplete", new Json.Flag(false));
            SylverInstance after = instance.at(position.play(n));
            if (lost(canonical, claim, after)) {
                return;
            }
        }
    }

    /** Writes that the listed moves win, and no others as far as the list says so. */
    void writeMoves(String canonical, Verdict verdict) {
        var moves = new RefutedMoves(instance.position(), verdict.wins());
        List<String> replies = new ArrayList<>();
        for (long n : verdict.wins().moves()) {
            if (!positions.show(instance.position().play(n))) {
                return;
            }
        }
        for (long n : moves.needed()) {
            Optional<String> reply = positions.reply(instance.position().play(n));
            if (reply.isEmpty()) {
                return;
            }
            replies.add(reply.get());
        }
        sink.open(new CertificateHeader("strategy", canonical, "moves", verdict.claim(true)));
        positions.lines().forEach(sink::line);
        sink.line(Json.fields().with("refuted", Json.texts(replies)));
    }

    /** Writes that the instance itself is lost. */
    void writeLost(String canonical, String method) {
        Json.Fields claim = Json.fields().with("outcome", "P");
        if (method.equals(ReplyDecision.QUIET_END)) {
            positions.write(
                    new CertificateHeader("strategy", canonical, "outcome", claim),
                    instance.position(),
                    sink);
        } else {
            Theorems.prove(sink, Theorems.header(canonical, claim), method);
        }
    }

    /** Writes that a position is lost, under the header of one that it follows; false if not. */
    private boolean lost(String canonical, Json.Fields claim, SylverInstance after) {
        var strategy = new CertificateHeader("strategy", canonical, "outcome", claim);
        if (after.position().isFinite()) {
            sink.open(strategy);
            new FiniteDecision(after, Ask.of(Question.WINNING_MOVES), budget).proveLost(sink);
            return true;
        }
        if (Theorems.outcome(after.position()).isPresent()) {
            String name = Theorems.name(after.position());
            Theorems.prove(sink, Theorems.header(canonical, claim), name);
            return true;
        }
        if (after.position().gcd() == 2) {
            new EvenDecision(after, Ask.of(Question.OUTCOME), budget)
                    .proveReply(
                            new CertificateHeader("periodicity", canonical, "outcome", claim),
                            sink);
            return true;
        }
        return positions.write(strategy, after.position(), sink);
    }
}

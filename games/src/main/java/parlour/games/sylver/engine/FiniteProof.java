package parlour.games.sylver.engine;

import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateSink;
import parlour.claim.Json;
import parlour.exact.NumericalSemigroup;
import parlour.games.sylver.OneRule;

/** Writes certificates of finite positions: strategies, and tables of nimbers or remotenesses. */
final class FiniteProof {
    private final NumericalSemigroup semigroup;
    private final OneRule one;
    private final Budget budget;
    private final CertificateSink sink;

    FiniteProof(NumericalSemigroup semigroup, OneRule one, Budget budget, CertificateSink sink) {
        this.semigroup = semigroup;
        this.one = one;
        this.budget = budget;
        this.sink = sink;
    }

    private static Json.Fields claim(Verdict verdict, boolean moves) {
        Json.Fields claim =
                Json.fields().with("outcome", verdict.outcome().orElseThrow().toString());
        if (!moves) {
            return claim;
        }
        List<String> wins = verdict.wins().moves().stream().map(String::valueOf).toList();
        return claim.with("winningMoves", Json.texts(wins))
                .with("winningMovesComplete", new Json.Flag(true));
    }

    void strategy(
            String instance, Verdict verdict, @Nullable OversemigroupSweep sweep, boolean moves) {
        boolean aboutMoves = moves && verdict.wins().isComplete();
        String scope = aboutMoves ? "moves" : "outcome";
        sink.open(new CertificateHeader("strategy", instance, scope, claim(verdict, aboutMoves)));
        if (sweep != null) {
            var strategy = new StrategyLines(sweep, one, budget);
            if (verdict.isLost()) {
                strategy.need(semigroup);
            } else {
                strategy.needReplies(semigroup, aboutMoves);
            }
            strategy.write(sink);
        }
    }

    private void open(
            String kind, String instance, Verdict verdict, UnaryOperator<Json.Fields> number) {
        boolean moves = verdict.wins().isComplete();
        Json.Fields claim = number.apply(claim(verdict, moves));
        sink.open(new CertificateHeader(kind, instance, moves ? "moves" : "outcome", claim));
    }

    void nimbers(String instance, Verdict verdict, int nimber) {
        open("nimbers", instance, verdict, claim -> claim.with("nimber", nimber));
        table("nimber", ValueSweep.nimbers(semigroup, budget));
    }

    void remoteness(String instance, Verdict verdict, int plies) {
        open("measure", instance, verdict, claim -> claim.with("remoteness", plies));
        table("remoteness", ValueSweep.remoteness(semigroup, budget));
    }

    /** The walk of the sweep lists every option before the positions that lead to it. */
    private void table(String field, ValueSweep values) {
        var tree = new OversemigroupTree(new GapFrame(semigroup));
        tree.next();
        while (tree.next()) {
            NumericalSemigroup position = tree.semigroup();
            int value = values.value(position);
            if (field.equals("remoteness")) {
                // Twice the plies, plus one where the player to move wins.
                value = 2 * (one == OneRule.LOSES ? value + 1 : value) + value % 2;
            }
            if (tree.gapCount() > 1 || one == OneRule.LOSES) {
                sink.line(Json.fields().with("at", position.toString()).with(field, value));
            }
        }
    }
}

package parlour.games.sylver.engine;

import java.util.LinkedHashMap;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.function.ToIntFunction;
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

    void strategy(
            String instance, Verdict verdict, @Nullable OversemigroupSweep sweep, boolean moves) {
        boolean aboutMoves = moves && verdict.wins().isComplete();
        String scope = aboutMoves ? "moves" : "outcome";
        sink.open(new CertificateHeader("strategy", instance, scope, verdict.claim(aboutMoves)));
        if (sweep != null) {
            var strategy = new StrategyLines(sweep, one, budget);
            if (verdict.isLost()) {
                strategy.need(semigroup);
            } else {
                strategy.needReplies(semigroup, sweep.winningMoves(), aboutMoves);
            }
            strategy.write(sink);
        }
    }

    /**
     * Lists the numbers of all positions; remotenesses as twice the plies, plus one where the
     * player to move wins.
     *
     * @param nimber the nimber, if it was asked
     * @param plies the remoteness, if it was asked
     */
    void numbers(String instance, Verdict verdict, OptionalInt nimber, OptionalInt plies) {
        boolean moves = verdict.wins().isComplete();
        Json.Fields claim = verdict.claim(moves);
        SequencedMap<String, ToIntFunction<NumericalSemigroup>> columns = new LinkedHashMap<>();
        if (nimber.isPresent()) {
            claim = claim.with("nimber", nimber.getAsInt());
            columns.put("nimber", ValueSweep.nimbers(semigroup, budget)::value);
        }
        if (plies.isPresent()) {
            claim = claim.with("remoteness", plies.getAsInt());
            ValueSweep values = ValueSweep.remoteness(semigroup, budget);
            columns.put("remoteness", position -> remoteness(values.value(position)));
        }
        String kind = nimber.isPresent() ? "nimbers" : "measure";
        sink.open(new CertificateHeader(kind, instance, moves ? "moves" : "outcome", claim));
        table(columns);
    }

    private int remoteness(int value) {
        return 2 * (one == OneRule.LOSES ? value + 1 : value) + value % 2;
    }

    /** The walk of the sweep lists every option before the positions that lead to it. */
    private void table(SequencedMap<String, ToIntFunction<NumericalSemigroup>> columns) {
        var tree = new OversemigroupTree(new GapFrame(semigroup));
        tree.next();
        while (tree.next()) {
            if (tree.gapCount() > 1 || one == OneRule.LOSES) {
                NumericalSemigroup position = tree.semigroup();
                Json.Fields line = Json.fields().with("at", position.toString());
                for (var column : columns.entrySet()) {
                    line = line.with(column.getKey(), column.getValue().applyAsInt(position));
                }
                sink.line(line);
            }
        }
    }
}

package parlour.games.sylver.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateSink;
import parlour.claim.Json;
import parlour.exact.NumericalSemigroup;
import parlour.games.sylver.OneRule;

/** Writes certificates of finite positions: strategies, and tables of nimbers or remotenesses. */
final class FiniteProof {
    /** Positions to a line of a table. */
    private static final int PER_LINE = 1_000;

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
     * Lists the numbers of all positions in the order of the walk, which lists every option before
     * the positions that lead to it; remotenesses as twice the plies, plus one where the player to
     * move wins.
     *
     * @param nimbers the nimbers, if they were asked
     * @param plies the remotenesses, if they were asked, where 1 is excluded
     */
    void numbers(
            String instance,
            Verdict verdict,
            @Nullable ValueSweep nimbers,
            @Nullable ValueSweep plies) {
        boolean moves = verdict.wins().isComplete();
        Json.Fields claim = verdict.claim(moves);
        List<Column> columns = new ArrayList<>();
        if (nimbers != null) {
            claim = claim.with("nimber", nimbers.value());
            columns.add(new Column("nimber", nimbers.new Reading()::value));
        }
        if (plies != null) {
            claim = claim.with("remoteness", plies(semigroup, one, plies.value()));
            ValueSweep.Reading reading = plies.new Reading();
            columns.add(new Column("remoteness", gaps -> remoteness(reading.value(gaps))));
        }
        String kind = nimbers != null ? "nimbers" : "measure";
        sink.open(new CertificateHeader(kind, instance, moves ? "moves" : "outcome", claim));
        table(columns);
    }

    /** Where 1 may be named, the loser is left with 1 at last and has one ply more. */
    static int plies(NumericalSemigroup semigroup, OneRule one, int value) {
        return one == OneRule.LOSES && semigroup.gapCount() > 0 ? value + 1 : value;
    }

    private int remoteness(int value) {
        return 2 * plies(semigroup, one, value) + value % 2;
    }

    private void table(List<Column> columns) {
        int count = 0;
        var tree = new OversemigroupTree(new GapFrame(semigroup));
        tree.next();
        while (tree.next()) {
            boolean isOver = tree.gapCount() == 1 && one == OneRule.EXCLUDED;
            for (Column column : columns) {
                int value = column.nextValue.applyAsInt(tree.gapCount());
                if (!isOver) {
                    column.text.append(count == 0 ? "" : " ").append(value);
                }
            }
            count += isOver ? 0 : 1;
            if (count == PER_LINE) {
                budget.spend();
                line(columns);
                count = 0;
            }
        }
        if (count > 0) {
            line(columns);
        }
    }

    private void line(List<Column> columns) {
        Json.Fields line = Json.fields();
        for (Column column : columns) {
            line = line.with(column.name, column.text.toString());
            column.text.setLength(0);
        }
        sink.line(line);
    }

    /** The numbers of one kind, a line's worth at a time. */
    private static final class Column {
        final String name;

        /** The number of the next set of the walk, by how many gaps it has. */
        final IntUnaryOperator nextValue;

        final StringBuilder text = new StringBuilder();

        Column(String name, IntUnaryOperator nextValue) {
            this.name = name;
            this.nextValue = nextValue;
        }
    }
}

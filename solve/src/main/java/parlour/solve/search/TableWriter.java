package parlour.solve.search;

import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import parlour.claim.CertificateSink;
import parlour.claim.Json;
import parlour.game.FiniteRuleset;
import parlour.game.PositionNotation;

/**
 * Writes the lines of a certificate that lists values of every position within reach, options
 * before the positions that lead to them: the order in which a {@link GraphSolver} finds them.
 *
 * @param <P> positions
 * @param <M> moves
 */
final class TableWriter<P, M> {
    private final FiniteRuleset<P, M> rules;
    private final PositionNotation<P, M> notation;
    private final SequencedMap<String, GraphSolver<P, M>> columns;
    private final CertificateSink sink;

    /**
     * A writer.
     *
     * @param columns what values positions, by the field's name in the lines; solvers that have
     *     looked at nothing but the start and what is within its reach
     */
    TableWriter(
            FiniteRuleset<P, M> rules,
            PositionNotation<P, M> notation,
            SequencedMap<String, GraphSolver<P, M>> columns,
            CertificateSink sink) {
        this.rules = rules;
        this.notation = notation;
        this.columns = columns;
        this.sink = sink;
    }

    /**
     * Writes everything within reach of a position.
     *
     * @throws parlour.claim.Budget.Exceeded if a solver's budget runs out
     */
    void write(P start) {
        if (rules.result(start).isPresent()) {
            return;
        }
        columns.forEach((name, solver) -> solver.beKept("certificate-" + name, start, notation));
        columns.values().forEach(solver -> solver.value(start));
        List<Map.Entry<String, GraphSolver<P, M>>> others =
                columns.entrySet().stream().skip(1).toList();
        var first = columns.firstEntry();
        for (Map.Entry<P, Integer> line : first.getValue().solved().entrySet()) {
            Json.Fields values =
                    Json.fields()
                            .with("at", notation.write(line.getKey()))
                            .with(first.getKey(), line.getValue());
            for (var column : others) {
                values = values.with(column.getKey(), column.getValue().value(line.getKey()));
            }
            sink.line(values);
        }
    }
}

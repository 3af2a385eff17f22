package parlour.solve.search;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.SequencedMap;
import java.util.Set;
import parlour.claim.CertificateSink;
import parlour.claim.Json;
import parlour.game.FiniteRuleset;
import parlour.game.PositionNotation;

/**
 * Writes the lines of a certificate that lists values of every position within reach, options
 * before the positions that lead to them.
 *
 * @param <P> positions
 * @param <M> moves
 */
public final class TableWriter<P, M> {
    private final FiniteRuleset<P, M> rules;
    private final PositionNotation<P, M> notation;
    private final SequencedMap<String, GraphSolver<P, M>> columns;
    private final CertificateSink sink;
    private final Set<P> written = new HashSet<>();

    /**
     * A writer.
     *
     * @param columns what values positions, by the field's name in the lines; what a solver has
     *     solved it does not solve again
     */
    public TableWriter(
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
     * @throws parlour.claim.Budget.Exceeded if the solver's budget runs out
     */
    public void write(P start) {
        if (rules.result(start).isPresent()) {
            return;
        }
        Deque<Reach<P, M>> line = new ArrayDeque<>();
        line.push(new Reach<>(start, rules.moves(start).iterator()));
        written.add(start);
        while (!line.isEmpty()) {
            Reach<P, M> reach = line.element();
            if (reach.moves.hasNext()) {
                P option = rules.play(reach.position, reach.moves.next());
                if (rules.result(option).isEmpty() && written.add(option)) {
                    line.push(new Reach<>(option, rules.moves(option).iterator()));
                }
            } else {
                P done = line.pop().position;
                Json.Fields values = Json.fields().with("at", notation.write(done));
                for (var column : columns.entrySet()) {
                    values = values.with(column.getKey(), column.getValue().value(done));
                }
                sink.line(values);
            }
        }
    }

    private record Reach<P, M>(P position, Iterator<M> moves) {}
}

package parlour.games.sylver.engine;

import java.util.Arrays;
import java.util.List;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateSink;
import parlour.claim.Json;

/**
 * Writes certificates of positions with gcd 2: all shapes, then row by row the lost ones, each
 * different row once.
 */
final class EvenProof {
    private final IdealShapes shapes;
    private final IdealAutomaton automaton;
    private final CertificateSink sink;

    EvenProof(IdealShapes shapes, IdealAutomaton automaton, CertificateSink sink) {
        this.shapes = shapes;
        this.automaton = automaton;
        this.sink = sink;
    }

    /** The header of what was found. */
    static CertificateHeader header(String instance, Verdict verdict, boolean aboutMoves) {
        Json.Fields claim =
                Json.fields().with("outcome", verdict.outcome().orElseThrow().toString());
        var wins = verdict.wins();
        if (aboutMoves) {
            List<String> moves = wins.moves().stream().map(String::valueOf).toList();
            claim =
                    claim.with("winningMoves", Json.texts(moves))
                            .with("winningMovesComplete", new Json.Flag(wins.isComplete()));
            if (wins.completeBelow().isPresent()) {
                claim = claim.with("completeBelow", wins.completeBelow().getAsLong());
            }
        }
        return new CertificateHeader(
                "periodicity", instance, aboutMoves ? "moves" : "outcome", claim);
    }

    void write(CertificateHeader header) {
        sink.open(header);
        for (int shape = 0; shape < shapes.count(); shape++) {
            sink.line(
                    Json.fields()
                            .with("even", text(shapes.gapsOfLevel(shapes.levelOfShape(shape)), 0))
                            .with("odd", text(shapes.gapsOfShape(shape), 0)));
        }
        int listed = 0;
        int[] lineOf = new int[automaton.distinctRowCount()];
        Arrays.fill(lineOf, -1);
        for (int index = 0; index < automaton.rowCount(); index++) {
            if (automaton.isPeriodic() && 3 + 2L * index == automaton.periodStart()) {
                sink.line(Json.fields().with("mark", "period"));
            }
            int id = automaton.rowId(index);
            if (lineOf[id] < 0) {
                lineOf[id] = listed++;
                // Shapes are counted from 1.
                sink.line(Json.fields().with("lost", text(automaton.row(index), 1)));
            } else {
                sink.line(Json.fields().with("as", lineOf[id]));
            }
        }
    }

    private static String text(int[] numbers, int more) {
        StringBuilder text = new StringBuilder();
        for (int number : numbers) {
            text.append(text.isEmpty() ? "" : " ").append(number + more);
        }
        return text.toString();
    }
}

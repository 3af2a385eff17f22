package parlour.games.sylver.engine;

import java.util.Arrays;
import java.util.List;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateSink;
import parlour.claim.Json;

/**
 * Writes certificates of positions with gcd 2: level after level all shapes, then row by row the
 * lost ones, each different row once.
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
        for (int level = 0; level < shapes.levelCount(); level++) {
            sink.line(Json.fields().with("level", text(shapes.gapsOfLevel(level), 0)));
            for (int shape = shapes.first(level); shape <= shapes.single(level); shape++) {
                sink.line(Json.fields().with("odd", text(shapes.gapsOfShape(shape), 0)));
            }
            // Shapes are counted from 1 at each level.
            writeRows(automaton.level(level), 1 - shapes.first(level));
        }
    }

    private void writeRows(LevelRows rows, int more) {
        int listed = 0;
        int[] lineOf = new int[rows.distinctCount()];
        Arrays.fill(lineOf, -1);
        for (int index = 0; index < rows.count(); index++) {
            if (index == rows.repeatsFrom()) {
                sink.line(Json.fields().with("mark", "period"));
            }
            int number = rows.number(index);
            if (lineOf[number] < 0) {
                lineOf[number] = listed++;
                sink.line(Json.fields().with("lost", text(rows.row(index), more)));
            } else {
                sink.line(Json.fields().with("as", lineOf[number]));
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

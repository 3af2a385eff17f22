package parlour.games.sylver.engine;

import java.util.Arrays;
import java.util.function.Consumer;
import parlour.claim.CertificateHeader;
import parlour.claim.Json;

/**
 * Writes certificates of positions with gcd 2: level after level all shapes, then row by row the
 * lost ones, each different row once.
 */
final class EvenProof {
    private final IdealShapes shapes;
    private final IdealAutomaton automaton;

    EvenProof(IdealShapes shapes, IdealAutomaton automaton) {
        this.shapes = shapes;
        this.automaton = automaton;
    }

    /** The header of what was found. */
    static CertificateHeader header(String instance, Verdict verdict, boolean aboutMoves) {
        return new CertificateHeader(
                "periodicity",
                instance,
                aboutMoves ? "moves" : "outcome",
                verdict.claim(aboutMoves));
    }

    void write(Consumer<Json> sink) {
        for (int level = 0; level < shapes.levelCount(); level++) {
            sink.accept(Json.fields().with("level", text(shapes.gapsOfLevel(level), 0)));
            for (int shape = shapes.first(level); shape <= shapes.single(level); shape++) {
                sink.accept(Json.fields().with("odd", text(shapes.gapsOfShape(shape), 0)));
            }
            // Shapes are counted from 1 at each level.
            writeRows(automaton.level(level), 1 - shapes.first(level), sink);
        }
    }

    private void writeRows(LevelRows rows, int more, Consumer<Json> sink) {
        int listed = 0;
        int[] lineOf = new int[rows.distinctCount()];
        Arrays.fill(lineOf, -1);
        for (int index = 0; index < rows.count(); index++) {
            if (index == rows.repeatsFrom()) {
                sink.accept(Json.fields().with("mark", "period"));
            }
            int number = rows.number(index);
            if (lineOf[number] < 0) {
                lineOf[number] = listed++;
                sink.accept(Json.fields().with("lost", text(rows.row(index), more)));
            } else {
                sink.accept(Json.fields().with("as", lineOf[number]));
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

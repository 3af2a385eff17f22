package parlour.games.proof;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import parlour.check.EquilibriumChecker;
import parlour.check.Report;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.CertificateWriter;
import parlour.claim.InstanceText;
import parlour.claim.Json;
import parlour.claim.MatrixInstance;
import parlour.claim.Question;
import parlour.exact.Rational;
import parlour.game.PayoffTable;
import parlour.games.CollectedLines;
import parlour.games.Games;
import parlour.games.catalogue.Opened;
import parlour.games.catalogue.RunsLong;
import parlour.games.monotonic.engine.young.YoungBox;
import parlour.games.monotonic.engine.young.YoungCensus;
import parlour.solve.matrix.MatrixSolver;
import parlour.solve.sweep.Workshop;

/**
 * An answer with the lines of its certificate.
 *
 * @param answer the answer
 * @param lines header and body; empty if there is no certificate
 */
record Proof(Answer answer, List<Json> lines) {
    private static final String LONG_RUN = "long-run ";
    private static final String BOX = "q-box ";

    /** A question here takes seconds; of these a busy machine makes minutes. */
    private static final Duration PATIENCE = Duration.ofMinutes(20);

    /** Asks an instance and keeps the certificate. */
    static Proof of(String instance, Set<Question> questions) {
        List<Json> lines = new ArrayList<>();
        Opened<?> opened = Games.open(instance);
        Answer answer =
                opened.solve(
                        new Ask(questions, Optional.of(new CollectedLines(lines))), patience());
        return new Proof(answer, lines);
    }

    /**
     * A line of a list of proofs: an instance and options, as in {@code sylver(named=4 11)
     * --nimber}; {@code long-run} before an instance asks that; a matrix stands for itself; {@code
     * q-box 4x3} is that unit of the sweep. After an arrow there may be more.
     */
    static Proof asked(String line) {
        String[] words = line.split(" -> ")[0].strip().split(" --");
        EnumSet<Question> questions = EnumSet.noneOf(Question.class);
        for (String option : Arrays.asList(words).subList(1, words.length)) {
            for (Question question : Question.values()) {
                if (question.option().equals(option.strip())) {
                    questions.add(question);
                }
            }
        }
        if (!questions.contains(Question.OUTCOME) && !questions.equals(Set.of(Question.HEIGHT))) {
            questions.add(Question.OUTCOME);
            questions.add(Question.WINNING_MOVES);
        }
        if (words[0].startsWith(BOX)) {
            return box(words[0].substring(BOX.length()), questions.contains(Question.NIMBER));
        }
        return words[0].startsWith(LONG_RUN)
                ? longRun(words[0].substring(LONG_RUN.length()))
                : asked(words[0], questions);
    }

    /** Asks what the game knows of these. */
    static Proof asked(String instance, Set<Question> questions) {
        if (MatrixInstance.isMatrix(instance)) {
            List<Json> lines = new ArrayList<>();
            Ask ask = new Ask(questions, Optional.of(new CollectedLines(lines)));
            return new Proof(MatrixSolver.solve(matrix(instance), ask, patience()), lines);
        }
        Set<Question> known = EnumSet.copyOf(questions);
        known.retainAll(Games.open(instance).game().profile().questions());
        return of(instance, known);
    }

    private static Proof longRun(String instance) {
        List<Json> lines = new ArrayList<>();
        RunsLong family = (RunsLong) Games.open(instance).game();
        Answer answer =
                family.longRun(
                        InstanceText.parse(instance),
                        Optional.of(new CollectedLines(lines)),
                        patience());
        return new Proof(answer, lines);
    }

    private static Proof box(String unit, boolean nimbers) {
        List<Json> lines = new ArrayList<>();
        String[] sides = unit.strip().split("x");
        YoungBox box = new YoungBox(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
        new YoungCensus(box, nimbers, false, new Workshop(patience(), Path.of("unused")))
                .proved(new CollectedLines(lines));
        String instance =
                ((Json.Text) ((Json.Fields) lines.getFirst()).values().get("instance")).value();
        return new Proof(asked(instance, Set.of(Question.OUTCOME)).answer(), lines);
    }

    private static Budget patience() {
        return Budget.unlimited().withTime(PATIENCE);
    }

    /** The matrix whose rows stand in its instance. */
    static PayoffTable matrix(String instance) {
        List<List<Rational>> rows = new ArrayList<>();
        for (String row : instance.replaceAll("^matrix\\(\\[\\[|]]\\)$", "").split("],\\[")) {
            rows.add(Stream.of(row.split(",")).map(Rational::parse).toList());
        }
        return new PayoffTable(rows);
    }

    /** The bytes of a certificate with these lines, sealed. */
    static byte[] sealed(List<Json> lines) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CertificateWriter writer = new CertificateWriter(out);
        lines.forEach(writer::line);
        writer.seal();
        return out.toByteArray();
    }

    /** What {@code check} says of a file. */
    static Report check(byte[] file) {
        CertificateReader reader = new CertificateReader(new ByteArrayInputStream(file));
        Optional<CertificateHeader> header = reader.line().flatMap(CertificateHeader::read);
        if (header.isEmpty()) {
            return new Report.Rejected(reader.damage().orElse("no header"));
        }
        try {
            return MatrixInstance.isMatrix(header.get().instance())
                    ? EquilibriumChecker.check(header.get(), reader)
                    : Games.open(header.get().instance()).check(header.get(), reader);
        } catch (BadInput bad) {
            return new Report.Rejected(reader.damage().orElse(bad.line()));
        }
    }
}

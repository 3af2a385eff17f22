package parlour.games.sylver;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import parlour.check.Report;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.CertificateSink;
import parlour.claim.CertificateWriter;
import parlour.claim.InstanceText;
import parlour.claim.Json;
import parlour.claim.Question;

/** Certificates in memory: made by the game, altered, sealed anew and checked. */
public final class Certificates implements CertificateSink {
    private static final SylverGame GAME = new SylverGame();

    private final List<Json> lines = new ArrayList<>();

    @Override
    public void open(CertificateHeader header) {
        lines.add(header.toJson());
    }

    @Override
    public void line(Json line) {
        lines.add(line);
    }

    @Override
    public void abandon(String limit) {
        throw new AssertionError(limit);
    }

    /** The lines so far, the header first. */
    public List<Json> lines() {
        return List.copyOf(lines);
    }

    /** The lines of the certificate of an instance, the header first. */
    public static List<Json> of(String instance, Question... questions) {
        var sink = new Certificates();
        answer(instance, sink, questions);
        return sink.lines;
    }

    /** The answer, with a certificate into a sink. */
    public static Answer answer(String instance, CertificateSink sink, Question... questions) {
        Set<Question> asked = EnumSet.noneOf(Question.class);
        asked.addAll(List.of(questions));
        return GAME.solve(read(instance), new Ask(asked, Optional.of(sink)), Budget.unlimited());
    }

    /** The answer without certificate. */
    public static Answer answer(String instance, Question first, Question... others) {
        return GAME.solve(read(instance), Ask.of(first, others), Budget.unlimited());
    }

    /** The instance that a string describes. */
    public static SylverInstance read(String instance) {
        return GAME.read(InstanceText.parse(instance));
    }

    /** What the checker says of these lines, sealed. */
    public static Report check(List<Json> lines) {
        var out = new ByteArrayOutputStream();
        var writer = new CertificateWriter(out);
        lines.forEach(writer::line);
        writer.seal();
        return check(out.toByteArray());
    }

    /** What the checker says of a file. */
    public static Report check(byte[] file) {
        var reader = new CertificateReader(new ByteArrayInputStream(file));
        Optional<CertificateHeader> header = reader.line().flatMap(CertificateHeader::read);
        if (header.isEmpty()) {
            return new Report.Rejected(reader.damage().orElse("no header"));
        }
        return GAME.check(read(header.get().instance()), header.get(), reader);
    }
}

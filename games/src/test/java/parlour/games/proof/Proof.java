package parlour.games.proof;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import parlour.check.EquilibriumChecker;
import parlour.check.Report;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.BadInput;
import parlour.claim.Budget;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.CertificateSink;
import parlour.claim.CertificateWriter;
import parlour.claim.Json;
import parlour.claim.MatrixInstance;
import parlour.claim.Question;
import parlour.games.Games;
import parlour.games.catalogue.Opened;

/**
 * An answer with the lines of its certificate.
 *
 * @param answer the answer
 * @param lines header and body; empty if there is no certificate
 */
record Proof(Answer answer, List<Json> lines) {
    /** Asks an instance and keeps the certificate. */
    static Proof of(String instance, Set<Question> questions) {
        List<Json> lines = new ArrayList<>();
        Opened<?> opened = Games.open(instance);
        Answer answer =
                opened.solve(
                        new Ask(questions, java.util.Optional.of(collecting(lines))),
                        Budget.unlimited());
        return new Proof(answer, lines);
    }

    static CertificateSink collecting(List<Json> lines) {
        return new CertificateSink() {
            @Override
            public void open(CertificateHeader header) {
                lines.add(header.toJson());
            }

            @Override
            public void line(Json line) {
                lines.add(line);
            }
        };
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
        java.util.Optional<CertificateHeader> header =
                reader.line().flatMap(CertificateHeader::read);
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

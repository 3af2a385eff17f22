package parlour.app.ask;

import java.io.InputStream;
import java.util.Optional;
import java.util.function.UnaryOperator;
import parlour.check.EquilibriumChecker;
import parlour.check.Report;
import parlour.claim.BadInput;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.InstanceText;
import parlour.claim.Json;
import parlour.claim.MatrixInstance;
import parlour.games.catalogue.Opened;

/**
 * What the checker of the game that a certificate names says of it. Damage is found before anything
 * else: a file whose seal is broken is rejected for that, whatever its lines say.
 *
 * @param report accepted or rejected
 * @param header what the certificate claims, where its first line could be read
 */
public record Verdict(Report report, Optional<CertificateHeader> header) {
    /** Checks a certificate, reading the stream to its end. */
    public static Verdict of(InputStream stream, Catalogue catalogue) {
        return of(stream, UnaryOperator.identity(), catalogue);
    }

    /** The same, where what is read is bounded once it is unpacked. */
    public static Verdict of(
            InputStream stream, UnaryOperator<InputStream> bound, Catalogue catalogue) {
        CertificateReader lines = new CertificateReader(stream, bound);
        Optional<Json> first = lines.line();
        Optional<CertificateHeader> header =
                first.isPresent() ? CertificateHeader.read(first.get()) : Optional.empty();
        if (header.isEmpty()) {
            return rejected(lines.damage().orElse("line 1: not the header of a certificate"));
        }
        return new Verdict(report(header.get(), lines, catalogue), header);
    }

    private static Report report(
            CertificateHeader header, CertificateReader lines, Catalogue catalogue) {
        if (MatrixInstance.isMatrix(header.instance())) {
            return EquilibriumChecker.check(header, lines);
        }
        try {
            InstanceText text = InstanceText.parse(header.instance());
            Opened<?> opened = catalogue.open(text);
            if (!opened.canonical().equals(header.instance())) {
                return blamed(
                        lines,
                        "line 1: the instance is not written canonically: " + opened.canonical());
            }
            return opened.check(header, lines);
        } catch (BadInput bad) {
            return blamed(lines, "line 1: no instance: " + bad.line());
        }
    }

    private static Report blamed(CertificateReader lines, String reason) {
        return new Report.Rejected(lines.damage().orElse(reason));
    }

    private static Verdict rejected(String reason) {
        return new Verdict(new Report.Rejected(reason), Optional.empty());
    }
}

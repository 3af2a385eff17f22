package parlour.games.monotonic.check;

import java.util.ArrayList;
import java.util.List;
import parlour.check.Report;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateSink;
import parlour.claim.Json;
import parlour.games.CollectedLines;

/** Collects a certificate as it is written and has it checked. */
public final class CheckedProof {
    private final List<Json> lines = new ArrayList<>();

    /** Where the certificate goes. */
    public CertificateSink sink() {
        return new CollectedLines(lines);
    }

    /** The lines, without the trailer. */
    public List<Json> lines() {
        return lines;
    }

    /** The kind in the header. */
    public String kind() {
        return CertificateHeader.read(lines.getFirst()).orElseThrow().kind();
    }

    /** What the checker says. */
    public Report report() {
        return Certificates.check(lines);
    }
}

package parlour.games;

import java.util.List;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateSink;
import parlour.claim.Json;

/**
 * Where certificates go that a test looks at: a list of lines, the header first.
 *
 * @param lines what has come so far
 */
public record CollectedLines(List<Json> lines) implements CertificateSink {
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
}

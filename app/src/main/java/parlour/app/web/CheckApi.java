package parlour.app.web;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import parlour.app.ask.Catalogue;
import parlour.app.ask.Verdict;
import parlour.check.Report;
import parlour.claim.CertificateHeader;
import parlour.claim.Json;

/** Certificates, verified by the checkers of the games. */
final class CheckApi {
    private static final int GZIP_MAGIC_LENGTH = 2;

    private final Catalogue catalogue;
    private final Lanes lanes;

    CheckApi(Catalogue catalogue, Lanes lanes) {
        this.catalogue = catalogue;
        this.lanes = lanes;
    }

    /**
     * The verdict on the certificate in a body.
     *
     * @throws Refusal if the body is too large, or too many are waiting
     */
    Body check(byte[] body) {
        Work<Verdict> work =
                Work.anew("check", budget -> verdict(body, new Meter(budget)), _ -> false);
        return Body.json(json(lanes.awaited(lanes.hard(work))));
    }

    private Verdict verdict(byte[] body, Meter meter) {
        try {
            InputStream unpacked = meter.over(unpacked(body));
            return Verdict.of(unpacked, catalogue);
        } catch (ZipException e) {
            return Verdict.damaged();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static InputStream unpacked(byte[] body) throws IOException {
        boolean packed =
                body.length >= GZIP_MAGIC_LENGTH
                        && (body[0] & 0xff) == 0x1f
                        && (body[1] & 0xff) == 0x8b;
        InputStream stream = new ByteArrayInputStream(body);
        return packed ? new GZIPInputStream(stream) : stream;
    }

    private static Json json(Verdict verdict) {
        Json.Fields json = Json.fields();
        if (verdict.header().isPresent()) {
            CertificateHeader header = verdict.header().get();
            json =
                    json.with("instance", header.instance())
                            .with("claim", header.claim())
                            .with("kind", header.kind())
                            .with("claims", header.claims());
        }
        boolean verified = verdict.report() instanceof Report.Accepted;
        if (verdict.report() instanceof Report.Accepted(long positions)) {
            json = json.with("positions", positions);
        }
        return json.with("verified", new Json.Flag(verified))
                .with("verdict", verdict.report().line());
    }
}

package parlour.app.web;

import java.io.ByteArrayInputStream;
import parlour.app.ask.Catalogue;
import parlour.app.ask.Verdict;
import parlour.check.Report;
import parlour.claim.CertificateHeader;
import parlour.claim.Json;

/** Certificates, verified by the checkers of the games. */
final class CheckApi {
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
                Work.anew("check", budget -> verdict(body, new Meter(budget)), (_, _) -> false);
        return Body.json(json(lanes.awaited(lanes.hard(work))));
    }

    private Verdict verdict(byte[] body, Meter meter) {
        return Verdict.of(new ByteArrayInputStream(body), meter::over, catalogue);
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

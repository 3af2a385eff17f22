package parlour.claim;

import java.util.Optional;

/**
 * The first line of a certificate: what is claimed of which instance, and how it is shown.
 *
 * @param kind strategy, nimbers, draw, equilibrium, measure, long-run, young-box, periodicity or
 *     theorem
 * @param instance the canonical instance string
 * @param claims the scope: {@code outcome}, or {@code moves} when every unlisted move is refuted as
 *     well, or another scope that the kind defines
 * @param claim the claimed fields, as an answer's JSON has them
 */
public record CertificateHeader(String kind, String instance, String claims, Json.Fields claim) {
    /** The format's name and version, the value under {@code format}. */
    public static final String FORMAT = "parlour-certificate 1";

    /** The line. */
    public Json toJson() {
        return Json.fields()
                .with("claim", claim)
                .with("claims", claims)
                .with("format", FORMAT)
                .with("instance", instance)
                .with("kind", kind);
    }

    /** Reads the line; empty if a field is missing, of the wrong kind or not known. */
    public static Optional<CertificateHeader> read(Json line) {
        if (line instanceof Json.Fields fields
                && fields.values().size() == 5
                && fields.values().get("claim") instanceof Json.Fields claim
                && fields.values().get("claims") instanceof Json.Text(String claims)
                && fields.values().get("format") instanceof Json.Text(String format)
                && fields.values().get("instance") instanceof Json.Text(String instance)
                && fields.values().get("kind") instanceof Json.Text(String kind)
                && format.equals(FORMAT)) {
            return Optional.of(new CertificateHeader(kind, instance, claims, claim));
        }
        return Optional.empty();
    }
}

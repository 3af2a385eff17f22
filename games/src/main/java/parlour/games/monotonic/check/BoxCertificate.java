package parlour.games.monotonic.check;

import java.math.BigInteger;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parlour.check.Report;
import parlour.claim.BadInput;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.Json;

/**
 * Decides certificates of the kind {@code young-box}: a {@linkplain BoxTable table} of who wins
 * from every diagram of a box, which is misère play on ℚ from every position. What is claimed is
 * about the whole box, or about one instance on ℚ ({@link BoxPositions}).
 */
public final class BoxCertificate {
    /** The kind of these certificates. */
    public static final String KIND = "young-box";

    /** What those of whole boxes claim. */
    public static final String CLAIMS = "outcome";

    /** Diagrams to a line. */
    public static final int LINE_DIAGRAMS = BoxTable.LINE_DIAGRAMS;

    private static final Pattern WHOLE =
            Pattern.compile("monotonic\\(a=([1-9][0-9]?),d=([1-9][0-9]?),deck=Q,play=misere\\)");

    private static final Set<String> OUTCOMES = Set.of("diagrams", "outcome", "pDiagrams");
    private static final Set<String> NIMBERS =
            Set.of("diagrams", "maxNimber", "nimber", "outcome", "pDiagrams");

    private final Json.Fields claim;
    private final boolean nimbers;
    private final BoxTable table;

    private BoxCertificate(Matcher form, Json.Fields claim) {
        this.claim = claim;
        this.nimbers = claim.values().keySet().equals(NIMBERS);
        this.table =
                new BoxTable(
                        CheckNotation.number(form.group(1)) - 1,
                        CheckNotation.number(form.group(2)) - 1,
                        nimbers);
    }

    /**
     * The header of a certificate for a box; the claim has {@code diagrams}, {@code outcome} and
     * {@code pDiagrams}, with nimbers also {@code nimber} and {@code maxNimber}.
     */
    public static CertificateHeader header(int columns, int rows, Json.Fields claim) {
        String instance =
                "monotonic(a=%d,d=%d,deck=Q,play=misere)".formatted(columns + 1, rows + 1);
        return new CertificateHeader(KIND, instance, CLAIMS, claim);
    }

    static Report check(CertificateHeader header, CertificateReader lines) {
        Set<String> keys = header.claim().values().keySet();
        if (!keys.contains("diagrams")) {
            return BoxPositions.check(header, lines);
        }
        Matcher form = WHOLE.matcher(header.instance());
        demand(form.matches(), "no misère play on Q (" + BadInput.shown(header.instance()) + ")");
        demand(header.claims().equals(CLAIMS), "claims should be " + CLAIMS);
        demand(
                keys.equals(OUTCOMES) || keys.equals(NIMBERS),
                "the claim should have diagrams, outcome and pDiagrams, or nimber and maxNimber too");
        return new BoxCertificate(form, header.claim()).check(lines);
    }

    private Report check(CertificateReader lines) {
        try {
            for (Optional<Json> line = lines.line(); line.isPresent(); line = lines.line()) {
                table.line(line.get());
            }
        } catch (IllegalArgumentException e) {
            String reason = "line " + lines.lines() + ": " + e.getMessage();
            return new Report.Rejected(lines.damage().orElse(reason));
        }
        if (lines.damage().isPresent()) {
            return new Report.Rejected(lines.damage().get());
        }
        try {
            claims();
        } catch (IllegalArgumentException e) {
            return new Report.Rejected(String.valueOf(e.getMessage()));
        }
        return new Report.Accepted(table.diagrams());
    }

    private void claims() {
        demand(table.isComplete(), "some diagrams have no bits");
        demand(is("diagrams", table.diagrams()), "the box has %d diagrams", table.diagrams());
        demand(is("pDiagrams", table.lost()), "%d diagrams are lost", table.lost());
        String outcome = table.ofEmpty() == 0 ? "P" : "N";
        demand(
                new Json.Text(outcome).equals(claim.values().get("outcome")),
                "the empty diagram is " + outcome);
        if (nimbers) {
            demand(
                    is("nimber", table.ofEmpty()),
                    "the empty diagram has nimber %d",
                    table.ofEmpty());
            demand(
                    is("maxNimber", table.greatest()),
                    "the greatest nimber is %d",
                    table.greatest());
        }
    }

    private boolean is(String key, long wanted) {
        return new Json.Whole(BigInteger.valueOf(wanted)).equals(claim.values().get(key));
    }

    private static void demand(boolean condition, String otherwise, long number) {
        demand(condition, otherwise.formatted(number));
    }

    private static void demand(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}

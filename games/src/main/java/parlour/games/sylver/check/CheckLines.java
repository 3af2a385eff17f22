package parlour.games.sylver.check;

import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import parlour.check.Report;
import parlour.claim.CertificateReader;
import parlour.claim.Json;

/**
 * Reads the lines of a certificate of periods, then what they show. A rejection names the damage of
 * the file, else the line, else what of the claim is not shown.
 */
final class CheckLines {
    private CheckLines() {}

    /** Both parts object by {@link IllegalArgumentException}. Cost: one pass. */
    static Report run(CertificateReader lines, Consumer<Json> line, Runnable claim) {
        @Nullable String reason = null;
        long count = 0;
        try {
            for (Optional<Json> next = lines.line(); next.isPresent(); next = lines.line()) {
                count++;
                line.accept(next.get());
            }
        } catch (IllegalArgumentException e) {
            reason = "line " + lines.lines() + ": " + e.getMessage();
        }
        Optional<String> damage = lines.damage();
        if (damage.isPresent() || reason != null) {
            return new Report.Rejected(damage.orElse(String.valueOf(reason)));
        }
        try {
            claim.run();
        } catch (IllegalArgumentException e) {
            return new Report.Rejected(String.valueOf(e.getMessage()));
        }
        return new Report.Accepted(count);
    }
}

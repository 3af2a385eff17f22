package parlour.games.monotonic.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.check.Report;
import parlour.claim.Json;
import parlour.games.proof.Mutants;

/**
 * Alters certificates in every way that one can think of and seals them again: what is false or has
 * a gap must be rejected. Mutants that stay true are counted and shown.
 */
class MutationTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "monotonic(a=3,d=3,deck=5); moves; NEXT",
                "monotonic(a=3,d=3,deck=6,board=2); outcome; PREVIOUS",
                "monotonic(a=4,d=3,deck=5,play=misere); moves; PREVIOUS",
                "monotonic(a=3,d=3,deck=5,play=misere); moves; NEXT",
                "monotonic(a=4,d=4,deck=7,play=misere,board=4); outcome; NEXT",
                "monotonic(a=4,d=4,play=misere,at=1R1P2); moves; NEXT",
                "monotonic(a=4,d=3,at=2P3); moves; NEXT",
                "monotonic(a=3,d=3,deck=4); moves; DRAWN",
                "monotonic(a=3,d=3,deck=3,play=misere); outcome; DRAWN",
                "monotonic(a=3,d=3,deck=5); nimbers; NEXT",
                "monotonic(a=3,d=3,at=2P2); nimbers; PREVIOUS",
                "monotonic(a=5,d=5,at=1P2); moves; DRAWN",
                "monotonic(a=3,d=3,deck=5); measure; NEXT",
                "monotonic(a=4,d=3,deck=5,play=misere); measure; PREVIOUS",
                "monotonic(a=3,d=3,deck=4); measure; DRAWN"
            })
    void onlyTrueMutantsWithoutGapAreAccepted(String instance, String question, String outcome) {
        List<Json> lines = Certificates.of(instance, question);
        assertThat(lines.getFirst().toString())
                .contains("\"outcome\":\"" + outcome.charAt(0) + "\"");
        assertThat(Certificates.check(lines)).isEqualTo(new Report.Accepted(lines.size() - 1));
        IndependentJudge judge = new IndependentJudge();
        assertThat(judge.fault(lines)).isEmpty();
        List<List<Json>> mutants = new Mutants(lines).all();
        int stayTrue = 0;
        for (List<Json> mutant : mutants) {
            if (Certificates.check(mutant) instanceof Report.Accepted) {
                assertThat(judge.fault(mutant)).as("accepted: %s", mutant).isEmpty();
                stayTrue++;
            }
        }
        System.out.printf(
                "%s %s, %d lines: %d mutants, %d rejected, %d stay true%n",
                instance,
                question,
                lines.size(),
                mutants.size(),
                mutants.size() - stayTrue,
                stayTrue);
        assertThat(mutants.size() - stayTrue).isGreaterThan(mutants.size() / 2);
    }

    @Test
    void aChangeOfAnyByteIsRejected() {
        byte[] file = Certificates.sealed(Certificates.of("monotonic(a=3,d=3,deck=5)", "moves"));
        for (int at = 0; at < file.length; at++) {
            for (int bit = 0; bit < 8; bit++) {
                byte[] changed = file.clone();
                changed[at] ^= (byte) (1 << bit);
                assertThat(Certificates.check(changed))
                        .as("bit %d of byte %d", bit, at)
                        .isInstanceOf(Report.Rejected.class);
            }
        }
    }

    @Test
    void aFileCutAnywhereIsRejectedAsTruncated() {
        byte[] file = Certificates.sealed(Certificates.of("monotonic(a=3,d=3,deck=5)", "moves"));
        for (int length = 0; length < file.length; length++) {
            assertThat(Certificates.check(Arrays.copyOf(file, length)).line())
                    .as("cut at %d", length)
                    .isEqualTo("s REJECTED truncated");
        }
    }

    @Test
    void gzippedFilesAreAccepted() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(Certificates.sealed(Certificates.of("monotonic(a=3,d=3,deck=5)", "moves")));
        }
        assertThat(Certificates.check(out.toByteArray()).line()).isEqualTo("s VERIFIED");
    }
}

package parlour.games.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import parlour.check.Report;
import parlour.claim.CertificateHeader;
import parlour.claim.Json;

/**
 * Alters a certificate in every way that one can think of. What is accepted must still be true;
 * more than half must be rejected.
 */
public final class Mutations {
    private Mutations() {}

    /**
     * Tries all mutants and prints how many stay true.
     *
     * @param lines a certificate without its trailer, which must be accepted
     * @param check seals lines and checks them
     * @param isTrue whether what a header claims is true
     */
    public static void onlyTrueOnesAreAccepted(
            List<Json> lines,
            Function<List<Json>, Report> check,
            Predicate<CertificateHeader> isTrue) {
        assertThat(check.apply(lines)).isInstanceOf(Report.Accepted.class);
        List<List<Json>> mutants = new Mutants(lines).all();
        int stayTrue = 0;
        for (List<Json> mutant : mutants) {
            if (check.apply(mutant) instanceof Report.Accepted) {
                CertificateHeader header = CertificateHeader.read(mutant.getFirst()).orElseThrow();
                assertThat(isTrue.test(header)).as("accepted: %s", mutant).isTrue();
                stayTrue++;
            }
        }
        CertificateHeader header = CertificateHeader.read(lines.getFirst()).orElseThrow();
        int rejected = mutants.size() - stayTrue;
        System.out.printf(
                "%s %s, %d lines: %d mutants, %d rejected, %d stay true%n",
                header.instance(), header.kind(), lines.size(), mutants.size(), rejected, stayTrue);
        assertThat(rejected).isGreaterThan(mutants.size() / 2);
    }
}

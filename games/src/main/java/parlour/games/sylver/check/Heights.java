package parlour.games.sylver.check;

import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import parlour.check.Report;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateReader;
import parlour.claim.Json;

/**
 * Checks a claimed height by its theorem: ω·r + g with r the number of prime factors of the gcd d
 * and g the number of gaps after division by d; less 1 where d = 1, 1 may not be named and is left;
 * ω² where nothing has been named. The body is empty.
 *
 * <p>Proof. Naming a multiple of d keeps d and lowers g; anything else lowers r. So every move
 * falls. Naming d times the largest gap lowers g by exactly 1. And for a prime p of d, naming y·d/p
 * leads to gcd d/p with at least (p-1)(y-1)/2 gaps, as many as one likes; so every smaller value is
 * attained. A certificate of another kind may claim the height as well.
 */
final class Heights {
    private Heights() {}

    static Report check(CheckInstance instance, CertificateHeader header, CertificateReader lines) {
        HeaderClaim claim = new HeaderClaim(header);
        claim.demandFields(Set.of("height"));
        boolean isEmpty = lines.line().isEmpty();
        Optional<String> damage = lines.damage();
        if (damage.isPresent()) {
            return new Report.Rejected(damage.get());
        }
        HeaderClaim.demand(isEmpty, "expected no lines");
        demandHeight(instance, claim);
        return new Report.Accepted(1);
    }

    /** A header that claims a height beside other things, the height checked and left out. */
    static CertificateHeader withoutHeight(CheckInstance instance, CertificateHeader header) {
        if (header.claims().equals("height") || !header.claim().values().containsKey("height")) {
            return header;
        }
        demandHeight(instance, new HeaderClaim(header));
        SequencedMap<String, Json> claim = new LinkedHashMap<>(header.claim().values());
        claim.remove("height");
        return new CertificateHeader(
                header.kind(), header.instance(), header.claims(), new Json.Fields(claim));
    }

    private static void demandHeight(CheckInstance instance, HeaderClaim claim) {
        String expected = height(instance);
        HeaderClaim.demand(claim.text("height").equals(expected), "the height is " + expected);
    }

    private static String height(CheckInstance instance) {
        long gcd = instance.gcd();
        if (gcd == 0) {
            return "omega^2";
        }
        long gaps = Residues.of(instance, gcd).gaps();
        if (gcd == 1) {
            return String.valueOf(instance.oneLoses() ? gaps : Math.max(0, gaps - 1));
        }
        int factors = primeFactors(gcd);
        String omega = factors == 1 ? "omega" : "omega*" + factors;
        return gaps == 0 ? omega : omega + "+" + gaps;
    }

    private static int primeFactors(long n) {
        int count = 0;
        long rest = n;
        for (long p = 2; rest > 1; p++) {
            if (p * p > rest) {
                p = rest;
            }
            for (; rest % p == 0; rest /= p) {
                count++;
            }
        }
        return count;
    }
}

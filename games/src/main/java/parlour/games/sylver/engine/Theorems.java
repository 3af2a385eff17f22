package parlour.games.sylver.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import parlour.claim.CertificateHeader;
import parlour.claim.CertificateSink;
import parlour.claim.Json;
import parlour.exact.NumericalSemigroup;
import parlour.game.Outcome;
import parlour.games.sylver.PrimeFactors;
import parlour.games.sylver.SylverPosition;

/**
 * What is decided without search.
 *
 * <p><b>Prime factors above 3.</b> If a prime p &gt;= 5 divides the gcd, the position is P exactly
 * if it is {p}. For {p} is lost: naming n leaves {p, n}, which is symmetric, so an ender, and not
 * {2, 3}. Otherwise p is a move, and answers.
 *
 * <p><b>Blok's pairing.</b> {8, 12} is lost: 2 is answered by 3, 4 by 6, 4j + 1 by 4j + 3, 8j + 2
 * by 8j + 6, and the other way round. So is {8, 12, 8n + 2, 8n + 6}. A position from which one move
 * leads to such a loss is won; all others of gcd 2 with 8 and 12 are.
 *
 * <p><b>Enders.</b> A finite irreducible position with F &gt; 1 is won: any other move makes F a
 * sum, so if naming F does not win, the answer to it does.
 *
 * <p><b>2 and 3.</b> {2, 3} is lost, since only 1 is left. Where one of 2 and 3 has been named and
 * the other is left, the other wins, and nothing else does: it answers every other number above 1,
 * which makes no sum of it.
 */
final class Theorems {
    /** The method of large primes, of enders and of pairs; certificates name them so. */
    static final String PRIME = "prime-theorem";

    static final String ENDER = "ender-theorem";
    static final String PAIRING = "blok-pairing";
    static final String TWO_AND_THREE = "two-and-three";

    private Theorems() {}

    /** The prime factors of the gcd above 3, ascending, each once. */
    static List<Long> largePrimes(SylverPosition position) {
        return PrimeFactors.of(position.gcd()).stream().filter(p -> p > 3).distinct().toList();
    }

    /** Who wins, if a theorem says so. */
    static Optional<Outcome> outcome(SylverPosition position) {
        if (position.isEmpty()) {
            return Optional.of(Outcome.NEXT);
        }
        List<Long> primes = largePrimes(position);
        if (!primes.isEmpty()) {
            boolean isPrime = position.named().equals(List.of(primes.getFirst()));
            return Optional.of(isPrime ? Outcome.PREVIOUS : Outcome.NEXT);
        }
        if (isPaired(position)) {
            return Optional.of(Outcome.PREVIOUS);
        }
        return pairingReply(position).isPresent() ? Optional.of(Outcome.NEXT) : Optional.empty();
    }

    /** The least move after which Blok's pairing shows the position lost. */
    static OptionalLong pairingReply(SylverPosition position) {
        List<Long> named = position.named();
        if (!named.contains(8L) && !named.contains(12L)) {
            return OptionalLong.empty();
        }
        LongStream partners =
                named.stream().mapToLong(x -> x).flatMap(x -> LongStream.of(x - 4, x + 4));
        return partners.sorted()
                .filter(n -> n >= 2 && n <= SylverPosition.MAX_NUMBER)
                .filter(n -> !position.contains(n) && isPaired(position.play(n)))
                .findFirst();
    }

    /** 2 or 3, if the other one is in a position and it is not: the only winning move. */
    static OptionalLong twoOrThree(NumericalSemigroup semigroup) {
        return LongStream.of(2, 3)
                .filter(n -> !semigroup.contains(n) && semigroup.contains(5 - n))
                .findFirst();
    }

    /** The name of the theorem that applies. */
    static String name(SylverPosition position) {
        return isPaired(position) ? PAIRING : PRIME;
    }

    private static boolean isPaired(SylverPosition position) {
        List<Long> others = new ArrayList<>(position.named());
        boolean isPair = others.remove(8L) && others.remove(12L) && others.size() <= 2;
        return isPair
                && (others.isEmpty()
                        || (others.getFirst() % 8 == 2
                                && others.getLast().equals(others.getFirst() + 4)));
    }

    /** Writes the certificate of a theorem's outcome, or of a reply that leads to such a loss. */
    static void prove(CertificateSink sink, CertificateHeader header, String name) {
        sink.open(header);
        sink.line(Json.fields().with("theorem", name));
    }

    /** The header of a theorem's certificate. */
    static CertificateHeader header(String instance, Json.Fields claim) {
        return header(instance, "outcome", claim);
    }

    /** The same where the claims may be about moves. */
    static CertificateHeader header(String instance, String claims, Json.Fields claim) {
        return new CertificateHeader("theorem", instance, claims, claim);
    }
}

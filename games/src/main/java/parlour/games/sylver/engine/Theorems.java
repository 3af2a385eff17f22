package parlour.games.sylver.engine;

import java.util.List;
import java.util.Optional;
import parlour.game.Outcome;
import parlour.games.sylver.PrimeFactors;
import parlour.games.sylver.SylverPosition;

/**
 * What is decided without search where the gcd is above 1.
 *
 * <p><b>Prime factors above 3.</b> If a prime p &gt;= 5 divides the gcd, the position is P exactly
 * if it is {p}. For {p} is lost: naming n leaves {p, n}, which is symmetric, so an ender, and not
 * {2, 3}. Otherwise p is a move, and answers.
 *
 * <p><b>Blok's pairing.</b> {8, 12} is lost: 2 is answered by 3, 4 by 6, 4j + 1 by 4j + 3, 8j + 2
 * by 8j + 6, and the other way round.
 */
final class Theorems {
    private static final SylverPosition BLOK = SylverPosition.of(8, 12);

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
        return position.equals(BLOK) ? Optional.of(Outcome.PREVIOUS) : Optional.empty();
    }

    /** The name of the theorem that applies. */
    static String name(SylverPosition position) {
        return position.equals(BLOK) ? "blok-pairing" : "prime-theorem";
    }
}

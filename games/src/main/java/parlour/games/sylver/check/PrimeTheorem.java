package parlour.games.sylver.check;

import java.util.stream.LongStream;
import parlour.game.Outcome;

/**
 * With a prime p &gt;= 5 dividing the gcd, a position is lost if it is {p} and won otherwise; the
 * empty position is won.
 *
 * <p>Proof. After {p} any number n is coprime to p, and {p, n} is symmetric and not {2, 3}: naming
 * its largest gap is answered by every number above 1, so whoever moves wins (strategy stealing).
 * If the position is not {p}, p is no sum of named numbers, all of which p divides; naming it
 * leaves {p}.
 */
final class PrimeTheorem {
    private PrimeTheorem() {}

    static Outcome outcome(CheckInstance instance) {
        long gcd = instance.gcd();
        long prime = largestPrime(gcd);
        HeaderClaim.demand(gcd == 0 || prime > 3, "no prime above 3 divides " + gcd);
        // All numbers are multiples of the gcd, so they generate {p} only if p is one of them.
        boolean isPrime = gcd == prime && LongStream.of(instance.named()).anyMatch(n -> n == gcd);
        return gcd > 0 && isPrime ? Outcome.PREVIOUS : Outcome.NEXT;
    }

    /** Whether a number is a prime from 5 on. */
    static boolean isPrime(long n) {
        return n > 3 && largestPrime(n) == n;
    }

    private static long largestPrime(long n) {
        long rest = n;
        for (long p = 2; p * p <= rest; p++) {
            while (rest % p == 0 && rest > p) {
                rest /= p;
            }
        }
        return rest;
    }
}

package parlour.games.sylver.check;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import parlour.game.Outcome;

/**
 * T. Blok's pairing: 2 and 3, 4 and 6, 8j + 2 and 8j + 6, 4j + 1 and 4j + 3 for j &gt;= 1. A
 * position is lost if 8, 12 and some of these pairs other than the first have been named.
 *
 * <p>Proof. With 8 and 12 all multiples of 4 from 8 on are sums. Let S be such a position. Without
 * 4 and 6, the sums that leave 2 modulo 4 are all from some 8i + 2 on, i &gt;= 1, or none; for a
 * pair brings 8i + 2, 8i + 6 and with 8 and 12 all beyond, and so do twice 4i + 1 and 4i + 3. The
 * odd sums are, for each odd pair, 4j + 1, 4j + 3 and all from 4j + 9 on. With 4 and 6 all even
 * numbers from 4 on are sums, and the odd ones from some 4i + 1 on. Either way a number other than
 * 1, 2, 3 is a sum iff its partner is. Let x &gt; 1 be named. The smaller of two partners is no sum
 * of the larger and others. The larger one is the smaller one plus 1 or 2, which are no sums, or
 * plus 4, which is none as long as 8j + 2 is none; twice the smaller one is too large. So the
 * partner of x can be named, is not 1, and leaves such a position again, or after 2 and 3 only 1.
 */
final class PairingTheorem {
    private PairingTheorem() {}

    static Outcome outcome(CheckInstance instance) {
        objection(instance.named())
                .ifPresent(
                        why -> {
                            throw new IllegalArgumentException(why);
                        });
        return Outcome.PREVIOUS;
    }

    /** Why the theorem says nothing of a position. */
    static Optional<String> objection(long[] numbers) {
        Set<Long> named = new HashSet<>();
        LongStream.of(numbers).forEach(named::add);
        if (!named.contains(8L) || !named.contains(12L)) {
            return Optional.of("8 and 12 are not named");
        }
        return named.stream()
                .filter(n -> !isSum(n, named) && !(n > 3 && named.contains(partner(n))))
                .sorted()
                .findFirst()
                .map("the partner of %d is not named"::formatted);
    }

    /**
     * Whether n is a multiple of 4 from 8 on, or more than another number by such: then it says
     * nothing.
     */
    private static boolean isSum(long n, Set<Long> named) {
        return (n % 4 == 0 && n >= 8)
                || named.stream().anyMatch(m -> (n - m) % 4 == 0 && n - m >= 8);
    }

    /** 0 for multiples of 4 other than 4, which have none. */
    private static long partner(long n) {
        if (n == 4 || n == 6) {
            return 10 - n;
        }
        if (n % 4 == 2) {
            return n % 8 == 2 ? n + 4 : n - 4;
        }
        return n % 4 == 0 ? 0 : n % 4 == 1 ? n + 2 : n - 2;
    }
}

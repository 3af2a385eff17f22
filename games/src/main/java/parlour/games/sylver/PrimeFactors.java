package parlour.games.sylver;

import java.util.ArrayList;
import java.util.List;

/** Prime factors of integers below 2^31 or not much above: trial division up to the square root. */
public final class PrimeFactors {
    private PrimeFactors() {}

    /** The prime factors of n &gt;= 1, ascending, repeats kept; none for n below 2. */
    public static List<Long> of(long n) {
        List<Long> factors = new ArrayList<>();
        long rest = n;
        for (long p = 2; p <= rest / p; p++) {
            for (; rest % p == 0; rest /= p) {
                factors.add(p);
            }
        }
        if (rest > 1) {
            factors.add(rest);
        }
        return factors;
    }

    /** Their number, repeats counted: Ω(n). */
    public static int count(long n) {
        return of(n).size();
    }

    /** The number of distinct ones: ω(n). */
    public static int distinct(long n) {
        return (int) of(n).stream().distinct().count();
    }
}

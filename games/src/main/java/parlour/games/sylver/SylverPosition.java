package parlour.games.sylver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import parlour.exact.NumericalSemigroup;
import parlour.exact.Ordinal;

/**
 * A position: the numbers named so far, as the monoid that they generate. It is the multiples of a
 * greatest common divisor d by the elements of a numerical semigroup H.
 *
 * @param gcd the greatest common divisor d; 0 if nothing has been named
 * @param scaled the semigroup H; the naturals if nothing has been named
 */
public record SylverPosition(long gcd, NumericalSemigroup scaled) {
    /** Nothing named. */
    public static final SylverPosition EMPTY = new SylverPosition(0, NumericalSemigroup.NATURALS);

    /** 1 named: nothing is left. */
    public static final SylverPosition OVER = new SylverPosition(1, NumericalSemigroup.NATURALS);

    /** Largest number that can be named. */
    public static final long MAX_NUMBER = NumericalSemigroup.MAX_GENERATOR;

    /**
     * The position after these numbers, in any order, needless ones allowed.
     *
     * @throws IllegalArgumentException if one is out of bounds, or the semigroup is too large
     */
    public static SylverPosition of(List<Long> named) {
        if (named.isEmpty()) {
            return EMPTY;
        }
        long gcd = 0;
        for (long n : named) {
            if (n < 1) {
                throw new IllegalArgumentException("number (%d) must be positive".formatted(n));
            }
            gcd = gcd(gcd, n);
        }
        long divisor = gcd;
        long[] scaled = named.stream().mapToLong(n -> n / divisor).toArray();
        return new SylverPosition(gcd, NumericalSemigroup.of(scaled));
    }

    /** The position after these numbers; see {@link #of(List)}. */
    public static SylverPosition of(long... named) {
        return of(Arrays.stream(named).boxed().toList());
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    /** Whether nothing has been named. */
    public boolean isEmpty() {
        return gcd == 0;
    }

    /** Whether 1 has been named. */
    public boolean isOver() {
        return equals(OVER);
    }

    /** Whether finitely many numbers are left. */
    public boolean isFinite() {
        return gcd == 1;
    }

    /**
     * The canonical form: the unique least set of numbers that generates the position, ascending.
     */
    public List<Long> named() {
        List<Long> named = new ArrayList<>();
        for (long n : isEmpty() ? new long[0] : scaled.generators()) {
            named.add(n * gcd);
        }
        return named;
    }

    /** Whether n is a sum of named numbers, repeats allowed. */
    public boolean contains(long n) {
        return isEmpty() ? n == 0 : n % gcd == 0 && scaled.contains(n / gcd);
    }

    /**
     * The position after naming n.
     *
     * @throws IllegalArgumentException if n is not positive, a sum of named numbers, or too large
     */
    public SylverPosition play(long n) {
        if (n < 1 || contains(n)) {
            throw new IllegalArgumentException("number (%d) cannot be named".formatted(n));
        }
        if (!isEmpty() && n % gcd == 0) {
            return new SylverPosition(gcd, scaled.adjoin(n / gcd));
        }
        List<Long> all = new ArrayList<>(named());
        all.add(n);
        return of(all);
    }

    /**
     * How often the greatest common divisor can still fall: the number of its prime factors,
     * repeats counted.
     */
    public int resets() {
        return PrimeFactors.count(gcd);
    }

    /**
     * The ordinal height: the least ordinal above the heights of all options. With r resets and g
     * gaps of H it is ω·r + g; less 1 where the gcd is 1 and 1 may not be named; ω² where nothing
     * has been named. Naming a multiple of d lowers g, the largest gap by one only; any other
     * number lowers r and may leave as many gaps as one likes.
     */
    public Ordinal height(OneRule one) {
        if (isEmpty()) {
            return Ordinal.omegaPower(Ordinal.of(2));
        }
        long gaps = scaled.gapCount();
        if (gcd == 1) {
            return Ordinal.of(one == OneRule.EXCLUDED ? Math.max(0, gaps - 1) : gaps);
        }
        return Ordinal.OMEGA.times(Ordinal.of(resets())).plus(Ordinal.of(gaps));
    }

    /** The canonical form, as in {@code 4 11}; nothing for the empty position. */
    @Override
    public String toString() {
        return String.join(" ", named().stream().map(String::valueOf).toList());
    }
}

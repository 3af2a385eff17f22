package parlour.exact;

import java.util.Arrays;

/**
 * Builds an Apéry set generator by generator: the Round Robin of S. Böcker and Zs. Lipták (The
 * money changing problem revisited, 2005). Adjoining n relaxes w(i + n) to at most w(i) + n along
 * the cycles of residues that n makes, twice round each; the second round starts from a least
 * entry, so it settles all. Cost: O(m) for a generator, no recursion.
 */
final class AperyCompletion {
    private static final long MISSING = Long.MAX_VALUE;

    private final long[] apery;
    private long[] generators;

    AperyCompletion(int multiplicity) {
        apery = new long[multiplicity];
        Arrays.fill(apery, MISSING);
        apery[0] = 0;
        generators = new long[] {multiplicity};
    }

    AperyCompletion(NumericalSemigroup semigroup) {
        apery = semigroup.aperySet();
        generators = semigroup.generators();
    }

    /**
     * Adjoins a number; numbers must come in ascending order for {@link #generators} to be right.
     */
    void adjoin(long n) {
        int step = (int) (n % apery.length);
        if (n >= apery[step]) {
            return;
        }
        generators = Arrays.copyOf(generators, generators.length + 1);
        generators[generators.length - 1] = n;
        int cycles = gcd(step, apery.length);
        for (int start = 0; start < cycles; start++) {
            relax(start, step, n);
        }
    }

    private void relax(int start, int step, long n) {
        int length = apery.length / gcd(step, apery.length);
        int at = start;
        for (long moves = 2L * length; moves > 0; moves--) {
            int next = at + step;
            next -= next >= apery.length ? apery.length : 0;
            if (apery[at] != MISSING) {
                apery[next] = Math.min(apery[next], Math.addExact(apery[at], n));
            }
            at = next;
        }
    }

    private static int gcd(int a, int b) {
        return a == 0 ? b : gcd(b % a, a);
    }

    boolean isComplete() {
        return Arrays.stream(apery).noneMatch(w -> w == MISSING);
    }

    long[] apery() {
        return apery;
    }

    /** The numbers that were not sums of earlier ones. */
    long[] generators() {
        return generators;
    }

    /** The minimal ones among the generators, if one was adjoined out of order. */
    long[] minimalGenerators() {
        long[] sorted = generators.clone();
        Arrays.sort(sorted);
        var again = new AperyCompletion(apery.length);
        for (long n : sorted) {
            again.adjoin(n);
        }
        return again.generators;
    }
}

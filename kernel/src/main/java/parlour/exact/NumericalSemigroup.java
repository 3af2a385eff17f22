package parlour.exact;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A numerical semigroup: a set of integers from 0 up that contains 0, is closed under addition and
 * misses finitely many; immutable.
 *
 * <p><b>Definitions.</b> The multiplicity m is the least positive element. The Apéry set holds, for
 * each residue i mod m, the least element w(i) congruent to i; its Kunz coordinate is (w(i) - i)/m.
 * A gap is a positive integer outside; the Frobenius number F is the largest gap, -1 if there is
 * none. A gap x is pseudo-Frobenius if x + s is an element for every element s &gt; 0.
 *
 * <p><b>Theorems used.</b> n is an element iff n &gt;= w(n mod m). F = max w - m (Brauer and
 * Shockley), and the number of gaps is the sum of the Kunz coordinates (Selmer). Always 2g &gt;= F
 * + 1; equality is symmetry, 2g = F + 2 pseudo-symmetry.
 *
 * <p>Cost: a semigroup with k generators takes O(k·m) steps and m longs; membership one step.
 * Source: J. C. Rosales and P. A. García-Sánchez, Numerical Semigroups, Springer 2009.
 */
public final class NumericalSemigroup {
    /** Largest generator; with m below 2^31 too, w &lt; m·generator + generator &lt; 2^63. */
    public static final long MAX_GENERATOR = Integer.MAX_VALUE;

    /** Largest multiplicity: the Apéry set takes 8 bytes a residue, 32 MB at most. */
    public static final int MAX_MULTIPLICITY = 4_000_000;

    /** All of 0, 1, 2, … */
    public static final NumericalSemigroup NATURALS =
            new NumericalSemigroup(new long[] {0}, new long[] {1});

    private final long[] apery;
    private final long[] generators;

    private NumericalSemigroup(long[] apery, long[] generators) {
        this.apery = apery;
        this.generators = generators;
    }

    /**
     * The semigroup of all sums of these numbers, in any order, repeats and needless ones allowed.
     *
     * @throws IllegalArgumentException if one is out of bounds, the multiplicity is, or their
     *     greatest common divisor is not 1
     */
    public static NumericalSemigroup of(long... numbers) {
        long[] sorted = Arrays.stream(numbers).sorted().distinct().toArray();
        if (sorted.length == 0 || sorted[0] < 1 || sorted[sorted.length - 1] > MAX_GENERATOR) {
            throw new IllegalArgumentException(
                    "generators must lie between 1 and %d".formatted(MAX_GENERATOR));
        }
        if (sorted[0] > MAX_MULTIPLICITY) {
            throw new IllegalArgumentException(
                    "multiplicity (%d) must be at most %d".formatted(sorted[0], MAX_MULTIPLICITY));
        }
        var completion = new AperyCompletion(Math.toIntExact(sorted[0]));
        for (int i = 1; i < sorted.length; i++) {
            completion.adjoin(sorted[i]);
        }
        if (!completion.isComplete()) {
            throw new IllegalArgumentException("the generators have a common divisor above 1");
        }
        return new NumericalSemigroup(completion.apery(), completion.generators());
    }

    /**
     * The semigroup whose elements are these small ones and everything above the last of them.
     *
     * @param elements ascending, from 0 to the conductor
     * @throws IllegalArgumentException if they do not ascend from 0 or are not closed under sums
     */
    public static NumericalSemigroup ofSmallElements(long... elements) {
        if (elements.length == 0 || elements[0] != 0) {
            throw new IllegalArgumentException("small elements begin with 0");
        }
        return elements.length == 1 ? NATURALS : ofApery(SmallElements.apery(elements));
    }

    /**
     * The semigroup with this Apéry set, by residue.
     *
     * @throws IllegalArgumentException if it is none: w(0) = 0, w(i) = i mod m, w(i) + w(j) &gt;=
     *     w(i+j)
     */
    static NumericalSemigroup ofApery(long[] apery) {
        int m = apery.length;
        List<Long> generators = new ArrayList<>();
        generators.add((long) m);
        for (int i = 1; i < m; i++) {
            long least = SmallElements.leastSum(apery, i);
            if (least < apery[i]) {
                throw new IllegalArgumentException("not closed: " + least + " is missing");
            }
            if (least > apery[i]) {
                generators.add(apery[i]);
            }
        }
        return new NumericalSemigroup(
                apery.clone(), generators.stream().mapToLong(Long::longValue).sorted().toArray());
    }

    /** The least positive element. */
    public int multiplicity() {
        return apery.length;
    }

    /** The unique minimal generating set, ascending. */
    public long[] generators() {
        return generators.clone();
    }

    /** The least element congruent to i modulo the multiplicity, for each i. */
    public long[] aperySet() {
        return apery.clone();
    }

    /** The Kunz coordinates, that of residue 0 (always 0) included. */
    public long[] kunzVector() {
        long[] kunz = new long[apery.length];
        for (int i = 0; i < kunz.length; i++) {
            kunz[i] = apery[i] / apery.length;
        }
        return kunz;
    }

    /** Whether n belongs; negative integers do not. */
    public boolean contains(long n) {
        return n >= 0 && n >= apery[(int) (n % apery.length)];
    }

    /** The largest gap; -1 if there is none. */
    public long frobenius() {
        return Arrays.stream(apery).max().orElse(0) - apery.length;
    }

    /** The number of gaps. */
    public long gapCount() {
        long count = 0;
        for (long w : apery) {
            count = Math.addExact(count, w / apery.length);
        }
        return count;
    }

    /**
     * All gaps, ascending.
     *
     * @throws ArithmeticException if there are 2^31 or more
     */
    public long[] gaps() {
        long[] gaps = new long[Math.toIntExact(gapCount())];
        int count = 0;
        for (int i = 1; i < apery.length; i++) {
            for (long x = i; x < apery[i]; x += apery.length) {
                gaps[count++] = x;
            }
        }
        Arrays.sort(gaps);
        return gaps;
    }

    /** The pseudo-Frobenius numbers, ascending; -1 alone for the naturals. Cost: O(k·m). */
    public long[] pseudoFrobenius() {
        return Arrays.stream(apery)
                .map(w -> w - apery.length)
                .filter(this::absorbsGenerators)
                .sorted()
                .toArray();
    }

    private boolean absorbsGenerators(long x) {
        return Arrays.stream(generators).allMatch(a -> contains(x + a));
    }

    /** Whether 2g = F + 1: x is an element exactly if F - x is not. */
    public boolean isSymmetric() {
        return 2 * gapCount() == frobenius() + 1;
    }

    /** Whether 2g = F + 2: as symmetric, but for x = F/2. */
    public boolean isPseudoSymmetric() {
        return 2 * gapCount() == frobenius() + 2;
    }

    /** Whether this is no intersection of two larger ones: symmetric or pseudo-symmetric. */
    public boolean isIrreducible() {
        return isSymmetric() || isPseudoSymmetric();
    }

    /**
     * The semigroup generated by this one and n.
     *
     * @throws IllegalArgumentException if n is not positive or above {@link #MAX_GENERATOR}
     */
    public NumericalSemigroup adjoin(long n) {
        if (n < 1 || n > MAX_GENERATOR) {
            throw new IllegalArgumentException("number (%d) is out of bounds".formatted(n));
        }
        if (contains(n)) {
            return this;
        }
        if (n > apery.length) {
            var completion = new AperyCompletion(this);
            completion.adjoin(n);
            return new NumericalSemigroup(completion.apery(), completion.minimalGenerators());
        }
        long[] all = Arrays.copyOf(generators, generators.length + 1);
        all[generators.length] = n;
        return of(all);
    }

    /**
     * This semigroup without one of its minimal generators: a semigroup again.
     *
     * @throws IllegalArgumentException if n is no minimal generator
     */
    public NumericalSemigroup without(long n) {
        if (Arrays.binarySearch(generators, n) < 0) {
            throw new IllegalArgumentException("number (%d) is no minimal generator".formatted(n));
        }
        // What is lost is n alone; every sum that used n once uses n + a for another generator a.
        List<Long> numbers =
                new ArrayList<>(List.of(Math.multiplyExact(2, n), Math.multiplyExact(3, n)));
        for (long a : generators) {
            if (a != n) {
                numbers.add(a);
                numbers.add(a + n);
            }
        }
        return of(numbers.stream().mapToLong(Long::longValue).toArray());
    }

    /**
     * The children in the semigroup tree: without one minimal generator above F each, so that the
     * parent is the child with its Frobenius number. Every semigroup is reached from the naturals
     * once. Source: M. Bras-Amorós, Bounds on the number of numerical semigroups, 2009.
     */
    public List<NumericalSemigroup> children() {
        long frobenius = frobenius();
        return Arrays.stream(generators)
                .filter(a -> a > frobenius)
                .mapToObj(this::without)
                .toList();
    }

    /** Whether every element of the other belongs to this one. */
    public boolean includes(NumericalSemigroup other) {
        return Arrays.stream(other.generators).allMatch(this::contains);
    }

    /** Equal sets are equal. */
    @Override
    public boolean equals(Object other) {
        return other instanceof NumericalSemigroup that
                && Arrays.equals(generators, that.generators);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(generators);
    }

    /** The minimal generators, as in {@code 6 9 20}. */
    @Override
    public String toString() {
        return String.join(" ", Arrays.stream(generators).mapToObj(Long::toString).toList());
    }
}

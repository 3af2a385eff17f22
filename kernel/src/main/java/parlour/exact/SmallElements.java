package parlour.exact;

import java.util.Arrays;

/** Apéry sets from lists of small elements, and what closure asks of them. */
final class SmallElements {
    private SmallElements() {}

    /** The Apéry set of the ascending elements and everything above the last. */
    static long[] apery(long[] elements) {
        long m = elements[1];
        if (m < 1 || m > NumericalSemigroup.MAX_MULTIPLICITY) {
            throw new IllegalArgumentException("multiplicity (%d) is out of bounds".formatted(m));
        }
        long[] apery = new long[Math.toIntExact(m)];
        Arrays.fill(apery, Long.MAX_VALUE);
        long before = -1;
        for (long element : elements) {
            if (element <= before) {
                throw new IllegalArgumentException(
                        "element (%d) does not ascend".formatted(element));
            }
            int residue = (int) (element % m);
            apery[residue] = Math.min(apery[residue], element);
            before = element;
        }
        for (long n = before + 1; n <= before + m; n++) {
            int residue = (int) (n % m);
            apery[residue] = Math.min(apery[residue], n);
        }
        requireMultiples(elements, apery);
        return apery;
    }

    /** Closure under adding m: from w(i) on, every number of the residue must be listed. */
    private static void requireMultiples(long[] elements, long[] apery) {
        int m = apery.length;
        long last = elements[elements.length - 1];
        for (long w : apery) {
            for (long n = w; n < last; n += m) {
                if (Arrays.binarySearch(elements, n) < 0) {
                    throw new IllegalArgumentException("not closed: " + n + " is missing");
                }
            }
        }
    }

    /** The least sum of two nonzero Apéry elements in a residue class; 2^63-1 if there is none. */
    static long leastSum(long[] apery, int residue) {
        int m = apery.length;
        long least = Long.MAX_VALUE;
        for (int j = 1; j < m; j++) {
            int other = residue - j < 0 ? residue - j + m : residue - j;
            if (other != 0) {
                least = Math.min(least, apery[j] + apery[other]);
            }
        }
        return least;
    }
}

package parlour.games.transposition;

/**
 * The parity of a permutation of 0..m−1, found while sorting it by its digits to base 128, last
 * digit first. Each pass moves the elements by a permutation whose inversions are the pairs with
 * digits in the wrong order, and parities of successive permutations add up.
 *
 * <p>Cost: a pass over the elements for each digit, in the order of memory; following the cycles
 * instead would jump about and take several times as long for a million elements.
 */
final class RadixParity {
    private static final int BITS = 7;
    private static final int DIGITS = 1 << BITS;

    private RadixParity() {}

    static Parity of(int[] permutation) {
        int[] from = permutation.clone();
        int[] to = new int[permutation.length];
        boolean odd = false;
        for (int shift = 0; (permutation.length - 1) >> shift > 0; shift += BITS) {
            odd ^= isOdd(from, shift);
            distribute(from, to, shift);
            int[] free = from;
            from = to;
            to = free;
        }
        return odd ? Parity.ODD : Parity.EVEN;
    }

    /** Whether the number of pairs whose digits are in the wrong order is odd. */
    private static boolean isOdd(int[] elements, int shift) {
        // Bit d: whether an odd number of elements so far has a digit greater than d.
        long low = 0;
        long high = 0;
        long odd = 0;
        for (int element : elements) {
            int digit = (element >> shift) & (DIGITS - 1);
            if (digit < Long.SIZE) {
                odd ^= low >>> digit;
                low ^= (1L << digit) - 1;
            } else {
                odd ^= high >>> digit;
                low = ~low;
                high ^= (1L << digit) - 1;
            }
        }
        return (odd & 1) == 1;
    }

    private static void distribute(int[] from, int[] to, int shift) {
        int[] start = new int[DIGITS + 1];
        for (int element : from) {
            start[((element >> shift) & (DIGITS - 1)) + 1]++;
        }
        for (int digit = 0; digit < DIGITS; digit++) {
            start[digit + 1] += start[digit];
        }
        for (int element : from) {
            to[start[(element >> shift) & (DIGITS - 1)]++] = element;
        }
    }
}

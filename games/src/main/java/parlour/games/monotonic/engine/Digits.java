package parlour.games.monotonic.engine;

/**
 * Packs digits of one base into longs, one to one: the first long also holds a few leading bits and
 * a guard bit, so that it is never 0.
 */
final class Digits {
    /** Keys leave two bits of each long free: one for the sign, one for a table's value. */
    private static final int BITS = Long.SIZE - 2;

    private final int count;
    private final int base;
    private final int inFirst;
    private final int inOther;

    /**
     * A packing.
     *
     * @param count how many digits
     * @param base digits are 0..base - 1; at least 2
     * @param leadingBits bits before the digits, so few that 2^(bits + 1) base &lt; 2^62
     */
    Digits(int count, int base, int leadingBits) {
        this.count = count;
        this.base = base;
        this.inFirst = fitting(1L << leadingBits + 1);
        this.inOther = fitting(1);
    }

    /** The greatest number of digits with start * base^digits &le; 2^62. */
    private int fitting(long start) {
        long most = (1L << BITS) / start;
        int digits = 0;
        for (long power = base; power <= most; power *= base) {
            digits++;
            if (power > most / base) {
                break;
            }
        }
        return digits;
    }

    /** Longs in a key. */
    int words() {
        int rest = Math.max(0, count - inFirst);
        return 1 + (rest + inOther - 1) / inOther;
    }

    /** Writes a key. */
    void write(int leading, int leadingBits, int[] digits, long[] key, int at) {
        long word = 1L << leadingBits | leading;
        int place = at;
        int room = inFirst;
        for (int digit = 0; digit < count; digit++) {
            if (room-- == 0) {
                key[place++] = word;
                word = 0;
                room = inOther - 1;
            }
            word = word * base + digits[digit];
        }
        key[place] = word;
    }

    /** Reads the digits of a key. */
    void read(long[] key, int at, int[] digits) {
        int last = count;
        for (int word = words() - 1; word >= 0; word--) {
            int first = word == 0 ? 0 : inFirst + (word - 1) * inOther;
            long rest = key[at + word];
            for (int digit = last - 1; digit >= first; digit--) {
                digits[digit] = (int) (rest % base);
                rest /= base;
            }
            last = first;
        }
    }

    /** The leading bits of a key. */
    int leading(long[] key, int at, int leadingBits) {
        long rest = key[at];
        for (int digit = Math.min(count, inFirst); digit > 0; digit--) {
            rest /= base;
        }
        return (int) rest & (1 << leadingBits) - 1;
    }
}

package parlour.games.transposition.engine;

/**
 * Generalisation, by brute force only: descents (an element followed by a smaller one) are counted
 * modulo 2 instead of inversions. From the empty start on domains 0..d−1 it is observed, not
 * proved, that White has his way when n is even, and that the parity of (n−1)/2 is forced when n is
 * odd.
 *
 * <p>Cost: time d²·2^d, memory d²·2^d bytes.
 */
public final class DescentSearch {
    /** Elements, at most. */
    public static final int MAX_SIZE = 14;

    private final int size;

    /**
     * By moves left, last element (or none) and used set: bit p says that Black forces p to come.
     */
    private final byte[][][] forced;

    /**
     * Decides everything on a domain of so many elements.
     *
     * @throws IllegalArgumentException if the size is out of range
     */
    public DescentSearch(int size) {
        if (size < 1 || size > MAX_SIZE) {
            throw new IllegalArgumentException("size must be from 1 to " + MAX_SIZE);
        }
        this.size = size;
        this.forced = new byte[size + 1][size + 1][1 << size];
        for (byte[] row : forced[0]) {
            java.util.Arrays.fill(row, (byte) 1);
        }
        for (int moves = 1; moves <= size; moves++) {
            for (int last = 0; last <= size; last++) {
                for (int set = 0; set < 1 << size; set++) {
                    if (Integer.bitCount(set) + moves <= size) {
                        forced[moves][last][set] = decide(set, last, moves);
                    }
                }
            }
        }
    }

    private byte decide(int set, int last, int moves) {
        int some = 0;
        int all = 3;
        for (int x = 0; x < size; x++) {
            if (((set >> x) & 1) == 0) {
                int bits = forced[moves - 1][x][set | (1 << x)];
                boolean descends = last < size && x < last;
                int after = descends ? ((bits & 1) << 1) | (bits >> 1) : bits;
                some |= after;
                all &= after;
            }
        }
        return (byte) ((moves & 1) == 1 ? some : all);
    }

    /** Whether Black, from the empty start, can force an even (0) or odd (1) number of descents. */
    public boolean blackForces(int parity, int moves) {
        return ((forced[moves][size][0] >> parity) & 1) == 1;
    }
}

package parlour.games.transposition.engine;

/**
 * Generalisation, by brute force only: inversions counted modulo k, and Black wins if the end lies
 * in a set of residues. No theorem is known for k &gt; 2. On the domain 0..d−1 every set of used
 * elements, number of moves left and residue is decided by looking at all moves.
 *
 * <p>Cost: time d·2^d and memory d·2^d integers for each set of residues.
 */
public final class ResidueSearch {
    /** Elements, at most: 2^16 sets for each of 16 numbers of moves. */
    public static final int MAX_SIZE = 16;

    /**
     * Residues, at most: a set of residues is the bits of an int, and a rotation must not lose one.
     */
    public static final int MAX_MODULUS = 16;

    private final int size;
    private final int modulus;

    /** By moves left and used set: bit r says that Black wins when the count so far is r. */
    private final int[][] wins;

    /**
     * Decides everything.
     *
     * @param size the number of elements of the domain
     * @param modulus k
     * @param target the residues at which Black wins, as bits
     * @throws IllegalArgumentException if size or modulus is out of range
     */
    public ResidueSearch(int size, int modulus, int target) {
        if (size < 1 || size > MAX_SIZE || modulus < 1 || modulus > MAX_MODULUS) {
            throw new IllegalArgumentException("size and modulus must be from 1 to 16");
        }
        this.size = size;
        this.modulus = modulus;
        this.wins = new int[size + 1][1 << size];
        java.util.Arrays.fill(wins[0], target);
        for (int moves = 1; moves <= size; moves++) {
            for (int set = 0; set < 1 << size; set++) {
                if (Integer.bitCount(set) + moves <= size) {
                    wins[moves][set] = decide(set, moves);
                }
            }
        }
    }

    private int decide(int set, int moves) {
        int some = 0;
        int all = -1;
        for (int x = 0; x < size; x++) {
            if (((set >> x) & 1) == 0) {
                int added = Integer.bitCount(set >> x) % modulus;
                int after = rotated(wins[moves - 1][set | (1 << x)], added);
                some |= after;
                all &= after;
            }
        }
        return (moves & 1) == 1 ? some : all;
    }

    /** Bit r of the result is bit r + added of the residues. */
    private int rotated(int residues, int added) {
        int mask = (1 << modulus) - 1;
        return ((residues >> added) | (residues << (modulus - added))) & mask;
    }

    /**
     * Whether Black wins.
     *
     * @param set the used elements, as bits
     * @param moves the number of moves left, at most what is free
     * @param residue the count so far, modulo k
     */
    public boolean blackWins(int set, int moves, int residue) {
        return ((wins[moves][set] >> residue) & 1) == 1;
    }
}

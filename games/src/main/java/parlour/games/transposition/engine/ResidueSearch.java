package parlour.games.transposition.engine;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import parlour.claim.Answer;
import parlour.claim.Budget;
import parlour.claim.Claim;
import parlour.claim.Standing;
import parlour.games.transposition.CountCensus;
import parlour.games.transposition.Tally;

/**
 * Generalisation, by brute force only: inversions counted modulo k, and Black wins if the end lies
 * in a set of residues. No theorem is known for k &gt; 2. On the domain 0..d−1 every set of used
 * elements, number of moves left and residue is decided by looking at all moves; {@link
 * CountSearch} decides one start.
 *
 * <p>Cost: time d²·2^d and memory d·2^d integers for each set of residues.
 */
public final class ResidueSearch {
    private static final List<String> NAMES =
            List.of(
                    "positions",
                    "blackForcesAll",
                    "whiteForcesAll",
                    "whiteForcesNone",
                    "noneForced");

    /** Elements, at most. */
    public static final int MAX_SIZE = CountCensus.MAX_SIZE;

    /** Residues, at most. */
    public static final int MAX_MODULUS = Tally.MAX_MODULUS;

    private final int size;
    private final int modulus;

    /** By moves left and used set: bit r says that Black wins when the count so far is r. */
    private final int[][] wins;

    /**
     * Decides all positions with at most so many moves left.
     *
     * @param size the number of elements of the domain
     * @param longest the most moves
     * @param modulus k
     * @param target the residues at which Black wins, as bits
     * @throws IllegalArgumentException if size or modulus is out of range
     */
    ResidueSearch(int size, int longest, int modulus, int target, Budget budget) {
        if (size < 1 || size > MAX_SIZE || longest > size || modulus < 1 || modulus > MAX_MODULUS) {
            throw new IllegalArgumentException("size and modulus must be from 1 to 16");
        }
        this.size = size;
        this.modulus = modulus;
        this.wins = new int[longest + 1][1 << size];
        java.util.Arrays.fill(wins[0], target);
        for (int moves = 1; moves <= longest; moves++) {
            budget.spend();
            for (int set = 0; set < 1 << size; set++) {
                if (Integer.bitCount(set) + moves <= size) {
                    wins[moves][set] = decide(set, moves);
                }
            }
        }
    }

    /**
     * In how many positions a side can force every residue, or none; unknown if the budget runs
     * out.
     */
    public static Answer answer(CountCensus census, Budget budget) {
        try {
            return answer(
                    census,
                    new Standing.Proved(),
                    List.of(new Claim.Measures(count(census, budget))));
        } catch (Budget.Exceeded exceeded) {
            String explored = "nothing: stopped by " + exceeded.limit();
            return answer(census, new Standing.Unknown(explored, true, List.of()), List.of());
        }
    }

    private static Answer answer(CountCensus census, Standing standing, List<Claim> claims) {
        return new Answer(
                census.canonical(),
                standing,
                claims,
                CountDecision.METHOD,
                List.of(),
                new LinkedHashMap<>());
    }

    private static SequencedMap<String, BigInteger> count(CountCensus census, Budget budget) {
        int size = Math.toIntExact(census.domain().line().size());
        int moves = Math.toIntExact(census.moves());
        int modulus = census.modulus();
        int everything = (1 << modulus) - 1;
        // bit r of an entry: Black, or White, forces residue r from the used elements in order
        int[] black = new int[1 << size];
        int[] white = new int[1 << size];
        for (int residue = 0; residue < modulus; residue++) {
            var only = new ResidueSearch(size, moves, modulus, 1 << residue, budget);
            var others =
                    new ResidueSearch(size, moves, modulus, everything & ~(1 << residue), budget);
            for (int set = 0; set < 1 << size; set++) {
                black[set] |= only.blackWins(set, moves, 0) ? 1 << residue : 0;
                white[set] |= others.blackWins(set, moves, 0) ? 0 : 1 << residue;
            }
        }
        long[] counts = new long[NAMES.size()];
        for (int set = 0; set < 1 << size; set++) {
            if (Integer.bitCount(set) + moves <= size) {
                counts[0]++;
                counts[1] += black[set] == everything ? 1 : 0;
                counts[2] += white[set] == everything ? 1 : 0;
                counts[3] += white[set] == 0 ? 1 : 0;
                counts[4] += (black[set] | white[set]) == 0 ? 1 : 0;
            }
        }
        SequencedMap<String, BigInteger> measures = new LinkedHashMap<>();
        for (int i = 0; i < counts.length; i++) {
            measures.put(NAMES.get(i), BigInteger.valueOf(counts[i]));
        }
        return measures;
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
    boolean blackWins(int set, int moves, int residue) {
        return ((wins[moves][set] >> residue) & 1) == 1;
    }
}

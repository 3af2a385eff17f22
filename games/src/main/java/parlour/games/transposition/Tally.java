package parlour.games.transposition;

import java.util.List;
import java.util.stream.IntStream;

/**
 * What a generalised game counts at the end: inversions or descents, modulo a number; Black wins if
 * what is left lies in a target set.
 *
 * @param kind what is counted
 * @param modulus modulo what, from 2 to {@link #MAX_MODULUS}
 * @param target the residues at which Black wins, as bits; at least one
 */
public record Tally(Kind kind, int modulus, int target) {
    /** Residues are the bits of an int, and rotating them must not lose one: 16 &lt; 32. */
    public static final int MAX_MODULUS = 16;

    /** What is counted. */
    public enum Kind {
        /** Pairs in which the earlier element is the greater. */
        INVERSIONS,
        /** Elements followed immediately by a smaller one. */
        DESCENTS;

        /** The word in instances. */
        public String word() {
            return this == INVERSIONS ? "inversions" : "descents";
        }
    }

    /**
     * Checks the bounds.
     *
     * @throws IllegalArgumentException if the modulus or the target is out of range
     */
    public Tally {
        if (modulus < 2 || modulus > MAX_MODULUS || target <= 0 || target >= 1 << modulus) {
            throw new IllegalArgumentException("modulus from 2 to 16, target among its residues");
        }
    }

    /** All residues, as bits. */
    public int everything() {
        return (1 << modulus) - 1;
    }

    /** Whether Black wins if play ends at a residue. */
    public boolean isTarget(int residue) {
        return ((target >> residue) & 1) == 1;
    }

    /** The same tally with another target. */
    public Tally withTarget(int residues) {
        return new Tally(kind, modulus, residues);
    }

    /** The count of a whole sequence, modulo the modulus. Cost: O(m log m). */
    public int of(Sequence sequence) {
        long count = kind == Kind.INVERSIONS ? sequence.inversions() : sequence.descents();
        return Math.toIntExact(count % modulus);
    }

    /** Residues given as bits, written one by one. */
    public static List<String> residues(int bits) {
        return IntStream.range(0, MAX_MODULUS)
                .filter(residue -> ((bits >> residue) & 1) == 1)
                .mapToObj(Integer::toString)
                .toList();
    }
}

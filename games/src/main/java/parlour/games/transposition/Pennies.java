package parlour.games.transposition;

import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The clump game: pennies in a line, in clumps; a move takes away one penny. Taking one from inside
 * a clump divides it, taking one beside a border merges the two clumps, taking a lone penny or one
 * at an end just makes less. Two pennies left: two clumps win for Black, one for White. Black moves
 * when the number of pennies is even.
 *
 * @param clumps their sizes from left to right, at least 1 each, at least 2 together
 */
public record Pennies(List<Integer> clumps) implements TranspositionInstance {
    /** Pennies, at most. */
    public static final int MAX_PENNIES = Sequence.MAX_SEQUENCE;

    /** Keeps a copy. */
    public Pennies {
        clumps = List.copyOf(clumps);
    }

    /** The number of pennies. */
    public int count() {
        int count = 0;
        for (int clump : clumps) {
            count += clump;
        }
        return count;
    }

    /** Who is to move. */
    public Side toMove() {
        return (count() & 1) == 0 ? Side.BLACK : Side.WHITE;
    }

    /** Whether two pennies are left. */
    public boolean isOver() {
        return count() == 2;
    }

    /**
     * The position without a penny.
     *
     * @param penny its 1-based number along the line
     */
    public Pennies after(int penny) {
        return Letters.of(this).without(penny - 1).pennies();
    }

    /** The same position in black and white pieces. */
    public Pieces pieces() {
        return Letters.of(this).pieces();
    }

    /** Which pennies, counted from 0 along the line, have the colour of the first one. */
    public BitSet firstColour() {
        Letters letters = Letters.of(this);
        BitSet first = new BitSet(letters.length());
        for (int i = 0; i < letters.length(); i++) {
            first.set(i, letters.isEven(i));
        }
        return first;
    }

    /** Δ by letters: colour the pennies alternately, repeating a colour at each border. */
    public int differenceByLetters() {
        return Letters.of(this).difference();
    }

    /**
     * Δ by pens: write the sizes with a green pen, and change between green and red after every
     * even size; green odd sizes less red odd sizes.
     */
    public int differenceByPens() {
        int difference = 0;
        boolean green = true;
        for (int clump : clumps) {
            if ((clump & 1) == 0) {
                green = !green;
            } else {
                difference += green ? 1 : -1;
            }
        }
        return difference;
    }

    /**
     * Δ by the sum over borders: 1 if count plus number of clumps is even, plus the sum of (−1)^(i
     * + n_1 + … + n_i) over i = 1..k−1.
     */
    public int differenceByBorders() {
        int difference = (count() + clumps.size()) % 2 == 0 ? 1 : 0;
        int exponent = 0;
        for (int clump : clumps.subList(0, clumps.size() - 1)) {
            exponent += 1 + clump;
            difference += (exponent & 1) == 0 ? 1 : -1;
        }
        return difference;
    }

    @Override
    public String canonical() {
        return clumps.stream()
                .map(String::valueOf)
                .collect(Collectors.joining(" ", "transposition(pennies=", ")"));
    }
}

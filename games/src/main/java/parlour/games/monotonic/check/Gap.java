package parlour.games.monotonic.check;

import java.util.List;

/**
 * How many cards a gap of an infinite or large deck has, as far as play can tell: a number, or one
 * of five classes. Numbers are themselves; classes are negative.
 *
 * <ul>
 *   <li>L: as many as one likes, with a lowest and a highest card;
 *   <li>N: a lowest card and no highest, as the natural numbers;
 *   <li>-N: a highest card and no lowest;
 *   <li>Z: neither, as the integers;
 *   <li>Q: neither, and another card between any two.
 * </ul>
 */
public final class Gap {
    /** Large, both ends closed. */
    public static final int LARGE = -1;

    /** Open above. */
    public static final int NATURALS = -2;

    /** Open below. */
    public static final int NEGATIVES = -3;

    /** Open on both sides. */
    public static final int INTEGERS = -4;

    /** Dense, open on both sides. */
    public static final int RATIONALS = -5;

    private static final List<String> CLASSES = List.of("L", "N", "-N", "Z", "Q");

    private Gap() {}

    /** Whether there is no lowest card. */
    public static boolean isOpenBelow(int gap) {
        return gap == NEGATIVES || gap == INTEGERS || gap == RATIONALS;
    }

    /** Whether there is no highest card. */
    public static boolean isOpenAbove(int gap) {
        return gap == NATURALS || gap == INTEGERS || gap == RATIONALS;
    }

    /**
     * Two neighbouring gaps as one: the outer ends stay. The inner ends meet at a card that was
     * played, which is not between them any more.
     */
    public static int join(int lower, int upper) {
        if (lower >= 0 && upper >= 0) {
            return Math.addExact(lower, upper);
        }
        if (lower == 0 || upper == 0) {
            return lower == 0 ? upper : lower;
        }
        if (lower == RATIONALS || upper == RATIONALS) {
            return RATIONALS;
        }
        return infinite(isOpenBelow(lower), isOpenAbove(upper));
    }

    /**
     * Whether two neighbours as one are again of a class. Every card but the lowest must have a
     * next lower one, every card but the highest a next higher one: so at the joint both must have
     * an end, or neither. Dense ones only join dense ones.
     */
    public static boolean fit(int lower, int upper) {
        if (lower == RATIONALS || upper == RATIONALS) {
            return lower == upper;
        }
        return isOpenAbove(lower) == isOpenBelow(upper);
    }

    /** A large part of a large or infinite gap below or above a card of it: its outer end stays. */
    public static int part(int gap, boolean lower) {
        return gap == RATIONALS
                ? gap
                : infinite(lower && isOpenBelow(gap), !lower && isOpenAbove(gap));
    }

    /** The large or infinite discrete class with these ends. */
    public static int infinite(boolean openBelow, boolean openAbove) {
        if (openBelow) {
            return openAbove ? INTEGERS : NEGATIVES;
        }
        return openAbove ? NATURALS : LARGE;
    }

    /** The number, or the class's sign. */
    public static String write(int gap) {
        return gap >= 0 ? String.valueOf(gap) : CLASSES.get(-gap - 1);
    }

    /**
     * Reads a number or a class's sign.
     *
     * @throws IllegalArgumentException if it is neither
     */
    public static int read(String text) {
        int sign = CLASSES.indexOf(text);
        return sign >= 0 ? -sign - 1 : CheckNotation.number(text);
    }
}

package parlour.games.sylver;

import java.util.ArrayList;
import java.util.List;
import parlour.exact.NumericalSemigroup;

/**
 * What players call a position, with the words of the theory of semigroups beside them.
 *
 * <p>An end is a number that removes only itself when it is named. A position is an ender if naming
 * its largest number F is answered by every move as well, which is irreducibility; a quiet ender if
 * it is symmetric. With gcd above 1 it is short if the scaled semigroup is symmetric, else long. A
 * number is enclosed if it is left and both its neighbours are sums.
 */
public final class Labels {
    /** Gaps that are looked through for a list that somebody is to read. */
    private static final long MAX_LISTED = 10_000;

    private Labels() {}

    /** The labels of a position, none for the empty one. */
    public static List<String> of(SylverPosition position) {
        if (position.isEmpty()) {
            return List.of();
        }
        NumericalSemigroup scaled = position.scaled();
        List<String> labels = new ArrayList<>();
        if (position.gcd() > 1) {
            labels.add(scaled.isSymmetric() ? "short (symmetric)" : "long (not symmetric)");
        } else if (scaled.isSymmetric()) {
            labels.add("quiet ender (symmetric)");
        } else if (scaled.isPseudoSymmetric()) {
            labels.add("ender (pseudo-symmetric)");
        }
        if (position.gcd() == 1) {
            labels.add("t = " + scaled.frobenius() + " (Frobenius number)");
            labels.add("ends " + list(ends(scaled)) + " (special gaps)");
        }
        labels.add(
                scaled.gapCount() <= MAX_LISTED
                        ? "enclosed " + list(enclosed(scaled))
                        : "enclosed: not listed, %d gaps".formatted(scaled.gapCount()));
        return labels;
    }

    /** The gaps that can be named without removing anything else: special gaps, ascending. */
    public static List<Long> ends(NumericalSemigroup semigroup) {
        List<Long> ends = new ArrayList<>();
        for (long x : semigroup.pseudoFrobenius()) {
            // 3x is a sum of x + x and x; only 2x and 3x can fail where x is pseudo-Frobenius.
            if (x > 0 && semigroup.contains(2 * x) && semigroup.contains(3 * x)) {
                ends.add(x);
            }
        }
        return ends;
    }

    /** The gaps both of whose neighbours are elements, ascending. */
    public static List<Long> enclosed(NumericalSemigroup semigroup) {
        List<Long> enclosed = new ArrayList<>();
        for (long x : semigroup.gaps()) {
            if (semigroup.contains(x - 1) && semigroup.contains(x + 1)) {
                enclosed.add(x);
            }
        }
        return enclosed;
    }

    private static String list(List<Long> numbers) {
        return numbers.isEmpty()
                ? "none"
                : String.join(" ", numbers.stream().map(String::valueOf).toList());
    }
}

package parlour.app.reproduce;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import parlour.claim.Budget;
import parlour.claim.Json;
import parlour.games.transposition.Pennies;
import parlour.games.transposition.Side;
import parlour.games.transposition.engine.ColourCriterion;

/**
 * The pennies as the annex of their source says: a clump is split only if it has more than three.
 * All clumps of so many pennies are decided by play and compared with the criterion, which is right
 * for the rule that three are enough.
 *
 * <p>Clumps are a binary number: a 1 for each penny but the first that begins a clump. Cost: the
 * moves of all of them, about 4 N 2^N.
 */
final class LiteralPennies {
    private static final int SPLITS_FROM = 4;

    private LiteralPennies() {}

    static Json.Fields census(int most, Budget budget) {
        long positions = 0;
        long failures = 0;
        String first = "";
        Set<List<Integer>> black = Set.of();
        for (int pennies = 2; pennies <= most; pennies++) {
            Set<List<Integer>> level = new HashSet<>();
            for (int borders = 0; borders < 1 << pennies - 1; borders++) {
                budget.spend();
                List<Integer> clumps = clumps(pennies, borders);
                boolean wins = pennies == 2 ? clumps.size() == 2 : isBlack(clumps, pennies, black);
                if (wins) {
                    level.add(clumps);
                }
                positions++;
                if (wins != (new ColourCriterion(new Pennies(clumps)).winner() == Side.BLACK)) {
                    failures++;
                    first = first.isEmpty() ? text(clumps) : first;
                }
            }
            black = level;
        }
        return Json.fields()
                .with("positions", positions)
                .with("failures", failures)
                .with("first", first);
    }

    /**
     * The clumps of pennies in a line, with a border behind the i-th penny where bit i is set. In
     * the order of their text where their number is the same: longer first clumps come last.
     */
    static List<Integer> clumps(int pennies, int borders) {
        List<Integer> clumps = new ArrayList<>();
        int size = 1;
        for (int i = 0; i < pennies - 1; i++) {
            if ((borders >> i & 1) == 1) {
                clumps.add(size);
                size = 1;
            } else {
                size++;
            }
        }
        clumps.add(size);
        return clumps;
    }

    private static String text(List<Integer> clumps) {
        return String.join(" ", clumps.stream().map(String::valueOf).toList());
    }

    /** Black moves where the number of pennies is even, and one good move is enough. */
    private static boolean isBlack(List<Integer> clumps, int pennies, Set<List<Integer>> fewer) {
        boolean moves = pennies % 2 == 0;
        return options(clumps).stream().anyMatch(option -> fewer.contains(option) == moves)
                == moves;
    }

    private static List<List<Integer>> options(List<Integer> clumps) {
        List<List<Integer>> options = new ArrayList<>();
        int last = clumps.size() - 1;
        for (int i = 0; i <= last; i++) {
            int size = clumps.get(i);
            if (size == 1 || i == 0 || i == last) {
                options.add(replaced(clumps, i, 1, size == 1 ? List.of() : List.of(size - 1)));
            }
            for (int left = 1; size >= SPLITS_FROM && left < size - 1; left++) {
                options.add(replaced(clumps, i, 1, List.of(left, size - 1 - left)));
            }
            if (i < last) {
                options.add(replaced(clumps, i, 2, List.of(size + clumps.get(i + 1) - 1)));
            }
        }
        return options;
    }

    private static List<Integer> replaced(
            List<Integer> clumps, int at, int count, List<Integer> by) {
        List<Integer> option = new ArrayList<>(clumps.subList(0, at));
        option.addAll(by);
        option.addAll(clumps.subList(at + count, clumps.size()));
        return option;
    }
}

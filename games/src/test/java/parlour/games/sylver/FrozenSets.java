package parlour.games.sylver;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The game by brute force on sets of what is left to name. Knows neither semigroups nor theorems:
 * naming n strikes out every sum of n with itself and with what is struck out already.
 */
public final class FrozenSets {
    /** Everything there is to know about a position. */
    public record Values(
            boolean isLost, int nimber, int remoteness, int longest, List<Long> wins) {}

    private final boolean oneLoses;
    private final Map<BitSet, Values> table = new HashMap<>();

    /** A table for one of the two rules about 1. */
    public FrozenSets(boolean oneLoses) {
        this.oneLoses = oneLoses;
    }

    /** What is left after these numbers; their gcd is 1. */
    public static BitSet left(long... named) {
        int bound = 1;
        for (long n : named) {
            bound = Math.toIntExact(Math.max(bound, n));
        }
        bound = 2 * bound * bound;
        BitSet sums = new BitSet(bound);
        sums.set(0);
        for (int n = 1; n < bound; n++) {
            for (long a : named) {
                if (a <= n && sums.get((int) (n - a))) {
                    sums.set(n);
                }
            }
        }
        BitSet left = new BitSet();
        left.set(1, bound);
        left.andNot(sums);
        return left;
    }

    private static BitSet name(BitSet left, int n) {
        BitSet after = (BitSet) left.clone();
        int largest = left.length() - 1;
        for (int k = n; k <= largest; k += n) {
            after.clear(k);
            for (int x = 1; x + k <= largest; x++) {
                if (!left.get(x)) {
                    after.clear(x + k);
                }
            }
        }
        return after;
    }

    /** The values of a position given by what is left. */
    public Values of(BitSet left) {
        Values known = table.get(left);
        if (known == null) {
            known = computed(left);
            table.put(left, known);
        }
        return known;
    }

    private Values computed(BitSet left) {
        if (oneLoses && left.isEmpty()) {
            return new Values(false, -1, 0, 0, List.of());
        }
        List<Long> wins = new ArrayList<>();
        BitSet nimbers = new BitSet();
        int shortestLoss = Integer.MAX_VALUE;
        int longestWin = -1;
        int longest = -1;
        for (int n = left.nextSetBit(oneLoses ? 0 : 2); n >= 0; n = left.nextSetBit(n + 1)) {
            Values option = of(name(left, n));
            longest = Math.max(longest, option.longest);
            if (option.isLost) {
                wins.add((long) n);
                shortestLoss = Math.min(shortestLoss, option.remoteness);
            } else {
                longestWin = Math.max(longestWin, option.remoteness);
            }
            if (!oneLoses) {
                nimbers.set(option.nimber);
            }
        }
        int remoteness = 1 + (wins.isEmpty() ? longestWin : shortestLoss);
        return new Values(wins.isEmpty(), nimbers.nextClearBit(0), remoteness, longest + 1, wins);
    }
}

package parlour.app.reproduce;

import java.util.ArrayList;
import java.util.List;
import parlour.claim.Budget;
import parlour.claim.Json;
import parlour.exact.Rational;

/**
 * How many numbers of cards are solved by a saddle, how many by mixes, how many have more than one
 * optimum, by neighbouring thresholds alone.
 *
 * <p>The columns of the matrix are concave and its rows convex, so that an entry which no neighbour
 * betters is optimal, and an adjacent block without a saddle is as well. So a place near the
 * critical cards is tried and nothing else: no root of a cubic and no payoff is computed, the
 * differences between neighbours are enough. An optimum is the only one if both sides lose by every
 * step away from it.
 */
final class LocalOptima {
    /** Differences are below 8 N² &lt; 2⁶³; SLOPE · N as well. */
    private static final int MAX_CARDS = 150_000_000;

    /** The receiver's critical card is 0.54368901269 N + 1.29726 and less than 1 more. */
    private static final long SLOPE = 54_368_901_269L;

    private static final long OFFSET = 129_726_000_000L;
    private static final long SCALE = 100_000_000_000L;
    private static final int SHARE_DIGITS = 6;

    private LocalOptima() {}

    static Json.Fields of(int from, int to, Budget budget) {
        if (from < 7 || to > MAX_CARDS) {
            throw new IllegalArgumentException("cards " + from + " to " + to);
        }
        long mixed = 0;
        long open = 0;
        List<Long> several = new ArrayList<>();
        for (long n = from; n <= to; n++) {
            if ((n & 1023) == 0) {
                budget.spend();
            }
            switch (kind(n)) {
                case MIXED -> mixed++;
                case OPEN -> open++;
                case SEVERAL -> several.add(n);
                case ONE -> {
                    // the usual case
                }
            }
        }
        long all = (long) to - from + 1;
        return Json.fields()
                .with("pure", all - mixed - open)
                .with("mixed", mixed)
                .with("open", open)
                .with("share", Figure.decimal(Rational.of(all - mixed - open, all), SHARE_DIGITS))
                .with("several", several.size())
                .with("which", OneSuitFigures.numbers(several));
    }

    private enum Kind {
        ONE,
        SEVERAL,
        MIXED,
        OPEN
    }

    private static Kind kind(long n) {
        long near = Math.min(n - 1, (SLOPE * n + OFFSET) / SCALE);
        for (long s = near - 1; s <= near + 2; s++) {
            long t = Math.clamp((n * n + s * s - 3 * s - 2) / (2 * (n - 2)), s, n);
            for (long column = t; column <= Math.min(t + 1, n); column++) {
                if (isBest(n, s, column, 0)) {
                    return isBest(n, s, column, 1) ? Kind.ONE : Kind.SEVERAL;
                }
            }
        }
        for (long s = near - 1; s <= near + 1; s++) {
            long t = (n * n - 3 * n - s * s + 7 * s - 4) / (2 * (s - 1)) + 1;
            if (isMixed(n, s, t)) {
                return Kind.MIXED;
            }
        }
        return Kind.OPEN;
    }

    /** No step from here is better for the one who takes it, or each loses by so much at least. */
    private static boolean isBest(long n, long s, long t, long by) {
        return (s == n || rowStep(n, s, t) <= -by)
                && (s == 2 || rowStep(n, s - 1, t) >= by)
                && (t == n || columnStep(n, s, t) >= by)
                && (t == 2 || columnStep(n, s, t - 1) <= -by);
    }

    /** Both sides are made indifferent by weights strictly between 0 and 1. */
    private static boolean isMixed(long n, long s, long t) {
        return t > s
                && t < n
                && haveOppositeSigns(columnStep(n, s, t), columnStep(n, s + 1, t))
                && haveOppositeSigns(rowStep(n, s, t), rowStep(n, s, t + 1));
    }

    private static boolean haveOppositeSigns(long a, long b) {
        return Long.signum(a) * Long.signum(b) < 0;
    }

    /** 2W(s+1,t) − 2W(s,t). */
    private static long rowStep(long n, long s, long t) {
        return s < t
                ? n * n - 3 * n - s * s - 2 * s * t + 9 * s + 2 * t - 6
                : n * n - 3 * n - 2 * n * s + 2 * n * t - s * s - 2 * s * t + 9 * s - 4;
    }

    /** 2W(s,t+1) − 2W(s,t). */
    private static long columnStep(long n, long s, long t) {
        return t >= s ? -(n * n - 2 * n * t - n + s * s - 3 * s + 4 * t) : -(n - s) * (n - s + 1);
    }
}

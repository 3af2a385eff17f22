package parlour.games.monotonic.engine;

import java.util.List;
import parlour.games.monotonic.check.Gap;

/**
 * What a deck is like as far as the search cares: whether it has a lowest and a highest card, and
 * whether its gaps are finite or discrete, or dense.
 */
public enum Ends {
    /** A finite chain, or one with a lowest and a highest card and infinitely many between. */
    CLOSED(true, true),
    /** A lowest and a highest card, and between them gaps without an end. */
    CLOSED_AROUND_OPEN(true, true),
    /** A lowest card and no highest: the order type of the natural numbers. */
    OPEN_HIGH(true, false),
    /** A highest card and no lowest. */
    OPEN_LOW(false, true),
    /** Neither, discrete: the integers. */
    OPEN(false, false),
    /** Neither, dense: the rationals. A card splits a gap into two gaps of the same kind. */
    DENSE(false, false);

    private final boolean lowest;
    private final boolean highest;

    Ends(boolean lowest, boolean highest) {
        this.lowest = lowest;
        this.highest = highest;
    }

    /** The kind of a deck with these {@link Gap}s, lowest first, none of them empty. */
    static Ends of(List<Integer> gaps) {
        if (gaps.isEmpty()) {
            return CLOSED;
        }
        if (gaps.contains(Gap.RATIONALS)) {
            return DENSE;
        }
        boolean openLow = Gap.isOpenBelow(gaps.getFirst());
        if (Gap.isOpenAbove(gaps.getLast())) {
            return openLow ? OPEN : OPEN_HIGH;
        }
        boolean anyOpen =
                gaps.stream().anyMatch(gap -> Gap.isOpenBelow(gap) || Gap.isOpenAbove(gap));
        return openLow ? OPEN_LOW : anyOpen ? CLOSED_AROUND_OPEN : CLOSED;
    }

    /** Whether there is a lowest card. */
    boolean hasLowest() {
        return lowest;
    }

    /** Whether there is a highest card. */
    boolean hasHighest() {
        return highest;
    }

    /** Whether blocks without a lowest or a highest card can occur. */
    boolean hasOpenBlocks() {
        return this != CLOSED && this != DENSE;
    }
}

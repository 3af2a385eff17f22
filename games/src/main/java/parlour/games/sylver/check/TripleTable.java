package parlour.games.sylver.check;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * All positions above 3H with numbers that 3 does not divide, as far as a bound: with a the least
 * number that leaves 1 and b the least that leaves 2 modulo 3, those with a + b at most three times
 * it. Which of them are lost is claimed by a list, and verified: lost exactly if no move leads to a
 * lost one. Naming n lowers a or b, or keeps both, so no move leaves the table.
 *
 * <p>A position is a plain set of sums. Cost: for each position and move one more set.
 */
final class TripleTable {
    /** Most positions that are looked at, closed under sums or not: a minute at worst. */
    private static final long MAX_POSITIONS = 200_000;

    private static final int MAX_IDEALS = 256;

    private final int reach;
    private final int bound;
    private final Set<CheckPosition> lost = new HashSet<>();
    private final Map<Cell, List<Odd>> cells = new HashMap<>();
    private long met;
    private long positions;

    /**
     * A cell of a level.
     *
     * @param multiples the multiples of 3, divided by 3, as bits below 64
     * @param a the least number that leaves 1 modulo 3
     * @param b the least that leaves 2
     */
    record Cell(long multiples, int a, int b) {}

    /**
     * What else is named at a position.
     *
     * @param ones the numbers a + 3x, as bits x
     * @param twos the numbers b + 3x
     */
    record Odd(long ones, long twos) {}

    /**
     * An empty table.
     *
     * @param reach the most that (a + b) / 3 may be
     * @param frobenius F(H)
     */
    TripleTable(int reach, int frobenius) {
        this.reach = reach;
        // a and b are at most twice (a + b) / 3, and everything beyond b + 3F(H) is a sum.
        this.bound = 2 * reach + 3 * Math.max(1, frobenius);
    }

    /** Claims that a position of the table is lost. */
    void add(long[] named) {
        CheckPosition position = CheckPosition.ofSums(CheckPosition.sums(named, bound), bound);
        HeaderClaim.demand(lost.add(position), "a lost position is listed twice");
    }

    /** Verifies the positions whose multiples of 3 are thrice those of a semigroup above H. */
    void verify(long multiples) {
        List<Long> ideals = ideals(multiples);
        // A sum has a third as many cells as it is large.
        positions += (long) ideals.size() * ideals.size() * reach * reach / 6;
        HeaderClaim.demand(positions <= MAX_POSITIONS, "the table is too large");
        for (int sum = 2; sum <= reach; sum++) {
            for (int a = sum; a <= 2 * sum; a++) {
                int b = 3 * sum - a;
                if (a % 3 == 1 && a > 1) {
                    cell(new Cell(multiples, a, b), ideals);
                }
            }
        }
    }

    private void cell(Cell cell, List<Long> ideals) {
        for (long ones : ideals) {
            for (long twos : ideals) {
                if (isClosed(cell, ones, twos)) {
                    position(cell, new Odd(ones, twos), position(cell, ones, twos));
                }
            }
        }
    }

    private void position(Cell cell, Odd odd, CheckPosition position) {
        boolean isListed = lost.contains(position);
        boolean canWin = false;
        for (int n = 2; n <= bound && !canWin; n++) {
            canWin = position.isLeft(n) && lost.contains(position.name(n));
        }
        HeaderClaim.demand(
                canWin != isListed,
                "position (%s) is %slost".formatted(position.text(), canWin ? "not " : ""));
        if (isListed) {
            met++;
            cells.computeIfAbsent(cell, _ -> new ArrayList<>()).add(odd);
        }
    }

    private CheckPosition position(Cell cell, long ones, long twos) {
        BitSet sums = new BitSet(bound + 1);
        add(sums, 0, cell.multiples());
        add(sums, cell.a(), ones);
        add(sums, cell.b(), twos);
        return CheckPosition.ofSums(sums, bound);
    }

    private void add(BitSet sums, int least, long set) {
        for (int x = 0; least + 3 * x <= bound; x++) {
            if (x >= Long.SIZE || (set >>> x & 1) != 0) {
                sums.set(least + 3 * x);
            }
        }
    }

    /** Whether sums of two numbers that 3 does not divide are in: 2a, 2b, a + b and all beyond. */
    private static boolean isClosed(Cell cell, long ones, long twos) {
        int p = (2 * cell.a() - cell.b()) / 3;
        int q = (2 * cell.b() - cell.a()) / 3;
        return isWithin(SmallSets.sums(ones, ones), p, twos)
                && isWithin(SmallSets.sums(twos, twos), q, ones)
                && isWithin(SmallSets.sums(ones, twos), p + q, cell.multiples());
    }

    private static boolean isWithin(long set, int shift, long other) {
        return shift >= Long.SIZE || (set << shift & ~other) == 0;
    }

    /** The sets with 0 that hold all sums of their elements with those of a semigroup. */
    private static List<Long> ideals(long semigroup) {
        Set<Long> found = new LinkedHashSet<>(Set.of(semigroup));
        List<Long> open = new ArrayList<>(found);
        while (!open.isEmpty()) {
            long ideal = open.removeLast();
            for (long left = ~ideal; left != 0; left &= left - 1) {
                long more = ideal | semigroup << Long.numberOfTrailingZeros(left);
                if (found.add(more)) {
                    open.add(more);
                }
                HeaderClaim.demand(found.size() <= MAX_IDEALS, "the table is too large");
            }
        }
        return new ArrayList<>(found);
    }

    /** Demands that every listed position was met. */
    void demandAllMet() {
        HeaderClaim.demand(met == lost.size(), "a listed position lies beyond the table");
    }

    /** The lost positions of a cell. */
    Set<Odd> lost(Cell cell) {
        return Set.copyOf(cells.getOrDefault(cell, List.of()));
    }

    /** Whether 3 times a semigroup is lost together with n. */
    boolean isLostWith(long multiples, int n) {
        var withoutOthers = position(new Cell(multiples, bound + 1, bound + 1), 0, 0);
        return lost.contains(withoutOthers.name(n));
    }
}

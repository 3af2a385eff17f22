package parlour.games.sylver.engine;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import parlour.claim.Budget;
import parlour.claim.Resumable;

/**
 * Decides every position that follows from 3H, H a numerical semigroup, once numbers that leave 1
 * or 2 modulo 3 are named, as far as these reach no farther than a bound.
 *
 * <p>Such a position is (E, I, J, p, q): multiples of 3 are 3E, E a semigroup above H; with a the
 * least number that leaves 1 and b the least that leaves 2, the others are a + 3I and b + 3J. Since
 * 2a and 2b are sums, p = (2a - b)/3 and q = (2b - a)/3 are not negative; a = 2p + q, b = p + 2q.
 * It is a position iff E + E, E + I, E + J lie in E, I, J, and I + I + p in J, J + J + q in I, I +
 * J + p + q in E.
 *
 * <p>Levels are the E by gaps, cells the (p, q) by p + q; in a cell shapes stand by gaps of I, then
 * of J. Every move leads to an earlier level, cell or shape.
 *
 * <p>Cost: see {@link TwoScaleLevel}; some bits for each cell, and the lost positions. That is what
 * is kept; the moves of the shapes are found anew.
 */
final class TwoScaleTable implements Resumable {
    /** The method's name in answers. */
    static final String METHOD = "two-scale-table";

    private final TwoScaleMoves moves;
    private final Budget budget;
    private final List<TwoScaleLevel> levels = new ArrayList<>();
    private int reach = 1;

    /** Levels that reach one farther already. */
    private int ahead;

    /** Whether no level stands within a step: one that runs out of memory there is no more use. */
    private boolean isWhole = true;

    /** A table that reaches nothing yet. */
    TwoScaleTable(TwoScaleMoves moves, Budget budget) {
        this.moves = moves;
        this.budget = budget;
        for (int level = 0; level < moves.shapes().levelCount(); level++) {
            levels.add(new TwoScaleLevel(this, moves, level));
        }
    }

    /**
     * Reaches one farther: decides all cells with the next sum p + q. The cell of a = 1 is no
     * position, so sums begin with 2.
     *
     * @throws Budget.Exceeded if the budget or its memory runs out
     */
    void step() {
        if (!isWithinStep()) {
            requireRoom();
        }
        while (ahead < levels.size()) {
            budget.spend();
            isWhole = false;
            levels.get(ahead).step(reach + 1);
            isWhole = true;
            ahead++;
        }
        ahead = 0;
        reach++;
    }

    private void requireRoom() {
        long bytes = moves.bytes();
        for (TwoScaleLevel level : levels) {
            bytes += level.bytes();
        }
        if (bytes > budget.memoryBytes()) {
            throw new Budget.Exceeded("memory");
        }
    }

    /** Whether some levels reach farther than others, since a step was stopped. */
    boolean isWithinStep() {
        return ahead > 0;
    }

    /** The largest p + q decided; single numbers n have p + q = n. */
    int reach() {
        return reach;
    }

    /** Positions marked or looked at. */
    long lookups() {
        return levels.stream().mapToLong(TwoScaleLevel::work).sum();
    }

    /**
     * The numbers n from 2 up, no multiples of 3, with which 3E, E a level, is lost; ascending, as
     * far as the table reaches.
     */
    List<Long> singles(int level) {
        return levels.get(level).singles();
    }

    /** Whether a position is lost; the sets of the shapes need not be closed under sums yet. */
    boolean isLost(TwoScaleMoves.Shapes position, int p, int q) {
        var closed = moves.closed(position, p, q);
        return levels.get(closed.level()).has(closed.first(), closed.second(), p, q);
    }

    TwoScaleLevel level(int level) {
        return levels.get(level);
    }

    /**
     * The lost positions of a cell of a level: numbers of I and J, as I times all ideals plus J.
     */
    int[] lost(int level, int p, int q) {
        return levels.get(level).lost(p, q);
    }

    @Override
    public String work() {
        return METHOD;
    }

    @Override
    public long steps() {
        return (long) reach * levels.size() + ahead;
    }

    @Override
    public long size() {
        return levels.stream().mapToLong(TwoScaleLevel::size).sum();
    }

    @Override
    public void write(DataOutput out) throws IOException {
        if (!isWhole) {
            throw new IOException("memory ran out within a step");
        }
        moves.shapes().writeRoot(out);
        out.writeInt(reach);
        out.writeInt(ahead);
        for (TwoScaleLevel level : levels) {
            level.write(out);
        }
    }

    @Override
    public void read(DataInput in) throws IOException {
        moves.shapes().demandRoot(in);
        var other = new TwoScaleTable(moves, budget);
        other.reach = in.readInt();
        other.ahead = in.readInt();
        for (int level = 0; level < levels.size(); level++) {
            // Its cells ask this table, not the other.
            other.levels.set(level, new TwoScaleLevel(this, moves, level));
            other.levels.get(level).read(in);
            other.requireRoom();
        }
        reach = other.reach;
        ahead = other.ahead;
        levels.clear();
        levels.addAll(other.levels);
    }
}

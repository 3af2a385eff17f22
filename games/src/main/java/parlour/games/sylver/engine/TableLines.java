package parlour.games.sylver.engine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.LongStream;
import parlour.claim.Budget;
import parlour.claim.Json;
import parlour.exact.NumericalSemigroup;
import parlour.games.sylver.OneRule;

/**
 * Lines of the finite positions that a {@link TwoScaleTable} has decided, so that none has to be
 * swept: a late reply to a position of gcd 3 leaves millions that can follow.
 *
 * <p>All its positions with p + q at most S hold every number beyond 2S + 3F(H); so they are
 * oversemigroups of 3H with all these.
 */
final class TableLines implements FiniteLines {
    private final TwoScaleMoves moves;
    private final IdealShapes shapes;
    private final TwoScaleTable table;
    private final int reach;
    private final GapFrame frame;
    private final SemigroupSet lost;
    private final StrategyLines strategy;

    /**
     * Collects what the table says up to p + q = {@code reach}; {@link #canHold} must be so.
     *
     * @throws Budget.Exceeded if the memory does not hold it
     */
    TableLines(TwoScaleMoves moves, TwoScaleTable table, int reach, OneRule one, Budget budget) {
        this.moves = moves;
        this.shapes = moves.shapes();
        this.table = table;
        this.reach = reach;
        this.frame = new GapFrame(common());
        this.lost = new SemigroupSet(frame, budget);
        addAll();
        this.strategy = new StrategyLines(frame, lost, one, budget);
    }

    /** Whether sets can be as large as the table's positions. */
    static boolean canHold(IdealShapes shapes, int reach) {
        return bound(shapes, reach) <= GapFrame.MAX_FROBENIUS;
    }

    private static int bound(IdealShapes shapes, int reach) {
        return 2 * reach + 3 * Math.max(1, shapes.frobenius(shapes.levelCount() - 1));
    }

    private NumericalSemigroup common() {
        int bound = bound(shapes, reach);
        long root = shapes.level(shapes.levelCount() - 1);
        return NumericalSemigroup.ofSmallElements(
                LongStream.rangeClosed(0, bound + 1)
                        .filter(n -> n > bound || (n % 3 == 0 && has(root, n / 3)))
                        .toArray());
    }

    private static boolean has(long set, long x) {
        return x >= Long.SIZE || (set >>> x & 1) != 0;
    }

    private void addAll() {
        for (int level = 0; level < shapes.levelCount(); level++) {
            for (int sum = 2; sum <= reach; sum++) {
                for (int p = TwoScaleCells.leastP(sum); p <= sum; p += 3) {
                    for (int pair : table.lost(level, p, sum - p)) {
                        add(level, pair, p, sum - p);
                    }
                }
            }
        }
    }

    private void add(int level, int pair, int p, int q) {
        int count = moves.count(level);
        long[] set = frame.all();
        leaveOut(set, 0, shapes.level(level));
        below(set, 2 * p + q);
        below(set, p + 2 * q);
        leaveOut(set, 2 * p + q, shapes.ideal(shapes.first(level) + pair / count));
        leaveOut(set, p + 2 * q, shapes.ideal(shapes.first(level) + pair % count));
        lost.add(set, frame.hash(set));
    }

    /** Leaves out least + 3x for all gaps x. */
    private void leaveOut(long[] set, int least, long ideal) {
        for (long left = ~ideal; left != 0; left &= left - 1) {
            leaveOut(set, least + 3 * Long.numberOfTrailingZeros(left));
        }
    }

    /** Leaves out the numbers of a class modulo 3 below the least that is in. */
    private void below(long[] set, int least) {
        for (int n = least % 3; n < least; n += 3) {
            leaveOut(set, n);
        }
    }

    private void leaveOut(long[] set, int n) {
        if (n <= frame.frobenius()) {
            set[n >> 6] &= ~(1L << n);
        }
    }

    @Override
    public boolean show(NumericalSemigroup position) {
        return strategy.need(position);
    }

    @Override
    public long reply(NumericalSemigroup won) {
        return strategy.reply(won);
    }

    @Override
    public List<Json> lines() {
        List<Json> lines = new ArrayList<>();
        strategy.write(lines::add, new HashSet<>());
        return lines;
    }
}

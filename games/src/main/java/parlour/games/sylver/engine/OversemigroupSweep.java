package parlour.games.sylver.engine;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import parlour.claim.Budget;
import parlour.claim.Resumable;
import parlour.exact.NumericalSemigroup;

/**
 * Decides a finite position S, and with it every position that can follow: outcome and all winning
 * moves.
 *
 * <p>Naming n leads from T to the semigroup of T and n; whoever cannot name a number above 1 loses.
 * All oversemigroups of S are visited in the order of {@link OversemigroupTree}, so that every
 * option is decided before. Only P-positions are stored, 2 to 9 in a hundred; N is absence.
 *
 * <p><b>Theorem used.</b> Let T be T' without x = F(T). A move that makes x a sum leads from T
 * where it leads from T', so it wins at both or at neither. So if T' has a known winning move that
 * does not spare x, or if T' is P, where x wins, T is N; and of the other moves only those that
 * spare x and those not looked at in T' need to be looked at. That contains the ender theorem,
 * since no move spares F(T) if T is irreducible.
 *
 * <p>Cost: a tenth of a microsecond an oversemigroup, where one in six needs a look at some moves;
 * memory for the P-positions. A second thread walks ahead.
 *
 * <p>What is kept of a sweep that lasts are the P-positions, the set at which the walk stands, and
 * the replies and open moves along the path to it. That set is visited once more.
 */
public final class OversemigroupSweep implements Resumable {
    /** The method's name in answers. */
    static final String METHOD = "oversemigroup-sweep";

    private final GapFrame frame;
    private final Budget budget;
    private final int words;
    private final int stretch;
    private SparingWalk walk;
    private OptionHashes options;
    private SemigroupSet lost;

    /** For each number of gaps: a winning move at the set on the path, 0 if that is P. */
    private final int[] reply;

    /** For each number of gaps: the moves of the set on the path that have not been looked at. */
    private final long[] open;

    /** Sets visited, and whether the one at which the walk stands is one of them. */
    private long visited = 1;

    private boolean isVisited = true;

    /** A set that was begun when the work was stopped. */
    private @Nullable Stretch again;

    OversemigroupSweep(NumericalSemigroup semigroup, Budget budget, int stretch) {
        this.frame = new GapFrame(semigroup);
        this.budget = budget;
        this.words = frame.words();
        this.stretch = stretch;
        this.walk = new SparingWalk(frame, stretch);
        this.options = new OptionHashes(frame);
        this.lost = new SemigroupSet(frame, budget);
        this.reply = new int[frame.gapCount() + 1];
        this.open = new long[(frame.gapCount() + 1) * words];
        // All numbers, where play is over, count as won: nothing leads there but 1.
        reply[0] = 1;
    }

    /** Whether a sweep over this semigroup can be written down at all. */
    public static boolean canSweep(NumericalSemigroup semigroup) {
        return GapFrame.holds(semigroup);
    }

    /**
     * Visits all oversemigroups.
     *
     * @param most how many at most
     * @throws Budget.Exceeded if the budget or that number runs out
     */
    public static OversemigroupSweep over(NumericalSemigroup semigroup, Budget budget, long most) {
        return new OversemigroupSweep(semigroup, budget, SparingWalk.STRETCH).run(most);
    }

    /** The same; kept in the budget's place for that, and gone on with from there. */
    static OversemigroupSweep kept(NumericalSemigroup semigroup, Budget budget, long most) {
        var sweep = new OversemigroupSweep(semigroup, budget, SparingWalk.STRETCH);
        budget.checkpoints().begin(sweep);
        return sweep.run(most);
    }

    OversemigroupSweep run(long most) {
        if (again != null) {
            visit(again, 0);
        }
        Stretches.each(
                walk,
                budget,
                next -> {
                    if (visited + next.size() > most) {
                        throw new Budget.Exceeded("visits");
                    }
                    for (int i = 0; i < next.size(); i++) {
                        visit(next, i);
                    }
                });
        return this;
    }

    private void visit(Stretch stretch, int i) {
        isVisited = false;
        options.goTo(stretch, i);
        int gaps = stretch.gapCount(i);
        int known = reply[gaps - 1];
        int at = gaps * words;
        for (int w = 0; w < words; w++) {
            open[at + w] = open[at + w - words] | stretch.sparing(i, w);
        }
        if (gaps == 1) {
            reply[gaps] = 0;
        } else if (known == 0) {
            reply[gaps] = stretch.lastGap(i);
        } else if (stretch.isSparing(i, known)) {
            // It wins at the parent by leaving x to be named there: so it loses here.
            open[at + (known >> 6)] &= ~(1L << known);
            reply[gaps] = search(stretch, i, reply[gaps]);
        } else {
            reply[gaps] = known;
        }
        if (reply[gaps] == 0) {
            lost.add(options.set(), options.hash());
        }
        visited++;
        isVisited = true;
    }

    @Override
    public String work() {
        return METHOD;
    }

    @Override
    public long steps() {
        return visited;
    }

    @Override
    public long size() {
        return 8L * words * lost.size() + 4L * reply.length + 8L * open.length;
    }

    @Override
    public void write(DataOutput out) throws IOException {
        frame.writeRoot(out);
        out.writeLong(visited);
        out.writeBoolean(isVisited);
        int[] path = options.gaps();
        out.writeInt(path.length);
        for (int depth = 1; depth <= path.length; depth++) {
            out.writeInt(path[depth - 1]);
            out.writeInt(reply[depth]);
            for (int w = 0; w < words; w++) {
                out.writeLong(open[depth * words + w]);
            }
        }
        lost.write(out);
    }

    @Override
    public void read(DataInput in) throws IOException {
        frame.demandRoot(in);
        long count = in.readLong();
        boolean isDone = in.readBoolean();
        int depth = in.readInt();
        if (depth < 0 || depth >= reply.length) {
            throw new IOException("a path of %d gaps".formatted(depth));
        }
        var to = new SparingWalk(frame, stretch);
        var hashes = new OptionHashes(frame);
        var at = to.stretch();
        int[] replies = reply.clone();
        long[] moves = open.clone();
        for (int gaps = 1; gaps <= depth; gaps++) {
            int gap = in.readInt();
            if (!to.descendTo(gap, at)) {
                throw new IOException("no gap %d there".formatted(gap));
            }
            hashes.goTo(at, 0);
            replies[gaps] = in.readInt();
            for (int w = 0; w < words; w++) {
                moves[gaps * words + w] = in.readLong();
            }
        }
        lost = SemigroupSet.read(frame, budget, in);
        System.arraycopy(replies, 0, reply, 0, reply.length);
        System.arraycopy(moves, 0, open, 0, open.length);
        walk = to;
        options = hashes;
        visited = count;
        again = isDone ? null : at;
    }

    /**
     * A winning move, 0 if there is none; first what won at the set before with as many gaps, then
     * the parent's open moves, the largest first.
     */
    private int search(Stretch stretch, int i, int guess) {
        options.update();
        int at = stretch.gapCount(i) * words;
        if ((open[at + (guess >> 6)] >>> guess & 1) != 0 && wins(stretch, i, guess)) {
            return guess;
        }
        for (int w = words - 1; w >= 0; w--) {
            long moves = open[at + w] & ~stretch.sparing(i, w);
            while (moves != 0) {
                int n = (w << 6) + Long.SIZE - 1 - Long.numberOfLeadingZeros(moves);
                moves &= ~(1L << n);
                if (wins(stretch, i, n)) {
                    return n;
                }
            }
        }
        for (int w = words - 1; w >= 0; w--) {
            long moves = open[at + w];
            while (moves != 0) {
                int n = (w << 6) + Long.SIZE - 1 - Long.numberOfLeadingZeros(moves);
                moves &= ~(1L << n);
                if (wins(stretch, i, n)) {
                    return n;
                }
            }
        }
        return 0;
    }

    /** Looks at a move, which is not open any more. */
    private boolean wins(Stretch stretch, int i, int n) {
        open[stretch.gapCount(i) * words + (n >> 6)] &= ~(1L << n);
        long hash = options.after(n);
        return lost.mayContain(hash) && lost.contains(options.option(n), hash);
    }

    /** The number of oversemigroups, S and the naturals included. */
    public long visited() {
        return visited;
    }

    /** The number of P-positions among them. */
    public long lostCount() {
        return lost.size();
    }

    /** Bytes that the table of P-positions takes. */
    public long tableBytes() {
        return lost.bytes();
    }

    /** The frame in which sets are written. */
    GapFrame frame() {
        return frame;
    }

    /** All P-positions, but not all numbers, in the order of the walk. */
    SemigroupSet lost() {
        return lost;
    }

    /** Whether the player to move loses at S. */
    public boolean isLost() {
        return lost.contains(frame.root());
    }

    /** Whether the player to move loses at an oversemigroup of S other than the naturals. */
    public boolean isLost(NumericalSemigroup oversemigroup) {
        return lost.contains(frame.setOf(oversemigroup));
    }

    /** All winning moves at S, ascending; 1 is none of them. */
    public List<Long> winningMoves() {
        return winningMoves(frame.root());
    }

    /** All winning moves at an oversemigroup of S, ascending. */
    public List<Long> winningMoves(NumericalSemigroup oversemigroup) {
        return winningMoves(frame.setOf(oversemigroup));
    }

    private List<Long> winningMoves(long[] set) {
        List<Long> moves = new ArrayList<>();
        long[] option = new long[words];
        for (int n = 2; n <= frame.frobenius(); n++) {
            if (!GapFrame.has(set, n)) {
                frame.adjoin(set, n, option);
                if (lost.contains(option)) {
                    moves.add((long) n);
                }
            }
        }
        return moves;
    }
}

package parlour.games.sylver.engine;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import parlour.claim.Budget;
import parlour.claim.KeptNumbers;
import parlour.claim.Resumable;
import parlour.exact.NumericalSemigroup;

/**
 * Nimber and remoteness of a finite position S where 1 may not be named, by the walk of {@link
 * OversemigroupSweep} with a number stored for every oversemigroup and no theorem on who wins.
 *
 * <p>The nimber is the mex of the options' nimbers. The remoteness counts plies: 0 where no move is
 * left; at an N-position one more than the least among P-options; at a P-position one more than the
 * greatest among all options.
 *
 * <p>Sets are numbered so that the children of one follow each other. The option of T after a move
 * that spares the last gap x is the child, without x, of the parent's option after that move
 * ({@link Stretch}); so options are found along the tree, and no set is compared with another.
 *
 * <p>Cost: an oversemigroup takes as many steps as it has gaps, and 8 bytes. Kept are the numbers
 * of first children, the values, and the path to the set at which the walk stands.
 */
public final class ValueSweep implements Resumable {
    private final GapFrame frame;
    private final Budget budget;
    private final Valuation valuation;
    private final int stretch;

    /** For each set the number of its first child. */
    private int[] firstChild = new int[16];

    /** For each set its last gap times 2^16, and its value. */
    private int[] gapAndValue = new int[16];

    /** The gaps of the set that was visited last, ascending, from index 1 on. */
    private final int[] path;

    private int depth;

    /** For each number of gaps: the number of the set on the path, and of its child to come. */
    private final int[] onPath;

    private final int[] nextChild;

    /** For each number of gaps: the options of the set on the path, by the index of the gap. */
    private final int[][] options;

    private final int[][] values;
    private final int[] place;
    private long pathBytes;
    private int numbered = 2;
    private long visited = 1;
    private SparingWalk walk;

    private ValueSweep(
            NumericalSemigroup semigroup, Budget budget, Valuation valuation, int stretch) {
        this.stretch = stretch;
        this.frame = new GapFrame(semigroup);
        this.budget = budget;
        this.valuation = valuation;
        int depths = frame.gapCount() + 1;
        this.path = new int[depths];
        this.onPath = new int[depths];
        this.nextChild = new int[depths];
        this.options = new int[depths][];
        this.values = new int[depths][];
        this.place = new int[frame.words() << 6];
        this.walk = new SparingWalk(frame, stretch);
        // Number 0 are all numbers, with value 0; their only child is number 1.
        firstChild[0] = 1;
        nextChild[0] = 1;
        options[0] = new int[0];
        values[0] = new int[0];
    }

    /**
     * Nimbers of all oversemigroups.
     *
     * @throws Budget.Exceeded if the budget runs out
     */
    public static ValueSweep nimbers(NumericalSemigroup semigroup, Budget budget) {
        return ofNimbers(semigroup, budget, SparingWalk.STRETCH).run();
    }

    /**
     * Remotenesses of all oversemigroups.
     *
     * @throws Budget.Exceeded if the budget runs out
     */
    public static ValueSweep remoteness(NumericalSemigroup semigroup, Budget budget) {
        return ofRemotenesses(semigroup, budget, SparingWalk.STRETCH).run();
    }

    /** Nimbers of all oversemigroups, kept in the budget's place for that. */
    static ValueSweep allNimbersKept(NumericalSemigroup semigroup, Budget budget) {
        return ofNimbers(semigroup, budget, SparingWalk.STRETCH).wholeKept();
    }

    /** Remotenesses of all oversemigroups; kept likewise. */
    static ValueSweep allRemotenessesKept(NumericalSemigroup semigroup, Budget budget) {
        return ofRemotenesses(semigroup, budget, SparingWalk.STRETCH).wholeKept();
    }

    private ValueSweep wholeKept() {
        KeptNumbers.begin(budget.checkpoints(), this);
        return run();
    }

    /** The nimber of S; kept in the budget's place for that while the work lasts. */
    static int keptNimber(NumericalSemigroup semigroup, Budget budget) {
        ValueSweep sweep = ofNimbers(semigroup, budget, SparingWalk.STRETCH);
        return (int) sweep.kept(List.of(semigroup))[0];
    }

    /** The remotenesses of some oversemigroups of S; kept likewise. */
    static long[] keptRemotenesses(
            NumericalSemigroup semigroup, List<NumericalSemigroup> wanted, Budget budget) {
        return ofRemotenesses(semigroup, budget, SparingWalk.STRETCH).kept(wanted);
    }

    /** Nimbers, so many sets between two looks at the budget. */
    static ValueSweep ofNimbers(NumericalSemigroup semigroup, Budget budget, int stretch) {
        return new ValueSweep(semigroup, budget, new Mex(semigroup), stretch);
    }

    /** The same for remotenesses. */
    static ValueSweep ofRemotenesses(NumericalSemigroup semigroup, Budget budget, int stretch) {
        return new ValueSweep(semigroup, budget, new Plies(), stretch);
    }

    /** The values of some oversemigroups; kept while the work lasts. */
    long[] kept(List<NumericalSemigroup> wanted) {
        return KeptNumbers.of(
                budget.checkpoints(),
                this,
                () -> {
                    run();
                    return wanted.stream().mapToLong(this::value).toArray();
                });
    }

    private ValueSweep run() {
        Stretches.each(
                walk,
                budget,
                next -> {
                    for (int i = 0; i < next.size(); i++) {
                        visit(next, i);
                    }
                });
        return this;
    }

    private void visit(Stretch stretch, int i) {
        int gaps = stretch.gapCount(i);
        int children = stretch.childCount(i);
        // What may fail comes first, so that the work is whole whenever it does.
        grow(numbered + children);
        makeRoom(gaps);
        int number = nextChild[gaps - 1]++;
        firstChild[number] = numbered;
        nextChild[gaps] = numbered;
        numbered += children;
        goTo(number, stretch, i);
        int value = valuation.of(values[gaps], gaps);
        gapAndValue[number] = stretch.lastGap(i) << 16 | value;
        visited++;
    }

    private void makeRoom(int gaps) {
        if (options[gaps] == null) {
            int[] room = new int[gaps];
            values[gaps] = new int[gaps];
            options[gaps] = room;
            pathBytes += 8L * gaps;
        }
    }

    /** A set with this number becomes the last one of the path. */
    private void goTo(int number, Stretch stretch, int i) {
        int gaps = stretch.gapCount(i);
        depth = gaps;
        path[gaps] = stretch.lastGap(i);
        onPath[gaps] = number;
        place[stretch.lastGap(i)] = gaps - 1;
        findOptions(stretch, i);
    }

    private void findOptions(Stretch stretch, int i) {
        int gaps = stretch.gapCount(i);
        int[] option = options[gaps];
        int[] value = values[gaps];
        System.arraycopy(options[gaps - 1], 0, option, 0, gaps - 1);
        System.arraycopy(values[gaps - 1], 0, value, 0, gaps - 1);
        option[gaps - 1] = onPath[gaps - 1];
        value[gaps - 1] = gapAndValue[onPath[gaps - 1]] & 0xFFFF;
        for (int w = 0; w < frame.words(); w++) {
            for (long left = stretch.sparing(i, w); left != 0; left &= left - 1) {
                int at = place[(w << 6) + Long.numberOfTrailingZeros(left)];
                option[at] = child(option[at], stretch.lastGap(i));
                value[at] = gapAndValue[option[at]] & 0xFFFF;
            }
        }
    }

    /** The number of a set without x, given that it has been visited. */
    private int child(int number, int x) {
        int child = firstChild[number];
        while (gapAndValue[child] >>> 16 != x) {
            child++;
        }
        return child;
    }

    private void grow(int needed) {
        if (needed > firstChild.length) {
            long longer = (long) firstChild.length + (firstChild.length >> 1);
            // The old arrays are still there while they are copied.
            requireRoom(8 * (longer + firstChild.length) + pathBytes);
            if (longer > Integer.MAX_VALUE - 8) {
                throw new Budget.Exceeded("memory");
            }
            int[] first = Arrays.copyOf(firstChild, Math.max(needed, (int) longer));
            gapAndValue = Arrays.copyOf(gapAndValue, first.length);
            firstChild = first;
        }
    }

    private void requireRoom(long bytes) {
        if (bytes > budget.memoryBytes()) {
            throw new Budget.Exceeded("memory");
        }
    }

    @Override
    public String work() {
        return "oversemigroup-" + valuation.word();
    }

    @Override
    public long steps() {
        return visited;
    }

    @Override
    public long size() {
        return 8L * numbered + 8L * depth;
    }

    @Override
    public void write(DataOutput out) throws IOException {
        frame.writeRoot(out);
        out.writeLong(visited);
        out.writeInt(firstChild.length);
        out.writeInt(numbered);
        for (int number = 0; number < numbered; number++) {
            out.writeInt(firstChild[number]);
            out.writeInt(gapAndValue[number]);
        }
        out.writeInt(depth);
        out.writeInt(nextChild[0]);
        for (int gaps = 1; gaps <= depth; gaps++) {
            out.writeInt(path[gaps]);
            out.writeInt(nextChild[gaps]);
        }
    }

    @Override
    public void read(DataInput in) throws IOException {
        frame.demandRoot(in);
        var other = new ValueSweep(frame.semigroup(), budget, valuation, stretch);
        other.readTable(in);
        other.readPath(in);
        firstChild = other.firstChild;
        gapAndValue = other.gapAndValue;
        numbered = other.numbered;
        visited = other.visited;
        pathBytes = other.pathBytes;
        walk = other.walk;
        depth = other.depth;
        for (int gaps = 0; gaps <= depth; gaps++) {
            path[gaps] = other.path[gaps];
            onPath[gaps] = other.onPath[gaps];
            nextChild[gaps] = other.nextChild[gaps];
            options[gaps] = other.options[gaps];
            values[gaps] = other.values[gaps];
        }
        System.arraycopy(other.place, 0, place, 0, place.length);
    }

    private void readTable(DataInput in) throws IOException {
        visited = in.readLong();
        int room = in.readInt();
        numbered = in.readInt();
        if (numbered < 2 || room < numbered) {
            throw new IOException("a table of %d numbers".formatted(numbered));
        }
        requireRoom(8L * room);
        firstChild = new int[room];
        gapAndValue = new int[room];
        for (int number = 0; number < numbered; number++) {
            firstChild[number] = in.readInt();
            gapAndValue[number] = in.readInt();
        }
    }

    private void readPath(DataInput in) throws IOException {
        int last = in.readInt();
        if (last < 0 || last >= path.length) {
            throw new IOException("a path of %d gaps".formatted(last));
        }
        nextChild[0] = in.readInt();
        var at = walk.stretch();
        for (int gaps = 1; gaps <= last; gaps++) {
            int gap = in.readInt();
            if (!walk.descendTo(gap, at)) {
                throw new IOException("no gap %d there".formatted(gap));
            }
            makeRoom(gaps);
            nextChild[gaps] = in.readInt();
            int number = nextChild[gaps - 1] - 1;
            if (number < 1 || number >= numbered || gapAndValue[number] >>> 16 != gap) {
                throw new IOException("no number of the set without %d".formatted(gap));
            }
            goTo(number, at, 0);
        }
        requireRoom(8L * firstChild.length + pathBytes);
    }

    /** The value of S. */
    public int value() {
        return value(frame.semigroup());
    }

    /** The value of an oversemigroup of S. */
    public int value(NumericalSemigroup oversemigroup) {
        int number = 0;
        for (long gap : oversemigroup.gaps()) {
            number = child(number, (int) gap);
        }
        return gapAndValue[number] & 0xFFFF;
    }

    /** The values in the order of an {@link OversemigroupTree}, from the set after the first on. */
    final class Reading {
        /** For each number of gaps, the number of the child to come. */
        private final int[] next = new int[frame.gapCount() + 1];

        Reading() {
            next[0] = firstChild[0];
        }

        /** The value of the next set, which has so many gaps. */
        int value(int gapCount) {
            int number = next[gapCount - 1]++;
            next[gapCount] = firstChild[number];
            return gapAndValue[number] & 0xFFFF;
        }
    }

    /** The number of oversemigroups. */
    public long visited() {
        return visited;
    }

    /** How a stored value follows from those of the options, the first of which, 1, is no move. */
    private sealed interface Valuation {
        int of(int[] options, int count);

        /** What the values are. */
        String word();
    }

    private static final class Mex implements Valuation {
        private final long[] seen;

        Mex(NumericalSemigroup semigroup) {
            // Fewer options than gaps, so a value below their number is free.
            this.seen = new long[Math.toIntExact(semigroup.gapCount() >> 6) + 1];
        }

        @Override
        public int of(int[] options, int count) {
            Arrays.fill(seen, 0);
            for (int i = 1; i < count; i++) {
                seen[options[i] >> 6] |= 1L << options[i];
            }
            int w = 0;
            while (seen[w] == -1L) {
                w++;
            }
            return (w << 6) + Long.numberOfTrailingZeros(~seen[w]);
        }

        @Override
        public String word() {
            return "nimbers";
        }
    }

    /**
     * The parity of plies is the outcome: a P-position's remoteness is even, an N-position's odd.
     */
    private static final class Plies implements Valuation {
        @Override
        public int of(int[] options, int count) {
            int shortestLoss = Integer.MAX_VALUE;
            int longestWin = -1;
            for (int i = 1; i < count; i++) {
                if (options[i] % 2 == 0) {
                    shortestLoss = Math.min(shortestLoss, options[i]);
                } else {
                    longestWin = Math.max(longestWin, options[i]);
                }
            }
            return 1 + (shortestLoss < Integer.MAX_VALUE ? shortestLoss : longestWin);
        }

        @Override
        public String word() {
            return "remotenesses";
        }
    }
}

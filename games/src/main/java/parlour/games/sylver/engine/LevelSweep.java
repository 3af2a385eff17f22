package parlour.games.sylver.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import parlour.claim.Budget;

/**
 * The sweep of {@link OversemigroupSweep} on several threads: level by level, a level being all
 * oversemigroups with the same number of gaps. Every option has fewer gaps, so a level is decided
 * in any order while the table is only read; then its P-positions are added, in a fixed order.
 *
 * <p>Cost: that of the walk, and memory for two levels, a key and 3 bytes for each set.
 */
final class LevelSweep {
    /** Sets in a piece of a level: the unit of work. */
    private static final int PIECE = 1 << 11;

    /** A power of 2, as {@link #PIECE} is. */
    private static final int FIRST_SIZE = 1 << 4;

    private final GapFrame frame;
    private final SemigroupTable lost;
    private final Budget budget;
    private final int keyWords;

    LevelSweep(GapFrame frame, SemigroupTable lost, Budget budget) {
        this.frame = frame;
        this.lost = lost;
        this.budget = budget;
        this.keyWords = frame.keyWords();
    }

    /** Some sets of a level, each with the move to try first and whether its parent is P. */
    private final class Piece {
        private long[] keys = new long[FIRST_SIZE * keyWords];
        private short[] firstTry = new short[FIRST_SIZE];
        private boolean[] hasLostParent = new boolean[FIRST_SIZE];
        private boolean[] isLost = new boolean[FIRST_SIZE];
        private int size;

        boolean isFull() {
            return size == PIECE;
        }

        long bytes() {
            return 8L * keys.length + 4L * isLost.length;
        }

        void add(long[] set, int move, boolean isParentLost) {
            if (size == isLost.length) {
                keys = Arrays.copyOf(keys, 2 * keys.length);
                firstTry = Arrays.copyOf(firstTry, 2 * size);
                hasLostParent = Arrays.copyOf(hasLostParent, 2 * size);
                isLost = Arrays.copyOf(isLost, 2 * size);
            }
            frame.key(set, keys, size * keyWords);
            firstTry[size] = (short) move;
            hasLostParent[size++] = isParentLost;
        }
    }

    /**
     * Decides all sets.
     *
     * @param most how many at most
     * @return how many there are, the set of all numbers included; 0 if a level takes too much
     *     memory
     * @throws Budget.Exceeded if the budget or the number runs out
     */
    long run(long most) {
        long visited = 1;
        List<Piece> level = new ArrayList<>();
        if (frame.frobenius() > 0) {
            Piece first = new Piece();
            long[] set = frame.all();
            set[0] &= ~2L;
            first.add(set, 0, false);
            level.add(first);
        }
        for (int gaps = 1; !level.isEmpty(); gaps++) {
            // The next level takes about twice as much.
            if (3 * level.stream().mapToLong(Piece::bytes).sum() > budget.memoryBytes()) {
                return 0;
            }
            List<Piece> next = new Work(level, gaps).done();
            for (Piece piece : level) {
                visited += piece.size;
                add(piece);
            }
            if (visited > most) {
                throw new Budget.Exceeded("visits");
            }
            level = next;
        }
        return visited;
    }

    private void add(Piece piece) {
        long[] set = new long[frame.words()];
        for (int i = 0; i < piece.size; i++) {
            if (piece.isLost[i]) {
                frame.set(piece.keys, i * keyWords, set);
                lost.add(set, 0);
            }
        }
    }

    /** One level, worked on by all threads. */
    private final class Work {
        private final List<Piece> level;
        private final int gapCount;
        private final AtomicInteger taken = new AtomicInteger();
        private final List<List<Piece>> children = new ArrayList<>();
        private volatile @Nullable RuntimeException failure;

        Work(List<Piece> level, int gapCount) {
            this.level = level;
            this.gapCount = gapCount;
            for (int i = 0; i < level.size(); i++) {
                children.add(new ArrayList<>());
            }
        }

        List<Piece> done() {
            List<Thread> others = new ArrayList<>();
            for (int t = 1; t < Math.min(budget.threads(), level.size()); t++) {
                others.add(Thread.ofPlatform().start(this::work));
            }
            work();
            for (Thread other : others) {
                join(other);
            }
            RuntimeException first = failure;
            if (first != null) {
                throw first;
            }
            return children.stream().flatMap(List::stream).toList();
        }

        private void work() {
            try {
                Worker worker = new Worker(gapCount);
                for (int i = taken.getAndIncrement();
                        i < level.size() && failure == null;
                        i = taken.getAndIncrement()) {
                    budget.spend();
                    worker.decide(level.get(i), children.get(i));
                }
            } catch (RuntimeException e) {
                failure = e;
            }
        }

        private static void join(Thread thread) {
            boolean isInterrupted = false;
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    isInterrupted = true;
                }
            }
            if (isInterrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** What one thread needs. */
    private final class Worker {
        private final int gapCount;
        private final long[] set = new long[frame.words()];
        private final long[] option = new long[frame.words()];
        private final long[] reversed = new long[frame.words() + 1];
        private final long[] key = new long[keyWords];

        Worker(int gapCount) {
            this.gapCount = gapCount;
        }

        void decide(Piece piece, List<Piece> next) {
            for (int i = 0; i < piece.size; i++) {
                frame.set(piece.keys, i * keyWords, set);
                int frobenius = largestGap();
                int reply = reply(frobenius, piece.firstTry[i], piece.hasLostParent[i]);
                piece.isLost[i] = reply < 0;
                addChildren(frobenius, Math.max(reply, 0), reply < 0, next);
            }
        }

        private int largestGap() {
            int w = set.length - 1;
            while (set[w] == -1L) {
                w--;
            }
            return (w << 6) + Long.SIZE - 1 - Long.numberOfLeadingZeros(~set[w]);
        }

        /** The move to try first below: one that wins, or if none was looked for, that before. */
        private int reply(int frobenius, int firstTry, boolean hasLostParent) {
            if (frobenius <= 1) {
                return -1;
            }
            if (hasLostParent) {
                return frobenius;
            }
            if (2 * gapCount <= frobenius + 2 || wins(firstTry)) {
                return firstTry;
            }
            for (int n = frobenius - 1; n > 1; n--) {
                if (wins(n)) {
                    return n;
                }
            }
            return -1;
        }

        private boolean wins(int move) {
            if (move < 2 || GapFrame.has(set, move)) {
                return false;
            }
            long hash = frame.hashAdjoined(set, move, option);
            if (!lost.mayContain(hash)) {
                return false;
            }
            frame.adjoin(set, move, option);
            return lost.find(option, hash, key) >= 0;
        }

        /** Leaves out each minimal generator beyond the largest gap that is not in S. */
        private void addChildren(int frobenius, int move, boolean isLost, List<Piece> next) {
            for (int w = 0; w < set.length; w++) {
                reversed[w] = Long.reverse(set[set.length - 1 - w]);
            }
            int most = Math.min(frame.frobenius(), frobenius + multiplicity());
            for (int x = frobenius + 1; x <= most; x++) {
                if (frame.isGapOfRoot(x) && isGenerator(x)) {
                    set[x >> 6] &= ~(1L << x);
                    if (next.isEmpty() || next.getLast().isFull()) {
                        next.add(new Piece());
                    }
                    next.getLast().add(set, move, isLost);
                    set[x >> 6] |= 1L << x;
                }
            }
        }

        private int multiplicity() {
            int n = 1;
            while (!GapFrame.has(set, n)) {
                n++;
            }
            return n;
        }

        /** Whether no y and x - y, 0 &lt; y &lt; x, are both elements. */
        private boolean isGenerator(int x) {
            int shift = (set.length << 6) - 1 - x;
            int down = shift >> 6;
            int right = shift & 63;
            for (int w = 0; w <= x >> 7; w++) {
                long mirror =
                        reversed[w + down] >>> right | reversed[w + down + 1] << 1 << 63 - right;
                long sums = set[w] & mirror;
                if ((w == 0 ? sums & -2L & notBeyond(x) : sums & notBeyond(x - (w << 6))) != 0) {
                    return false;
                }
            }
            return true;
        }

        /** The bits below x, as far as a word has them. */
        private static long notBeyond(int x) {
            return x >= Long.SIZE ? -1L : (1L << x) - 1;
        }
    }
}

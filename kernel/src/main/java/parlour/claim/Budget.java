package parlour.claim;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * What an answer may cost: time, memory for tables, threads; and a way to cancel. Engines look at
 * it often and stop in an orderly way by throwing {@link Exceeded}, which the games turn into an
 * {@code unknown} answer. Where they look, their work can be {@linkplain Checkpoints kept} as well.
 */
public final class Budget {
    /** The limit that {@link Exceeded} names when somebody asked the work to stop. */
    public static final String INTERRUPT = "interrupt";

    /** The limit that {@link Exceeded} names when time is up. */
    public static final String TIME = "time";

    private static final int DEFAULT_SHARE_OF_HEAP = 2;

    private final @Nullable Deadline deadline;
    private final long memoryBytes;
    private final int threads;
    private final int divisor;
    private final Cord cord;

    private Budget(
            @Nullable Deadline deadline, long memoryBytes, int threads, int divisor, Cord cord) {
        this.deadline = deadline;
        this.memoryBytes = memoryBytes;
        this.threads = threads;
        this.divisor = divisor;
        this.cord = cord;
    }

    /** No time limit, tables within half of the heap, one thread. */
    public static Budget unlimited() {
        return new Budget(
                null,
                Runtime.getRuntime().maxMemory() / DEFAULT_SHARE_OF_HEAP,
                1,
                1,
                new Cord(new Switch(null), Checkpoints.NONE));
    }

    /**
     * The same budget, running out after a time from now that somebody chose: engines that would
     * stop after some count of steps go on until then.
     */
    public Budget withTime(Duration time) {
        return new Budget(Deadline.after(time, true), memoryBytes, threads, divisor, cord);
    }

    /**
     * The same budget, running out after a time from now. Engines stop after the counts of steps
     * that they know, as without a time, so that what they say does not depend on the machine
     * unless the time strikes first.
     */
    public Budget withDeadline(Duration time) {
        return new Budget(Deadline.after(time, false), memoryBytes, threads, divisor, cord);
    }

    /** The same budget for engines that stop after the counts they know, whoever chose the time. */
    public Budget withCounts() {
        Deadline guard = deadline == null ? null : new Deadline(deadline.nanos, false);
        return new Budget(guard, memoryBytes, threads, divisor, cord);
    }

    /** The same budget with this many bytes for tables. */
    public Budget withMemory(long bytes) {
        return new Budget(deadline, bytes, threads, divisor, cord);
    }

    /** The same budget with this many threads. */
    public Budget withThreads(int count) {
        return new Budget(deadline, memoryBytes, count, divisor, cord);
    }

    /**
     * The same budget for quick work whose answer must not depend on time: engines stop after this
     * part of the counts of steps that they know, even where somebody chose a time.
     */
    public Budget withCountsDividedBy(int by) {
        return new Budget(deadline, memoryBytes, threads, by, cord);
    }

    /**
     * The same budget with a switch of its own: cancelling it leaves this one alone, while
     * cancelling this one cancels it too.
     */
    public Budget branch() {
        Cord own = new Cord(new Switch(cord.cancelled), cord.checkpoints);
        return new Budget(deadline, memoryBytes, threads, divisor, own);
    }

    /** The same budget for work that is kept there. */
    public Budget withCheckpoints(Checkpoints checkpoints) {
        return new Budget(
                deadline, memoryBytes, threads, divisor, new Cord(cord.cancelled, checkpoints));
    }

    /** Where the work is kept. */
    public Checkpoints checkpoints() {
        return cord.checkpoints;
    }

    /** Whether somebody chose how long the work may take. */
    public boolean isTimed() {
        return deadline != null && deadline.chosen;
    }

    /** Whether engines stop after a part of the counts that they know. */
    public boolean isDivided() {
        return divisor > 1;
    }

    /** How many steps an engine may take that stops after so many where nobody chose a time. */
    public long bound(long steps) {
        return isTimed() && !isDivided() ? Long.MAX_VALUE : steps / divisor;
    }

    /** Whether there is a time after which it has run out. */
    public boolean hasDeadline() {
        return deadline != null;
    }

    /** Whether it has run out of time. */
    public boolean isOver() {
        return deadline != null && System.nanoTime() - deadline.nanos > 0;
    }

    /** Bytes that the engine's tables may take. */
    public long memoryBytes() {
        return memoryBytes;
    }

    /** Threads that may work at once, at least 1. */
    public int threads() {
        return threads;
    }

    /** Asks whoever works within this budget, or one made from it, to stop. */
    public void cancel() {
        cord.cancelled.off = true;
    }

    /** Whether somebody asked that. */
    public boolean isCancelled() {
        return cord.cancelled.isOff();
    }

    /**
     * To be called every few thousand positions, where the work is whole: it may be kept here.
     *
     * @throws Exceeded if time is up or the work was cancelled
     */
    public void spend() {
        cord.checkpoints.look();
        if (cord.cancelled.isOff()) {
            throw new Exceeded(INTERRUPT);
        }
        if (isOver()) {
            throw new Exceeded(TIME);
        }
    }

    /** When work ends at the latest, and whether somebody chose that. */
    private record Deadline(long nanos, boolean chosen) {
        static Deadline after(Duration time, boolean chosen) {
            return new Deadline(System.nanoTime() + time.toNanos(), chosen);
        }
    }

    /** What ties work to whoever asked for it. */
    private record Cord(Switch cancelled, Checkpoints checkpoints) {}

    /** What stops work at once, with all that hangs on it. */
    private static final class Switch {
        private final @Nullable Switch above;
        private volatile boolean off;

        Switch(@Nullable Switch above) {
            this.above = above;
        }

        boolean isOff() {
            return off || (above != null && above.isOff());
        }
    }

    /** The budget ran out, or the work was cancelled. */
    public static final class Exceeded extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final String limit;

        /**
         * @param limit what ran out: {@code time}, {@code memory} or {@code interrupt}
         */
        public Exceeded(String limit) {
            super("stopped: " + limit, null, false, false);
            this.limit = limit;
        }

        /** What ran out: {@code time}, {@code memory} or {@code interrupt}. */
        public String limit() {
            return limit;
        }
    }
}

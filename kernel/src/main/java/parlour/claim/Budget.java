package parlour.claim;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * What an answer may cost: time, memory for tables, threads; and a way to cancel. Engines look at
 * it often and stop in an orderly way by throwing {@link Exceeded}, which the games turn into an
 * {@code unknown} answer.
 */
public final class Budget {
    private static final int DEFAULT_SHARE_OF_HEAP = 2;

    private final long deadline;
    private final boolean timed;
    private final long memoryBytes;
    private final int threads;
    private final Switch cancelled;

    private Budget(boolean timed, long deadline, long memoryBytes, int threads, Switch cancelled) {
        this.timed = timed;
        this.deadline = deadline;
        this.memoryBytes = memoryBytes;
        this.threads = threads;
        this.cancelled = cancelled;
    }

    /** No time limit, tables within half of the heap, one thread. */
    public static Budget unlimited() {
        return new Budget(
                false,
                0,
                Runtime.getRuntime().maxMemory() / DEFAULT_SHARE_OF_HEAP,
                1,
                new Switch(null));
    }

    /** The same budget, running out after a time from now. */
    public Budget withTime(Duration time) {
        return new Budget(
                true, System.nanoTime() + time.toNanos(), memoryBytes, threads, cancelled);
    }

    /** The same budget with this many bytes for tables. */
    public Budget withMemory(long bytes) {
        return new Budget(timed, deadline, bytes, threads, cancelled);
    }

    /** The same budget with this many threads. */
    public Budget withThreads(int count) {
        return new Budget(timed, deadline, memoryBytes, count, cancelled);
    }

    /**
     * The same budget with a switch of its own: cancelling it leaves this one alone, while
     * cancelling this one cancels it too.
     */
    public Budget branch() {
        return new Budget(timed, deadline, memoryBytes, threads, new Switch(cancelled));
    }

    /** Whether a time limit was given. */
    public boolean isTimed() {
        return timed;
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
        cancelled.off = true;
    }

    /** Whether somebody asked that. */
    public boolean isCancelled() {
        return cancelled.isOff();
    }

    /**
     * To be called every few thousand positions.
     *
     * @throws Exceeded if time is up or the work was cancelled
     */
    public void spend() {
        if (cancelled.isOff()) {
            throw new Exceeded("cancelled");
        }
        if (timed && System.nanoTime() - deadline > 0) {
            throw new Exceeded("time");
        }
    }

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
         * @param limit what ran out: {@code time}, {@code memory} or {@code cancelled}
         */
        public Exceeded(String limit) {
            super("stopped: " + limit, null, false, false);
            this.limit = limit;
        }

        /** What ran out: {@code time}, {@code memory} or {@code cancelled}. */
        public String limit() {
            return limit;
        }
    }
}

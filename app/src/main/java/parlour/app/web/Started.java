package parlour.app.web;

import java.util.concurrent.Future;
import parlour.claim.Budget;

/**
 * Work that was put into the hard lane.
 *
 * @param future its answer
 * @param budget what it may cost; cancelled to stop it
 * @param clock since when it has been worked on
 * @param <T> answers
 */
record Started<T>(Future<T> future, Budget budget, Clock clock) {
    /** Stops the work, also if it has not begun. */
    void cancel() {
        budget.cancel();
        future.cancel(false);
    }

    /** When the work began. */
    static final class Clock {
        private volatile long since;

        /** The work begins now. */
        void start() {
            since = System.nanoTime() | 1;
        }

        /** Whole seconds of work so far; -1 while it waits. */
        long seconds() {
            long start = since;
            return start == 0 ? -1 : (System.nanoTime() - start) / 1_000_000_000L;
        }
    }
}

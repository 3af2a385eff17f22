package parlour.app.cli;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import parlour.claim.Budget;

/**
 * How Ctrl-C becomes an orderly {@code unknown}: the budget under way is cancelled, the engine
 * stops, the answer is printed. Between two lines of standard input there is nothing to wait for.
 */
final class Interrupts {
    private volatile @Nullable Budget work;
    private volatile boolean requested;
    private volatile boolean idle;
    private volatile BooleanSupplier writing = () -> false;

    /** From now on an interrupt cancels this budget and all made from it. */
    void watch(Budget budget) {
        work = budget;
        if (requested) {
            budget.cancel();
        }
    }

    /** Says whether the command waits for input rather than works. */
    void idle(boolean waiting) {
        idle = waiting;
    }

    /** Asks the work to stop. May be called from any thread. */
    void interrupt() {
        requested = true;
        @Nullable Budget budget = work;
        if (budget != null) {
            budget.cancel();
        }
    }

    /** Whether somebody asked the work to stop. */
    boolean isRequested() {
        return requested;
    }

    /** Whether an answer is on its way that is worth waiting for. */
    boolean isWorking() {
        return work != null && !idle;
    }

    /** Says who knows whether work is being written to the disk. */
    void mayWrite(BooleanSupplier isWriting) {
        writing = isWriting;
    }

    /** Whether work is being written to the disk, which may take long. */
    boolean isWriting() {
        return writing.getAsBoolean();
    }

    /** Whether the command has begun work that stops when it is asked to. */
    boolean isWatching() {
        return work != null;
    }
}

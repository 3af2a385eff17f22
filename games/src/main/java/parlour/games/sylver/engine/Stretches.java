package parlour.games.sylver.engine;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import parlour.claim.Budget;

/**
 * All that is left of a {@link SparingWalk} in stretches, one after the other and in the same order
 * however many threads there are. The walk asks nothing of what is decided, so a second thread, if
 * there is one, walks ahead.
 */
final class Stretches {
    /** Stretches that are filled, read or waiting at once. */
    private static final int IN_FLIGHT = 8;

    private final SparingWalk walk;
    private final BlockingQueue<Stretch> empty = new ArrayBlockingQueue<>(IN_FLIGHT);
    private final BlockingQueue<Stretch> filled = new ArrayBlockingQueue<>(IN_FLIGHT);
    private volatile @Nullable Throwable failure;

    private Stretches(SparingWalk walk) {
        this.walk = walk;
    }

    /**
     * Shows every stretch to a reader, on the thread that asks.
     *
     * @throws Budget.Exceeded if the budget runs out
     */
    static void each(SparingWalk walk, Budget budget, Consumer<Stretch> reader) {
        var stretches = new Stretches(walk);
        if (budget.threads() > 1) {
            stretches.readBehind(budget, reader);
            return;
        }
        var stretch = walk.stretch();
        do {
            budget.spend();
            stretches.walk.fill(stretch);
            reader.accept(stretch);
        } while (stretch.isFull());
    }

    private void readBehind(Budget budget, Consumer<Stretch> reader) {
        for (int i = 0; i < IN_FLIGHT; i++) {
            empty.add(walk.stretch());
        }
        Thread walker = Thread.ofPlatform().daemon().start(this::walkAhead);
        try {
            boolean isLast = false;
            while (!isLast) {
                budget.spend();
                Stretch stretch = filled.take();
                reader.accept(stretch);
                isLast = !stretch.isFull();
                empty.add(stretch);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Budget.Exceeded(Budget.INTERRUPT);
        } finally {
            walker.interrupt();
        }
        Throwable thrown = failure;
        if (thrown instanceof Error error) {
            throw error;
        }
        if (thrown instanceof RuntimeException exception) {
            throw exception;
        }
    }

    /** An interrupt says that nobody reads any more. */
    private void walkAhead() {
        try {
            Stretch stretch;
            do {
                stretch = empty.take();
                try {
                    walk.fill(stretch);
                } catch (RuntimeException | Error e) {
                    failure = e;
                    stretch.clear();
                }
                filled.add(stretch);
            } while (stretch.isFull());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}

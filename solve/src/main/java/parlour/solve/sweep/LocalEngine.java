package parlour.solve.sweep;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.jspecify.annotations.Nullable;
import parlour.claim.Budget;

/**
 * Threads of this machine, as many as the budget says; each takes the next unit when it is done
 * with one. A unit that needs more memory than there is does not keep others from being done.
 */
public final class LocalEngine implements SweepEngine {
    /** An engine without state. */
    public LocalEngine() {}

    @Override
    public void run(SweepFamily family, List<String> units, Workshop workshop, Delivery delivery) {
        int threads = workshop.budget().threads();
        int inner = Math.clamp(family.threadsOfUnit(threads), 1, threads);
        int atOnce = Math.max(1, Math.min(threads / inner, units.size()));
        Shift shift = new Shift(family, new ArrayDeque<>(units), workshop, delivery);
        List<Thread> others = new ArrayList<>();
        for (int i = 1; i < atOnce; i++) {
            others.add(
                    Thread.ofPlatform().name("sweep-" + i).start(() -> shift.work(atOnce, inner)));
        }
        shift.work(atOnce, inner);
        others.forEach(LocalEngine::await);
        shift.complain();
    }

    private static void await(Thread thread) {
        boolean interrupted = false;
        while (true) {
            try {
                thread.join();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** The units of one run, worked on by several threads. */
    private static final class Shift {
        private final SweepFamily family;
        private final Queue<String> units;
        private final Workshop workshop;
        private final Delivery delivery;
        private @Nullable RuntimeException failure;
        private @Nullable Error error;

        Shift(SweepFamily family, Queue<String> units, Workshop workshop, Delivery delivery) {
            this.family = family;
            this.units = units;
            this.workshop = workshop;
            this.delivery = delivery;
        }

        void work(int atOnce, int threads) {
            String unit = next();
            while (unit != null) {
                try {
                    workshop.budget().spend();
                    deliver(unit, family.work(unit, workshop.of(unit, atOnce, threads)));
                } catch (Budget.Exceeded e) {
                    fail(e, !e.limit().equals("memory"));
                } catch (OutOfMemoryError e) {
                    fail(new Budget.Exceeded("memory"), false);
                } catch (RuntimeException e) {
                    fail(e, true);
                } catch (Error e) {
                    fail(e);
                }
                unit = next();
            }
        }

        private synchronized @Nullable String next() {
            return units.poll();
        }

        private synchronized void deliver(String unit, byte[] result) {
            delivery.take(unit, result);
        }

        /** Keeps the first failure, but a bug before a limit. */
        private synchronized void fail(RuntimeException reason, boolean stop) {
            if (failure == null || failure instanceof Budget.Exceeded) {
                failure = reason;
            }
            if (stop) {
                units.clear();
            }
        }

        private synchronized void fail(Error reason) {
            error = reason;
            units.clear();
        }

        synchronized void complain() {
            if (error != null) {
                throw error;
            }
            if (failure != null) {
                throw failure;
            }
        }
    }
}

package parlour.app.recall;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import parlour.claim.BadInput;
import parlour.store.Inbox;
import parlour.store.Key;
import parlour.store.ResultStore;
import parlour.store.StoreHome;
import parlour.store.StoreUnusable;
import parlour.store.StoredResult;

/**
 * Opens the store once the work has lasted a while, looks up what is under way, and writes what was
 * found, all in a thread of its own. Whatever fails is told once; from then on there is no store,
 * but what a store that could be opened did not take is left in its inbox.
 */
final class Keeper implements AutoCloseable {
    private static final long POLL_MILLIS = 10;
    private static final long NANOS_PER_MILLI = 1_000_000;

    /** Looking up first is worth it while it takes less than this part of the work. */
    private static final long WORK_PER_LOOK = 10;

    /** Where things stand. */
    private enum State {
        /** It is not opened yet. */
        CLOSED,
        OPEN,
        /** It takes nothing any more; another run may find it better. */
        SHUT,
        UNUSABLE
    }

    private final StoreHome home;
    private final Pace pace;
    private final Supplier<String> version;
    private final Consumer<String> warn;

    private final Set<Flight<?>> flights = ConcurrentHashMap.newKeySet();
    private final LongAdder workNanos = new LongAdder();
    private final LongAdder lookNanos = new LongAdder();
    private final AtomicBoolean started = new AtomicBoolean();
    private volatile boolean lastWasHit;
    private volatile @Nullable ResultStore reader;

    private final Object lock = new Object();
    private final Thread thread = Thread.ofPlatform().daemon().name("store").unstarted(this::run);
    private List<StoredResult> queue = new ArrayList<>();
    private State state = State.CLOSED;
    private boolean writing;
    private boolean quiet;
    private volatile boolean asleep;
    private boolean urgent;
    private boolean closing;

    /**
     * When the store is worth its cost.
     *
     * @param openMillis the store is opened when the work of a run has lasted so long
     * @param keepMillis answers that took less are not kept
     */
    record Pace(long openMillis, long keepMillis) {
        /**
         * SQLite takes a few tenths of a second to load: only after that much work is it loaded.
         */
        static final Pace USUAL = new Pace(250, 10);
    }

    Keeper(StoreHome home, Pace pace, Supplier<String> version, Consumer<String> warn) {
        this.home = home;
        this.pace = pace;
        this.version = version;
        this.warn = warn;
    }

    /** A question is under way; the store is asked at once if that is worth it. */
    void start(Flight<?> flight) {
        flights.add(flight);
        if (!started.get() && started.compareAndSet(false, true)) {
            thread.start();
        }
        wake();
        if (reader != null && (lastWasHit || lookNanos.sum() * WORK_PER_LOOK <= workNanos.sum())) {
            look(flight);
        }
    }

    private void wake() {
        if (asleep) {
            synchronized (lock) {
                lock.notifyAll();
            }
        }
    }

    /** A question is answered. */
    void end(Flight<?> flight) {
        flights.remove(flight);
        if (flight.hit().isEmpty()) {
            workNanos.add(flight.nanos());
        }
    }

    /** Whether an answer that took so long is worth keeping. */
    boolean isWorth(long nanos) {
        return nanos >= pace.keepMillis() * NANOS_PER_MILLI;
    }

    /** Keeps a result; it is on the disk after {@link #settle} at the latest. */
    void keep(StoredResult result) {
        synchronized (lock) {
            if (state != State.UNUSABLE) {
                queue.add(result);
                lock.notifyAll();
            }
        }
    }

    /** Has the store opened without waiting for work that lasts, if there is one already. */
    void openSoon() {
        if (ResultStore.exists(home)) {
            hurry();
        }
    }

    private void hurry() {
        synchronized (lock) {
            urgent = true;
            lock.notifyAll();
        }
        if (started.compareAndSet(false, true)) {
            thread.start();
        }
    }

    /** What the store has under a key; waits until it is open. */
    Optional<StoredResult> find(Key key) {
        hurry();
        synchronized (lock) {
            while (state == State.CLOSED && !closing && await(0)) {}
        }
        @Nullable ResultStore store = reader;
        try {
            return store == null ? Optional.empty() : store.find(key);
        } catch (StoreUnusable unusable) {
            giveUp(unusable.line());
            return Optional.empty();
        }
    }

    /** Sees to it that everything kept so far is on the disk. */
    void settle() {
        List<StoredResult> left;
        synchronized (lock) {
            while (state == State.OPEN && (writing || !queue.isEmpty()) && await(0)) {}
            if (state == State.UNUSABLE || queue.isEmpty()) {
                return;
            }
            left = queue;
            queue = new ArrayList<>();
        }
        try {
            new Inbox(home).leave(left);
        } catch (StoreUnusable unusable) {
            giveUp(unusable.line());
        }
    }

    @Override
    public void close() {
        settle();
        boolean open;
        synchronized (lock) {
            closing = true;
            open = state == State.OPEN;
            lock.notifyAll();
        }
        // A store that is not open yet is not waited for: nothing is left to write.
        while (open && thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    private void run() {
        if (!waitUntilDue()) {
            return;
        }
        try (ResultStore writer = ResultStore.open(home)) {
            new Inbox(home).emptyInto(writer);
            try (ResultStore second = ResultStore.open(home)) {
                reader = second;
                enter(State.OPEN);
                work(writer);
                reader = null;
            }
        } catch (StoreUnusable unusable) {
            giveUp(unusable.line());
        } catch (OutOfMemoryError full) {
            giveUp("no memory left for the store");
        } catch (RuntimeException | LinkageError bug) {
            // Whoever waits for this thread must not wait for ever.
            giveUp("the store failed: " + BadInput.shown(bug.toString()));
        }
    }

    private boolean waitUntilDue() {
        synchronized (lock) {
            while (!closing && !urgent && worked() < pace.openMillis() * NANOS_PER_MILLI) {
                if (!rest()) {
                    return false;
                }
            }
            return !closing;
        }
    }

    private long worked() {
        long nanos = workNanos.sum();
        for (Flight<?> flight : flights) {
            nanos += flight.nanos();
        }
        return nanos;
    }

    /** Writes whatever comes, all that has gathered in one transaction; looks up what lasts. */
    private void work(ResultStore writer) {
        while (true) {
            List<StoredResult> batch;
            synchronized (lock) {
                if (queue.isEmpty() && (closing || !rest())) {
                    return;
                }
                batch = queue;
                queue = new ArrayList<>();
                writing = !batch.isEmpty();
            }
            if (!batch.isEmpty() && !isPut(writer, batch)) {
                return;
            }
            for (Flight<?> flight : flights) {
                if (!flight.isLooked() && isWorth(flight.nanos())) {
                    look(flight);
                }
            }
        }
    }

    private boolean isPut(ResultStore writer, List<StoredResult> batch) {
        try {
            writer.put(batch);
            synchronized (lock) {
                writing = false;
                lock.notifyAll();
            }
            return true;
        } catch (StoreUnusable unusable) {
            synchronized (lock) {
                batch.addAll(queue);
                queue = batch;
            }
            giveUp(unusable.line(), State.SHUT);
            return false;
        }
    }

    /** Asks the store, if it is open. */
    void look(Flight<?> flight) {
        @Nullable ResultStore store = reader;
        if (store == null) {
            return;
        }
        long start = System.nanoTime();
        try {
            lastWasHit = flight.look(store::find, version.get());
        } catch (StoreUnusable unusable) {
            giveUp(unusable.line());
        }
        lookNanos.add(System.nanoTime() - start);
    }

    /**
     * Waits until it is time to look again: a moment while questions are under way, else until one
     * comes. False if the thread was interrupted.
     */
    private boolean rest() {
        asleep = quiet; // told before flights are counted, so that none that comes is missed
        boolean still = quiet && flights.isEmpty();
        boolean waited = await(still ? 0 : POLL_MILLIS);
        asleep = false;
        quiet = !still && flights.isEmpty();
        return waited;
    }

    private void giveUp(String reason) {
        giveUp(reason, State.UNUSABLE);
    }

    /**
     * Told before anybody who waits goes on, for that may be the end of the program. At the end
     * itself the store may be closed under the hands of somebody who is looking for an answer.
     */
    private void giveUp(String reason, State next) {
        reader = null;
        synchronized (lock) {
            if (state == State.SHUT || state == State.UNUSABLE) {
                return;
            }
            if (!closing) {
                warn.accept(reason + "; going on without it");
            }
            enter(next);
        }
    }

    private void enter(State next) {
        synchronized (lock) {
            state = next;
            if (next == State.UNUSABLE) {
                queue.clear();
            }
            writing = false;
            lock.notifyAll();
        }
    }

    /**
     * Waits to be woken, so long at most if that is not 0; false if the thread was interrupted. The
     * callers loop.
     */
    @SuppressWarnings("WaitNotInLoop")
    private boolean await(long millis) {
        try {
            lock.wait(millis);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}

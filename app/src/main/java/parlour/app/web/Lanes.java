package parlour.app.web;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import parlour.claim.Budget;

/**
 * Two lanes, so that easy questions pass hard ones. Every question starts in the easy lane with a
 * small budget; one that needs more goes to the hard lane, which has fewer threads and a short
 * queue. Questions that were hard once go there at once; one that only found its core busy is tried
 * again. A lane whose queue is full refuses.
 *
 * <p>Work is done on platform threads: it computes, and would hold up virtual ones.
 */
final class Lanes implements AutoCloseable {
    private static final ThreadMXBean CPU = ManagementFactory.getThreadMXBean();

    private final long easyCpu;
    private final long easyMemory;
    private final long hardMemory;
    private final ThreadPoolExecutor easy;
    private final ThreadPoolExecutor hard;
    private final Set<Budget> running = ConcurrentHashMap.newKeySet();
    private volatile boolean closed;
    private final Map<String, Boolean> hardOnes =
            Collections.synchronizedMap(
                    new LinkedHashMap<>() {
                        private static final long serialVersionUID = 1L;

                        @Override
                        protected boolean removeEldestEntry(Map.Entry<String, Boolean> eldest) {
                            return size() > WebLimits.REMEMBERED;
                        }
                    });

    /**
     * Lanes for a machine with this many cores. Hard questions share half of the memory, easy ones
     * a quarter.
     *
     * @param memory bytes that the tables of all questions may take
     */
    Lanes(int cores, long memory) {
        this(cores, memory, WebLimits.EASY_CPU);
    }

    /**
     * The same with another bound for what is easy.
     *
     * @param easyCpu nanoseconds of a core after which a question that was not answered is a hard
     *     one
     */
    Lanes(int cores, long memory, long easyCpu) {
        this.easyCpu = easyCpu;
        int hardOnes = Math.max(1, cores / 2);
        easy = pool("easy", cores, WebLimits.EASY_WAITING);
        hard = pool("hard", hardOnes, WebLimits.HARD_WAITING);
        easyMemory = Math.min(WebLimits.EASY_MEMORY, memory / 4 / cores);
        hardMemory = Math.min(WebLimits.HARD_MEMORY, memory / 2 / hardOnes);
    }

    private static ThreadPoolExecutor pool(String name, int threads, int waiting) {
        ThreadPoolExecutor pool =
                new ThreadPoolExecutor(
                        threads,
                        threads,
                        1,
                        TimeUnit.MINUTES,
                        new ArrayBlockingQueue<>(waiting),
                        Thread.ofPlatform().daemon().name(name, 1).factory());
        pool.allowCoreThreadTimeOut(true);
        return pool;
    }

    /**
     * The answer, which may say that it ran out of time. What is known already does not wait behind
     * hard questions.
     *
     * @throws Refusal if too much is asked at once
     */
    <T> T answer(Work<T> work) {
        if (hardOnes.containsKey(work.key())) {
            Optional<T> known = easily(() -> work.known().apply(guarded(hardBudget())));
            if (known.isPresent()) {
                return known.get();
            }
        } else {
            for (Duration time : List.of(WebLimits.EASY_TIME, WebLimits.BUSY_TIME)) {
                Timed<T> timed = await(easy(work, time), time);
                if (!timed.ranOut()) {
                    return timed.answer();
                }
                if (timed.cpu() >= easyCpu) {
                    hardOnes.put(work.key(), true);
                    break;
                }
            }
        }
        return awaited(hard(work));
    }

    /** The answer of work in the hard lane, whose turn may come late. */
    <T> T awaited(Started<T> started) {
        return await(
                started.future(), WebLimits.HARD_TIME.multipliedBy(WebLimits.HARD_WAITING + 1L));
    }

    /**
     * The answer, or only what is known of it when the time of an easy question is up.
     *
     * @throws Refusal if too much is asked at once
     */
    <T> T answer(Work<T> work, boolean quick) {
        return quick
                ? await(easy(work, WebLimits.EASY_TIME), WebLimits.EASY_TIME).answer()
                : answer(work);
    }

    /** The answer to a question that is always easy. */
    <T> T easily(Callable<T> work) {
        return await(submit(easy, work), WebLimits.EASY_TIME);
    }

    private <T> Future<Timed<T>> easy(Work<T> work, Duration time) {
        Budget budget = Budget.unlimited().withMemory(easyMemory);
        return submit(
                easy,
                () -> {
                    long start = CPU.getCurrentThreadCpuTime();
                    Budget timed = budget.withDeadline(time);
                    T found = tracked(budget, work.answer(), timed);
                    return new Timed<>(
                            found,
                            work.ranOut().test(found, timed),
                            CPU.getCurrentThreadCpuTime() - start);
                });
    }

    /**
     * An answer, whether its budget was too small for it, and the nanoseconds of a core that it
     * took: on a busy machine time is longer.
     */
    private record Timed<T>(T answer, boolean ranOut, long cpu) {}

    /**
     * Puts work into the hard lane.
     *
     * @throws Refusal if its queue is full
     */
    <T> Started<T> hard(Work<T> work) {
        return hard(work, Lanes::guarded);
    }

    /**
     * Puts work into the hard lane that somebody watches, who can cancel it: it goes on for as long
     * as it is given, whatever engines are used to do.
     *
     * @throws Refusal if its queue is full
     */
    <T> Started<T> watched(Work<T> work) {
        return hard(work, budget -> budget.withTime(WebLimits.WATCHED_TIME));
    }

    private static Budget guarded(Budget budget) {
        return budget.withDeadline(WebLimits.HARD_TIME);
    }

    private Budget hardBudget() {
        return Budget.unlimited().withMemory(hardMemory);
    }

    private <T> Started<T> hard(Work<T> work, UnaryOperator<Budget> timed) {
        Budget budget = hardBudget();
        Started.Clock clock = new Started.Clock();
        Future<T> future =
                submit(
                        hard,
                        () -> {
                            clock.start();
                            return tracked(budget, work.answer(), timed.apply(budget));
                        });
        return new Started<>(future, budget, clock);
    }

    private <T> T tracked(Budget budget, Function<Budget, T> answer, Budget timed) {
        running.add(budget);
        if (closed) {
            budget.cancel();
        }
        try {
            return answer.apply(timed);
        } finally {
            running.remove(budget);
        }
    }

    private static <T> Future<T> submit(ThreadPoolExecutor lane, Callable<T> work) {
        try {
            return lane.submit(work);
        } catch (RejectedExecutionException full) {
            throw Refusal.busy("too many questions are waiting");
        }
    }

    private static <T> T await(Future<T> future, Duration time) {
        try {
            return future.get(time.plus(WebLimits.GRACE).toMillis(), TimeUnit.MILLISECONDS);
        } catch (ExecutionException e) {
            throw rethrown(e);
        } catch (TimeoutException e) {
            future.cancel(true);
            throw Refusal.busy("this question found no time");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Refusal.busy("the server is stopping");
        }
    }

    /** What the work threw, as it threw it. */
    static RuntimeException rethrown(ExecutionException e) {
        if (e.getCause() instanceof RuntimeException bug) {
            return bug;
        }
        if (e.getCause() instanceof OutOfMemoryError) {
            return Refusal.busy("this machine is short of memory");
        }
        return new IllegalStateException(e.getCause());
    }

    /** Cancels what is under way and takes no more. */
    @Override
    public void close() {
        closed = true;
        running.forEach(Budget::cancel);
        easy.shutdownNow();
        hard.shutdownNow();
    }
}

package parlour.app.cli;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import parlour.app.cli.table.Family;
import parlour.claim.Answer;
import parlour.claim.Ask;
import parlour.claim.Budget;

/**
 * The answers to a family, worked out by several threads and handed over in the order of the rows,
 * so that a table has the same bytes whatever the number of threads. Each row is worked on by one
 * thread.
 */
final class OrderedAnswers implements AutoCloseable {
    /** Rows that may be under way or waiting for an earlier one, for each thread. */
    private static final int AHEAD = 64;

    private final Call call;
    private final Family family;
    private final Ask ask;
    private final Limits limits;
    private final ExecutorService workers;
    private final Queue<Future<Answer>> ahead = new ArrayDeque<>();
    private final int most;
    private int started;

    OrderedAnswers(Call call, Family family, Ask ask, Limits limits) {
        this.call = call;
        this.family = family;
        this.ask = ask;
        this.limits = limits;
        this.workers = Executors.newFixedThreadPool(limits.shared().threads());
        this.most = AHEAD * limits.shared().threads();
        refill();
    }

    private void refill() {
        while (ahead.size() < most && started < family.size()) {
            int row = started++;
            ahead.add(workers.submit(() -> answer(row)));
        }
    }

    /** Rows that are worked on at once share the memory. */
    private Answer answer(int row) {
        Budget whole = limits.starting();
        Budget budget = whole.withMemory(whole.memoryBytes() / whole.threads()).withThreads(1);
        return call.recall().answer(call.catalogue().open(family.instance(row)), ask, budget);
    }

    /** Whether the next answer can be had without waiting. */
    boolean isReady() {
        return !ahead.isEmpty() && ahead.element().isDone();
    }

    /** The answer to the next row, which stays the next. */
    Answer peek() {
        try {
            return ahead.element().get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw e.getCause() instanceof RuntimeException bug
                    ? bug
                    : new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Budget.Exceeded(Budget.INTERRUPT);
        }
    }

    /** The answer to the next row. */
    Answer next() {
        Answer answer = peek();
        ahead.remove();
        refill();
        return answer;
    }

    /** Stops whatever is still under way. */
    @Override
    public void close() {
        workers.shutdownNow();
        if (!ahead.isEmpty()) {
            limits.shared().cancel();
        }
        workers.close();
    }
}

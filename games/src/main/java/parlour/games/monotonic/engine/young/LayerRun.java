package parlour.games.monotonic.engine.young;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import parlour.claim.Budget;

/** Works through a table layer by layer, with as many threads as the budget says. */
final class LayerRun {
    /** Blocks that a thread takes at once; layers of few blocks are left to one thread. */
    private static final int TAKEN = 8;

    private final Blocks blocks;
    private final EndTables tables;
    private final Budget budget;

    LayerRun(Blocks blocks, EndTables tables, Budget budget) {
        this.blocks = blocks;
        this.tables = tables;
        this.budget = budget;
    }

    /**
     * Finds lost words: those without an option that is lost.
     *
     * @param lost where their bits go; holds those of the layers before the first
     * @param open the words in question, if not all; others are neither lost nor make words won
     * @param left where those go that are open and not lost, if wanted
     * @param first the layer to begin with
     * @param after told of each finished layer and the number of words lost in it
     * @throws Budget.Exceeded if the budget runs out; finished layers stay
     */
    void run(Plane lost, @Nullable Plane open, @Nullable Plane left, int first, AfterLayer after) {
        int threads = budget.threads();
        List<BlockSolver> solvers = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            solvers.add(new BlockSolver(blocks, tables, lost));
        }
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            for (int layer = first; layer < blocks.layers(); layer++) {
                int from = blocks.firstOf(layer);
                int until = blocks.firstOf(layer + 1);
                AtomicInteger next = new AtomicInteger(from);
                List<Callable<Long>> tasks = new ArrayList<>();
                for (int i = 0; i < Math.min(threads, 1 + (until - from) / TAKEN); i++) {
                    BlockSolver solver = solvers.get(i);
                    tasks.add(() -> work(solver, open, left, next, until));
                }
                after.layer(
                        layer, tasks.size() == 1 ? alone(tasks.getFirst()) : together(pool, tasks));
            }
        }
    }

    private long work(
            BlockSolver solver,
            @Nullable Plane open,
            @Nullable Plane left,
            AtomicInteger next,
            int until) {
        long lost = 0;
        for (int from = next.getAndAdd(TAKEN); from < until; from = next.getAndAdd(TAKEN)) {
            budget.spend();
            for (int block = from; block < Math.min(until, from + TAKEN); block++) {
                lost += solver.solve(blocks.start(block), open, left);
            }
        }
        return lost;
    }

    private static long alone(Callable<Long> task) {
        try {
            return task.call();
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private static long together(ExecutorService pool, List<Callable<Long>> tasks) {
        try {
            long lost = 0;
            for (Future<Long> part : pool.invokeAll(tasks)) {
                lost += part.get();
            }
            return lost;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Budget.Exceeded(Budget.INTERRUPT);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            if (e.getCause() instanceof Error cause) {
                throw cause;
            }
            throw new IllegalStateException(e);
        }
    }

    /** What is done after each layer. */
    interface AfterLayer {
        /** A layer is finished. */
        void layer(int layer, long lost);
    }
}

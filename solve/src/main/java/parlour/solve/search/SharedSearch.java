package parlour.solve.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import parlour.claim.Budget;
import parlour.game.SearchRules;
import parlour.solve.search.DepthFirstSearch.Company;
import parlour.solve.table.ExactTable;

/**
 * Depth-first searches that share one table. Asked with several threads, each searches the same
 * position, puts off options that another is at and uses what the others have found; the first to
 * finish answers. The answer is the same with any number of threads, since it is a property of the
 * position.
 */
public final class SharedSearch {
    private final ExactTable table;
    private final Budget budget;
    private long expanded;

    /**
     * Searches within a budget.
     *
     * @param words longs in the keys of all rules that will be searched
     */
    public SharedSearch(int words, Budget budget) {
        this.table = new ExactTable(words, budget.memoryBytes());
        this.budget = budget;
    }

    /** The table that all searches share. */
    public ExactTable table() {
        return table;
    }

    /**
     * Whether the player to move at the start of these rules wins.
     *
     * @throws Budget.Exceeded if the budget runs out; what was decided stays in the table
     */
    public boolean firstWins(SearchRules rules) {
        return budget.threads() == 1 ? alone(rules) : together(rules);
    }

    /**
     * Positions expanded so far, by all threads; depends on their timing when there are several.
     */
    public long expanded() {
        return expanded;
    }

    private boolean alone(SearchRules rules) {
        DepthFirstSearch search = new DepthFirstSearch(rules, 0, table, budget, Company.NONE);
        try {
            return search.firstWins();
        } finally {
            expanded += search.expanded();
        }
    }

    private boolean together(SearchRules rules) {
        AtomicReference<@Nullable Ending> first = new AtomicReference<>();
        Company company = new Company(() -> first.get() != null, new UnderWay(rules.words()));
        List<Thread> threads = new ArrayList<>();
        List<DepthFirstSearch> searches = new ArrayList<>();
        for (int thread = 0; thread < budget.threads(); thread++) {
            DepthFirstSearch search = new DepthFirstSearch(rules, thread, table, budget, company);
            searches.add(search);
            threads.add(
                    Thread.ofPlatform().name("search-" + thread).start(() -> run(search, first)));
        }
        threads.forEach(SharedSearch::await);
        searches.forEach(search -> expanded += search.expanded());
        return Objects.requireNonNull(first.get()).answer();
    }

    private static void run(DepthFirstSearch search, AtomicReference<@Nullable Ending> first) {
        Ending ending;
        try {
            ending = new Ending.Decided(search.firstWins());
        } catch (DepthFirstSearch.Overtaken e) {
            return;
        } catch (RuntimeException | OutOfMemoryError e) {
            ending = new Ending.Failed(e);
        }
        first.compareAndSet(null, ending);
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

    /** How a search ended. */
    private sealed interface Ending {
        boolean answer();

        /** One has decided. */
        record Decided(boolean answer) implements Ending {}

        /** One has failed, or run out of budget. */
        record Failed(Throwable reason) implements Ending {
            @Override
            public boolean answer() {
                if (reason instanceof Error error) {
                    throw error;
                }
                throw (RuntimeException) reason;
            }
        }
    }
}

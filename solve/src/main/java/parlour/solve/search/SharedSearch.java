package parlour.solve.search;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
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
 *
 * <p>All searches together can be written and read again: the table, and where a search on one
 * thread stands. The first search after that goes there, since it is the one that was stopped, and
 * takes the steps that it would have taken. Several threads start at the top once more and find the
 * table.
 */
public final class SharedSearch {
    /** Positions expanded between two looks at the budget. */
    private static final int LOOK_EVERY = 1024;

    private final int words;
    private final Budget budget;
    private final int lookEvery;
    private ExactTable table;
    private long expanded;
    private int[][] path = {};
    private @Nullable DepthFirstSearch current;

    /**
     * Searches within a budget.
     *
     * @param words longs in the keys of all rules that will be searched
     */
    public SharedSearch(int words, Budget budget) {
        this(words, budget, LOOK_EVERY);
    }

    /**
     * The same with another number of positions between two looks at the budget.
     *
     * @param lookEvery how many
     */
    public SharedSearch(int words, Budget budget, int lookEvery) {
        this.words = words;
        this.table = new ExactTable(words, budget.memoryBytes());
        this.budget = budget;
        this.lookEvery = lookEvery;
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
        return expanded + (current == null ? 0 : current.expanded());
    }

    /** Writes the table and where the search stands. */
    public void write(DataOutput out) throws IOException {
        out.writeLong(expanded());
        int[][] standing = current == null ? path : current.path();
        out.writeInt(standing.length);
        for (int[] left : standing) {
            out.writeInt(left.length);
            for (int option : left) {
                out.writeInt(option);
            }
        }
        table.write(out);
    }

    /**
     * Goes on from what another one has written, with the same rules.
     *
     * @throws Budget.Exceeded if that needs more memory than the budget has
     * @throws IOException if the bytes make no sense
     */
    public void read(DataInput in) throws IOException {
        long steps = in.readLong();
        List<int[]> plies = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            List<Integer> options = new ArrayList<>();
            for (int more = in.readInt(); more > 0; more--) {
                options.add(in.readInt());
            }
            plies.add(options.stream().mapToInt(Integer::intValue).toArray());
        }
        table = ExactTable.read(words, budget.memoryBytes(), in);
        expanded = steps;
        path = plies.toArray(int[][]::new);
    }

    private boolean alone(SearchRules rules) {
        var looks = new DepthFirstSearch.Looks(budget, lookEvery, Company.NONE);
        DepthFirstSearch search = new DepthFirstSearch(rules, 0, table, looks);
        search.follow(path);
        path = new int[0][];
        current = search;
        try {
            return search.firstWins();
        } finally {
            expanded += search.expanded();
            path = search.path();
            current = null;
        }
    }

    private boolean together(SearchRules rules) {
        AtomicReference<@Nullable Ending> first = new AtomicReference<>();
        Company company = new Company(() -> first.get() != null, new UnderWay(rules.words()));
        List<Thread> threads = new ArrayList<>();
        List<DepthFirstSearch> searches = new ArrayList<>();
        var looks = new DepthFirstSearch.Looks(budget, lookEvery, company);
        path = new int[0][];
        for (int thread = 0; thread < budget.threads(); thread++) {
            DepthFirstSearch search = new DepthFirstSearch(rules, thread, table, looks);
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
        } catch (RuntimeException | Error e) {
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

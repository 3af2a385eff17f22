package parlour.bench.monotonic;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import parlour.claim.Budget;
import parlour.claim.InstanceText;
import parlour.games.monotonic.MonotonicGame;
import parlour.games.monotonic.MonotonicInstance;
import parlour.games.monotonic.Ordered;
import parlour.games.monotonic.engine.MonotonicSolver;
import parlour.games.monotonic.engine.OrderSolver;
import parlour.solve.search.SharedSearch;

/**
 * Solves instances of growing size in one process and prints what each took: CPU seconds of the
 * thread, positions expanded, bytes of the table. Both conventions and other games' rules are
 * loaded first. The last line is a signature of all counts: a change that should not touch the
 * search must not change it.
 *
 * <p>On Q there is no search: see {@link YoungBoxes}.
 *
 * <p>Usage: {@code MonotonicLadder [small|medium|large]}; small takes seconds, medium a minute,
 * large many minutes and gigabytes.
 */
public final class MonotonicLadder {
    private static final List<String> SMALL =
            List.of(
                    "monotonic(a=5,d=5,deck=30)",
                    "monotonic(a=6,d=5,deck=26)",
                    "monotonic(a=6,d=5,deck=26,play=misere)",
                    "monotonic(a=6,d=6,deck=20)",
                    "monotonic(a=6,d=5,deck=N)",
                    "monotonic(a=6,d=5,deck=L)",
                    "monotonic(a=6,d=6,deck=Z)");

    private static final List<String> MEDIUM =
            List.of(
                    "monotonic(a=6,d=6,deck=26)",
                    "monotonic(a=6,d=6,deck=30)",
                    "monotonic(a=6,d=6,deck=26,play=misere)",
                    "monotonic(a=6,d=6,deck=N)",
                    "monotonic(a=6,d=6,deck=L)",
                    "monotonic(a=6,d=6,deck=L,play=misere)",
                    "monotonic(a=7,d=6,deck=31)",
                    "monotonic(a=7,d=6,deck=28)");

    private static final List<String> LARGE =
            List.of(
                    "monotonic(a=7,d=6,deck=31,play=misere)",
                    "monotonic(a=7,d=6,deck=N)",
                    "monotonic(a=7,d=6,deck=L)",
                    "monotonic(a=7,d=7,deck=37)");

    private static final List<String> NIMBERS =
            List.of("monotonic(a=5,d=4,deck=14)", "monotonic(a=5,d=5,deck=20)");

    private static final int WARM_UPS = 2;

    private final PrintStream out;
    private long signature = 17;

    private MonotonicLadder(PrintStream out) {
        this.out = out;
    }

    /** Runs the ladder up to a size. */
    public static void main(String[] arguments) {
        new MonotonicLadder(System.out).climb(arguments.length == 0 ? "small" : arguments[0]);
    }

    /**
     * Solves the small instances and returns the signature of their counts, printing to a stream.
     */
    static long signature(PrintStream out) {
        MonotonicLadder ladder = new MonotonicLadder(out);
        SMALL.forEach(instance -> ladder.outcome(instance, 0));
        return ladder.signature;
    }

    private void climb(String size) {
        otherRules();
        out.printf(
                "%-44s %-7s %3s %12s %9s %9s%n",
                "instance", "asked", "", "expanded", "cpu s", "MB");
        SMALL.forEach(instance -> outcome(instance, WARM_UPS));
        SMALL.forEach(this::winningMoves);
        NIMBERS.forEach(this::nimber);
        if (!size.equals("small")) {
            MEDIUM.forEach(instance -> outcome(instance, 1));
        }
        if (size.equals("large")) {
            LARGE.forEach(instance -> outcome(instance, 0));
        }
        out.println("signature " + signature);
    }

    /** Gives the engine's call sites several targets before anything is timed. */
    private static void otherRules() {
        for (int counters = 1; counters < 3000; counters++) {
            SharedSearch search = new SharedSearch(1, Budget.unlimited());
            boolean wins = search.firstWins(new TakeAway(counters % 300 + 1));
            if (wins != ((counters % 300 + 1) % 6 != 0)) {
                throw new IllegalStateException("take-away solved wrongly");
            }
        }
    }

    private void outcome(String text, int warmUps) {
        for (int i = 0; i < warmUps; i++) {
            Asked.of(text).outcome();
        }
        long before = cpu();
        Asked asked = Asked.of(text);
        String outcome = asked.outcome();
        row(text, "outcome", outcome, asked, cpu() - before);
        signature = signature * 31 + asked.expanded();
    }

    private void winningMoves(String text) {
        long before = cpu();
        Asked asked = Asked.of(text);
        asked.outcome();
        int moves = asked.winningMoves();
        row(text, "moves", String.valueOf(moves), asked, cpu() - before);
    }

    private void nimber(String text) {
        for (int i = 0; i <= WARM_UPS; i++) {
            long before = cpu();
            MonotonicSolver solver = new MonotonicSolver(read(text), Budget.unlimited());
            int nimber = solver.nimber().orElseThrow();
            double seconds = (cpu() - before) / 1e9;
            if (i == WARM_UPS) {
                out.printf(
                        Locale.ROOT,
                        "%-44s %-7s %3d %12d %9.3f%n",
                        text,
                        "nimber",
                        nimber,
                        solver.graphPositions(),
                        seconds);
            }
        }
    }

    private void row(String text, String question, String answer, Asked asked, long nanos) {
        out.printf(
                Locale.ROOT,
                "%-44s %-7s %3s %12d %9.3f %9.1f%n",
                text,
                question,
                answer,
                asked.expanded(),
                nanos / 1e9,
                asked.tableBytes() / 1e6);
    }

    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    private static MonotonicInstance read(String text) {
        return new MonotonicGame().read(InstanceText.parse(text));
    }

    /** The two solvers, seen alike. */
    private sealed interface Asked {
        String outcome();

        int winningMoves();

        long expanded();

        long tableBytes();

        static Asked of(String text) {
            MonotonicInstance instance = read(text);
            return instance.start() instanceof Ordered.OnOrder order
                    ? new OnOrder(new OrderSolver(instance, order, Budget.unlimited()))
                    : new OnDeck(new MonotonicSolver(instance, Budget.unlimited()));
        }

        record OnDeck(MonotonicSolver solver) implements Asked {
            @Override
            public String outcome() {
                return solver.outcome().toString();
            }

            @Override
            public int winningMoves() {
                return solver.winningMoves().size();
            }

            @Override
            public long expanded() {
                return solver.expanded();
            }

            @Override
            public long tableBytes() {
                return solver.tableBytes();
            }
        }

        record OnOrder(OrderSolver solver) implements Asked {
            @Override
            public String outcome() {
                return solver.outcome().toString();
            }

            @Override
            public int winningMoves() {
                return solver.winningMoves().size();
            }

            @Override
            public long expanded() {
                return solver.expanded();
            }

            @Override
            public long tableBytes() {
                return solver.tableBytes();
            }
        }
    }
}

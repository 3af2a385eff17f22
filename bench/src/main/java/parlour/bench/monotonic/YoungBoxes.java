package parlour.bench.monotonic;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import parlour.claim.Budget;
import parlour.games.monotonic.engine.young.YoungBox;
import parlour.games.monotonic.engine.young.YoungTable;

/**
 * Solves all diagrams of square boxes of growing size and prints what each took: CPU seconds of the
 * thread, diagrams, lost diagrams, bytes of the table. One thread; the table in memory.
 *
 * <p>Usage: {@code YoungBoxes [SIDE]}, up to this side, 14 if not given; from 12 on.
 */
public final class YoungBoxes {
    private static final int FIRST = 12;
    private static final int WARM_UPS = 3;
    private static final long NANOS_PER_MILLI = 1_000_000;

    private YoungBoxes() {}

    /** Runs the boxes up to a side. */
    public static void main(String[] arguments) {
        int side = arguments.length == 0 ? 14 : Integer.parseInt(arguments[0]);
        for (int i = 0; i < WARM_UPS; i++) {
            solve(FIRST);
        }
        for (int s = FIRST; s <= side; s++) {
            print(System.out, s);
        }
    }

    private static YoungTable solve(int side) {
        return new YoungTable(new YoungBox(side, side), Budget.unlimited());
    }

    private static void print(PrintStream out, int side) {
        long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        YoungTable table = solve(side);
        long nanos = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
        out.printf(
                Locale.ROOT,
                "%2d x %2d %,15d diagrams %,14d lost %,7d ms CPU %,13d bytes%n",
                side,
                side,
                new YoungBox(side, side).diagrams(),
                table.lost(),
                nanos / NANOS_PER_MILLI,
                table.bytes());
    }
}

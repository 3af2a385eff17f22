package parlour.bench.sylver;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import parlour.claim.Budget;
import parlour.exact.NumericalSemigroup;
import parlour.games.sylver.engine.OversemigroupSweep;

/**
 * CPU seconds, counts and table memory of the oversemigroup sweep on the positions named as
 * arguments, such as {@code "16 17 90"}; after a warm-up on a smaller one.
 */
public final class FinitePositions {
    private static final String[] USUAL = {"16 17 90", "16 20 28 82 145", "18 19"};

    private FinitePositions() {}

    /** Runs. */
    public static void main(String[] args) {
        sweep("14 15");
        for (String position : args.length == 0 ? USUAL : args) {
            System.out.println(sweep(position));
        }
    }

    private static String sweep(String position) {
        long[] named = Arrays.stream(position.split(" ")).mapToLong(Long::parseLong).toArray();
        var threads = ManagementFactory.getThreadMXBean();
        long start = threads.getCurrentThreadCpuTime();
        var sweep =
                OversemigroupSweep.over(
                        NumericalSemigroup.of(named), Budget.unlimited(), Long.MAX_VALUE);
        long millis = (threads.getCurrentThreadCpuTime() - start) / 1_000_000;
        return "%s: %d oversemigroups, %d lost, winning %s, %d ms CPU, table %d KB"
                .formatted(
                        position,
                        sweep.visited(),
                        sweep.lostCount(),
                        sweep.winningMoves(),
                        millis,
                        sweep.tableBytes() >> 10);
    }
}

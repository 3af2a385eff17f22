package parlour.bench.sylver;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import parlour.claim.Budget;
import parlour.exact.NumericalSemigroup;
import parlour.games.sylver.engine.OversemigroupSweep;

/**
 * Seconds, counts and table memory of the oversemigroup sweep on the positions named as arguments,
 * such as {@code "16 17 90"}; after a warm-up on a smaller one. A first argument {@code
 * --threads=2} lets a second thread walk ahead. CPU time is that of all threads, compilation
 * included.
 */
public final class FinitePositions {
    private static final String[] USUAL = {"16 17 90", "16 20 28 82 145", "18 19"};
    private static final String THREADS = "--threads=";

    private FinitePositions() {}

    /** Runs. */
    public static void main(String[] args) {
        List<String> positions = new ArrayList<>(List.of(args));
        int threads = 1;
        if (!positions.isEmpty() && positions.getFirst().startsWith(THREADS)) {
            threads = Integer.parseInt(positions.removeFirst().substring(THREADS.length()));
        }
        Budget budget = Budget.unlimited().withThreads(threads);
        sweep("15 26 27", budget);
        for (String position : positions.isEmpty() ? List.of(USUAL) : positions) {
            System.out.println(sweep(position, budget));
        }
    }

    private static String sweep(String position, Budget budget) {
        long[] named = Arrays.stream(position.split(" ")).mapToLong(Long::parseLong).toArray();
        long start = System.nanoTime();
        long startOfCpu = cpuNanos();
        var sweep = OversemigroupSweep.over(NumericalSemigroup.of(named), budget, Long.MAX_VALUE);
        long cpu = (cpuNanos() - startOfCpu) / 1_000_000;
        long wall = (System.nanoTime() - start) / 1_000_000;
        return "%s: %d oversemigroups, %d lost, winning %s, %d ms, CPU %d ms, table %d KB"
                .formatted(
                        position,
                        sweep.visited(),
                        sweep.lostCount(),
                        sweep.winningMoves(),
                        wall,
                        cpu,
                        sweep.tableBytes() >> 10);
    }

    private static long cpuNanos() {
        return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
    }
}

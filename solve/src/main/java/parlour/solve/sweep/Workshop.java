package parlour.solve.sweep;

import java.nio.file.Path;
import parlour.claim.Budget;

/**
 * What a unit may use.
 *
 * @param budget its time, memory and threads
 * @param folder where a long unit may keep checkpoints of its own; need not exist, and is deleted
 *     when the unit's result is in the journal
 */
public record Workshop(Budget budget, Path folder) {
    /** The share of one unit where several are worked on at once. */
    Workshop of(String unit, int atOnce, int threads) {
        return new Workshop(
                budget.withMemory(budget.memoryBytes() / atOnce).withThreads(threads),
                folder.resolve(unit));
    }
}

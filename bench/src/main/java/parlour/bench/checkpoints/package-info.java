/**
 * What it costs to keep work.
 *
 * <ul>
 *   <li>{@link parlour.bench.checkpoints.CheckpointCost}: writing and reading checkpoints
 * </ul>
 */
@NullMarked
package parlour.bench.checkpoints;

import org.jspecify.annotations.NullMarked;

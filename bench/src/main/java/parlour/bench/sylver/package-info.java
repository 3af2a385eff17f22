/**
 * Whole runs of the engines of Sylver coinage, timed by CPU.
 *
 * <ul>
 *   <li>{@link parlour.bench.sylver.FinitePositions}: the oversemigroup sweep
 *   <li>{@link parlour.bench.sylver.Surveys}: gcd 2, nimbers and censuses
 * </ul>
 */
@NullMarked
package parlour.bench.sylver;

import org.jspecify.annotations.NullMarked;

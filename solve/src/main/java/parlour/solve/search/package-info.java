/**
 * Search engines that are generic in the rules and know no game by name.
 *
 * <ul>
 *   <li>{@link parlour.solve.search.SharedSearch}: does the player to move win, depth first, by one
 *       or more threads that share a table of exact keys
 *   <li>{@link parlour.solve.search.Retrograde}: values of all positions within reach, layer by
 *       layer
 *   <li>{@link parlour.solve.search.DrawnEnd}: whether some play ends drawn
 *   <li>{@link parlour.solve.search.UnderWay}: how its threads share out the work
 *   <li>{@link parlour.solve.search.GraphSolver}: the same for rules without a packed form; {@link
 *       parlour.solve.search.PositionValues}: what it has found
 *   <li>{@link parlour.solve.search.Valuation}: nimbers and remoteness from those of the options
 *   <li>{@link parlour.solve.search.StrategyWriter}, {@link parlour.solve.search.StrategyOracle}:
 *       strategies as certificates
 *   <li>{@link parlour.solve.search.TableWriter}: values of all positions as certificates; {@link
 *       parlour.solve.search.ProofWriter}: the header, and one of the two after it
 * </ul>
 *
 * <p>May import the kernel and {@code parlour.solve.table} only.
 */
@NullMarked
package parlour.solve.search;

import org.jspecify.annotations.NullMarked;

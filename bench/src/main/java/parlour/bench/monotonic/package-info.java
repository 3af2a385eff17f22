/**
 * How fast monotonic sequence games are solved.
 *
 * <ul>
 *   <li>{@link parlour.bench.monotonic.MonotonicLadder}: outcomes, winning moves and nimbers of
 *       ever larger instances, with a count signature
 *   <li>{@link parlour.bench.monotonic.FormLadder}: posets and the insertion form
 *   <li>{@link parlour.bench.monotonic.YoungBoxes}: all diagrams of ever larger boxes, for Q
 *   <li>{@link parlour.bench.monotonic.TakeAway}: a second game, so that the engine's calls are not
 *       of one kind only
 * </ul>
 *
 * <p>May import everything.
 */
@NullMarked
package parlour.bench.monotonic;

import org.jspecify.annotations.NullMarked;

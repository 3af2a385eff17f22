/**
 * Families of results computed as restartable units of work, with a journal that survives whatever
 * ends a run.
 *
 * <ul>
 *   <li>{@link parlour.solve.sweep.SweepFamily}: the units of a family, by name and in order, and
 *       the bytes that each of them gives
 *   <li>{@link parlour.solve.sweep.SweepIdentity}: what decides a family's bytes; results are never
 *       mixed across it
 *   <li>{@link parlour.solve.sweep.Sweep}: runs what is missing, writes all results in order
 *   <li>{@link parlour.solve.sweep.SweepEngine}: who does the work; {@link
 *       parlour.solve.sweep.LocalEngine}: threads of this machine
 *   <li>{@link parlour.solve.sweep.Workshop}: what a unit may use
 *   <li>{@link parlour.solve.sweep.Journal}: finished units on disk
 * </ul>
 *
 * <p>May import the kernel only.
 */
@NullMarked
package parlour.solve.sweep;

import org.jspecify.annotations.NullMarked;

/**
 * Tables that hold millions of positions without an object for each.
 *
 * <ul>
 *   <li>{@link parlour.solve.table.ExactTable}: positions with one bit each, grown within a memory
 *       budget
 *   <li>{@link parlour.solve.table.PositionIndex}: positions numbered in the order in which they
 *       are met
 * </ul>
 *
 * <p>May import the kernel only.
 */
@NullMarked
package parlour.solve.table;

import org.jspecify.annotations.NullMarked;

/**
 * Families of instances and the tables made of their answers.
 *
 * <ul>
 *   <li>{@link parlour.app.cli.table.Axis}, {@link parlour.app.cli.table.Family}: the values of
 *       each key, and all combinations of them in order
 *   <li>{@link parlour.app.cli.table.Column}: what stands in a column
 *   <li>{@link parlour.app.cli.table.Format}, {@link parlour.app.cli.table.TableWriter}: CSV,
 *       Markdown, JSON, LaTeX and b-file, row by row as rows come
 * </ul>
 *
 * <p>May import the kernel and {@code parlour.games.catalogue}; not the rest of the command line.
 */
@NullMarked
package parlour.app.cli.table;

import org.jspecify.annotations.NullMarked;

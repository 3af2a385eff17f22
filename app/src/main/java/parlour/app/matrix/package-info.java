/**
 * Matrices as files: what other programs read and write.
 *
 * <ul>
 *   <li>{@link parlour.app.matrix.MatrixReader}: inline, CSV and Gambit's {@code .nfg}
 *   <li>{@link parlour.app.matrix.MatrixFormat}: CSV, {@code .nfg}, {@code .efg}, CPLEX LP, MPS and
 *       lrsnash written
 *   <li>{@link parlour.app.matrix.MatrixScene}: the picture of a solved matrix
 *   <li>{@link parlour.app.matrix.ConstantSum}: a matrix and what both payoffs add up to
 * </ul>
 *
 * <p>May import the kernel and the catalogue; it belongs to the app, since games and solvers know
 * matrices but no files.
 */
@NullMarked
package parlour.app.matrix;

import org.jspecify.annotations.NullMarked;

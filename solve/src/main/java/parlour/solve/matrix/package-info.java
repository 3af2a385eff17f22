/**
 * Constant-sum matrix games solved exactly: no rounding, no tolerance, degenerate games included.
 *
 * <ul>
 *   <li>{@link parlour.solve.matrix.IntegerGame}: a matrix game read once into integers, with best
 *       replies
 *   <li>{@link parlour.solve.matrix.DoubleOracle}: value and one optimal pair; inside it {@code
 *       FractionFreeSimplex}
 *   <li>{@link parlour.solve.matrix.ExtremeOptima}: all extreme optimal strategies of one side, by
 *       {@code DoubleDescription} over a {@code NullSpace}
 *   <li>{@link parlour.solve.matrix.Dominance}: iterated dominance, step by step
 *   <li>{@link parlour.solve.matrix.TwoByTwoBlock}: the schoolbook solution of two rows and two
 *       columns
 *   <li>{@link parlour.solve.matrix.Optimum}: value and mixes; {@link
 *       parlour.solve.matrix.MatrixSolver}: answers with claims and certificates; {@code
 *       OptimaProof}: what a certificate says of optimal mixes
 * </ul>
 *
 * <p>May import the kernel only.
 */
@NullMarked
package parlour.solve.matrix;

import org.jspecify.annotations.NullMarked;

/**
 * Exact mathematics: numbers and words in which nothing is rounded and nothing wraps.
 *
 * <ul>
 *   <li>{@link parlour.exact.Rational}: a fraction in lowest terms;
 *   <li>{@link parlour.exact.Ordinal}: an ordinal below ε₀ in Cantor normal form, read by {@code
 *       OrdinalNotation};
 *   <li>{@link parlour.exact.BinomialCoefficient}, {@link parlour.exact.Fibonacci}: the counts that
 *       the theorems need;
 *   <li>{@link parlour.exact.Permutation}: a sequence of distinct integers, its longest runs,
 *       inversions and inverse;
 *   <li>{@link parlour.exact.SchenstedBumping}: the insertion row, and the pair of {@link
 *       parlour.exact.Tableaux} of the Robinson-Schensted correspondence;
 *   <li>{@link parlour.exact.DoubleBumping}: the trace of {@link parlour.exact.RecordingSequence}s
 *       of a board, coloured by {@link parlour.exact.Colour}s;
 *   <li>{@link parlour.exact.ColourWord}: a word of colours and what an {@link
 *       parlour.exact.Insertion} does to it; {@link parlour.exact.AdmissibleWords} lists and counts
 *       the reachable ones;
 *   <li>{@link parlour.exact.NumericalSemigroup}: generators, Apéry set, gaps, Frobenius number;
 *       built by {@code AperyCompletion}, or from {@code SmallElements};
 *   <li>{@link parlour.exact.NotationException}: text that is not what it should be, with the
 *       offending token.
 * </ul>
 *
 * <p>Import rule: nothing of ours. This package may be imported from everywhere.
 */
@NullMarked
package parlour.exact;

import org.jspecify.annotations.NullMarked;

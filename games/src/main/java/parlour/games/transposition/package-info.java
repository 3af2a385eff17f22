/**
 * The transposition game: elements of an ordered set are appended to a sequence, and whether the
 * number of inversions ends even or odd decides.
 *
 * <ul>
 *   <li>{@link parlour.games.transposition.TranspositionInstance}: a position on one of the boards:
 *       {@link parlour.games.transposition.NumberGame}, {@link
 *       parlour.games.transposition.Pennies}, {@link parlour.games.transposition.Pieces}; {@link
 *       parlour.games.transposition.ThreeBoards} keeps them in step; {@link
 *       parlour.games.transposition.TranspositionNotation} reads them
 *   <li>{@link parlour.games.transposition.Domain}: a real domain or a sum of order types; {@link
 *       parlour.games.transposition.Line}, {@link parlour.games.transposition.Span}, {@link
 *       parlour.games.transposition.Place}, {@link parlour.games.transposition.Stretch}: its order
 *   <li>{@link parlour.games.transposition.Sequence}, {@link parlour.games.transposition.Anatomy}:
 *       what is used, in blocks and gaps
 * </ul>
 *
 * <p>May import the kernel and the catalogue; only {@code TranspositionGame} may import the engine
 * and {@code parlour.solve}.
 */
@NullMarked
package parlour.games.transposition;

import org.jspecify.annotations.NullMarked;

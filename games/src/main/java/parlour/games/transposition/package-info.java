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
 *   <li>{@link parlour.games.transposition.RealDomain}, {@link
 *       parlour.games.transposition.OrderTypeSum}: the domains there are, of parts with an {@link
 *       parlour.games.transposition.OrderType}; {@link parlour.games.transposition.Gap}: free
 *       elements between used ones
 *   <li>{@link parlour.games.transposition.SequenceRules}: the rules as printed; {@link
 *       parlour.games.transposition.SetRules} on {@link parlour.games.transposition.SetPosition}:
 *       as far as they matter
 *   <li>{@link parlour.games.transposition.CountGame}, {@link
 *       parlour.games.transposition.CountCensus}: generalised games, which count by a {@link
 *       parlour.games.transposition.Tally}, by {@link parlour.games.transposition.CountRules} on
 *       {@link parlour.games.transposition.CountPosition}
 *   <li>{@link parlour.games.transposition.Side}, {@link parlour.games.transposition.Winner},
 *       {@link parlour.games.transposition.Parity}: who moves, who wins, even or odd
 *   <li>{@code TranspositionScene}, {@code LineDrawing}: pictures
 * </ul>
 *
 * <p>May import the kernel and the catalogue; only {@code TranspositionGame} may import the engine
 * and {@code parlour.solve}.
 */
@NullMarked
package parlour.games.transposition;

import org.jspecify.annotations.NullMarked;

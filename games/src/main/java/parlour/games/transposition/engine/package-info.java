/**
 * What decides the transposition game, on every domain, and what is made of the decision.
 *
 * <ul>
 *   <li>{@link parlour.games.transposition.engine.Decision}: everything decided about a position in
 *       numbers, by the {@code PivotTheorem} from its {@code Facts}; {@link
 *       parlour.games.transposition.engine.ColourCriterion}: pennies and pieces
 *   <li>{@code Survey}, {@code Moves}, {@link parlour.games.transposition.engine.MoveSet}, {@link
 *       parlour.games.transposition.engine.MoveRows}: all moves by what they lead to
 *   <li>{@link parlour.games.transposition.engine.Reasons}: why; {@link
 *       parlour.games.transposition.engine.ProofWriter}, {@code StrategyWriter}: certificates
 *   <li>{@link parlour.games.transposition.engine.LivePosition}, {@code LiveBlocks}: moves made and
 *       taken back on long starts
 *   <li>{@link parlour.games.transposition.engine.CountDecision}, {@code CountSearch}, {@link
 *       parlour.games.transposition.engine.ResidueSearch}: generalised games by brute force
 *   <li>{@link parlour.games.transposition.engine.PuzzleMaker}: puzzles
 * </ul>
 *
 * <p>May import the kernel, the game's own room and {@code parlour.solve}.
 */
@NullMarked
package parlour.games.transposition.engine;

import org.jspecify.annotations.NullMarked;

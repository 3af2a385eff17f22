/**
 * Engines for monotonic sequence games, all in the label model.
 *
 * <ul>
 *   <li>{@link parlour.games.monotonic.engine.ChainAnswer}: answers on chains, each by a {@code
 *       ChainSolver}: {@link parlour.games.monotonic.engine.MonotonicSolver} on finite ones, {@link
 *       parlour.games.monotonic.engine.OrderSolver} on others
 *   <li>{@link parlour.games.monotonic.engine.LabelSearch}: who wins, by depth-first search over
 *       core, stacks and waste
 *   <li>{@link parlour.games.monotonic.engine.LabelGraph}: all positions within reach, for nimbers
 *       and remoteness
 *   <li>{@code CoreGraph}: the same for longer runs, positions as objects; {@code ForcedPlay}: how
 *       long play lasts where that is seen at once; {@link
 *       parlour.games.monotonic.engine.FinishedAnswer}: where it is over
 *   <li>{@code OrderOutcomes}: who wins on infinite and large decks, by that search, or on Q by the
 *       table of all Young diagrams in a box
 *   <li>{@link parlour.games.monotonic.engine.MonotonicSweeps}: the families that can be swept,
 *       among them {@link parlour.games.monotonic.engine.LargeNFamily}; {@link
 *       parlour.games.monotonic.engine.LongRunAnswer}: one row of it
 *   <li>{@link parlour.games.monotonic.engine.FormAnswer}, {@link
 *       parlour.games.monotonic.engine.FormMoves}: answers and moves of forms that are searched as
 *       they are, each a {@code SearchedForm} with a {@code FormSolver}
 *   <li>{@code PosetForm}: posets, by {@code PosetGraph} and a {@code FormSearch} on {@code
 *       PosetState}, up to {@code PosetSymmetries}; {@code Involution}, the theorem that spares a
 *       search
 *   <li>{@code SlotsForm}: the insertion form on a finite deck, by {@code SlotsGraph} and a {@code
 *       FormSearch} on {@code SlotsState}
 *   <li>{@link parlour.games.monotonic.engine.PlaneAnswer}, {@link
 *       parlour.games.monotonic.engine.PlaneMoves}: the insertion form on ℚ, by the parity theorem
 *   <li>{@link parlour.games.monotonic.engine.FirstMoves}: winning first cards as decks grow
 *   <li>{@code ChainWhy}, {@code ChainReasons}: the proposition that decides a position on a chain;
 *       {@code Reason} does so for the other forms
 *   <li>{@link parlour.games.monotonic.engine.MoveList}, {@link
 *       parlour.games.monotonic.engine.OrderMoveList}: every move with what it leads to
 *   <li>{@code Core}, {@code KeyCodec}, {@code LabelWalk}: positions of the search; {@link
 *       parlour.games.monotonic.engine.Ends}: whether a deck has a lowest and a highest card
 * </ul>
 *
 * <p>May import the kernel, {@code parlour.solve} and this game's room.
 */
@NullMarked
package parlour.games.monotonic.engine;

import org.jspecify.annotations.NullMarked;

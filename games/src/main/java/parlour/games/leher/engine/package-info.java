/**
 * Engines of Le Her.
 *
 * <ul>
 *   <li>{@link parlour.games.leher.engine.LeHerEngine}: answers with claims and certificates
 *   <li>{@link parlour.games.leher.engine.BenjaminGoldmanBlock}, {@link
 *       parlour.games.leher.engine.BenjaminGoldmanCubic}: the N-card game in closed form
 *   <li>{@code OneSuitSolver}, {@code DeckSolver}, {@code ToldDealerSolver}: one kind of instance
 *       each
 * </ul>
 *
 * <p>May import the kernel, {@code parlour.solve.matrix}, the rules and the checkers of this room.
 */
@NullMarked
package parlour.games.leher.engine;

import org.jspecify.annotations.NullMarked;

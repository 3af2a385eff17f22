/**
 * Games played move by move, for every board: the terminal's and the browser's.
 *
 * <ul>
 *   <li>{@link parlour.app.play.MoveRange}: concrete moves within a move as it is listed
 *   <li>{@link parlour.app.play.Prospect}: what the player to move can force
 *   <li>{@link parlour.app.play.Line}: a play from start to end, with its blunders ({@link
 *       parlour.app.play.Ply})
 *   <li>{@link parlour.app.play.Opponent}: chooses a move, as well as its {@link
 *       parlour.app.play.Level} says
 * </ul>
 *
 * <p>May import the kernel, the games, {@code parlour.app.ask} and {@code parlour.app.recall}; no
 * face.
 */
@NullMarked
package parlour.app.play;

import org.jspecify.annotations.NullMarked;

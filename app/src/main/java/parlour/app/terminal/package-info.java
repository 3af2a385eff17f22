/**
 * The board in a terminal: a play typed line by line, with a person or an opponent on each side.
 *
 * <ul>
 *   <li>{@link parlour.app.terminal.Board}: a play, from a line to what is answered; {@code Table}:
 *       one of moves; {@code Trainer}: one of deals with hidden cards, which {@code Deals}
 *       shuffles; {@link parlour.app.terminal.Room}: what a board stands in
 *   <li>{@code Command}: what can be typed, {@code TableCommand} and {@code TrainerCommand} at
 *       each; {@link parlour.app.terminal.Seat}: whom the person plays; {@link
 *       parlour.app.terminal.SavedPlay}, {@link parlour.app.terminal.PlayFile}: a play in a file
 *   <li>{@link parlour.app.terminal.Lines}: where lines come from: {@link
 *       parlour.app.terminal.EditedLines} with editing and completion, {@link
 *       parlour.app.terminal.PipedLines} plainly
 * </ul>
 *
 * <p>May import the kernel, the games, {@code parlour.app.ask}, {@code play}, {@code recall} and
 * {@code render}; no verb.
 */
@NullMarked
package parlour.app.terminal;

import org.jspecify.annotations.NullMarked;
